import { LANGUAGE } from '#language/names.ts';
/** What a cell is sorted by: numbers of falling weight, a text, or null without a value. */
export type SortKey = readonly number[] | string | null;
export type Direction = 'ascending' | 'descending';

const SHARE = /^(\d+)\/(\d+)$/;
const TIME = /^(\d+):(\d{2})$/;
const NUMBER = /^[-+]?\d+(?:\.\d+)?$/;
/** Below every share: nothing was tried. */
const NO_SHARE = -1;

/** '7/12' by share and then count, '31:45' by its length, '7,4' and '46 %' by number, others as text. */
export function sortKeyOf(text: string): SortKey {
  const plain = text.trim().replace('−', '-').replace(',', '.').replace(/\s?%$/, '');
  if (plain === '' || plain === '-' || plain === '–') return null;
  const [, done, tried] = SHARE.exec(plain) ?? [];
  if (done !== undefined) return [tried === '0' ? NO_SHARE : Number(done) / Number(tried), Number(done)];
  const [, minutes, seconds] = TIME.exec(plain) ?? [];
  if (minutes !== undefined) return [Number(minutes) * 60 + Number(seconds)];
  return NUMBER.test(plain) ? [Number(plain)] : text.trim();
}

const COLLATOR = new Intl.Collator(LANGUAGE);

/** Numbers stand before texts, and both before cells without a value, in either direction. */
const kindOf = (key: SortKey): number => (key === null ? 2 : typeof key === 'string' ? 1 : 0);

function compareKeys(a: SortKey, b: SortKey, sign: 1 | -1): number {
  const kinds = kindOf(a) - kindOf(b);
  if (kinds !== 0 || a === null || b === null) return kinds;
  if (typeof a === 'string' || typeof b === 'string') return sign * COLLATOR.compare(String(a), String(b));
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 0 : sign * (a[at]! - (b[at] ?? 0));
}

/** Stable: rows that are level keep their order. */
export function sortRows<Row>(rows: readonly Row[], keyOf: (row: Row) => SortKey, direction: Direction): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => compareKeys(a.key, b.key, sign))
    .map(({ row }) => row);
}
