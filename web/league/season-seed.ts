import { decodeTable, type TableData } from '@stillingen/client';
import { PROJECT_TYPE, SUMMARY_MATCHES } from '@stillingen/domain';
import { buildPageFeedName, eventRow, leagueRow } from '@stillingen/wire';
import type { LeaguePageProps } from '../page/pages.ts';
import type { LeagueTab } from '../page/routes.ts';
import { FIRST_ENTRIES } from '../list/motion/first-rows.ts';
import { holdsRaces, raceSchedule } from './model/races.ts';
import { scheduleOf } from './model/schedule.ts';

/** So many matches a list draws at first, and so many more each time it is asked for. */
export const LIST_STEP = 60;

/** So many races a list draws at first, and so many more each time it is asked for. */
export const RACE_STEP = 30;
/** How many races of a kind the overview shows. */
export const OVERVIEW_RACES = 4;

/** Results and fixtures that a page shows at first, and one more, so that it knows of further ones. */
const SHOWN: Readonly<Record<LeagueTab, readonly [results: number, fixtures: number]>> = {
  overview: [SUMMARY_MATCHES, SUMMARY_MATCHES],
  standings: [1, 0],
  results: [LIST_STEP + 1, 0],
  fixtures: [0, LIST_STEP + 1],
};

/** The name of the feed of all matches of a competition's season. `tz` as in the page's request. */
export const seasonFeed = ({ sportId, countryId, templateId }: LeaguePageProps, tz: number): string =>
  buildPageFeedName({
    kind: 'tournament',
    sport: sportId,
    country: countryId,
    template: templateId,
    tz,
    lang: 'da',
    order: 'n',
    projectType: PROJECT_TYPE.id,
  });

const RACES_SHOWN: Readonly<Record<LeagueTab, readonly [results: number, fixtures: number]>> = {
  overview: [OVERVIEW_RACES, OVERVIEW_RACES],
  standings: [0, 0],
  results: [RACE_STEP, 0],
  fixtures: [0, RACE_STEP],
};

/** The rows that a page of a competition of races shows at first. */
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

/**
 * The part of a season's feed that travels with one of its pages; the client fetches the rest. Each stage, and each race,
 * keeps a row, so that all are known. A part carries no signature: it must never be taken for the whole. `nowS` in seconds.
 */
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
