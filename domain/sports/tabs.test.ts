import { describe, expect, it } from 'vitest';
import { SUPER_TEMPLATES } from '../sport/sport-ids.ts';
import { type Sport, sportById, SPORTS } from './index.ts';

const ids = (keep: (sport: Sport) => boolean): number[] =>
  SPORTS.filter(keep)
    .map(({ id }) => id)
    .sort((a, b) => a - b);

describe('statistics and tabs', () => {
  it.each(SPORTS)('$name lists each of its statistics once', ({ statistics }) => {
    expect(new Set(statistics.map(({ stat }) => stat)).size).toBe(statistics.length);
  });

  it('a sport gives a statistic the same meaning as every other, with the number of the feeds', () => {
    const kinds = SPORTS.flatMap(({ statistics }) => statistics);
    for (const { label: _, ...kind } of kinds) expect(kinds.find(({ stat }) => stat === kind.stat)).toMatchObject(kind);
    const labels = Map.groupBy(kinds, ({ stat }) => stat);
    const severalOf = [...labels.values()]
      .map((same) => [...new Set(same.map(({ label }) => label))])
      .filter(({ length }) => length > 1);
    expect(severalOf.map((names) => names.toSorted().join(', ')).toSorted()).toEqual([
      'Boldtab, Turnovers',
      'Hjørneslag, Hjørnespark',
      'Interceptions, Opsnappede bolde',
      'Mål i overtal, Mål i powerplay',
    ]);
    expect(sportById(1)!.statistics.filter(({ stat }) => stat >= 600)).toEqual([]);
    expect(sportById(1)!.statistics).toHaveLength(38);
    expect(sportById(2)!.statistics.filter(({ stat }) => stat < 600)).toEqual([]);
  });

  it('a sport shows a tab of statistics when it has some', () => {
    expect(ids((sport) => sport.tabs.includes('statistics'))).toEqual(ids((sport) => sport.statistics.length > 0));
  });

  it('a sport has a table, except fights and races without a championship', () => {
    expect(ids((sport) => !sport.tabs.includes('standings'))).toEqual([16, 23, 28, 31, 34, 35, 37, 38]);
  });
});

it('[LEAGUE-07] [LEAGUE-08] super templates name their flag, sport and category', () => {
  expect(Object.fromEntries(SUPER_TEMPLATES)).toEqual({
    6576: { flag: 'rally', sportId: 32, categoryId: null },
    6578: { flag: 'speedway', sportId: 33, categoryId: null },
    7771: { flag: 'dakar', sportId: 32, categoryId: null },
  });
});
