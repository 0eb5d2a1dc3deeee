export interface KeySlots {
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
export const NO_LETTERS = 1;

export const keyCode = (code: number, letter: number): number => (code << LETTER_BITS) | letter;

function placeOf({ codes }: KeySlots, code: number): number {
  const mask = codes.length - 1;
  let at = (code ^ (code >> SPREAD)) & mask;
  while (codes[at] !== code && codes[at] !== FREE) at = (at + 1) & mask;
  return at;
}

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

export const slotOf = (table: KeySlots, code: number, text: string, from: number, to: number): number =>
  to - from > CODED_LETTERS ? (table.long.get(text.slice(from, to)) ?? NONE) : table.slots[placeOf(table, code)]!;
