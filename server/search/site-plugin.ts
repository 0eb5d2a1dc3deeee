import {
  MAX_RECENTS,
  SEARCH_ID,
  SEARCH_KEY,
  SEARCH_LANGUAGE_KEY,
  SEARCH_LIVE_KEY,
  SEARCH_NOW_PATH,
  SEARCH_PATH,
  SEARCH_TOP_PATH,
  type SearchAnswer,
  type SearchTop,
} from '@stillingen/wire';
import type { Language } from '@stillingen/wire/words';
import type { FastifyInstance, FastifySchema } from 'fastify';
import Type from 'typebox';
import { queryOf, strictObject } from '../http/request.ts';
import { limited, SEARCH_CACHE, type SearchOptions, unavailable } from './plugin.ts';
import { SITE_NOW, SITE_SEARCH, SITE_TOP } from './documentation.ts';
import type { SiteSearch } from './site-search.ts';

type Site = Pick<SiteSearch, 'find' | 'now' | 'top'>;

export interface SiteSearchRoutes extends Pick<SearchOptions, 'limit' | 'addressOf'> {
  /** In Danish where the site has no edition in the language. */
  readonly siteIn: (language: Language) => Site;
}

const NowCall = strictObject({
  ids: Type.Array(Type.String({ pattern: SEARCH_ID.source }), { maxItems: MAX_RECENTS, examples: [['KlMnOp34']] }),
  isLive: Type.Boolean(),
  lang: Type.Optional(Type.Literal('en')),
});

/** /x/search/?q=, /x/search/top/ and /x/search/now/ for the search of the site; `live=0` leaves out
 * what happens now, `lang=en` gives English names. What a device opened comes in a body, which no
 * log of addresses holds. 429 above the rate limit, 503 without an index. */
export function siteSearch(app: FastifyInstance, { siteIn, limit, addressOf }: SiteSearchRoutes): void {
  const serve = (
    path: string,
    schema: FastifySchema,
    answer: (site: Site, text: string, isLive: boolean) => Promise<SearchAnswer | SearchTop>,
  ): void => {
    app.get(path, { schema }, async (request, reply) => {
      const refused = limited(limit(addressOf(request)), reply);
      if (refused !== null) return refused;
      const query = queryOf(request.raw.url!);
      const site = siteIn(query.get(SEARCH_LANGUAGE_KEY) === 'en' ? 'en' : 'da');
      try {
        const found = await answer(site, query.get(SEARCH_KEY) ?? '', query.get(SEARCH_LIVE_KEY) !== '0');
        return await reply.header('cache-control', SEARCH_CACHE).send(found);
      } catch (error) {
        return unavailable(error, reply);
      }
    });
  };
  serve(SEARCH_PATH, SITE_SEARCH, (site, text, isLive) => site.find(text, isLive));
  serve(SEARCH_TOP_PATH, SITE_TOP, async (site, _text, isLive) => site.top(isLive));
  app.post<{ Body: Type.Static<typeof NowCall> }>(
    SEARCH_NOW_PATH,
    { schema: { ...SITE_NOW, body: NowCall } },
    async (request, reply) => {
      const { ids, isLive, lang = 'da' } = request.body;
      return (
        limited(limit(addressOf(request)), reply) ?? reply.header('cache-control', 'no-store').send(siteIn(lang).now(ids, isLive))
      );
    },
  );
}
