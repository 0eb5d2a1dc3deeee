import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Direction, sortKeyOf, sortRows } from './sort-order.ts';

const sorted = (cells: readonly string[], direction: Direction): readonly string[] => sortRows(cells, sortKeyOf, direction);

describe('rows of a table', () => {
  it('are sorted by number, and not by the text of the number', () => {
    expect(sorted(['9', '10', '-2', '7,4', '−3'], 'ascending')).toEqual(['−3', '-2', '7,4', '9', '10']);
    expect(sorted(['58 %', '9 %'], 'descending')).toEqual(['58 %', '9 %']);
  });

  it('are sorted by share and then by count', () => {
    expect(sorted(['1/2', '0/0', '5/10', '0/4', '3/3', '1/1'], 'descending')).toEqual([
      '3/3',
      '1/1',
      '5/10',
      '1/2',
      '0/4',
      '0/0',
    ]);
  });

  it('are sorted by time', () => {
    expect(sorted(['9:59', '31:45', '31:05'], 'descending')).toEqual(['31:45', '31:05', '9:59']);
  });

  it('have numbers before texts and cells without a value last in either direction', () => {
    expect(sorted(['', 'not out', '4', '-', '12'], 'ascending')).toEqual(['4', '12', 'not out', '', '-']);
    expect(sorted(['', 'not out', '4', '-', '12'], 'descending')).toEqual(['12', '4', 'not out', '', '-']);
  });

  it('are sorted by the Danish alphabet', () => {
    expect(sorted(['Ågren', 'Østrup', 'Zeb', 'Ærø', 'Ask'], 'ascending')).toEqual(['Ask', 'Zeb', 'Ærø', 'Østrup', 'Ågren']);
  });

  it('keep their order where they are level', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 })), fc.constantFrom<Direction>('ascending', 'descending'), (numbers, direction) => {
        const rows = numbers.map((number, at) => ({ number, at }));
        const result = sortRows(rows, ({ number }) => [number], direction);
        for (const [index, { number, at }] of result.entries()) {
          const next = result[index + 1];
          if (next?.number === number) expect(next.at).toBeGreaterThan(at);
        }
      }),
    );
  });
});
