import type { EntryStatus } from '../event/entities.ts';
import type { Results } from '../event/results.ts';

const PLAIN = ' 0123456789abcdefghijklmnopqrstuvwxyzæøå';
/** Danish sorts aa as å. */
const JOINED = /a[^ 0-9b-zæø]/i;

let collator: Intl.Collator | undefined;

/** Place of the character in Danish order; -1 for others. The end of a name comes first. */
const placeAt = (name: string, at: number): number =>
  JOINED.test(name.slice(Math.max(0, at - 1), at + 2)) ? -1 : PLAIN.indexOf(name.charAt(at).toLowerCase());

/** 0 for equal names (SORT-19). Collation data loads slower than a day sorts: used when needed. */
export function compareDanish(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [placeA, placeB] = [placeAt(a, at), placeAt(b, at)];
  if (placeA !== -1 && placeB !== -1 && placeA !== placeB) return placeA - placeB;
  collator ??= new Intl.Collator('da');
  return collator.compare(a, b);
}

export interface OrderedEntry {
  readonly id: string;
  readonly name: string;
  readonly rank: number | null;
  readonly status?: string | null | undefined;
  /** Golf: '14', or 'F' for a finished round. */
  readonly results?: Pick<Results, 'holesPlayed'> | null | undefined;
}

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

/** Ranks have four digits (SORT-16). */
const NO_RANK = 9999;
const MOST_HOLES = 99;

function holesLeft(played: string | undefined): number {
  if (played === undefined) return MOST_HOLES;
  if (/^f/i.test(played)) return 0;
  const holes = Number.parseInt(played, 10);
  return Number.isNaN(holes) ? MOST_HOLES : Math.max(1, MOST_HOLES - holes);
}

/** Eight digits: rank, status, holes left (SORT-14, 16, O-098). Unranked last. */
export function placeOf(entry: Omit<OrderedEntry, 'id' | 'name'>): number {
  const rank = Math.min(entry.rank ?? NO_RANK, NO_RANK);
  const status = statusPlace.get(entry.status ?? 'ok') ?? STATUS_ORDER.length;
  const holes = holesLeft(entry.results?.holesPlayed);
  return (rank * 100 + status) * 100 + holes;
}

export const compareIds = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The earlier first, then by id: the order in which items were added has no effect. */
export const byStart = (a: { start: number; id: string }, b: { start: number; id: string }): number =>
  a.start - b.start || compareIds(a.id, b.id);

/** Place, Danish name, id. 0 for the same id only (SORT-14, O-098). */
export const compareEntries = (a: OrderedEntry, b: OrderedEntry): number =>
  placeOf(a) - placeOf(b) || compareDanish(a.name, b.name) || compareIds(a.id, b.id);
