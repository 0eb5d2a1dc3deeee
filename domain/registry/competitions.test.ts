import { describe, expect, it } from 'vitest';
import { leagueOf } from '../state/naming.ts';
import { emptyState } from '../state/state.ts';
import { football } from '../sports/football.ts';
import { SPORTS } from '../sports/index.ts';
import { nameInSeason, OTHER_COMPETITIONS } from './competitions.ts';
import { resolveCompetition } from './resolve-competition.ts';

const named = (sportId: number, name: string, country: string, season: string): string => {
  const competition = resolveCompetition(sportId, name, country, '');
  return `${nameInSeason(competition, season)} ${competition.slug}`;
};

describe('the name of a competition', () => {
  it.each([
    ['1995/1996', 'Elitedivisionen'],
    ['2015/2016', 'Elitedivisionen'],
    ['2016/2017', 'Kvindeligaen'],
    ['2024/2025', 'Kvindeligaen'],
    ['2025/2026', 'A-Liga'],
    ['2026/2027', 'A-Liga'],
  ])(
    'the name of a competition is that of its time, at one address, by whatever name a provider calls it: %s',
    (season, name) => {
      for (const sent of ['Kvindeligaen', 'A-Liga', 'Elitedivisionen', 'Gjensidige Kvindeligaen']) {
        expect(named(1, sent, 'dk', season)).toBe(`${name} kvindeligaen`);
      }
    },
  );

  it.each([
    [1, 'Jupiler Pro League', 'be', 'Pro League jupiler-pro-league'],
    [1, 'Efbet Liga', 'bg', 'Parva Liga efbet-liga'],
    [9, 'Select Ligaen', 'dk', 'Floorballligaen select-ligaen'],
    [9, 'Floorballligaen (k)', 'dk', 'Floorballligaen (k) select-ligaen-k'],
    [38, '4-hopsturneringen', 'xw', 'Firebakketurneringen 4-hopsturneringen'],
    [1, 'African Cup of Nations qualification', 'xw', 'Africa Cup of Nations, kvalifikation africa-cup-of-nations-kvalifikation'],
    [1, 'VM-kvalifikation', 'xw', 'VM-kvalifikation vm-kvalifikation'],
    [1, 'Superligaen', 'dk', 'Superligaen superligaen'],
  ])(
    'the name of a competition has no sponsor where the competition has a name of its own: %i %s',
    (sportId, sent, country, name) => {
      expect(named(sportId, sent, country, '2026/2027')).toBe(name);
    },
  );

  it('the name of a competition stands in the league of a season, and old and new seasons are one competition', () => {
    const [old, recent] = ['2024/2025', '2025/2026'].map((season) =>
      leagueOf(emptyState(), football, { name: 'A-Liga', country: 'dk', season }, 'real'),
    );
    expect([old!.name, recent!.name]).toEqual(['Kvindeligaen', 'A-Liga']);
    expect([old!.templateId, old!.slug]).toEqual([recent!.templateId, 'kvindeligaen']);
  });
});

describe('competitions of races', () => {
  it('resolveCompetition finds races by name, and by category where names are equal', () => {
    expect(resolveCompetition(34, 'PostNord Danmark Rundt', 'dk', '')).toMatchObject({
      name: 'Danmark Rundt',
      category: 'UCI ProSeries',
      type: 't',
      format: 'races',
    });
    expect(resolveCompetition(32, 'VM', 'xw', 'Formel 1').type).toBe('t');
    expect(resolveCompetition(32, 'VM', 'xw', 'Rally')).toMatchObject({ category: 'Rally', type: 'p' });
    expect(resolveCompetition(39, 'World Cup', 'xw', 'Kvinder').category).toBe('Kvinder');
    expect(resolveCompetition(39, 'World Cup', 'xw', '')).toMatchObject({ category: null, type: 's' });
    expect(resolveCompetition(34, 'Rundt om søen', 'dk', '')).toMatchObject({
      category: null,
      type: 's',
      slug: 'rundt-om-soeen',
    });
  });

  it('competitions of races belong to sports without a duel, and to no group of sports', () => {
    const groups = new Set(SPORTS.map(({ parent }) => parent));
    const races = new Set(SPORTS.filter(({ duel, id }) => !duel && !groups.has(id)).map(({ id }) => id));
    expect(new Set(OTHER_COMPETITIONS.filter(({ format }) => format === 'races').map(({ sportId }) => sportId))).toEqual(races);
    expect(OTHER_COMPETITIONS.filter(({ sportId }) => groups.has(sportId))).toEqual([]);
  });
});
