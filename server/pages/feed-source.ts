import type { FeedSource } from '@stillingen/wire';
import { DANISH, type Vocabulary } from '@stillingen/wire/words';
import { type EventId, type LiveState, SPORTS } from '@stillingen/domain';
import { categoryOf, competitionSegment, leaguePagePath, leaguePath } from '../projection/league-header.ts';
import { categoriesOf, competitionsIn, isListed, isOfSport } from './competitions.ts';
import type { ClientConfig } from '@stillingen/wire';
import type { Config } from '../ops/config/config.ts';

interface RenderedFeeds {
  body(name: string): { readonly text: string } | null;
  earlier(name: string, atS: number): { readonly text: string } | null;
}

export function feedSource(
  state: LiveState,
  library: RenderedFeeds,
  config: FeedSource['config'],
  nowMs: () => number,
): (delayS: number) => FeedSource {
  return (delayS) => ({
    feed(name) {
      const body = delayS === 0 ? library.body(name) : library.earlier(name, Math.floor(nowMs() / 1000) - delayS);
      return body?.text ?? null;
    },
    competition(sportId, countrySlug, segment) {
      for (const league of state.leagues.values()) {
        if (league.sportId !== sportId || competitionSegment(league) !== segment) continue;
        const { id, slug: category } = categoryOf(league, DANISH);
        if (category === countrySlug) return { countryId: id, templateId: league.templateId };
      }
      return null;
    },
    category(sportId, segment) {
      for (const league of state.leagues.values()) {
        if (!isOfSport(league, sportId) || !isListed(league)) continue;
        const { id, name, slug: own } = categoryOf(league, DANISH);
        if (own === segment) return { id, name };
      }
      return null;
    },
    competitions: (sportId, categoryId) => competitionsIn(state, sportId, categoryId),
    categories: (sportId) => categoriesOf(state, sportId),
    sportOf: (eventId) => (state.events.get(eventId as EventId) ?? state.races.get(eventId as EventId))?.sportId ?? null,
    config,
  });
}

/** '/fodbold/danmark/superligaen/' and the rest. */
const LEAGUE_PATH = /^(\/[^/]+\/[^/]+\/[^/]+\/)(.*)$/;

/** Real competitions precede simulated ones of the same name. Null for other paths. */
export function leaguePageOf(
  { leagues }: Pick<LiveState, 'leagues'>,
  languages: readonly Vocabulary[],
  path: string,
): string | null {
  const [, feedPath, rest] = LEAGUE_PATH.exec(path) ?? [];
  if (feedPath === undefined) return null;
  const sports = new Set(
    SPORTS.filter((sport) => languages.some((words) => feedPath.startsWith(`/${words.sport(sport).slug}/`))).map(({ id }) => id),
  );
  let page: string | null = null;
  for (const league of leagues.values()) {
    if (!sports.has(league.sportId) || !languages.some((words) => leaguePath(league, words) === feedPath)) continue;
    page = leaguePagePath(league) + rest;
    if (league.origin === 'real') break;
  }
  return page === path ? null : page;
}

/** The configuration of browsers: only what differs from their defaults. */
export function clientConfig({
  projectId,
  feedSign,
  feedPrefix,
  feedResolver,
  geoHeaders,
  pushAliases,
  pushNamespace,
  identityNamespace,
}: Config): ClientConfig {
  return {
    projectId,
    sign: feedSign,
    ...(feedPrefix === '/x/feed/' ? {} : { feedPrefix }),
    ...(pushAliases.length === 0 ? {} : { push: pushAliases }),
    ...(pushNamespace === '' ? {} : { pushNamespace }),
    ...(identityNamespace === 'stillingen' ? {} : { accountNamespace: identityNamespace }),
    ...(geoHeaders === '' ? {} : { asksGeo: true }),
    ...(feedResolver.resolver === null ? {} : { resolver: feedResolver.resolver }),
  };
}
