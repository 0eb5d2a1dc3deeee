import { expect, it } from 'vitest';
import { partsOf } from './letters.ts';

const marked = (name: string, text: string): string =>
  partsOf(name, text)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['FC Midtjylland', 'mid', 'FC [Mid]tjylland'],
  ['Brøndby IF', 'brond', '[Brønd]by IF'],
  ['Brøndby IF', 'broendby i', '[Brøndby] [I]F'],
  ['Aalborg', 'al', '[Aal]borg'],
  ['Ålholm IF', 'aal', '[Ål]holm IF'],
  ['Sæby Boldklub', 'sae', '[Sæ]by Boldklub'],
  ["St. Mary's Town", 'st marys', "[St]. [Mary's] Town"],
  ["St. Mary's Town", 'mary´s', "St. [Mary's] Town"],
  ['Ålholm IF', 'A\u030alh', '[Ålh]olm IF'],
  ['Brøndby IF', 'brø\u00adnd', '[Brønd]by IF'],
  ['İstanbulspor', 'istan', '[İstan]bulspor'],
  ['Saint-Étienne', 'saint\u2011e', '[Saint]-[É]tienne'],
  ['Blau-Weiß Linz', 'weiss', 'Blau-[Weiß] Linz'],
  ['Emma Midtgaard', 'midtgård', 'Emma [Midtgaard]'],
  ['Hobro IK', 'ob', 'Hobro IK'],
  ['Ølstykke', '.*(', 'Ølstykke'],
  ['東京ヴェルディ', '東京', '[東京]ヴェルディ'],
])('marks in %s the letters of %s', (name, text, expected) => {
  expect(marked(name, text)).toBe(expected);
});

it.each(['', ' ', '🏆', 'a'.repeat(10_000)])('keeps every letter of a name for any text', (text) => {
  const name = 'Århus 1900 – Skovbakken (k)';
  expect(
    partsOf(name, text)
      .map((part) => part.text)
      .join(''),
  ).toBe(name);
});
