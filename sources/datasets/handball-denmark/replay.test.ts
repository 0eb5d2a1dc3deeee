import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { handballReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('zz_no_licence_stated/handball-denmark');

describe.skipIf(folder === null)('handball-denmark played again', () => {
  it('plays both layouts to their ends, one of them without a day', async () => {
    const { ingest, report, seconds, messages } = await playRecording(handballReplay, folder!);
    expect(report).toMatchObject({ played: 2, refused: [] });
    expect(seconds).toBe(70 * 60);
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        home: 'Aalborg Håndbold',
        away: 'Ribe-Esbjerg HH',
        stage: Stage.finished,
        score: [33, 29],
        parts: [
          [17, 15],
          [16, 14],
        ],
        notice: 'Genafspilning af en kamp fra Herreligaen 2024/25',
      },
      {
        home: 'Bjerringbro-Silkeborg',
        away: 'Aalborg Håndbold',
        stage: Stage.finished,
        score: [36, 28],
        parts: [
          [17, 12],
          [19, 16],
        ],
        notice: 'Genafspilning af kampen 2. september 2017',
      },
    ]);
    const [first] = namedEvents(ingest.state);
    const incidents = ingest.state.incidents.get(first!.id)!;
    const count = (type: string): number => incidents.filter((each) => each.type === type).length;
    // 62 goals; of ten seven-metre throws three were saved.
    expect([count('goal'), count('penalty-goal'), count('penalty-missed'), count('suspension'), count('timeout')]).toEqual([
      55, 7, 3, 10, 5,
    ]);
    expect(messages('status')).toHaveLength(8);
  });
});

describe('handball-denmark by second', () => {
  it('counts up through both halves, with the position of a shot in either column', async () => {
    const head =
      'Time,Score_update,Team_initials,Action_1,Position,Player_number,Player_Name,Action_2,Player2_Number,Player2_Name,Goalkeeper_Number,Goalkeeper_Name,Section_number';
    const teams = {
      teams: { GOG: { full_name: 'GOG' }, AAH: { full_name: 'Aalborg Håndbold' } },
      metadata: { last_updated: '2024-09-01' },
    };
    await using files = await writeFiles({
      'team_mapping.json': [JSON.stringify(teams)],
      'game_events.csv': [
        head,
        '0.00,,,Start 1:e halvleg,,,,,,,,,1',
        '09.57,1-0,GOG,Mål VB,,7,Bo LUND,Assist,8,Ib DAM,1,X,1',
        '30.00,1-0,,Halvleg,,,,,,,,,1',
        '30.05,1-1,AAH,Mål på straffe,,3,Per RIIS,,,,,,1',
        '60.00,1-1,,Fuld tid,,,,,,,,,2',
      ],
    });
    const { report, messages } = await playRecording(handballReplay, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('fixture')[0]).toMatchObject({
      notice: 'Genafspilning af en kamp fra Herreligaen 2024/25',
      home: { name: 'GOG' },
      away: { name: 'Aalborg Håndbold' },
    });
    expect(messages('incident').map(({ type, clock, second, score }) => [type, clock, second, score])).toEqual([
      ['goal', '09:57', 'Ib Dam', [1, 0]],
      ['penalty-goal', '30:05', undefined, [1, 1]],
    ]);
    expect(messages('status').map(({ stage, gameTime, score }) => [stage, gameTime, score!.parts])).toEqual([
      [Stage.firstHalf, '00:00', [[0, 0]]],
      [Stage.halfTime, undefined, [[1, 0]]],
      [
        Stage.secondHalf,
        '30:00',
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
          [0, 1],
        ],
      ],
    ]);
  });

  it('has to know the teams', async () => {
    await using files = await writeFiles({ 'game_events.csv': ['Time'] });
    const { report } = await playRecording(handballReplay, files.path);
    expect(report.refused).toEqual([{ file: 'team_mapping.json', line: 0, why: 'does not exist' }]);
  });
});
