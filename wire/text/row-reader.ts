import { RESULT_KEYS, ResultsReader } from '../event/results.ts';
import { CELL_END_CODE, type FeedCursor, INDEX_CODE, ROW_END_CODE, WireError } from './text.ts';
import { type Kind, readValue } from './values.ts';

interface KeySlots {
  readonly codes: Int32Array;
  readonly slots: Int16Array;
  readonly long: ReadonlyMap<string, number>;
}

/** Four ASCII letters fit into one number. */
const CODED_LETTERS = 4;
const LETTER_BITS = 7;
const SPREAD = 3;
const SPARSE = 4;
const NONE = -1;
const FREE = 0;
const NO_LETTERS = 1;

const keyCode = (code: number, letter: number): number => (code << LETTER_BITS) | letter;

function placeOf({ codes }: KeySlots, code: number): number {
  const mask = codes.length - 1;
  let at = (code ^ (code >> SPREAD)) & mask;
  while (codes[at] !== code && codes[at] !== FREE) at = (at + 1) & mask;
  return at;
}

function keySlots(keys: readonly string[]): KeySlots {
  const size = 2 ** Math.ceil(Math.log2(keys.length * SPARSE + 1));
  const long = new Map<string, number>();
  const table: KeySlots = { codes: new Int32Array(size), slots: new Int16Array(size).fill(NONE), long };
  for (const [slot, key] of keys.entries()) {
    if (key.length > CODED_LETTERS) {
      long.set(key, slot);
      continue;
    }
    const code = [...key].reduce((before, letter) => keyCode(before, letter.charCodeAt(0)), NO_LETTERS);
    const at = placeOf(table, code);
    table.codes[at] = code;
    table.slots[at] = slot;
  }
  return table;
}

const slotOf = (table: KeySlots, code: number, text: string, from: number, to: number): number =>
  to - from > CODED_LETTERS ? (table.long.get(text.slice(from, to)) ?? NONE) : table.slots[placeOf(table, code)]!;

export interface ReadField {
  readonly word: string;
  readonly key: string;
  readonly kind: Kind;
}

export type RowReader = (feed: FeedCursor, words: Record<string, unknown>) => void;

const ASCII_END = 0x80;

const NO_KEY = 0;

/** Throws WireError. */
function indexAfter(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === INDEX_CODE) return at;
    if (code === CELL_END_CODE || code === ROW_END_CODE) break;
  }
  throw new WireError(`no key and index at position ${from}`);
}

/** One pass, keys as numbers. The first of repeated keys wins; results become `resultsWord`. */
export function rowReader(fields: readonly ReadField[], resultsWord: string | null): RowReader {
  const words = fields.map(({ word }) => word);
  const kinds = fields.map(({ kind }) => kind);
  const table = keySlots([...fields.map(({ key }) => key), ...(resultsWord === null ? [] : RESULT_KEYS)]);
  const readIn = new Uint32Array(words.length);
  let rowNumber = 0;

  return (feed, target) => {
    const { text } = feed;
    let { at } = feed;
    let gathered: ResultsReader | null = null;
    rowNumber += 1;
    for (;;) {
      let code = text.charCodeAt(at);
      if (code === ROW_END_CODE) break;
      if (code === CELL_END_CODE) {
        at += 1;
        continue;
      }
      const from = at;
      let key = NO_LETTERS;
      while (code < ASCII_END && code !== ROW_END_CODE) {
        key = keyCode(key, code);
        at += 1;
        code = text.charCodeAt(at);
      }
      if (code !== INDEX_CODE) {
        key = NO_KEY;
        at = indexAfter(text, at);
      }
      if (at === from) throw new WireError(`no key and index at position ${from}`);
      const slot = slotOf(table, key, text, from, at);
      const valueFrom = at + 1;
      do {
        at += 1;
        code = text.charCodeAt(at);
        if (Number.isNaN(code)) throw new WireError(`no row end after position ${from}`);
      } while (code !== CELL_END_CODE && code !== ROW_END_CODE);
      if (slot >= words.length)
        (gathered ??= new ResultsReader()).take(text.slice(from, valueFrom - 1), text.slice(valueFrom, at));
      else if (slot >= 0 && readIn[slot] !== rowNumber) {
        readIn[slot] = rowNumber;
        target[words[slot]!] = readValue(kinds[slot]!, text, valueFrom, at);
      }
      if (code === CELL_END_CODE) at += 1;
    }
    feed.at = at + 1;
    if (gathered?.value != null) target[resultsWord!] = gathered.value;
  };
}
