import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { kabaddiReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('zz_copyleft/kabaddi-pkl');

describe.skipIf(folder === null)('kabaddi-pkl played again', () => {
  it('plays every raid', async () => {
    const { ingest, report, seconds, messages } = await playRecording(kabaddiReplay, folder!);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([{ stage: Stage.finished, score: [31, 33] }]);
    expect(messages('score')).toHaveLength(83);
    expect(seconds).toBe(45 * 60);
  });
});

describe('kabaddi-pkl raid by raid', () => {
  it('counts up through both halves', async () => {
    const raid = (number: number, clock: string, score: number[]) => ({
      event_no: number,
      event: 'Successful Raid',
      raiding_team_id: 1,
      raid_points: 1,
      clock,
      score,
    });
    await using files = await writeFiles({
      '1_Match_7_ID_7.json': [
        JSON.stringify({
          match_detail: { match_id: 7, date: '7/29/2014', start_time: '20:00', gmtoffset: '+05:30', status: 'Full Time' },
          teams: {
            team: [
              { id: '1', name: 'A' },
              { id: '2', name: 'B' },
            ],
          },
          events: { event: [raid(1, '0:39', [1, 0]), raid(2, '21:5', [2, 0])] },
        }),
      ],
    });
    const { report, messages } = await playRecording(kabaddiReplay, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('status').map(({ stage, gameTime, score }) => [stage, gameTime, score!.parts])).toEqual([
      [Stage.firstHalf, '00:00', [[0, 0]]],
      [Stage.halfTime, undefined, [[1, 0]]],
      [
        Stage.secondHalf,
        '20:00',
        [
          [1, 0],
          [0, 0],
        ],
      ],
      [
        Stage.finished,
        undefined,
        [
          [1, 0],
          [1, 0],
        ],
      ],
    ]);
    expect(messages('score').map(({ at, gameTime }) => `${at} ${gameTime}`)).toEqual([
      '2026-11-20T18:00:39Z 00:39',
      '2026-11-20T18:26:05Z 21:05',
    ]);
  });
});
