import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { match, parts, points, score, type Participant } from '../../../gallery/make-row.ts';
import { registerAllRowKinds } from '../register-row-kinds.ts';
import { duelCells, scoreWord } from './index.ts';
import { testSport } from '../../../testing/draw.ts';

registerAllRowKinds();

const [A, B]: readonly [Participant, Participant] = [
  ['A', 'dk'],
  ['B', 'gb'],
];
const [DARTS, SNOOKER, BOXING, MMA, ESPORTS] = [14, 15, 16, 28, 36];
type Words = Parameters<typeof match>[4];
const cells = (sportId: number, stage: number, words: Words) => duelCells(match('x', A, B, stage, words), testSport(sportId));

describe('rows of frames', () => {
  it('snooker: frames won, of how many, and the points of the running one', () => {
    expect(cells(SNOOKER, Stage.live, { ...score(5, 3), ...points('64', '12'), bestOf: 9 })).toEqual({
      parts: [],
      free: 0,
      total: ['5', '3'],
      after: [{ of: ['64', '12'], running: true, onPhone: true }],
      note: { text: 'bedst af 9', short: 'maks. 9' },
      settled: true,
    });
  });

  it('esports: shows the rounds of the running map when its points are sent as a part', () => {
    const words = { ...score(1, 1), ...parts([13, 9], [8, 13], [7, 5]) };
    expect(cells(ESPORTS, Stage.live, words).after[0]?.of).toEqual(['7', '5']);
    expect(cells(ESPORTS, Stage.finished, { ...words, winner: 1 }).after[0]?.of).toEqual(['', '']);
  });

  it('darts: the legs of the running set, and what is left of the leg', () => {
    const words = { ...score(2, 1), ...parts([3, 1], [2, 3], [3, 0], [1, 2]), ...points('501', '301') };
    expect(cells(DARTS, 20, { ...words, unit: 'sets' })).toMatchObject({
      parts: [{ of: ['1', '2'], running: true }],
      after: [{ of: ['501', '301'] }],
    });
    expect(cells(DARTS, Stage.live, { ...words, unit: 'legs' }).parts).toEqual([]);
  });

  it('darts calls out what its score counts', () => {
    const word = (words: Words): string | null => scoreWord(match('x', A, B, Stage.live, words), testSport(DARTS));
    expect([word({ unit: 'legs' }), word({ unit: 'sets' }), word({})]).toEqual(['LEG', 'SÆT', 'SÆT']);
    expect(scoreWord(match('x', A, B), testSport(SNOOKER))).toBe('FRAME');
    expect(scoreWord(match('x', A, B), testSport(7))).toBeNull();
  });
});

describe('rows of fights', () => {
  it('shows the winner of a fight and the method', () => {
    const words = { winner: 2, finishMethod: 'tko', finishRound: 7, finishTime: '2:13', rounds: 12 };
    expect(cells(BOXING, Stage.finished, words)).toMatchObject({
      total: ['', 'V'],
      note: { text: 'TKO R7 2:13', spoken: 'Teknisk knockout R7 2:13' },
    });
    expect(cells(MMA, Stage.finished, { winner: 1, finishMethod: 'submission', finishRound: 2 }).note?.text).toBe('Sub. R2');
  });

  it('leaves the round of a decision out', () => {
    const words = { winner: 1, finishMethod: 'decision-unanimous', finishRound: 12 };
    expect(cells(BOXING, Stage.finished, words).note).toEqual({ text: 'UD', spoken: 'Enstemmig dommerafgørelse' });
  });

  it('shows no score, a draw for both sides, and planned rounds before a fight', () => {
    expect(cells(BOXING, Stage.finished, { winner: 0, finishMethod: 'draw' }).total).toEqual(['U', 'U']);
    expect(cells(BOXING, Stage.scheduled, { rounds: 12 })).toMatchObject({ total: ['', ''], note: { text: '12 omgange' } });
    expect(cells(BOXING, Stage.live, { ...score(0, 0), rounds: 1 })).toMatchObject({
      total: ['', ''],
      note: { text: '1 omgang' },
    });
  });
});
