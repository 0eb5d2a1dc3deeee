import { SPORT_NAMES } from '@stillingen/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENGLISH } from '../words/english.ts';
import { danishPath, englishHref, englishPath } from './english-addresses.ts';

it.each([
  ['/', '/en/'],
  ['/fodbold/', '/en/football/'],
  ['/fodbold/danmark/superligaen/stilling/', '/en/football/danmark/superligaen/standings/'],
  ['/fodbold/danmark/superligaen/2025-2026/resultater/', '/en/football/danmark/superligaen/2025-2026/results/'],
  ['/hockey/', '/en/field-hockey/'],
  ['/kamp/aB3dE6gH/', '/en/match/aB3dE6gH/'],
  ['/kamp/aB3dE6gH/hold/', '/en/match/aB3dE6gH/squads/'],
  ['/hold/hold/aB3dE6gH/kampprogram/', '/en/team/hold/aB3dE6gH/fixtures/'],
  ['/land/danmark/handbold/', '/en/country/danmark/handball/'],
  ['/nyheder/tennis/', '/en/news/tennis/'],
  ['/rangliste/nyheder/', '/en/rankings/nyheder/'],
  ['/findes-ikke/', '/en/findes-ikke/'],
])('the English address of %s is %s', (danish, english) => {
  expect(englishPath(danish)).toBe(english);
  expect(danishPath(english)).toBe(danish);
});

const WORDS =
  'kamp match hold team squads fodbold football hockey field-hockey land country stilling standings nyheder news en'.split(' ');
const anyPath = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.stringMatching(/^[\w%-]{0,8}$/)), { maxLength: 6 })
  .map((words) => `/${words.join('/')}`);

it('every address comes back from the English edition as it was', () => {
  fc.assert(fc.property(anyPath, (path) => danishPath(englishPath(path)) === path));
  fc.assert(
    fc.property(anyPath, (path) => {
      const danish = danishPath(`/en${path}`)!;
      return englishPath(danish) === `/en${path}`;
    }),
  );
});

it('each sport has its English word in addresses, and no two have the same', () => {
  const words = SPORT_NAMES.map((sport) => [`/${sport.segment}/`, englishHref(`/${sport.segment}/`)]);
  expect(words).toEqual(SPORT_NAMES.map((sport) => [`/${sport.segment}/`, `/en/${ENGLISH.sport(sport).slug}/`]));
  expect(new Set(words.map(([, english]) => english)).size).toBe(SPORT_NAMES.length);
});

it.each([
  ['/fodbold/?dag=1#liga', '/en/football/?dag=1#liga'],
  ['/kalender/hold/aB3dE6gH.ics', '/kalender/hold/aB3dE6gH.ics'],
  ['/indlejr/kamp/aB3dE6gH/', '/indlejr/kamp/aB3dE6gH/'],
  ['/en/football/', '/en/football/'],
  ['?side=2', '?side=2'],
  ['#top', '#top'],
  ['https://example.dk/fodbold/', 'https://example.dk/fodbold/'],
])('the link %s leads to %s in the English edition', (href, shown) => expect(englishHref(href)).toBe(shown));

it('an address outside of the English edition has no Danish one', () => {
  expect(danishPath('/england/')).toBeNull();
  expect(danishPath('/en')).toBeNull();
});
