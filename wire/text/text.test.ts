import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, readRows, WireError, writeRow } from './text.ts';

const key = fc.stringMatching(/^[A-Z0-9]{1,4}$/);
const value = fc.string({ unit: 'grapheme' }).filter((text) => !/[~¬÷]/.test(text));
const row = fc.array(fc.tuple(key, value) as fc.Arbitrary<Cell>, { minLength: 1, maxLength: 20 });

describe('feed text', () => {
  it('[FEED-17] feed text is framed by a row end, a cell end and an index', () => {
    expect(
      writeRow([
        ['AA', 'x'],
        ['AG', ''],
      ]),
    ).toBe('AA÷x¬AG÷¬~');
  });

  it('feed text is read as it was written, with repeated keys and their order', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 10 }), (rows) => {
        expect(readRows(rows.map(writeRow).join(''))).toEqual(rows);
      }),
    );
  });

  it('feed text throws nothing but WireError for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', '1', '~', '¬', '÷', 'ø') }), (text) => {
        try {
          readRows(text);
        } catch (error) {
          expect(error).toBeInstanceOf(WireError);
        }
      }),
    );
  });

  it('feed text may have empty rows and empty cells', () => {
    expect(readRows('SA÷1¬~~AA÷x¬¬ZAF÷Germany¬¬~')).toEqual([
      [['SA', '1']],
      [
        ['AA', 'x'],
        ['ZAF', 'Germany'],
      ],
    ]);
  });

  it('feed text is scanned once even without delimiters: half a million rows without a cell end', () => {
    expect(readRows(`A÷${'1'.repeat(40)}~`.repeat(5e5)).length).toBe(5e5);
  });

  it.each(['~', '¬', '÷'])('feed text refuses to write a value that holds %s: it would inject cells', (delimiter) => {
    expect(() => writeRow([['AE', `x${delimiter}AG÷9`]])).toThrow(WireError);
  });

  it.each([
    ['AA÷x¬', 'no row end'],
    ['AA¬~', 'no index'],
    ['÷x¬~', 'no key'],
  ])('feed text refuses %s: %s', (text) => {
    expect(() => readRows(text)).toThrow(WireError);
  });
});
