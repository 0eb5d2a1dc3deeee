import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { match, parts, score, type Participant } from '../../../gallery/make-row.ts';
import { registerAllRowKinds } from '../register-row-kinds.ts';
import { duelCells } from './index.ts';
import { testSport } from '../../../testing/draw.ts';

registerAllRowKinds();

const [A, B]: readonly [Participant, Participant] = [
  ['A', 'fff|000'],
  ['B', '000|fff'],
];
const cells = (sportId: number, stage: number, words: Parameters<typeof match>[4]) =>
  duelCells(match('x', A, B, stage, words), testSport(sportId));

describe('rows of goals', () => {
  it('football has the first half beside the score, once there is a second', () => {
    expect(cells(1, Stage.firstHalf, { ...score(1, 0), ...parts([1, 0]) })).toMatchObject({ parts: [], total: ['1', '0'] });
    expect(cells(1, Stage.finished, { ...score(3, 1), ...parts([1, 1], [2, 0]) })).toMatchObject({
      parts: [{ of: ['1', '1'] }],
      total: ['3', '1'],
      note: null,
    });
  });

  it('marks the period that runs, and keeps room for those to come', () => {
    const { parts: quarters, free, total } = cells(3, 24, { ...score(88, 91), ...parts([31, 24], [28, 33], [29, 34]) });
    expect(quarters).toEqual([{ of: ['31', '24'] }, { of: ['28', '33'] }, { of: ['29', '34'], running: true, onPhone: true }]);
    expect([free, total]).toEqual([1, ['88', '91']]);
  });

  it('marks no period in a break, nor after the end', () => {
    const words = { ...score(2, 1), ...parts([1, 1], [1, 0]) };
    for (const stage of [Stage.break, Stage.finished])
      expect(cells(4, stage, words).parts.some(({ running }) => running)).toBe(false);
  });

  it('shows extra time where it was played', () => {
    const { parts: quarters, free } = cells(3, Stage.afterExtraTime, {
      ...score(124, 119),
      ...parts([31, 24], [28, 33], [25, 30], [28, 25], [12, 7]),
      winner: 1,
    });
    expect([quarters.length, free]).toEqual([5, 0]);
  });

  it('[SPORT-08] shows as many parts as the sport has', () => {
    const many = parts([1, 0], [1, 0], [1, 0], [1, 0], [1, 0], [1, 0], [1, 0]);
    const shown = (sportId: number): number => cells(sportId, Stage.finished, { ...score(7, 0), ...many }).parts.length;
    expect([7, 8, 3, 9, 22, 42].map(shown)).toEqual([3, 4, 5, 5, 6, 3]);
  });

  it('shows a shoot-out beside the score, or as one goal more', () => {
    const words = { ...score(34, 33), homePenalties: 5, awayPenalties: 4, winner: 1 };
    expect(cells(7, Stage.afterPenalties, words)).toMatchObject({ total: ['33', '33'], note: { text: '(5-4 str.)' } });
    expect(cells(4, Stage.afterPenalties, words)).toMatchObject({ total: ['34', '33'], note: null });
    const live = { ...score(2, 2), homePenalties: 1, awayPenalties: 0 };
    expect(cells(4, Stage.penalties, live)).toMatchObject({ total: ['2', '2'], note: { text: '(1-0 str.)' } });
  });

  it('aussie rules has goals and behinds before the total', () => {
    const words = {
      ...score(47, 81),
      ...parts([21, 32], [26, 49]),
      results: [
        { goals: '7', behinds: '5' },
        { goals: '12', behinds: '9' },
      ],
    };
    const { parts: columns, total } = cells(18, 23, words);
    expect(columns.at(-1)).toEqual({ of: ['7.5', '12.9'], wide: true });
    expect(total).toEqual(['47', '81']);
  });

  it('shows the state of play while it is played, not after', () => {
    const words = { ...score(20, 17), situation: '3&7' };
    expect(cells(5, 24, words).note).toEqual({ text: '3&7' });
    expect(cells(5, Stage.finished, words).note).toBeNull();
  });

  it('shows before the start only that the match is not followed live', () => {
    expect(cells(7, Stage.scheduled, {})).toEqual({ parts: [], free: 0, total: null, after: [], note: null });
    expect(cells(7, Stage.scheduled, { source: 2 }).note).toEqual({ text: 'Kun slutresultat' });
  });
});
