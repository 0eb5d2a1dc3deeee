import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { playRecording } from '../../testing/play-recording.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { importSet } from '../kit/import/import-set.ts';
import { handballDenmark, handballReplay } from './import.ts';

const folder = dataSet('zz_no_licence_stated/handball-denmark');
const NO_DAY = 'the day of the match is not in the file: it can only be replayed';

describe.skipIf(folder === null)('handball-denmark on Bjerringbro-Silkeborg against Aalborg', () => {
  it('handball-denmark imports every goal, card, suspension and timeout, and no match without a day', async () => {
    const ingest = createInMemoryIngest();
    const report = await importSet(handballDenmark, { path: folder!, ingest });
    expect(report).toMatchObject({ read: 1, written: 1, refused: [{ file: 'game_events.csv', line: 0, why: NO_DAY }] });
    const { n } = ingest.state;
    expect(await importSet(handballDenmark, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 1 });
    expect(ingest.state.n).toBe(n);

    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({
      home: 'Bjerringbro-Silkeborg',
      away: 'Aalborg Håndbold',
      startKnown: false,
      start: Date.parse('2017-09-02T12:00:00Z') / 1000,
      score: [36, 28],
      parts: [
        [17, 12],
        [19, 16],
      ],
      venue: 'JYSK Arena A',
    });
    expect(event!.league).toMatchObject({ name: 'Herreligaen', season: '2017/2018', country: 'dk' });
    const incidents = ingest.state.incidents.get(event!.id)!;
    const count = (type: string, side: string): number =>
      incidents.filter((each) => each.type === type && each.side === side).length;
    expect(count('goal', 'home') + count('penalty-goal', 'home')).toBe(36);
    expect(count('goal', 'away') + count('penalty-goal', 'away')).toBe(28);
    expect([count('penalty-goal', 'home'), count('penalty-goal', 'away')]).toEqual([1, 4]);
    expect([count('penalty-missed', 'home'), count('penalty-missed', 'away')]).toEqual([2, 2]);
    expect([count('suspension', 'home'), count('suspension', 'away')]).toEqual([3, 2]);
    expect([count('timeout', 'home'), count('timeout', 'away')]).toEqual([2, 3]);
    // A page ends after this event; its goalkeeper is no scorer.
    expect(incidents.find(({ clock }) => clock === '22:20')).toMatchObject({
      type: 'goal',
      player: 'Sebastian Skube',
      second: '',
    });
    expect(incidents.find(({ clock }) => clock === '07:38')).toMatchObject({ player: 'Michael Knudsen', second: 'Jacob Lassen' });
    expect(incidents.find(({ clock }) => clock === '30:00')).toMatchObject({ stage: 12, score: [17, 12] });
  });
});

const page = (...events: readonly string[]): string[] => [
  'KAMPHÆNDELSER',
  'GOG - Skjern Håndbold   2 - 1  (1 - 0)',
  '7 / 3-2-2018 / Arena / 888ligaen Herrer',
  'Tid',
  'Mål',
  'Hold',
  ...events.flatMap((event) => event.split('|')),
];

describe('handball-denmark on lists of all kinds', () => {
  const importOf = async (lines: readonly string[]) => {
    await using files = await writeFiles({ 'match_7_a.txt': lines });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(handballDenmark, { path: files.path, ingest });
    const [event] = namedEvents(ingest.state);
    return {
      refused: refused.map(({ line, why }) => `${line} ${why}`),
      incidents: event && ingest.state.incidents.get(event.id),
    };
  };

  it('handball-denmark puts the cells of an event together, wherever its lines and pages end', async () => {
    const { refused, incidents } = await importOf([
      ...page('0.41|GOG Advarsel|B|Ib MØLLER', '12.10 1-0|GOG Mål|Gbr 15|Bo Holst JENSEN|1|Per DAM', '', '--- Side 2 ---'),
      ...page(
        '40.00|SKH Tilkendt 7m|4|Ole BO|Forårs. 7m|20|Per ØRN',
        '40.05 1-1|SKH Straffemål|4|Ole BO|0',
        '41.00|GOG Hop|4|X',
        '59.59|2-1|GOG Mål|1:e|9|Kaj LUND|Assist|11|Åge BAK|1|Jon VIG',
        '60.00|Fuld tid',
        'Software: x',
      ),
    ]);
    expect(refused).toEqual(['37 the event is not known: Hop']);
    expect(
      incidents!.map(({ type, player, second, clock, score }) => [type, player, second, clock, score?.join('-') ?? '']),
    ).toEqual([
      ['yellow-card', 'Ib Møller', '', '00:41', ''],
      ['goal', 'Bo Holst Jensen', '', '12:10', '1-0'],
      ['penalty-goal', 'Ole Bo', '', '40:05', '1-1'],
      ['goal', 'Kaj Lund', 'Åge Bak', '59:59', '2-1'],
    ]);
  });

  it('handball-denmark refuses lists that do not add up', async () => {
    expect((await importOf(['Referat'])).refused).toEqual([
      '0 the text does not begin with the sides, the day and the place of a match',
    ]);
    expect((await importOf(page('1.00|2-0|GOG Mål|9|X'))).refused).toEqual(['0 the score 0-0 cannot become 2-0']);
    expect((await importOf(page('1.00|1-0|GOG Mål|9|X', '2.00|2-0|SKH Mål|9|X'))).refused).toEqual([
      '0 SKH scores 2-0, on the side of GOG',
    ]);
    expect((await importOf(page('1.00|1-0|GOG Mål|9|X', '2.00|1-1|SKH Mål|9|X'))).refused).toEqual([
      '0 the events end 1-1 (1-1), the title has 2-1 (1-0)',
    ]);
  });
});

describe.skipIf(folder === null)('handball-denmark played again', () => {
  it('handball-denmark plays both layouts to their ends, one of them without a day', async () => {
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
  it('handball-denmark counts up through both halves, with the position of a shot in either column', async () => {
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

  it('handball-denmark has to know the teams', async () => {
    await using files = await writeFiles({ 'game_events.csv': ['Time'] });
    const { report } = await playRecording(handballReplay, files.path);
    expect(report.refused).toEqual([{ file: 'team_mapping.json', line: 0, why: 'does not exist' }]);
  });
});
