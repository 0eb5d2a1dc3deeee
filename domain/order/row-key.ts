import type { Sport } from '../sport/sport.ts';
import { compareNames, upperCase } from './collation.ts';
import { compareIds, type OrderedEntry, placeOf } from './compare.ts';

export type ListPageKind = 'main' | 'country' | 'category' | 'tournament' | 'season' | 'participant';

export interface PageOrder {
  readonly kind: ListPageKind;
  /** The visitor's setting: by time instead of by league (SORT-11). */
  readonly sortByTime: boolean;
  /** Latest first, for results (SORT-07). */
  readonly descending: boolean;
  /** `country_tournament_order_fin` of the deployment (SORT-10). */
  readonly tournamentsByEnd: boolean;
}

/** By the setting, but not in stage sports or on golf's season pages (SORT-11, 12). */
export const sortsByTime = ({ order }: Pick<Sport, 'order'>, page: PageOrder): boolean =>
  page.sortByTime && !order.stages && (order.seasonsByTime || page.kind !== 'season');

/** Latest first (SORT-08 to 10). */
export function listsTournamentsByTime({ order }: Pick<Sport, 'order'>, page: PageOrder): boolean {
  if (page.kind === 'country') return order.countriesByTime;
  if (page.kind === 'participant') return order.meetings;
  return page.tournamentsByEnd && (page.kind === 'season' || page.kind === 'category');
}

/** 'a' before 'b'; none on participant pages (SORT-03 to 05). */
export function topMarker(isTop: boolean, kind: ListPageKind): 'a' | 'b' | '' {
  if (kind === 'participant') return '';
  return isTop && kind !== 'season' ? 'a' : 'b';
}

export interface OrderedLeague {
  readonly id: string;
  readonly name: string;
  /** Two characters for the sport, then the order of its leagues. */
  readonly sortKey: string;
  readonly isTop: boolean;
  readonly country: string;
  readonly template: string;
  readonly statsSort: number | null;
  readonly time: number | null;
}

export interface OrderedRow extends Partial<Pick<OrderedEntry, 'rank' | 'status' | 'results'>> {
  readonly id: string;
  readonly name: string;
  readonly start: number | null;
  readonly end?: number | null | undefined;
  readonly race?: string | undefined;
}

export interface RowKey {
  readonly key: string;
  readonly name: string;
  readonly id: string;
  readonly country: string;
}

/** Below every letter and the padding space (O-095). */
const SEPARATOR = '\u001f';
const LATEST = 9_999_999_999;
/** Without time sorting or a known time (O-096). */
const NO_TIME = '5555555555';
const NO_STATS = '9999';
const MINUTE_S = 60;

/** Fixed width, so that parts align (SORT-18, O-097). */
const padded = (text: string, length: number): string => text.slice(0, length).padEnd(length);

function timePart(timeS: number | null, descending: boolean): string {
  if (timeS === null) return NO_TIME;
  return String(descending ? LATEST - timeS : timeS).padStart(NO_TIME.length, '0');
}

/** The end in winter sports, the start in others (SORT-06). */
const timeOf = (sport: Pick<Sport, 'order'>, row: OrderedRow): number | null =>
  sport.order.time === 'end' ? (row.end ?? row.start) : row.start;

/** SORT-01 to 18. By time, the marker follows the minute (0017-sorted-by-time.md). */
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
    // Stages of one tournament may share a name; their rows must not mix.
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

/** By code units, name, id. Only names within a league are collated. */
export const compareRowKeys = (a: RowKey, b: RowKey): number =>
  compareIds(a.key, b.key) || compareNames(a.country, a.name, b.name) || compareIds(a.id, b.id);
