import {
  EMBED_PREFIX,
  EMBED_SCRIPT_PATH,
  embedPath,
  type EmbedSource,
  parseEmbed,
  type RenderRequest,
  type WebEntry,
} from '@stillingen/wire';
import type { FastifyInstance } from 'fastify';
import type { CostLimit } from '../http/limits/cost-limit.ts';
import { type Encoding, PageCache, type PageCacheOptions } from './page-cache.ts';
import { imageSources, otherHosts, refuseResult, sendLine, sendPage } from './replies.ts';

const SCRIPT_CACHE = 'public, max-age=3600, stale-while-revalidate=86400';
/** The same for all readers. It goes on by itself once it is open. */
const EMBED_CACHE = 'public, max-age=5';

export interface EmbedOptions extends Omit<PageCacheOptions, 'entry' | 'source' | 'pageOf'> {
  readonly entry: Pick<WebEntry, 'renderEmbed' | 'embedScript'>;
  readonly source: (delayS: number) => EmbedSource;
  readonly demo: () => RenderRequest['demo'];
  readonly siteUrl: string;
  readonly encodingOf: (header: string | undefined) => Encoding;
  readonly costs: CostLimit;
}

/** Framed by any site, so without forms and without anything of a visitor. */
function embedHeaders({ source, siteUrl }: Pick<EmbedOptions, 'source' | 'siteUrl'>): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      imageSources(source(0).config),
      "font-src 'self'",
      ["connect-src 'self'", ...otherHosts(source(0).config, siteUrl)].join(' '),
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'geolocation=(), camera=(), microphone=()',
    'cache-control': EMBED_CACHE,
    vary: 'Accept-Encoding',
  };
}

const WRONG = {
  path: 'Kampen eller turneringen findes ikke.',
  query: 'Ukendt valg i adressen; tilladt: theme=light, theme=dark eller ingen.',
} as const;

/** What other sites show of this one: documents for their frames, and the script that places them. */
export function serveEmbeds(app: FastifyInstance, options: EmbedOptions): void {
  const { entry, source, demo, encodingOf, costs, createBody } = options;
  const headers = embedHeaders(options);
  const cache = new PageCache({
    ...options,
    entry: {
      render: (request) => entry.renderEmbed(request, source(0)),
      renderFailure: () => ({ status: 500, html: '' }),
      missingPage: () => null,
    },
    pageOf: () => null,
  });
  app.get(`${EMBED_PREFIX}*`, { schema: { hide: true } }, async (request, reply) => {
    const url = new URL(request.raw.url!, 'http://site');
    const address = parseEmbed(url.pathname, url.search);
    if (address === 'path') return sendLine(reply, 404, WRONG.path);
    if (address === 'query') return sendLine(reply, 400, WRONG.query);
    const [path, query] = embedPath(address).split('?');
    const page = await cache.page(
      {
        path: path!,
        search: query === undefined ? '' : `?${query}`,
        ...{ theme: null, collapsed: [], compact: false, liveFirst: false, delayS: 0, gallery: false },
        demo: demo(),
      },
      {
        admits: () => costs.admits(request.raw),
        spend: (ms) => costs.spend(request.raw, ms),
        report: (error) => request.log.error(error),
      },
    );
    if (typeof page === 'string') return refuseResult(reply, page, 'da');
    if ('location' in page || page.status === 404) return sendLine(reply, 404, WRONG.path);
    if (page.status !== 200) return sendLine(reply, page.status, 'Noget gik galt. Prøv igen om lidt.');
    return sendPage(request, reply.headers(headers), page, encodingOf);
  });
  const script = createBody(entry.embedScript);
  app.get(EMBED_SCRIPT_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { encoding, bytes } = await script.encoded(encodingOf(request.headers['accept-encoding']));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': SCRIPT_CACHE, vary: 'Accept-Encoding', 'cross-origin-resource-policy': 'cross-origin' })
      .type('text/javascript; charset=utf-8')
      .send(bytes);
  });
}
