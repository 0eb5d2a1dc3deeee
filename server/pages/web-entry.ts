import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderRequest, WebEntry } from '@stillingen/wire';
import type { FastifyInstance } from 'fastify';

export class WebMissing extends Error {
  override readonly name = 'WebMissing';
}

/** Loads the built web app. Throws WebMissing if it is not built. */
export async function loadWebApp(webDir: string): Promise<WebEntry> {
  const entryFile = path.join(webDir, 'server', 'entry-server.js');
  if (!existsSync(entryFile)) throw new WebMissing(`the web app is not built: ${entryFile} is missing (npm run build -w web)`);
  return (await import(pathToFileURL(entryFile).href)) as WebEntry;
}

interface OfflineOptions {
  readonly entry: Pick<WebEntry, 'offline' | 'renderOffline'>;
  readonly headers: Readonly<Record<string, string>>;
  readonly request: () => Pick<RenderRequest, 'demo' | 'gallery' | 'nowMs' | 'tzHours'>;
}

export function serveOfflinePage(app: FastifyInstance, { entry, headers, request }: OfflineOptions): void {
  // The next visit must see a new build.
  const fresh = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
  for (const [address, text] of Object.entries(entry.offline.scripts))
    app.get(address, { schema: { hide: true } }, async (_request, reply) =>
      reply.headers(fresh).type('text/javascript; charset=utf-8').send(text),
    );
  /** It does not depend on the time: rendered once for each kind of data. */
  const made = new Map<RenderRequest['demo'], string>();
  app.get(entry.offline.path, { schema: { hide: true } }, async (_request, reply) => {
    const now = request();
    const html =
      made.get(now.demo) ??
      entry.renderOffline({
        ...now,
        path: entry.offline.path,
        search: '',
        theme: null,
        collapsed: [],
        delayS: 0,
        compact: false,
        liveFirst: false,
        live: '',
      });
    made.set(now.demo, html);
    return reply
      .headers({ ...headers, ...fresh })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
