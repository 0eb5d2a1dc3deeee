import type { Sport } from '../sport/sport.ts';
import { compareNames, upperCase } from './collation.ts';
import { compareIds, type OrderedEntry, placeOf } from './entries.ts';
import { listsTournamentsByTime, type PageOrder, sortsByTime, topMarker } from './page-order.ts';

/** What the order of a table is read from, of a league. Times in seconds. */
export interface OrderedLeague {
  readonly id: string;
  readonly name: string;
  /** Sport part first, two characters; what follows orders the leagues of a sport. */
  readonly sortKey: string;
  readonly isTop: boolean;
  /** ISO code, 'dk', 'gb-eng', or a region. */
  readonly country: string;
  readonly template: string;
  /** Number that lifts the league among its equals, the lowest first; null where it has none. */
  readonly statsSort: number | null;
  /** When its meeting is held, by which lists of tournaments are sorted; null where that is not known. */
  readonly time: number | null;
}

/** What the order of a table is read from, of a row: a duel, or an entry of a race with its place. Times in seconds. */
export interface OrderedRow extends Partial<Pick<OrderedEntry, 'rank' | 'status' | 'results'>> {
  readonly id: string;
  /** The name by which it sorts: that of the home side, or of the competitor. */
  readonly name: string;
  readonly start: number | null;
  readonly end?: number | null | undefined;
  /** The race that it is an entry of; absent for duels. */
  readonly race?: string | undefined;
}

/** A row's place in its table, made once a row and compared with `compareRowKeys`. */
export interface RowKey {
  readonly key: string;
  readonly name: string;
  readonly id: string;
  readonly country: string;
}

/** Stands between parts, below every letter and the space that pads (O-095). */
const SEPARATOR = '\u001f';
const LATEST = 9_999_999_999;
/** Stands in where time sorting is off, or the time is not known (O-096). */
const NO_TIME = '5555555555';
const NO_STATS = '9999';
const MINUTE_S = 60;

/** Right-padded with spaces and cut, so that what follows stands at the same place in all keys (SORT-18, O-097). */
const padded = (text: string, length: number): string => text.slice(0, length).padEnd(length);

function timePart(timeS: number | null, descending: boolean): string {
  if (timeS === null) return NO_TIME;
  return String(descending ? LATEST - timeS : timeS).padStart(NO_TIME.length, '0');
}

/** The time that counts in a sport: the end in winter sports, the start in all others (SORT-06). */
const timeOf = (sport: Pick<Sport, 'order'>, row: OrderedRow): number | null =>
  sport.order.time === 'end' ? (row.end ?? row.start) : row.start;

/**
 * Makes the keys of a league's rows on a page (SORT-01 to 18): sport, top marker, horse racing's country and template,
 * time, label; sorted by time, the marker stands behind the minute (docs/decisions/0017-sorted-by-time.md). Then what orders rows within their league: time, race, place. Call it once per league, its answer once per
 * row.
 */
export function rowKeys(sport: Pick<Sport, 'order'>, league: OrderedLeague, page: PageOrder): (row: OrderedRow) => RowKey {
  const { country } = league;
  const capitals = (text: string, length: number): string => padded(upperCase(country, text), length);
  const byTime = sortsByTime(sport, page);
  const marker = topMarker(league.isTop, page.kind);
  const head = [
    padded(league.sortKey, 2),
    byTime ? '' : marker,
    sport.order.byCountry ? capitals(country, 15) + capitals(league.template, 15) : '',
    '',
  ].join(SEPARATOR);
  const label = [
    '',
    ...(byTime ? [marker] : []),
    league.statsSort === null ? NO_STATS : String(1000 + league.statsSort),
    league.sortKey,
    capitals(league.name, 10),
    // Two stages of one tournament may be called the same; their rows must not mix.
    league.id,
    '',
  ].join(SEPARATOR);
  const leagueTime = listsTournamentsByTime(sport, page) ? timePart(league.time, true) : byTime ? null : NO_TIME;

  return (row) => {
    const timeS = timeOf(sport, row);
    const time = timePart(timeS, page.descending);
    const minute = timePart(timeS === null ? null : timeS - (timeS % MINUTE_S), page.descending);
    const place = String(placeOf({ ...row, rank: row.rank ?? null })).padStart(8, '0');
    const within = `${time}${SEPARATOR}${row.race ?? ''}${SEPARATOR}${place}`;
    return { key: head + (leagueTime ?? minute) + label + within, name: row.name, id: row.id, country };
  };
}

/**
 * The order of a table: keys by code units, then names as the language of the league's country sorts them, then ids.
 * Total: 0 for the same id alone. Names are collated only where the keys are equal, which they are within one league
 * alone, so the costly comparison stays rare and has one language.
 */
export const compareRowKeys = (a: RowKey, b: RowKey): number =>
  compareIds(a.key, b.key) || compareNames(a.country, a.name, b.name) || compareIds(a.id, b.id);
