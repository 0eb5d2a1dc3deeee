import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { type Moment, wonBy } from './moments.ts';

it('changes the sides of everything that is told, where the wrong one has won', () => {
  const row = { side: 'home', player: 'A. Holm', values: ['3'] } as const;
  const moment: Moment = {
    second: 0,
    stage: Stage.finished,
    score: { home: 2, away: 0 },
    figures: [[700, 5, 1]],
    partFigures: [{ name: 'figures-2', part: 2, figures: [[700, 3, 0]] }],
    players: () => [
      {
        type: 'players',
        title: 'Spillere',
        columns: [{ code: 'M', label: 'Mål', kind: 'number' }],
        rows: [{ ...row, values: ['3'] }],
      },
    ],
    partPlayers: {
      part: 2,
      players: () => [
        {
          type: 'players',
          title: 'Spillere',
          columns: [{ code: 'M', label: 'Mål', kind: 'number' }],
          rows: [{ ...row, values: ['1'] }],
        },
      ],
    },
    playedPart: {
      part: 2,
      steps: [
        { score: [60, 0], winner: 'home', server: 'home' },
        { score: [60, 0], server: 'away' },
      ],
    },
  };
  expect(wonBy('home', [moment])).toEqual([moment]);
  const [swapped] = wonBy('away', [moment]);
  expect(swapped).toMatchObject({
    score: { home: 0, away: 2 },
    figures: [[700, 1, 5]],
    partFigures: [{ part: 2, figures: [[700, 0, 3]] }],
  });
  expect(swapped!.players!()[0]!.rows).toEqual([{ ...row, side: 'away' }]);
  expect(swapped!.partPlayers!.players()[0]!.rows).toEqual([{ ...row, side: 'away', values: ['1'] }]);
  expect(swapped!.playedPart!.steps).toEqual([
    { score: [0, 60], winner: 'away', server: 'away' },
    { score: [0, 60], server: 'home' },
  ]);
});
