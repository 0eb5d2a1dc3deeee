import { describe, expect, it } from 'vitest';
import type { ScoreFormat } from './formats.ts';
import { type Sport, sportById, SPORTS } from '../sports/index.ts';

const ids = (kind: ScoreFormat['kind']): number[] =>
  SPORTS.filter(({ formats }) => formats[0].format.kind === kind)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
const formatOf = (id: number): ScoreFormat => sportById(id)!.formats[0].format;
const KINDS_OF_ROW: Readonly<Record<Sport['row'], readonly ScoreFormat['kind'][]>> = {
  goals: ['periods', 'behinds'],
  sets: ['sets', 'tennis'],
  innings: ['innings', 'pesapallo', 'cricket'],
  frames: ['frames'],
  fight: ['fight'],
  ranked: ['ranking'],
  race: ['ranking'],
};

describe('formats', () => {
  it.each(SPORTS)('formats of $name begin without a date, later ones are in the order of their days', ({ formats }) => {
    const days = formats.map(({ from }) => from);
    expect(days[0]).toBe('');
    expect(days.toSorted()).toEqual(days);
    for (const day of days.slice(1)) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Set(days).size).toBe(days.length);
  });

  it.each(SPORTS)('formats of $name are of the kind that its row draws', ({ row, formats }) => {
    for (const { format } of formats) expect(KINDS_OF_ROW[row]).toContain(format.kind);
  });

  it('formats of a kind belong to the sports that play it', () => {
    expect(['tennis', 'innings', 'pesapallo', 'cricket', 'behinds'].map((kind) => ids(kind as ScoreFormat['kind']))).toEqual([
      [2],
      [6],
      [30],
      [13],
      [18],
    ]);
    expect(ids('sets')).toEqual([12, 17, 21, 25]);
    expect(ids('frames')).toEqual([14, 15, 36]);
    expect(ids('fight')).toEqual([16, 28]);
  });

  it('formats of periods have the parts of the score', () => {
    const counted = SPORTS.flatMap(({ id, stages, formats: [{ format }] }) =>
      format.kind === 'periods' ? [[id, format.regular + format.extra + (stages[7]?.part === undefined ? 0 : 1)]] : [],
    );
    expect(counted).toHaveLength(15);
    expect(counted).toEqual(counted.map(([id]) => [id, sportById(id!)!.parts.length]));
  });

  it('formats of sets have as many parts as the longest match has sets', () => {
    const longest = SPORTS.flatMap(({ id, formats: [{ format }] }) =>
      format.kind === 'sets' || format.kind === 'tennis' ? [[id, Math.max(...format.bestOf)]] : [],
    );
    expect(longest).toHaveLength(5);
    expect(longest).toEqual(longest.map(([id]) => [id, sportById(id!)!.parts.length]));
  });

  it('formats name the points of one score', () => {
    const steps = SPORTS.flatMap(({ id, formats: [{ format }] }) => (format.kind === 'periods' ? [[id, format.steps]] : []));
    const ofOthers = Object.fromEntries(steps.filter(([, values]) => JSON.stringify(values) !== '[1]'));
    expect(ofOthers).toEqual({
      3: [1, 2, 3],
      5: [1, 2, 3, 6, 7, 8],
      8: [2, 3, 5, 7],
      19: [1, 2, 4, 6],
      29: [1, 2],
      42: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    });
  });

  it('badminton is played to 15 from 4 January 2027', () => {
    expect(sportById(21)!.formats.map(({ from, format }) => [from, format.kind === 'sets' ? format.set : null])).toEqual([
      ['', { points: 21, lead: 2, cap: 30 }],
      ['2027-01-04', { points: 15, lead: 2, cap: 21 }],
    ]);
  });

  it('sets are played to the points of their sport', () => {
    const target = (points: number) => ({ points, lead: 2, cap: null });
    expect(formatOf(12)).toMatchObject({ bestOf: [5], set: target(25), deciding: target(15) });
    expect(formatOf(17)).toMatchObject({ bestOf: [3], set: target(21), deciding: target(15) });
    expect(formatOf(25)).toMatchObject({ bestOf: [5, 7], set: target(11), deciding: null });
    expect(formatOf(2)).toMatchObject({ bestOf: [3, 5], games: 6, tieBreak: target(7), matchTieBreak: target(10) });
  });

  it('[FORM-05] [FORM-06] the score after regular time is the sum of the quarters in Australian rules alone', () => {
    expect(SPORTS.filter(({ regularScore }) => regularScore === 'sum-of-parts').map(({ id }) => id)).toEqual([18]);
    expect(sportById(18)!.stages[6]?.part).toBeUndefined();
  });
});
