import { decodeTable, type TableData } from '@stillingen/client';
import { PROJECT_TYPE, SUMMARY_MATCHES } from '@stillingen/domain';
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
  type LeagueAddress,
  leaguePath,
  type LeaguePageProps,
  type LeagueTab,
  LIST_STEP,
  OVERVIEW_RACES,
  PART_KEY,
  type PastResults,
  RACE_STEP,
  seasonFeed,
  TAB_SEGMENTS,
} from './model/address.ts';
import { FIRST_ENTRIES } from '../list/motion/gradual.tsx';
import { holdsRaces, raceSchedule, scheduleOf } from './model/schedule.ts';

/** One more than shown, so that the page knows of further ones. */
const SHOWN: Readonly<Record<LeagueTab, readonly [results: number, fixtures: number]>> = {
  overview: [SUMMARY_MATCHES, SUMMARY_MATCHES],
  standings: [1, 0],
  results: [LIST_STEP + 1, 0],
  fixtures: [0, LIST_STEP + 1],
};

const RACES_SHOWN: Readonly<Record<LeagueTab, readonly [results: number, fixtures: number]>> = {
  overview: [OVERVIEW_RACES, OVERVIEW_RACES],
  standings: [0, 0],
  results: [RACE_STEP, 0],
  fixtures: [0, RACE_STEP],
};

function shownEntries({ leagues, rows }: TableData, tab: LeagueTab): readonly string[] {
  const { live, results, fixtures } = raceSchedule(leagues, rows);
  const [resultCount, fixtureCount] = RACES_SHOWN[tab];
  return [...live, ...results.slice(0, resultCount), ...fixtures.slice(0, fixtureCount)].flatMap(({ events }) =>
    events.slice(0, FIRST_ENTRIES),
  );
}

/** The rows that a page of a competition of matches shows at first. `nowS` in seconds. */
function shownMatches({ leagues, rows }: TableData, tab: LeagueTab, nowS: number): readonly string[] {
  const { live, results, fixtures } = scheduleOf(
    leagues.flatMap(({ league, events }) => events.map((id) => ({ league, event: rows.get(id)! }))),
    nowS,
  );
  const [resultCount, fixtureCount] = SHOWN[tab];
  return [...live, ...results.slice(0, resultCount), ...fixtures.slice(0, fixtureCount)].map(({ event }) => event.id!);
}

/** The first rows, unsigned: a part must not pass for the whole. `nowS` in seconds. */
export function seasonSeed(text: string, tab: LeagueTab, nowS: number): string {
  const data = decodeTable(text);
  const kept = new Set(holdsRaces(data.leagues) ? shownEntries(data, tab) : shownMatches(data, tab, nowS));
  let seed = '';
  for (const { league, events } of data.leagues) {
    const shown = events.filter((id) => kept.has(id));
    seed += leagueRow.writeText(league);
    for (const id of shown.length > 0 ? shown : events.slice(0, 1)) seed += eventRow.writeText(data.rows.get(id)!);
  }
  return seed;
}

/** A part of the results of a finished season (O-045). */
function resolvePastSeason(
  props: Omit<LeaguePageProps, 'past'> & { season: string },
  source: FeedSource,
  request: RenderRequest,
): Resolved<LeaguePageProps> {
  const { sportId: sport, countryId: country, templateId: template } = props;
  const nameOf = (part: number): string =>
    buildFeedName({
      ...{ kind: 'tournamentResults', sport, country, template, season: seasonNumber(props.season), part },
      ...{ tz: request.tzHours, lang: 'da', projectType: PROJECT_TYPE.id },
    });
  const part = partOf(request.search);
  const text = source.feed(nameOf(part));
  const past: PastResults = { feed: nameOf(part), part, hasMore: Boolean(source.feed(nameOf(part + 1))) };
  return { props: { ...props, past }, seeds: seedOf(past.feed, text) };
}

const PART = /^\d{1,3}$/;
function partOf(search: string): number {
  const text = new URLSearchParams(search).get(PART_KEY) ?? '';
  return PART.test(text) ? Number(text) : 0;
}

const SEASON = /^\d{4}(?:-\d{4})?$/;
const TABS = new Map([...(Object.entries(TAB_SEGMENTS) as [LeagueTab, string][])].map(([tab, segment]) => [segment, tab]));
const PAST_TABS: ReadonlySet<LeagueTab> = new Set(['overview', 'standings']);

type LeagueTabAddress = Required<LeagueAddress> & { readonly tab: LeagueTab };

export const leaguePage = definePage({
  kind: 'league',
  fields: [PART_KEY],
  address(path): LeagueTabAddress | null {
    const found = sportAddress(path);
    const [country = '', slug = '', ...rest] = found?.rest ?? [];
    if (found === null || !SLUG.test(country) || !SLUG.test(slug)) return null;
    const season = SEASON.test(rest[0] ?? '') ? rest[0]!.replace('-', '/') : null;
    const [segment, ...beyond] = season === null ? rest : rest.slice(1);
    const tab = segment === undefined ? 'overview' : TABS.get(segment);
    if (beyond.length > 0 || tab === undefined || (season !== null && !PAST_TABS.has(tab))) return null;
    return { sportId: found.sportId, country, slug, season, tab };
  },
  exists: ({ sportId, country, slug }, source) => source.competition(sportId, country, slug) !== null,
  resolve(address, source, request): Resolved<LeaguePageProps> | Redirect | null {
    const ids = source.competition(address.sportId, address.country, address.slug);
    if (ids === null) return null;
    const path = leaguePath({ ...address, season: null }, 'overview');
    const found = source.competitions(address.sportId, ids.countryId).find((each) => each.path === path);
    const seasons = found?.seasons ?? [];
    const props = { ...address, ...ids, seasons, past: null };
    if (address.season !== null) {
      // The newest season has one address.
      if (address.season === seasons[0]) return { status: 302, location: leaguePath({ ...address, season: null }, address.tab) };
      return seasons.includes(address.season) ? resolvePastSeason({ ...props, season: address.season }, source, request) : null;
    }
    const feed = seasonFeed(props, request.tzHours);
    const text = source.feed(feed);
    const seed = text === null ? null : seasonSeed(text, props.tab, Math.floor(request.nowMs / 1000));
    return { props, seeds: seedOf(feed, seed) };
  },
});
