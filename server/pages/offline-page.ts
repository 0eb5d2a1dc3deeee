import type { FastifyInstance } from 'fastify';
import type { RenderRequest, WebEntry } from '@stillingen/wire';

interface OfflineOptions {
  readonly entry: Pick<WebEntry, 'offline' | 'renderOffline'>;
  readonly headers: Readonly<Record<string, string>>;
  readonly request: () => Pick<RenderRequest, 'demo' | 'gallery' | 'nowMs' | 'tzHours'>;
}

export function serveOfflinePage(app: FastifyInstance, { entry, headers, request }: OfflineOptions): void {
  // The next visit must see a new build.
  const fresh = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
  for (const [address, text] of Object.entries(entry.offline.scripts))
    app.get(address, async (_request, reply) => reply.headers(fresh).type('text/javascript; charset=utf-8').send(text));
  /** It does not depend on the time: rendered once for each kind of data. */
  const made = new Map<RenderRequest['demo'], string>();
  app.get(entry.offline.path, async (_request, reply) => {
    const now = request();
    const html =
      made.get(now.demo) ??
      entry.renderOffline({ ...now, path: entry.offline.path, search: '', theme: null, collapsed: [], delayS: 0, live: '' });
    made.set(now.demo, html);
    return reply
      .headers({ ...headers, ...fresh })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
