import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { nflReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('nfl-nflgame');

it.skipIf(folder === null)('plays a game of the NFL with its downs and the side with the ball', async () => {
  const { ingest, report, messages } = await playRecording(nflReplay, folder!, { speed: 60, match: 'nfl-2016090800' });
  expect(report).toMatchObject({ played: 1, refused: [] });
  expect(namedEvents(ingest.state)).toMatchObject([
    {
      home: 'Denver Broncos',
      score: [21, 20],
      parts: [
        [0, 7],
        [7, 10],
        [0, 0],
        [14, 3],
      ],
      situation: '',
      serve: null,
    },
  ]);
  expect(messages('status').map(({ stage }) => stage)).toEqual([
    22,
    Stage.break,
    23,
    Stage.halfTime,
    24,
    Stage.break,
    25,
    Stage.finished,
  ]);
  const downs = messages('score').filter(({ situation }) => situation !== '');
  expect(downs[0]).toMatchObject({ situation: '1&10', gameTime: '15:00', score: { serve: 'home' } });
  expect(downs.find(({ gameTime }) => gameTime === '14:13')).toMatchObject({ situation: '2&10' });
  const touchdown = messages('score').find(({ score }) => score.away === 6)!;
  expect(touchdown).toMatchObject({ gameTime: '07:20' });
  expect(
    messages('incident')
      .map(({ type }) => type)
      .slice(0, 3),
  ).toEqual(['touchdown', 'extra-point', 'touchdown']);
});

it.skipIf(folder === null)('plays all 63 games to their finals', async () => {
  const { ingest, report } = await playRecording(nflReplay, folder!, { speed: 120 });
  expect(report).toMatchObject({ played: 63, refused: [] });
  const finals = namedEvents(ingest.state).map(({ stage }) => stage);
  expect(finals.filter((stage) => stage === Stage.afterExtraTime)).toHaveLength(2);
  expect(finals.every((stage) => stage === Stage.finished || stage === Stage.afterExtraTime)).toBe(true);
});
