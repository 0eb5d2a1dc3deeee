import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { toldEvents } from '../../testing/told-events.ts';
import { writtenFiles } from '../../testing/write-files.ts';
import { kabaddiReplay } from './replay.ts';
import { playedThrough } from '../../testing/play-recording.ts';

const folder = dataSet('zz_copyleft/kabaddi-pkl');

describe.skipIf(folder === null)('kabaddi-pkl played again', () => {
  it('plays every raid', async () => {
    const { door, report, seconds, told } = await playedThrough(kabaddiReplay, folder!);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(toldEvents(door.state)).toMatchObject([{ stage: Stage.finished, score: [31, 33] }]);
    expect(told('score')).toHaveLength(83);
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
    await using files = await writtenFiles({
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
    const { report, told } = await playedThrough(kabaddiReplay, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(told('status').map(({ stage, gameTime, score }) => [stage, gameTime, score!.parts])).toEqual([
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
    expect(told('score').map(({ at, gameTime }) => `${at} ${gameTime}`)).toEqual([
      '2026-11-20T18:00:39Z 00:39',
      '2026-11-20T18:26:05Z 21:05',
    ]);
  });
});
