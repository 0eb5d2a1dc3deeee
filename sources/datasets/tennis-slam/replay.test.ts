import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { playRecording } from '../../testing/play-recording.ts';
import { tennisSlamReplay } from './replay.ts';

const folder = dataSet('zz_noncommercial/tennis-slam-pointbypoint');

it.skipIf(folder === null)('plays every point, with tie-breaks as stages and a match tie-break as third set', async () => {
  const { ingest, report, messages } = await playRecording(tennisSlamReplay, folder!, {
    speed: 60,
    match: 'slam-2021-frenchopen-5102',
  });
  expect(report).toMatchObject({ played: 1, refused: [] });
  expect(messages('status').map(({ stage }) => stage)).toEqual([17, 47, 18, 48, 49, Stage.finished]);
  expect(namedEvents(ingest.state)).toMatchObject([
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
  expect(messages('status').length + messages('score').length).toBe(173 + 1);
  expect(
    messages('score')
      .map(({ score }) => score.points?.join('-') ?? 'game')
      .slice(0, 4),
  ).toHaveLength(4);
});
