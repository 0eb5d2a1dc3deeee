import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderRequest, WebEntry } from '@stillingen/wire';
import type { Language } from '@stillingen/wire/words';
import type { FastifyInstance } from 'fastify';

export class WebMissing extends Error {
  override readonly name = 'WebMissing';
}

const ENTRY_FILES: Readonly<Record<Language, string>> = { da: 'entry-server.js', en: 'entry-server-en.js' };

/** The types of its parts, which the compiler can not check in a file that is loaded by its path. */
const PARTS = {
  render: 'function',
  missingPage: 'function',
  renderFailure: 'function',
  renderEmbed: 'function',
  renderOffline: 'function',
  readToggled: 'function',
  knownSearch: 'function',
  readDelay: 'function',
  readListChoices: 'function',
  readOddsShown: 'function',
  offline: 'object',
  themeScript: 'object',
  embedScript: 'string',
  program: 'string',
} as const satisfies Record<keyof WebEntry, string>;

/** The built web app in a language. Throws WebMissing if not built, or of another version (ERR-14). */
export async function loadWebApp(webDir: string, language: Language = 'da'): Promise<WebEntry> {
  const entryFile = path.join(webDir, 'server', ENTRY_FILES[language]);
  if (!existsSync(entryFile)) throw new WebMissing(`the web app is not built: ${entryFile} is missing (npm run build -w web)`);
  const entry = (await import(pathToFileURL(entryFile).href)) as Readonly<Record<string, unknown>>;
  for (const [part, type] of Object.entries(PARTS))
    if (typeof entry[part] !== type)
      throw new WebMissing(
        `${entryFile} is of another version: ${part} is ${typeof entry[part]}, and has to be ${type} (npm run build -w web)`,
      );
  return entry as unknown as WebEntry;
}

interface OfflineEdition {
  readonly entry: Pick<WebEntry, 'offline' | 'renderOffline'>;
  readonly headers: Readonly<Record<string, string>>;
}

interface OfflineOptions {
  /** One in each language, the Danish first; the scripts of the last serve all. */
  readonly pages: readonly OfflineEdition[];
  readonly request: () => Pick<RenderRequest, 'demo' | 'gallery' | 'nowMs' | 'tzHours'>;
}

// The next visit must see a new build.
const FRESH = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

export function serveOfflinePages(app: FastifyInstance, { pages, request }: OfflineOptions): void {
  for (const [address, text] of Object.entries(pages.at(-1)!.entry.offline.scripts))
    app.get(address, { schema: { hide: true } }, async (_request, reply) =>
      reply.headers(FRESH).type('text/javascript; charset=utf-8').send(text),
    );
  for (const edition of pages) serveOfflinePage(app, edition, request);
}

function serveOfflinePage(app: FastifyInstance, { entry, headers }: OfflineEdition, request: OfflineOptions['request']): void {
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
      .headers({ ...headers, ...FRESH })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
