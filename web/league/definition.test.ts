import { createTable, decodeTable } from '@stillingen/client';
import { Stage } from '@stillingen/domain';
import { eventRow, leagueRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { LIST_STEP } from './model/address.ts';
import { seasonSeed } from './definition.ts';

const DAY_S = 86_400;
const row = (id: string, day: number) =>
  eventRow.writeText(
    sampleEvent({
      id,
      start: NOW_S + day * DAY_S,
      stageType: day < 0 ? 3 : day > 0 ? 1 : 2,
      stage: day < 0 ? Stage.finished : day > 0 ? Stage.scheduled : Stage.secondHalf,
    }),
  );
const MATCHES = 100;
const days = Array.from({ length: 2 * MATCHES + 1 }, (_, index) => index - MATCHES);
const season =
  leagueRow.writeText(sampleLeague()) +
  days.map((day) => row(`day${day}`, day)).join('') +
  leagueRow.writeText(sampleLeague({ stageId: 'sTag0002', stageName: 'Mesterskabsspil' })) +
  row('later', 200) +
  'A1÷abcd¬~';

describe('the part of a season that travels with a page', () => {
  const idsOf = (tab: Parameters<typeof seasonSeed>[1]) => [
    ...decodeTable(seasonSeed(decodeTable(season), tab, NOW_S)).rows.keys(),
  ];

  it('[CONST-07] seeds the overview with ten results, ten fixtures and running matches', () => {
    expect(idsOf('overview')).toHaveLength(1 + 2 * 10 + 1);
    expect(idsOf('overview')).toContain('day-1');
    expect(idsOf('results')).toHaveLength(1 + LIST_STEP + 1 + 1);
    expect(idsOf('standings')).toEqual(['day-1', 'day0', 'later']);
  });

  it('seeds a row of every stage and no signature', () => {
    const seed = seasonSeed(decodeTable(season), 'fixtures', NOW_S);
    expect(
      createTable(seed)
        .structure.get()
        .leagues.map(({ league }) => league.stageName),
    ).toEqual(['', 'Mesterskabsspil']);
    expect(decodeTable(seed).signature).toBe('');
  });

  it('seeds rows as they were sent', () => {
    expect(decodeTable(seasonSeed(decodeTable(season), 'overview', NOW_S)).rows.get('day-3')).toEqual(
      decodeTable(season).rows.get('day-3'),
    );
  });
});
