import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { match, parts, points, score, tieBreaks, type Participant } from '../../../gallery/make-row.ts';
import { registerAllRowKinds } from '../register-row-kinds.ts';
import { duelCells } from './index.ts';
import { testSport } from '../../../testing/draw.ts';

registerAllRowKinds();

const [A, B]: readonly [Participant, Participant] = [
  ['Holger Rune', 'dk'],
  ['Carlos Alcaraz', 'es'],
];
const cells = (sportId: number, stage: number, words: Parameters<typeof match>[4]) =>
  duelCells(match('x', A, B, stage, words), testSport(sportId));

describe('rows of sets', () => {
  it('tennis: sets won, games with their tie-breaks raised, the points of the game', () => {
    const shown = cells(2, 20, {
      ...score(2, 1),
      ...parts([7, 6], [4, 6], [7, 6], [3, 2]),
      ...tieBreaks([7, 5], null, [12, 10]),
      ...points('40', 'A'),
      bestOf: 5,
    });
    expect(shown.parts).toEqual([
      { of: ['7', '6'], raised: ['7', '5'], won: 'home' },
      { of: ['4', '6'], won: 'away', onPhone: true },
      { of: ['7', '6'], raised: ['12', '10'], won: 'home', onPhone: true },
      { of: ['3', '2'], running: true, onPhone: true },
    ]);
    expect(shown).toMatchObject({ free: 1, total: ['2', '1'], after: [{ of: ['40', 'A'], running: true, onPhone: true }] });
  });

  it('tennis: the tie-break of a set belongs to its set, and a pause to the set that is open', () => {
    const words = { ...score(1, 0), ...parts([6, 2], [6, 6]), ...points('5', '4') };
    expect(cells(2, 48, words).parts[1]).toMatchObject({ running: true });
    expect(cells(2, 335, words).parts[1]).toMatchObject({ running: true });
  });

  it('the pause between two sets leaves none running, and the last one won', () => {
    const shown = cells(21, Stage.break, { ...score(1, 0), ...parts([24, 22]) });
    expect(shown.parts).toEqual([{ of: ['24', '22'], won: 'home', onPhone: true }]);
  });

  it('tennis: a match tie-break is shown by its points', () => {
    const words = { ...score(2, 1), ...parts([6, 4], [6, 7], [1, 0]), ...tieBreaks(null, [3, 7], [10, 7]), winner: 1 };
    expect(cells(2, Stage.finished, words).parts.at(-1)).toEqual({ of: ['10', '7'], won: 'home', onPhone: true });
  });

  it('tennis: the points are gone when it is over, and their place stays', () => {
    const words = { ...score(2, 0), ...parts([6, 4], [6, 4]), ...points('40', '15'), winner: 1 };
    expect(cells(2, Stage.finished, words).after).toMatchObject([{ of: ['', ''] }]);
    expect(cells(2, Stage.scheduled, {}).after).toMatchObject([{ of: ['', ''] }]);
  });

  it('keeps room for the sets to come, as many as the match may have', () => {
    const words = { ...score(1, 0), ...parts([21, 19], [11, 8]) };
    expect(cells(21, 18, words)).toMatchObject({ free: 1, total: ['1', '0'], after: [] });
    expect(cells(25, 18, { ...words, bestOf: 5 }).free).toBe(3);
    expect(cells(25, 18, { ...words, bestOf: 7 }).free).toBe(5);
  });

  it('volleyball: the running set is marked, those before it have their winner', () => {
    const sets = cells(12, 19, { ...score(1, 1), ...parts([25, 20], [22, 25], [9, 7]) }).parts;
    expect(sets.map(({ won, running }) => running ?? won)).toEqual(['home', 'away', true]);
  });

  it('shows the sets that were played before someone retired', () => {
    expect(cells(2, Stage.retired, { ...score(0, 0), ...parts([2, 3]), winner: 2 })).toMatchObject({
      parts: [{ of: ['2', '3'] }],
      total: ['0', '0'],
    });
  });
});
