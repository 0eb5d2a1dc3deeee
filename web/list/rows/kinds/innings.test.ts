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
const [BASEBALL, CRICKET, PESAPALLO] = [6, 13, 30];
const cells = (sportId: number, stage: number, words: Parameters<typeof match>[4]) =>
  duelCells(match('x', A, B, stage, words), testSport(sportId));

describe('rows of innings', () => {
  it('baseball: runs by inning, in all, hits and errors', () => {
    const shown = cells(BASEBALL, 28, {
      ...score(3, 1),
      ...parts([0, 1], [2, 0], [1, 0]),
      results: [{ hits: '7', errors: '1' }, { hits: '4' }],
    });
    expect(shown.parts.map(({ of }) => of.join('-'))).toEqual(['0-1', '2-0', '1-0']);
    expect(shown.parts[2]).toMatchObject({ running: true, onPhone: true });
    expect(shown).toMatchObject({ free: 6, total: ['3', '1'], after: [{ of: ['7', '4'] }, { of: ['1', ''] }] });
  });

  it('baseball: extra innings take a column more', () => {
    const innings = Array.from({ length: 10 }, () => [0, 0] as const);
    expect(cells(BASEBALL, 35, { ...score(0, 0), ...parts(...innings) })).toMatchObject({ free: 0 });
    expect(cells(BASEBALL, 35, { ...score(0, 0), ...parts(...innings) }).parts.at(-1)).toMatchObject({ running: true });
  });

  it('pesäpallo: halves won, and the runs of each half, the super inning and the contest', () => {
    const eight = parts([2, 1], [3, 0], [0, 4], [1, 0], [0, 3], [1, 0], [0, 4], [0, 0], [3, 0]);
    const shown = cells(PESAPALLO, Stage.afterExtraInnings, { ...score(2, 1), ...eight, winner: 1 });
    expect(shown.parts.map(({ of }) => of.join('-'))).toEqual(['6-5', '1-7', '3-0']);
    expect(shown.total).toEqual(['2', '1']);
    const contest = parts(...Array.from({ length: 9 }, () => [0, 0] as const), [1, 1], [4, 3]);
    expect(cells(PESAPALLO, Stage.finished, { ...score(2, 1), ...contest, winner: 1 }).parts.at(-1)?.of).toEqual(['4', '3']);
  });

  it('pesäpallo: the half of the running inning is marked', () => {
    const second = parts([2, 1], [3, 0], [0, 4], [1, 0], [0, 3]);
    expect(cells(PESAPALLO, 30, { ...score(1, 0), ...second }).parts).toMatchObject([{ of: ['6', '5'] }, { running: true }]);
  });

  it('cricket: runs and wickets, the overs, and what is needed', () => {
    const shown = cells(CRICKET, 27, {
      ...score(187, 154),
      ...parts([187, 154]),
      situation: 'Mangler 34 på 22 bolde',
      results: [
        { wickets1: '6', overs1: '20' },
        { wickets1: '4', overs1: '16.2' },
      ],
    });
    expect(shown).toMatchObject({
      total: ['187/6', '154/4'],
      parts: [{ of: ['(20)', '(16.2)'], wide: true }],
      note: { text: 'Mangler 34 på 22 bolde' },
    });
  });

  it('cricket: the innings before the last one of a test, all out and declared', () => {
    const shown = cells(CRICKET, 29, {
      ...score(567, 601),
      ...parts([345, 416], [222, 185]),
      results: [
        { wickets1: '10', wickets2: '7', declared: 'd' },
        { wickets1: '10', wickets2: '6' },
      ],
    });
    expect(shown).toMatchObject({ total: ['222/7d', '185/6'], parts: [{ of: ['345', '416'] }] });
  });

  it('cricket: a side that has not batted has nothing', () => {
    const words = { ...score(0, 41), ...parts([0, 41]), results: [{}, { wickets1: '1', overs1: '5.3' }] };
    expect(cells(CRICKET, 26, words)).toMatchObject({ total: ['–', '41/1'], parts: [{ of: ['', '(5.3)'] }] });
    const bowledForNone = [{ wickets1: '10', overs1: '3' }, {}];
    expect(cells(CRICKET, 26, { ...score(0, 0), results: bowledForNone }).total).toEqual(['0', '–']);
  });

  it('cricket: a super over stands beside the score', () => {
    const results = [
      { wickets1: '6', superOver: '12/1' },
      { wickets1: '8', superOver: '10/0' },
    ];
    expect(cells(CRICKET, Stage.finished, { ...score(160, 160), winner: 1, results }).note?.text).toBe(
      '(12/1 – 10/0 i super over)',
    );
  });
});
