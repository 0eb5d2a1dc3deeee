import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDanish } from './danish.ts';

const danish = new Intl.Collator('da');
const parts = [
  'a',
  'aa',
  'A',
  'b',
  'z',
  'Z',
  'æ',
  'Ø',
  'å',
  'ä',
  'á',
  'é',
  'ü',
  'w',
  'v',
  'y',
  'þ',
  'ß',
  ' ',
  '-',
  '.',
  '1',
  '10',
  '𝒜',
  '李',
];
const name = fc.oneof(
  fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((list) => list.join('')),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.normalize('NFC')),
);

describe('the order of names', () => {
  it('[SORT-19] is that of a Danish collator', () => {
    fc.assert(
      fc.property(name, name, name, (start, a, b) => {
        const [one, other] = [start + a, start + b].map((text) => text.normalize('NFC')) as [string, string];
        expect(Math.sign(compareDanish(one, other))).toBe(Math.sign(danish.compare(one, other)));
      }),
      { numRuns: 5000 },
    );
  });

  it('has æ, ø, å and aa behind z, and what is shorter first', () => {
    const names = ['Aarhus', 'Ølby', 'Årslev', 'Zulte', 'Ærø', 'B 93', 'B', 'B93', 'Aab', 'AC Horsens', 'AGF'];
    const sorted = ['AC Horsens', 'AGF', 'B', 'B 93', 'B93', 'Zulte', 'Ærø', 'Ølby', 'Aab', 'Aarhus', 'Årslev'];
    expect(names.toSorted(compareDanish)).toEqual(sorted);
  });
});
