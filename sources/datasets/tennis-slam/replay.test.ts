import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { toldEvents } from '../../testing/told-events.ts';
import { playedThrough } from '../../testing/play-recording.ts';
import { tennisSlamReplay } from './replay.ts';

const folder = dataSet('zz_noncommercial/tennis-slam-pointbypoint');

it.skipIf(folder === null)('plays every point, with tie-breaks as stages and a match tie-break as third set', async () => {
  const { door, report, told } = await playedThrough(tennisSlamReplay, folder!, {
    speed: 60,
    match: 'slam-2021-frenchopen-5102',
  });
  expect(report).toMatchObject({ played: 1, refused: [] });
  expect(told('status').map(({ stage }) => stage)).toEqual([17, 47, 18, 48, 49, Stage.finished]);
  expect(toldEvents(door.state)).toMatchObject([
    {
      parts: [
        [6, 7],
        [7, 6],
        [0, 1],
      ],
      tieBreaks: [
        [4, 7],
        [7, 3],
        [6, 10],
      ],
      serve: null,
      notice: 'Genafspilning af en kamp fra Roland Garros 2021',
    },
  ]);
  // 173 points, and the score before the first.
  expect(told('status').length + told('score').length).toBe(173 + 1);
  expect(
    told('score')
      .map(({ score }) => score.points?.join('-') ?? 'game')
      .slice(0, 4),
  ).toHaveLength(4);
});
