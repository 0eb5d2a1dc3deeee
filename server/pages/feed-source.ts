import {
  compareDanish,
  countryBySlug,
  type EventId,
  FAVOURITE_LIMITS,
  type FavouriteLimits,
  type League,
  type LiveState,
  type ParticipantId,
  sportById,
  SPORTS,
  sportsOfGroup,
} from '@stillingen/domain';
import {
  type CardKind,
  type CategoryLink,
  type ClientConfig,
  type CompetitionLink,
  type EmbedSource,
  type FeedSource,
  type NationLinks,
  type Operator,
  type Redirect,
  type SearchAnswer,
  ENGLISH_PREFIX,
} from '@stillingen/wire';
import { DANISH, type Vocabulary } from '@stillingen/wire/words';
import type { Config } from '../ops/config/config.ts';
import { myGamesLimits } from '../ops/config/mine.ts';
import { telemetryOf } from '../ops/config/telemetry.ts';
import {
  categoryOf,
  competitionSegment,
  isListed,
  leaguePagePath,
  leaguePath,
  leagueSortKey,
} from '../projection/league-header.ts';

interface RenderedFeeds {
  body(name: string): { readonly text: string } | null;
  earlier(name: string, atS: number): { readonly text: string } | null;
}

/** Addresses keep their Danish words in every language. */
interface SourceOptions extends Pick<FeedSource, 'config' | 'operator' | 'siteUrl' | 'card' | 'logo' | 'sources' | 'vacancy'> {
  readonly words?: Vocabulary;
  readonly search?: (text: string, isLive: boolean) => SearchAnswer | null;
}

export function feedSource(
  state: LiveState,
  library: RenderedFeeds,
  { card, search, words = DANISH, ...site }: SourceOptions,
  nowMs: () => number,
): (delayS: number) => EmbedSource {
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
    competitionById(templateId) {
      let newest: League | null = null;
      for (const league of state.leagues.values())
        if (league.templateId === templateId && (newest === null || league.season > newest.season)) newest = league;
      if (newest === null) return null;
      return { sportId: newest.sportId, countryId: categoryOf(newest, DANISH).id, path: leaguePagePath(newest) };
    },
    category(sportId, segment) {
      for (const league of state.leagues.values()) {
        if (!isOfSport(league, sportId) || !isListed(league)) continue;
        if (categoryOf(league, DANISH).slug !== segment) continue;
        const { id, name } = categoryOf(league, words);
        return { id, name };
      }
      return null;
    },
    competitions: (sportId, categoryId) => competitionsIn(state, sportId, categoryId, words),
    nation(segment) {
      const country = countryBySlug(segment);
      return country && { ...country, ...words.country(country.code) };
    },
    nationSports: (countryId) => nationSports(state, countryId, words),
    categories: (sportId) => categoriesOf(state, sportId, words),
    sportOf: (eventId) => (state.events.get(eventId as EventId) ?? state.races.get(eventId as EventId))?.sportId ?? null,
    participant(id) {
      const participant = state.participants.get(id as ParticipantId);
      return participant === undefined ? null : words.participant(participant);
    },
    ...(search === undefined ? {} : { search: (text) => search(text, delayS === 0) }),
    ...(card === undefined ? {} : { card: (kind, id) => card(delayS === 0 ? kind : withoutResults(kind), id) }),
    ...site,
  });
}

/** A link from a delayed page shows no result of now. */
const withoutResults = (kind: CardKind): CardKind => (kind === 'match' ? 'fixture' : kind === 'competition' ? 'season' : kind);

const LEAGUE_PATH = /^\/([^/]+)\/([^/]+)\/([^/]+)\/(.*)$/;

/**
 * The page of a competition at its address in another language, or under a wrong country if no
 * other of the sport has its name. Real competitions precede simulated ones. Null for other paths.
 */
export function leaguePageOf(
  { leagues }: Pick<LiveState, 'leagues'>,
  languages: readonly Vocabulary[],
  path: string,
): Redirect | null {
  const [, sport = '', country = '', segment = '', rest = ''] = LEAGUE_PATH.exec(path) ?? [];
  if (sport === '') return null;
  const sports = new Set(
    SPORTS.filter((each) => languages.some((words) => words.sport(each).slug === sport)).map(({ id }) => id),
  );
  // In an address of another edition the sport may have its Danish word.
  const named = `/${country}/${segment}/`;
  const elsewhere = new Set<string>();
  let page: string | null = null;
  for (const league of leagues.values()) {
    if (!sports.has(league.sportId)) continue;
    if (competitionSegment(league) === segment) elsewhere.add(leaguePagePath(league));
    if (!languages.some((words) => leaguePath(league, words).endsWith(named))) continue;
    page = leaguePagePath(league);
    if (league.origin === 'real') break;
  }
  if (page !== null) return page + rest === path ? null : { status: 302, location: page + rest };
  const [only, ...others] = elsewhere;
  return only === undefined || others.length > 0 || only === `/${sport}${named}` ? null : { status: 301, location: only + rest };
}

export const operatorOf = ({ operatorName, operatorAddress, operatorEmail, operatorCvr }: Config): Operator => ({
  name: operatorName,
  address: operatorAddress,
  email: operatorEmail,
  cvr: operatorCvr,
});
const ENGLISH_EDITION = { language: 'en', country: null, url: ENGLISH_PREFIX.slice(0, -1) } as const;

/** For browsers: only what differs from their defaults. `feedProject`: of the page's language. */
export function clientConfig(
  {
    projectId,
    feedSign,
    feedPrefix,
    feedBenchmark,
    feedResolver,
    geoHeaders,
    pushAliases,
    pushNamespace,
    identityNamespace,
    siteEditions,
    english,
    myTeams,
    localOnly,
    embeds,
    imageBase,
    ...config
  }: Config,
  feedProject = projectId,
): ClientConfig {
  // The pages of another edition lead back by their own links.
  const editions =
    feedProject === projectId
      ? [...siteEditions, ...(english && !siteEditions.some(({ language }) => language === 'en') ? [ENGLISH_EDITION] : [])]
      : [];
  const myGames = changedLimits(myGamesLimits(config));
  const telemetry = telemetryOf(config);
  return {
    projectId: feedProject,
    ...(feedProject === projectId ? {} : { accountProject: projectId }),
    sign: feedSign,
    ...(feedPrefix === '/x/feed/' ? {} : { feedPrefix }),
    ...(feedBenchmark ? { benchmark: true } : {}),
    ...(pushAliases.length === 0 ? {} : { push: pushAliases }),
    ...(pushNamespace === '' ? {} : { pushNamespace }),
    ...(identityNamespace === 'stillingen' ? {} : { accountNamespace: identityNamespace }),
    ...(geoHeaders === '' ? {} : { requestsGeo: true }),
    ...(editions.length === 0 ? {} : { editions }),
    ...(feedResolver.resolver === null ? {} : { resolver: feedResolver.resolver }),
    ...(Object.keys(myGames).length === 0 ? {} : { myGames }),
    ...(myTeams ? {} : { myTeams }),
    ...(localOnly ? { localOnly } : {}),
    ...(embeds ? {} : { embeds }),
    ...(telemetry === null ? {} : { telemetry }),
    ...(imageBase === '' ? {} : { imageBase }),
  };
}

function changedLimits(limits: FavouriteLimits): Partial<FavouriteLimits> {
  const names = Object.keys(limits) as (keyof FavouriteLimits)[];
  return Object.fromEntries(names.filter((name) => limits[name] !== FAVOURITE_LIMITS[name]).map((name) => [name, limits[name]]));
}

export const isOfSport = (league: League, sportId: number): boolean =>
  league.sportId === sportId || sportById(league.sportId)!.parent === sportId;

/** By address, in reading order. */
function competitionLinks(leagues: Iterable<League>, words: Vocabulary): CompetitionLink[] {
  const found = new Map<string, { newest: League; seasons: Set<string> }>();
  for (const league of leagues) {
    const path = leaguePagePath(league);
    const known = found.get(path);
    if (known === undefined) found.set(path, { newest: league, seasons: new Set([league.season]) });
    else {
      known.seasons.add(league.season);
      if (league.season > known.newest.season) known.newest = league;
    }
  }
  return [...found]
    .toSorted(([, a], [, b]) => (leagueSortKey(a.newest, words) < leagueSortKey(b.newest, words) ? -1 : 1))
    .map(([path, { newest, seasons }]) => ({
      path,
      name: words.competition(newest).name,
      seasons: [...seasons].toSorted().toReversed(),
      simulated: newest.origin !== 'real',
    }));
}

const isIn = (league: League, categoryId: number): boolean => categoryOf(league, DANISH).id === categoryId;

export const competitionsIn = (
  { leagues }: Pick<LiveState, 'leagues'>,
  sportId: number,
  categoryId: number,
  words: Vocabulary = DANISH,
): readonly CompetitionLink[] =>
  competitionLinks(
    leagues.values().filter((league) => isOfSport(league, sportId) && isIn(league, categoryId)),
    words,
  );

function nationSports({ leagues }: LiveState, countryId: number, words: Vocabulary): NationLinks['sports'] {
  const bySport = Map.groupBy(
    leagues.values().filter((league) => isIn(league, countryId)),
    ({ sportId }) => sportId,
  );
  return SPORTS.flatMap(({ id: sportId }) => {
    const own = isGroup(sportId) ? undefined : bySport.get(sportId);
    return own === undefined ? [] : [{ sportId, competitions: competitionLinks(own, words) }];
  });
}

const isGroup = (sportId: number): boolean => sportsOfGroup(sportId).length > 0;

export function categoriesOf(
  { leagues }: Pick<LiveState, 'leagues'>,
  sportId: number,
  words: Vocabulary = DANISH,
): CategoryLink[] {
  const found = new Map<string, CategoryLink>();
  for (const league of leagues.values()) {
    if (!isOfSport(league, sportId) || !isListed(league)) continue;
    const { slug } = categoryOf(league, DANISH);
    const { name, short } = categoryOf(league, words);
    found.set(slug, { segment: slug, name, ...(short !== undefined && { short }) });
  }
  return [...found.values()].toSorted((a, b) => compareDanish(a.name, b.name));
}
