/** Places of keys in a list, to be looked up by open addressing: several times faster than a map, as no string is made of a key. */
export interface KeySlots {
  readonly codes: Int32Array;
  readonly slots: Int16Array;
  /** Keys too long for a code. */
  readonly long: ReadonlyMap<string, number>;
}

/** So many ASCII letters make a number of their own. */
const CODED_LETTERS = 4;
const LETTER_BITS = 7;
/** Mixes the letters of a key, so that the keys of one row hardly meet. */
const SPREAD = 3;
/** Free places between the keys keep most look-ups to one step. */
const SPARSE = 4;
const NONE = -1;
/** The code of no key. */
const FREE = 0;
/** The code of a key without letters. It keeps NUL letters in front apart: a key with them is another key. */
export const NO_LETTERS = 1;

/** The code of a key with one more letter. */
export const keyCode = (code: number, letter: number): number => (code << LETTER_BITS) | letter;

function placeOf({ codes }: KeySlots, code: number): number {
  const mask = codes.length - 1;
  let at = (code ^ (code >> SPREAD)) & mask;
  while (codes[at] !== code && codes[at] !== FREE) at = (at + 1) & mask;
  return at;
}

/** A table of keys, each of which stands once. */
export function keySlots(keys: readonly string[]): KeySlots {
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

/** The place in its list of the key that stands in a text from one place to another and has this code; -1 where it is not in it. */
export const slotOf = (table: KeySlots, code: number, text: string, from: number, to: number): number =>
  to - from > CODED_LETTERS ? (table.long.get(text.slice(from, to)) ?? NONE) : table.slots[placeOf(table, code)]!;
