import { expect, it } from 'vitest';
import { withoutClassifications } from './participant-races.ts';

const DAY_S = 24 * 3600;
const race = (name: string, meeting: string, from: number, until: number | null = null) => ({
  name,
  meeting,
  start: from * DAY_S,
  end: until === null ? null : until * DAY_S,
});
const namesOf = (races: readonly ReturnType<typeof race>[]): string[] =>
  withoutClassifications(races, (each) => each).map(({ name }) => name);

it('withoutClassifications leaves out a race of several days on which its meeting has other races', () => {
  const tour = [race('stage 1', 'Tour', 0), race('overall', 'Tour', 0.001, 21), race('stage 2', 'Tour', 1)];
  expect(namesOf(tour)).toEqual(['stage 1', 'stage 2']);
});

it('withoutClassifications keeps a race of several days without stages, and beside those of another meeting or edition', () => {
  const races = [
    race('Masters', 'Augusta', 0, 4),
    race('stage 1', 'Tour', 1),
    race('rally', 'Monza', 30, 33),
    race('race', 'Monza', 60),
  ];
  expect(namesOf(races)).toEqual(['Masters', 'stage 1', 'rally', 'race']);
});
