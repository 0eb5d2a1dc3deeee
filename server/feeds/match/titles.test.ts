import { expect, it } from 'vitest';
import { DANISH } from '@stillingen/wire/words';
import { partTitle } from './titles.ts';

it.each([
  [1, {}, 2, '2. halvleg'],
  [6, {}, 9, '9. inning'],
  [15, {}, 3, '3. frame'],
  [36, {}, 1, '1. map'],
  [14, { unit: 'legs' }, 5, '5. leg'],
  [14, { unit: 'sets' }, 5, '5. sæt'],
  [14, {}, 5, '5. sæt'],
] as const)('a part of a match of sport %i, %j, number %i is %s', (sportId, format, part, title) => {
  expect(partTitle({ sportId, format }, part, DANISH)).toBe(title);
});
