import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, upperCase } from './collation.ts';
import { compareDanish } from './compare.ts';

const sorted = (land: string, names: readonly string[]): string[] => names.toSorted((a, b) => compareNames(land, a, b));

describe('names', () => {
  it.each([
    ['dk', ['Brøndby', 'Viborg', 'Ærø', 'Øster', 'Åbyhøj', 'Aarhus']],
    ['se', ['Aalborg', 'Varberg', 'Zorn', 'Åtvid', 'Älvsjö', 'Östers']],
    ['de', ['Aalen', 'Aßlar', 'Astheim', 'Mühl', 'Mull', 'Öhringen', 'Zwickau']],
    ['pl', ['Cracovia', 'Ćmielów', 'Legia', 'Lubin', 'Łódź', 'Radom', 'Ślęza', 'Zagłębie', 'Żyrardów']],
    ['cz', ['Cvikov', 'Čáslav', 'Hradec', 'Cheb', 'Chrudim', 'Jihlava', 'Slavia', 'Šumperk']],
  ])('[SORT-19] names are sorted by the language of their country: %s', (land, names) => {
    expect(sorted(land, names.toReversed())).toEqual(names);
  });

  it('[SORT-19] names of unlisted countries and of regions are sorted in Danish order', () => {
    for (const land of ['', 'eu', 'xw', 'jp', 'toString']) {
      expect(sorted(land, ['Øresund', 'Ærø', 'Zorn', 'Åby'])).toEqual(['Zorn', 'Ærø', 'Øresund', 'Åby']);
    }
  });

  it('[SORT-19] compareNames is 0 only for names that a reader cannot distinguish', () => {
    fc.assert(
      fc.property(fc.constantFrom('dk', 'se', 'de', 'tr'), fc.string(), fc.string(), (land, a, b) => {
        expect(Math.sign(compareNames(land, a, b))).toBe(-Math.sign(compareNames(land, b, a)) + 0);
        expect(compareNames(land, a, a)).toBe(0);
      }),
    );
  });

  it('[SORT-20] names lose their accents in Greek capitals and keep their two i’s in Turkish ones', () => {
    expect([upperCase('gr', 'Παναθηναϊκός'), upperCase('cy', 'Ολυμπιακός')]).toEqual(['ΠΑΝΑΘΗΝΑΪΚΟΣ', 'ΟΛΥΜΠΙΑΚΟΣ']);
    expect([upperCase('tr', 'Iğdır İstanbul Beşiktaş'), upperCase('dk', 'Ringkøbing')]).toEqual([
      'IĞDIR İSTANBUL BEŞİKTAŞ',
      'RINGKØBING',
    ]);
  });
});

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
  it('[SORT-19] the order of names is that of a Danish collator', () => {
    fc.assert(
      fc.property(name, name, name, (start, a, b) => {
        const [one, other] = [start + a, start + b].map((text) => text.normalize('NFC')) as [string, string];
        expect(Math.sign(compareDanish(one, other))).toBe(Math.sign(danish.compare(one, other)));
      }),
      { numRuns: 5000 },
    );
  });

  it('the order of names has æ, ø, å and aa behind z, and what is shorter first', () => {
    const names = ['Aarhus', 'Ølby', 'Årslev', 'Zulte', 'Ærø', 'B 93', 'B', 'B93', 'Aab', 'AC Horsens', 'AGF'];
    const expected = ['AC Horsens', 'AGF', 'B', 'B 93', 'B93', 'Zulte', 'Ærø', 'Ølby', 'Aab', 'Aarhus', 'Årslev'];
    expect(names.toSorted(compareDanish)).toEqual(expected);
  });
});
