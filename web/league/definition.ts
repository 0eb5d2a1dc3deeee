import { decodeTable, type TableData } from '@stillingen/client';
import { HOME_COUNTRY, PROJECT_TYPE, SUMMARY_MATCHES } from '@stillingen/domain';
import {
  buildFeedName,
  eventRow,
  type FeedSource,
  leagueRow,
  type Redirect,
  type RenderRequest,
  seasonNumber,
} from '@stillingen/wire';
import { definePage, type Resolved, seedOf, SLUG, sportAddress } from '../page/define-page.ts';
import {
  type FeedPart,
  type LeagueAddress,
  leaguePath,
  type LeaguePageProps,
  type LeagueTab,
  LIST_STEP,
  MONTH_KEY,
  OVERVIEW_RACES,
  PART_KEY,
  RACE_STEP,
  SEASONLESS,
  seasonFeed,
  TAB_SEGMENTS,
} from './model/address.ts';
import { contentOf, partOf, tabsOf, textOf } from './content.ts';
import { DRAW_KEYS } from './draw/keys.ts';
import { STANDINGS_KEYS } from './standings/keys.ts';
import { leadersOf } from '../list/first-part.ts';
import { FIRST_ENTRIES } from '../list/motion/gradual.tsx';
import { holdsRaces, type RaceSchedule, raceSchedule } from './model/races.ts';
import { inMonth, matchesOf, monthsOf, type Schedule, scheduleOf } from './model/schedule.ts';

/** One more than shown, so that the page knows of further ones. */
const SHOWN: Readonly<Record<LeagueTab, readonly [results: number, fixtures: number]>> = {
  overview: [SUMMARY_MATCHES, SUMMARY_MATCHES],
  standings: [1, 0],
  results: [LIST_STEP + 1, 0],
  fixtures: [0, LIST_STEP + 1],
  scorers: [0, 0],
  draw: [0, 0],
  news: [0, 0],
  archive: [0, 0],
};

const RACES_SHOWN: Readonly<Record<LeagueTab, readonly [results: number, fixtures: number]>> = {
  overview: [OVERVIEW_RACES, OVERVIEW_RACES],
  standings: [0, 0],
  results: [RACE_STEP, 0],
  fixtures: [0, RACE_STEP],
  scorers: [0, 0],
  draw: [0, 0],
  news: [0, 0],
  archive: [0, 0],
};

/** A season holds races or matches; the schedule of the others is empty. */
interface SeasonSchedule {
  readonly races: RaceSchedule;
  readonly matches: Schedule;
}

export function seasonSchedule({ leagues, rows }: TableData, nowS: number): SeasonSchedule {
  const [raceLeagues, matchLeagues] = holdsRaces(leagues) ? [leagues, []] : [[], leagues];
  return { races: raceSchedule(raceLeagues, rows), matches: scheduleOf(matchesOf(matchLeagues, rows), nowS) };
}

/** Matches that run count: the season is not over. */
const isUnfinished = ({ races, matches }: SeasonSchedule): boolean =>
  [races, matches].some(({ live, fixtures }) => live.length + fixtures.length > 0);

const monthsIn = ({ matches: { live, results, fixtures } }: SeasonSchedule, tab: LeagueTab): readonly string[] =>
  monthsOf(tab === 'results' ? results : [...live, ...fixtures]);

function shownEntries({ live, results, fixtures }: RaceSchedule, rows: TableData['rows'], tab: LeagueTab): readonly string[] {
  const [resultCount, fixtureCount] = RACES_SHOWN[tab];
  return [...live, ...results.slice(0, resultCount), ...fixtures.slice(0, fixtureCount)].flatMap(({ events }) => [
    ...events.slice(0, FIRST_ENTRIES),
    ...events.filter((id) => rows.get(id)?.homeCountry === HOME_COUNTRY).slice(0, 1),
  ]);
}

/** The rows that a page of matches shows at first; all of a `month`. */
function shownMatches({ live, results, fixtures }: Schedule, tab: LeagueTab, month: string): readonly string[] {
  const [resultCount, fixtureCount] = month === '' ? SHOWN[tab] : SHOWN[tab].map((count) => (count > 0 ? Infinity : 0));
  const ofMonth = [inMonth(results, month).slice(0, resultCount), inMonth(fixtures, month).slice(0, fixtureCount)];
  // The overview shows by the last one whether the season is over.
  const last = tab === 'overview' ? fixtures.slice(-1) : [];
  return [live, ...ofMonth, last].flat().map(({ event }) => event.id!);
}

/** The first rows, unsigned: a part must not pass for the whole. */
export function seasonSeed({ leagues, rows }: TableData, { races, matches }: SeasonSchedule, tab: LeagueTab, month = ''): string {
  const kept = new Set([...shownEntries(races, rows, tab), ...shownMatches(matches, tab, month)]);
  let seed = '';
  for (const { league, events } of leagues) {
    const shown = events.filter((id) => kept.has(id));
    seed += leagueRow.writeText(league);
    for (const id of shown.length > 0 ? shown : events.slice(0, 1)) seed += eventRow.writeText(rows.get(id)!);
  }
  return seed;
}

const PART = /^\d{1,3}$/;
/** Null where the query names none; NaN for no number. */
function partIn(search: string): number | null {
  const text = new URLSearchParams(search).get(PART_KEY);
  return text === null ? null : PART.test(text) ? Number(text) : Number.NaN;
}

const newsFeed = (template: string, page: number): string =>
  buildFeedName({ kind: 'competitionNews', template, page, newsType: 'all' });

type Ids = Pick<LeaguePageProps, 'sportId' | 'countryId' | 'templateId'>;
type PartKind = 'tournamentResults' | 'tournamentFixtures';

const partFeed = (ids: Ids, kind: PartKind, season: string, part: number, tz: number): string =>
  buildFeedName({
    ...{ kind, sport: ids.sportId, country: ids.countryId, template: ids.templateId, season: seasonNumber(season), part },
    ...{ tz, lang: 'da', projectType: PROJECT_TYPE.id },
  });

const SEASON = /^\d{4}(?:-\d{4})?$/;
const TABS = new Map([...(Object.entries(TAB_SEGMENTS) as [LeagueTab, string][])].map(([tab, segment]) => [segment, tab]));

type LeagueTabAddress = Required<LeagueAddress> & { readonly tab: LeagueTab };
type Common = Omit<LeaguePageProps, 'tabs' | 'draws' | 'scorers' | 'part' | 'news' | 'months'>;

const KIND_OF_TAB = { results: 'tournamentResults', fixtures: 'tournamentFixtures' } as const;

/** A finished season, of which the results come in parts (O-045). */
function resolvePastSeason(
  common: Common & { season: string },
  source: FeedSource,
  { search, tzHours }: RenderRequest,
): Resolved<LeaguePageProps> | Redirect | null {
  const asked = partIn(search);
  if (asked !== null && common.tab === 'overview')
    return { status: 301, location: `${leaguePath(common, 'results')}?${PART_KEY}=${asked}` };
  const feedOf = (kind: PartKind) => (at: number) => partFeed(common, kind, common.season, at, tzHours);
  const [results, fixtures] = [feedOf('tournamentResults'), feedOf('tournamentFixtures')];
  const isList = common.tab === 'results' || common.tab === 'fixtures';
  const hasFixtures = textOf(source, fixtures(0)) !== null;
  // A season of which no result is known is its fixtures.
  const isPlanned = common.tab === 'fixtures' || (!isList && hasFixtures && textOf(source, results(0)) === null);
  const part = partOf(source, isPlanned ? fixtures : results, isList ? (asked ?? 0) : 0);
  if (part === null) return null;
  const text = textOf(source, part.feed);
  const content = contentOf(source, decodeTable(leadersOf(text ?? '')), common.templateId, newsFeed(common.templateId, 0));
  return {
    props: { ...common, ...content, tabs: tabsOf(content, hasFixtures), part, news: null, months: [] },
    seeds: seedOf(part.feed, text),
  };
}

/** The asked page of the news on their tab, the first beside the overview. */
function newsOf({ tab, templateId }: Common, source: FeedSource, search: string): FeedPart | null {
  const feedOf = (page: number): string => newsFeed(templateId, page);
  if (tab === 'news') return partOf(source, feedOf, partIn(search) ?? 0);
  return tab === 'overview' ? partOf(source, feedOf, 0) : null;
}

/** The newest season is followed live, but for the later parts of its results and fixtures. */
function resolveCurrentSeason(
  common: Common,
  newest: string | undefined,
  source: FeedSource,
  { search, tzHours, nowMs }: RenderRequest,
): Resolved<LeaguePageProps> | null {
  const feed = seasonFeed(common, tzHours);
  const text = source.feed(feed);
  const data = decodeTable(leadersOf(text ?? '', FIRST_ENTRIES, HOME_COUNTRY));
  const content = contentOf(source, data, common.templateId, newsFeed(common.templateId, 0));
  const isList = common.tab === 'results' || common.tab === 'fixtures';
  const asked = isList ? partIn(search) : null;
  const schedule = seasonSchedule(data, Math.floor(nowMs / 1000));
  const tabs = tabsOf(content, isUnfinished(schedule));
  const news = newsOf(common, source, search);
  if (common.tab === 'news' && news === null) return null;
  const months = isList ? monthsIn(schedule, common.tab) : [];
  const month = (isList && new URLSearchParams(search).get(MONTH_KEY)) || '';
  if (month !== '' && !months.includes(month)) return null;
  const props = { ...common, ...content, tabs, part: null, news, months };
  if (asked === null || !isList || newest === undefined)
    return { props, seeds: seedOf(feed, text === null ? null : seasonSeed(data, schedule, common.tab, month)) };
  const kind = KIND_OF_TAB[common.tab];
  const part = partOf(source, (at) => partFeed(common, kind, newest, at, tzHours), asked);
  return part === null ? null : { props: { ...props, part }, seeds: seedOf(part.feed, textOf(source, part.feed)) };
}

export const leaguePage = definePage({
  kind: 'league',
  fields: [PART_KEY, MONTH_KEY, ...Object.values(DRAW_KEYS), ...Object.values(STANDINGS_KEYS)],
  address(path): LeagueTabAddress | null {
    const found = sportAddress(path);
    const [country = '', slug = '', ...rest] = found?.rest ?? [];
    if (found === null || !SLUG.test(country) || !SLUG.test(slug)) return null;
    const season = SEASON.test(rest[0] ?? '') ? rest[0]!.replace('-', '/') : null;
    const [segment, ...beyond] = season === null ? rest : rest.slice(1);
    const tab = segment === undefined ? 'overview' : TABS.get(segment);
    if (beyond.length > 0 || tab === undefined || (season !== null && SEASONLESS.has(tab))) return null;
    return { sportId: found.sportId, country, slug, season, tab };
  },
  exists: ({ sportId, country, slug }, source) => source.competition(sportId, country, slug) !== null,
  resolve(address, source, request): Resolved<LeaguePageProps> | Redirect | null {
    const ids = source.competition(address.sportId, address.country, address.slug);
    if (ids === null) return null;
    const path = leaguePath({ ...address, season: null }, 'overview');
    const found = source.competitions(address.sportId, ids.countryId).find((each) => each.path === path);
    const seasons = found?.seasons ?? [];
    const hasNation = source.nation(address.country) !== null;
    const logo = source.logo?.('competition', ids.templateId) ?? null;
    const common = { ...address, ...ids, hasNation, seasons, ...(logo === null ? {} : { logo }) };
    const { season } = address;
    if (season === null) return resolveCurrentSeason(common, seasons[0], source, request);
    // The newest season has one address.
    if (season === seasons[0]) return { status: 302, location: leaguePath({ ...address, season: null }, address.tab) };
    return seasons.includes(season) ? resolvePastSeason({ ...common, season }, source, request) : null;
  },
});
