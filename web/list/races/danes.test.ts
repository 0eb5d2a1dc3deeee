import { createTable } from '@stillingen/client';
import { expect, it } from 'vitest';
import { entry, NOW_S, raceFeed } from '../../testing/race-feeds.ts';
import { testSport } from '../../testing/draw.ts';
import { bestPlaced, danesOf } from './danes.ts';

const [CYCLING, HORSES] = [34, 35];
const rows = [
  entry(1, 'Lars Moen', { homeCountry: 'no' }),
  entry(3, 'Bo Juul'),
  entry(2, 'Anton Jensen'),
  entry(null, 'Kaj Lund'),
];
const table = createTable(raceFeed(rows), { nowS: NOW_S });
const ids = rows.map(({ id }) => id!);

it('danesOf finds the Danes of a race of several countries, and none where all are Danish or the runners are horses', () => {
  const danes = danesOf(table, ids, testSport(CYCLING));
  expect(danes).toEqual(ids.slice(1));
  expect(danesOf(table, ids.slice(1), testSport(CYCLING))).toEqual([]);
  expect(danesOf(table, ids, testSport(HORSES))).toEqual([]);
});

it('bestPlaced is the one with the lowest rank, and null before there are ranks', () => {
  expect(bestPlaced(table, ids.slice(1))).toBe(ids[2]);
  expect(bestPlaced(table, ids.slice(3))).toBeNull();
});
