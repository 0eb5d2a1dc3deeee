import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents, namedLineups } from '../../testing/named-views.ts';
import { playRecording } from '../../testing/play-recording.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { importSet } from '../kit/import/import-set.ts';
import { volleyballDatavolley, volleyballReplay } from './import.ts';

const folder = dataSet('volleyball-datavolley');

describe.skipIf(folder === null)('volleyball-datavolley on one match', () => {
  it('volleyball-datavolley imports the sets, and names written in Windows-1250', async () => {
    const ingest = createInMemoryIngest();
    expect(await importSet(volleyballDatavolley, { path: folder!, ingest })).toMatchObject({ read: 1, written: 1, refused: [] });
    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({
      home: 'ACH Volley',
      away: 'Maribor',
      start: Date.parse('2012-12-28T19:00:00Z') / 1000,
      stage: Stage.finished,
      score: [3, 0],
      parts: [
        [25, 12],
        [25, 17],
        [25, 14],
      ],
      winner: Winner.home,
      round: 'Semifinale',
      league: { name: '1. DOL Radenska Classic - Pokal moški', country: 'si', season: '2012/2013', role: 'knockout' },
    });
    const incidents = ingest.state.incidents.get(event!.id)!;
    expect(incidents.filter(({ type }) => type === 'timeout')).toHaveLength(3);
    const changes = incidents.filter(({ type }) => type === 'substitution');
    expect(changes).toHaveLength(9);
    expect(changes[0]).toMatchObject({ side: 'away', minute: 10, stage: 17, player: 'Denis Ploj', second: 'Vasja Plesec' });
    expect(changes.map(({ player }) => player)).toContain('Mirko Škundrič');
    const { n } = ingest.state;
    expect(await importSet(volleyballDatavolley, { path: folder!, ingest })).toMatchObject({
      written: 0,
      unchanged: 1,
      refused: [],
    });
    expect(ingest.state.n).toBe(n);
  });
});

describe('volleyball-datavolley on files of all kinds', () => {
  const SETS = [
    'True;8 -4;16-7;21-10;25-12;20;',
    'True;8-4;16-7;21-10;24-26;20;',
    'True;;;;25-1;20;',
    'True;;;;25-1;20;',
    'True;;;;;;',
  ];
  const scout = ({
    day = '12/28/2012',
    generated = '12/28/2012 19.57.05',
    sets = SETS,
    won = [3, 1],
    players = [] as string[],
  }): string =>
    [
      '[3DATAVOLLEYSCOUT]',
      `GENERATOR-DAY: ${generated}`,
      '[3MATCH]',
      `${day};20.00.00;2012/2013;Volleyligaen;;;1;`,
      '[3TEAMS]',
      `1;Køge;${won[0]};;;`,
      `2;\u0160koda;${won[1]};;;`,
      '[3SET]',
      ...sets,
      ...players,
      '[3SCOUT]',
      '',
    ].join('\r\n');
  const bytes = (text: string): Buffer => Buffer.from(text.replace('\u0160', '\u008a').replace('ø', 'o'), 'latin1');

  async function imported(text: string) {
    await using files = await writeFiles({});
    await writeFile(join(files.path, 'a.dvw'), bytes(text));
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(volleyballDatavolley, { path: files.path, ingest });
    return { event: namedEvents(ingest.state)[0], lineups: namedLineups(ingest.state), refused: refused.map(({ why }) => why) };
  }

  it('volleyball-datavolley imports the day alone where the country is not known', async () => {
    const { event, refused } = await imported(scout({}));
    expect(refused).toEqual([]);
    expect(event).toMatchObject({
      away: 'Škoda',
      score: [3, 1],
      startKnown: false,
      start: Date.parse('2012-12-28T12:00:00Z') / 1000,
      league: { country: 'xw', role: 'main' },
    });
  });

  it('volleyball-datavolley lists the players, first those that begin the first set', async () => {
    const player = (side: 0 | 1, shirt: number, place: string, name: string): string =>
      `${side};${shirt};1;${place};;;;;96;${name};Jan;;;2;False;96;;`;
    const [home, away] = [
      [player(0, 1, '', 'Last'), player(0, 3, '6', 'First'), player(0, 5, '*', 'Libero')],
      [player(1, 2, '1', 'Other')],
    ];
    const players = ['[3PLAYERS-H]', ...home, '[3PLAYERS-V]', ...away];
    expect((await imported(scout({ players }))).lineups).toEqual(['3 Jan First / 1 Jan Last, 5 Jan Libero', '2 Jan Other / ']);
  });

  it('volleyball-datavolley reads days with the day first where any of them shows it', async () => {
    const { event } = await imported(scout({ day: '04/03/2013', generated: '30/03/2013 19.57.05' }));
    expect(event!.start).toBe(Date.parse('2013-03-04T12:00:00Z') / 1000);
  });

  it('volleyball-datavolley refuses unreadable files with a reason', async () => {
    const wrong = [
      scout({ day: '04/03/2013', generated: '05/03/2013 19.57.05' }),
      scout({ day: '02/30/2013' }),
      scout({ won: [3, 0] }),
      scout({ sets: SETS.slice(0, 2) }),
      'nothing\n',
    ];
    const why = await Promise.all(wrong.map(async (text) => (await imported(text)).refused));
    expect(why.flat()).toEqual([
      'the day 04/03/2013 can be read in two ways, and nothing in the file decides',
      'there is no day 02/30/2013',
      'the list of sets makes 3-1, the teams have 3-0',
      '25-12 24-26 is not three sets won',
      'no scouting file: its first line is [3DATAVOLLEYSCOUT]',
    ]);
  });
});

describe.skipIf(folder === null)('volleyball-datavolley played again', () => {
  it('volleyball-datavolley plays every rally by the clock of the scout', async () => {
    const { ingest, report, seconds, messages } = await playRecording(volleyballReplay, folder!);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([
      { stage: Stage.finished, score: [3, 0], parts: { length: 3 }, serve: null },
    ]);
    const rallies = messages('score').map(({ score }) => score.parts!.flat().reduce((sum, one) => sum + one, 0));
    expect(new Set(rallies.filter((points) => points > 0)).size).toBeGreaterThanOrEqual(117);
    expect(messages('status').map(({ stage }) => stage)).toEqual([17, 46, 18, 46, 19, 3]);
    // The first serve at 20:10:42, the last point at 21:17:18.
    expect(Math.round(seconds)).toBe(3996);
    expect(messages('incident').filter(({ type }) => type === 'timeout')).toHaveLength(3);
  });
});

describe('volleyball-datavolley rally by rally', () => {
  const file = (marks: readonly string[]): Record<string, string[]> => ({
    'a.dvw': [
      '[3DATAVOLLEYSCOUT]',
      '[3MATCH]',
      '12/28/2012;23.30.00;2012/2013;Ligaen;;;',
      '[3TEAMS]',
      '1;A;3;',
      '2;B;0;',
      '[3SET]',
      'True;;;;25-0;',
      'True;;;;25-0;',
      'True;;;;25-0;',
      '[3SCOUT]',
      ...marks,
    ],
  });
  const set = (number: number): string[] => [
    `a05SM+;;;;;;;23.5${number}.00;`,
    ...Array.from(
      { length: 25 },
      (_, point) => `*p${String(point + 1).padStart(2, '0')}:00;;;;;;;23.5${number}.${String(point + 10)};`,
    ),
    `**${number}set;;;;;;;23.5${number}.40;`,
  ];

  it('volleyball-datavolley imports the first server, and goes on after midnight', async () => {
    const last = set(3).map((mark) => mark.replace('23.53', '00.03'));
    await using files = await writeFiles(file(['*P15>LUp;;;;;;;;', ...set(1), ...set(2), ...last]));
    const { report, seconds, messages } = await playRecording(volleyballReplay, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('status').map(({ stage, score }) => `${stage} ${score!.home} ${score!.serve}`)).toEqual([
      '17 0 away',
      '46 1 null',
      '18 1 away',
      '46 2 null',
      '19 2 away',
      '3 3 null',
    ]);
    expect(messages('score').every(({ score }) => score.serve === 'home')).toBe(true);
    expect(seconds).toBe(12 * 60 + 34);
  });

  it('volleyball-datavolley refuses a match without a clock', async () => {
    await using files = await writeFiles(file(set(1).map((mark) => mark.split(';')[0]!)));
    const { report } = await playRecording(volleyballReplay, files.path);
    expect(report.refused).toEqual([{ file: 'a.dvw', line: 0, why: 'the touches have no clock' }]);
  });
});
