import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeUpdates } from './update-texts.ts';
import { readRows, type Row, WireError, writeRow } from '../text/text.ts';

function known(texts: readonly string[]): { events: Record<string, Record<string, string>>; others: readonly Row[] } {
  const events: Record<string, Record<string, string>> = {};
  let others: readonly Row[] = [];
  for (const text of texts) {
    const found: Row[] = [];
    for (const row of readRows(text)) {
      if (row[0]![0] === 'AA') Object.assign((events[row[0]![1]] ??= {}), Object.fromEntries(row));
      else found.push(row);
    }
    if (found.length > 0) others = found;
  }
  return { events, others };
}

const eventRow = fc
  .tuple(
    fc.constantFrom('aaaaaaaa', 'bbbbbbbb'),
    fc.dictionary(fc.constantFrom('AG', 'AH', 'AC', 'DEL'), fc.stringMatching(/^\d?$/)),
  )
  .map(([id, cells]) => writeRow([['AA', id], ...Object.entries(cells)]));
const otherRow = fc.constantFrom(writeRow([['LIV', '1:3']]), writeRow([['III', 'x']]));
const updateText = fc.array(fc.oneof(eventRow, otherRow), { minLength: 1, maxLength: 5 }).map((rows) => rows.join(''));

describe('updates in one', () => {
  it('merged updates have the effect of all of them, with one row an event', () => {
    fc.assert(
      fc.property(fc.array(updateText, { minLength: 1, maxLength: 6 }), (texts) => {
        const merged = mergeUpdates(texts);
        expect(known([merged])).toEqual(known(texts));
        const ids = readRows(merged).flatMap(([head]) => (head![0] === 'AA' ? [head![1]] : []));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('merged updates keep no results that a later one removes', () => {
    const older = 'AA÷aaaaaaaa¬RAC÷1¬RAA÷1¬RAB÷3¬RAD÷1¬RAC÷2¬RAA÷1¬RAB÷4¬RAD÷1¬AG÷1¬~';
    expect(mergeUpdates([older, 'AA÷aaaaaaaa¬RAA÷¬~'])).toBe('AA÷aaaaaaaa¬AG÷1¬RAA÷¬~');
  });

  it('merged updates refuse invalid feed text', () => {
    expect(() => mergeUpdates(['<html>'])).toThrow(WireError);
  });
});
