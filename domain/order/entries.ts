import type { EntryStatus } from '../event/entities.ts';
import type { Results } from '../event/results.ts';
import { compareDanish } from './danish.ts';

/** What the order of a race's entries is read from; a row leaves out what it does not carry. */
export interface OrderedEntry {
  readonly id: string;
  readonly name: string;
  readonly rank: number | null;
  /** An `EntryStatus`; absent or null counts as 'ok', one that is not known stands behind all others. */
  readonly status?: string | null | undefined;
  /** Golf: holes played, '14', or 'F' for a round that is finished. */
  readonly results?: Pick<Results, 'holesPlayed'> | null | undefined;
}

/** Still in it, then out of it during the race, then never in it, then thrown out. */
const STATUS_ORDER: readonly EntryStatus[] = [
  'ok',
  'lapped',
  'not-qualified',
  'cut',
  'over-time-limit',
  'fell',
  'retired',
  'withdrawn',
  'not-started',
  'non-runner',
  'disqualified',
];
const statusPlace = new Map<string, number>(STATUS_ORDER.map((status, place) => [status, place]));

/** Ranks are written with four digits (SORT-16); the highest stands for none. */
const NO_RANK = 9999;
const MOST_HOLES = 99;

function holesLeft(played: string | undefined): number {
  if (played === undefined) return MOST_HOLES;
  if (/^f/i.test(played)) return 0;
  const holes = Number.parseInt(played, 10);
  return Number.isNaN(holes) ? MOST_HOLES : Math.max(1, MOST_HOLES - holes);
}

/**
 * Where an entry stands before names are compared, as one number of eight digits: rank, status, holes still to play
 * (SORT-14, 16, O-098). Unranked last; of golfers who share a rank, those who have played more holes first.
 */
export function placeOf(entry: Omit<OrderedEntry, 'id' | 'name'>): number {
  const rank = Math.min(entry.rank ?? NO_RANK, NO_RANK);
  const status = statusPlace.get(entry.status ?? 'ok') ?? STATUS_ORDER.length;
  const holes = holesLeft(entry.results?.holesPlayed);
  return (rank * 100 + status) * 100 + holes;
}

/** The order of ids: by code units, the same everywhere. */
export const compareIds = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The order of the entries of one race: place, name as Danes sort it, id. Total: 0 for the same id alone (SORT-14, O-098). */
export const compareEntries = (a: OrderedEntry, b: OrderedEntry): number =>
  placeOf(a) - placeOf(b) || compareDanish(a.name, b.name) || compareIds(a.id, b.id);
