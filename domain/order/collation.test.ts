import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, upperCase } from './collation.ts';

const sorted = (land: string, names: readonly string[]): string[] => names.toSorted((a, b) => compareNames(land, a, b));

describe('names', () => {
  it.each([
    ['dk', ['Brøndby', 'Viborg', 'Ærø', 'Øster', 'Åbyhøj', 'Aarhus']],
    ['se', ['Aalborg', 'Varberg', 'Zorn', 'Åtvid', 'Älvsjö', 'Östers']],
    ['de', ['Aalen', 'Aßlar', 'Astheim', 'Mühl', 'Mull', 'Öhringen', 'Zwickau']],
    ['pl', ['Cracovia', 'Ćmielów', 'Legia', 'Lubin', 'Łódź', 'Radom', 'Ślęza', 'Zagłębie', 'Żyrardów']],
    ['cz', ['Cvikov', 'Čáslav', 'Hradec', 'Cheb', 'Chrudim', 'Jihlava', 'Slavia', 'Šumperk']],
  ])('[SORT-19] are sorted by the language of their land: %s', (land, names) => {
    expect(sorted(land, names.toReversed())).toEqual(names);
  });

  it('[SORT-19] of lands that are not listed, and of regions, stand in Danish order', () => {
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

  it('[SORT-20] lose their accents in Greek capitals and keep their two i’s in Turkish ones', () => {
    expect([upperCase('gr', 'Παναθηναϊκός'), upperCase('cy', 'Ολυμπιακός')]).toEqual(['ΠΑΝΑΘΗΝΑΪΚΟΣ', 'ΟΛΥΜΠΙΑΚΟΣ']);
    expect([upperCase('tr', 'Iğdır İstanbul Beşiktaş'), upperCase('dk', 'Ringkøbing')]).toEqual([
      'IĞDIR İSTANBUL BEŞİKTAŞ',
      'RINGKØBING',
    ]);
  });
});
