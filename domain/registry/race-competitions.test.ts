import { describe, expect, it } from 'vitest';
import { SPORTS } from '../sports/index.ts';
import { competitionOf, KNOWN_COMPETITIONS } from './resolve-competition.ts';
import { RACES } from './competitions/races.ts';

describe('competitions of races', () => {
  it('are found by their names, and told apart by their category where they share one', () => {
    expect(competitionOf(34, 'PostNord Danmark Rundt', 'dk', '')).toMatchObject({
      name: 'Danmark Rundt',
      category: 'UCI ProSeries',
      type: 't',
      format: 'races',
    });
    expect(competitionOf(32, 'VM', 'xw', 'Formel 1').type).toBe('t');
    expect(competitionOf(32, 'VM', 'xw', 'Rally')).toMatchObject({ category: 'Rally', type: 'p' });
    expect(competitionOf(39, 'World Cup', 'xw', 'Kvinder').category).toBe('Kvinder');
    expect(competitionOf(39, 'World Cup', 'xw', '')).toMatchObject({ category: null, type: 's' });
    expect(competitionOf(34, 'Rundt om søen', 'dk', '')).toMatchObject({ category: null, type: 's', slug: 'rundt-om-soeen' });
  });

  it('belong to sports without a duel, and to none that only groups others', () => {
    const groups = new Set(SPORTS.map(({ parent }) => parent));
    const races = new Set(SPORTS.filter(({ duel, id }) => !duel && !groups.has(id)).map(({ id }) => id));
    expect(new Set(RACES.map(({ sportId }) => sportId))).toEqual(races);
    expect(KNOWN_COMPETITIONS.filter(({ sportId }) => groups.has(sportId))).toEqual([]);
  });
});
