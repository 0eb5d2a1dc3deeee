import { gzipSync } from 'node:zlib';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents, personsOfIncidents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { nflNflgame, startOf } from './import.ts';
import { nflReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('nfl-nflgame');

describe.skipIf(folder === null)('nfl-nflgame on schedules of 2009 to 2017 and 63 games', () => {
  it('nfl-nflgame imports every game, with the results whose files are there', async () => {
    const ingest = createInMemoryIngest();
    expect(await importSet(nflNflgame, { path: folder!, ingest })).toMatchObject({ read: 2976, written: 2976, refused: [] });
    const { n } = ingest.state;
    expect(await importSet(nflNflgame, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 2976, refused: [] });
    expect(ingest.state.n).toBe(n);

    const events = namedEvents(ingest.state);
    const played = events.filter(({ stage }) => stage !== Stage.scheduled);
    expect(played).toHaveLength(63);
    expect(played.filter(({ stage }) => stage === Stage.afterExtraTime)).toMatchObject([
      {
        home: 'Kansas City Chiefs',
        score: [33, 27],
        parts: [
          [3, 7],
          [0, 14],
          [7, 3],
          [17, 3],
          [6, 0],
        ],
      },
      { home: 'Miami Dolphins', score: [30, 24], fullTime: [24, 24] },
    ]);
    const opening = played[0]!;
    expect(opening).toMatchObject({ home: 'Denver Broncos', away: 'Carolina Panthers', score: [21, 20], round: '1. runde' });
    expect(new Date(opening.start * 1000).toISOString()).toBe('2016-09-09T00:30:00.000Z');
    expect(
      ingest.state.incidents
        .get(opening.id)!
        .map(({ type, side, player, clock }) => [type, side, player, clock])
        .slice(0, 2),
    ).toEqual([
      ['touchdown', 'away', 'K.Benjamin', '07:20'],
      ['extra-point', 'away', 'G.Gano', '07:20'],
    ]);
    for (const event of played) expect(ingest.state.incidents.get(event.id)!.at(-1)!.score).toEqual(event.score);
  });
});

describe('the kick-off of the NFL', () => {
  const at = (eid: string, time: string, wday: string, season_type = 'REG') => startOf({ eid, time, wday, season_type });

  it.each([
    ['an afternoon', '2016091100', '1:00', 'Sun', 'REG', '2016-09-11T17:00:00Z'],
    ['an evening, on the next day of UTC', '2016091112', '8:30', 'Sun', 'REG', '2016-09-12T00:30:00Z'],
    ['London, in the morning of the east', '2016100200', '9:30', 'Sun', 'REG', '2016-10-02T13:30:00Z'],
    ['Thanksgiving, half an hour after noon', '2016112400', '12:30', 'Thu', 'REG', '2016-11-24T17:30:00Z'],
    ['a late game of the pre-season, no morning', '2016090164', '9:30', 'Thu', 'PRE', '2016-09-02T01:30:00Z'],
    ['a game that was put off until the night', '2013100610', '11:35', 'Sun', 'REG', '2013-10-07T03:35:00Z'],
    ['January, in winter time', '2010010300', '1:00', 'Sun', 'REG', '2010-01-03T18:00:00Z'],
  ])('nfl-nflgame is read as %s', (_, eid, time, wday, phase, start) => {
    expect(at(eid, time, wday, phase)).toBe(start);
  });
});

describe('nfl-nflgame', () => {
  const score = (...quarters: number[]) => ({
    ...Object.fromEntries(quarters.map((points, index) => [index + 1, points])),
    T: quarters.reduce((sum, points) => sum + points, 0),
  });
  const listed = (eid: string, home: string) => [
    eid,
    { eid, home, away: 'SD', time: '1:00', wday: 'Sun', season_type: 'REG', week: 1, year: 2016 },
  ];
  const line = (type: string | null, team: string, desc: string) => ({
    ...{ type, team, desc, qtr: 1 },
    players: { '': '0', 'A.One': '00-1', 'B.Kick': '00-2', 'C.Two': '00-3', 'E.Four': '00-5' },
  });

  it('nfl-nflgame reads each kind of score, and refuses games that do not add up', async () => {
    await using files = await writeFiles({
      'schedule.json': [
        JSON.stringify({ games: [listed('2016091100', 'JAC'), listed('2016091101', 'GB'), listed('2016091102', 'XX')] }),
      ],
    });
    const scrsummary = {
      '10': line('TD', 'JAC', 'A.One 3 yd. run (B.Kick kick is good) Drive: 8 plays'),
      '20': line('TD', 'SD', 'C.Two 3 yd. pass from D.Three (D.Three-E.Four pass) Drive: 8 plays'),
      '30': line('TD', 'SD', 'C.Two 3 yd. run (kick failed, wr) Drive: 8 plays'),
      '40': line('SAF', 'JAC', 'C.Two tackled in end zone by F.Five for a Safety'),
      '50': line(null, 'JAC', 'F.Five defensive two point conversion'),
      '60': line('FG', 'JAC', 'B.Kick 44 yd. Field Goal Drive: 7 plays'),
    };
    const game = {
      qtr: 'Final',
      home: { abbr: 'JAC', score: score(14, 0, 0, 0, 0), stats: {} },
      away: { abbr: 'SD', score: score(14, 0, 0, 0, 0), stats: {} },
      scrsummary,
      drives: { '1': { plays: { '10': { qtr: 1, time: '07:20' } } }, crntdrv: 1 },
    };
    await mkdir(join(files.path, 'gamecenter-json'));
    const write = async (id: string, content: object): Promise<void> =>
      writeFile(join(files.path, 'gamecenter-json', `${id}.json.gz`), gzipSync(JSON.stringify({ [id]: content, nextupdate: 1 })));
    await write('2016091100', game);
    await write('2016091101', { ...game, home: { ...game.home, abbr: 'GB' }, scrsummary: {} });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(nflNflgame, { path: files.path, ingest });
    expect(refused.map(({ file, line: at, why }) => `${file}:${at} ${why}`)).toEqual([
      'gamecenter-json/2016091101.json.gz:0 the scoring plays add up to 0-0, the score is 14-14',
      'schedule.json:3 the team is not known: XX',
    ]);
    const [event, open] = namedEvents(ingest.state);
    expect(event).toMatchObject({ home: 'Jacksonville Jaguars', score: [14, 14], winner: 0 });
    expect(open).toMatchObject({ stage: Stage.scheduled });
    expect(
      ingest.state.incidents.get(event!.id)!.map(({ type, player, score: after }) => `${type} ${player} ${after!.join('-')}`),
    ).toEqual([
      'touchdown A.One 6-0',
      'extra-point B.Kick 7-0',
      'touchdown C.Two 7-6',
      'two-point-conversion E.Four 7-8',
      'touchdown C.Two 7-14',
      'safety  9-14',
      'two-point-conversion F.Five 11-14',
      'field-goal B.Kick 14-14',
    ]);
    expect(personsOfIncidents(ingest.state)).toEqual(['A.One', 'B.Kick', 'C.Two', 'E.Four', 'C.Two', 'B.Kick']);
  });
});

it.skipIf(folder === null)('nfl-nflgame plays a game of the NFL with its downs and the side with the ball', async () => {
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

it.skipIf(folder === null)('nfl-nflgame plays all 63 games to their finals', async () => {
  const { ingest, report } = await playRecording(nflReplay, folder!, { speed: 120 });
  expect(report).toMatchObject({ played: 63, refused: [] });
  const finals = namedEvents(ingest.state).map(({ stage }) => stage);
  expect(finals.filter((stage) => stage === Stage.afterExtraTime)).toHaveLength(2);
  expect(finals.every((stage) => stage === Stage.finished || stage === Stage.afterExtraTime)).toBe(true);
});
