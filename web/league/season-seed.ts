import { decodeTable } from '@stillingen/client';
import { buildFeedName, eventRow, leagueRow, writeRow } from '@stillingen/wire';
import type { LeaguePageProps } from '../app/pages.ts';
import type { LeagueTab } from '../app/routes.ts';
import { scheduleOf } from './model/schedule.ts';

/** How many matches of a kind the overview shows. */
export const OVERVIEW_MATCHES = 6;
/** So many matches a list draws at first, and so many more each time it is asked for. */
export const LIST_STEP = 60;

/** Results and fixtures that a page shows at first, and one more, so that it knows of further ones. */
const SHOWN: Readonly<Record<LeagueTab, readonly [results: number, fixtures: number]>> = {
  overview: [OVERVIEW_MATCHES, OVERVIEW_MATCHES],
  standings: [1, 0],
  results: [LIST_STEP + 1, 0],
  fixtures: [0, LIST_STEP + 1],
};

/** The name of the feed of all matches of a competition's season. `tz` as in the page's request. */
export const seasonFeed = ({ sportId, countryId, templateId }: LeaguePageProps, tz: number): string =>
  buildFeedName({
    kind: 'tournament',
    sport: sportId,
    country: countryId,
    template: templateId,
    tz,
    lang: 'da',
    order: 'n',
    projectType: 1,
  });

/**
 * The part of a season's feed that travels with one of its pages; the client fetches the rest. Each stage keeps a match, so
 * that all are known. A part carries no signature: it must never be taken for the whole. `nowS` in seconds.
 */
export function seasonSeed(text: string, tab: LeagueTab, nowS: number): string {
  const { leagues, rows } = decodeTable(text);
  const { live, results, fixtures } = scheduleOf(
    leagues.flatMap(({ league, events }) => events.map((id) => ({ league, event: rows.get(id)! }))),
    nowS,
  );
  const [resultCount, fixtureCount] = SHOWN[tab];
  const kept = new Set(
    [...live, ...results.slice(0, resultCount), ...fixtures.slice(0, fixtureCount)].map(({ event }) => event.id),
  );
  let seed = '';
  for (const { league, events } of leagues) {
    const shown = events.filter((id) => kept.has(id));
    seed += writeRow(leagueRow.write(league));
    for (const id of shown.length > 0 ? shown : events.slice(0, 1)) seed += writeRow(eventRow.write(rows.get(id)!));
  }
  return seed;
}
