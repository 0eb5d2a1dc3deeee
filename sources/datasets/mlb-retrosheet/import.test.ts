import { Stage, Winner } from '@stillingen/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { type NamedEvent, namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { mlbRetrosheet } from './import.ts';

const folder = dataSet('mlb-retrosheet');

describe.skipIf(folder === null)('mlb-retrosheet on the home games of three clubs in 2020', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  let events: NamedEvent[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(mlbRetrosheet, { path: folder!, ingest });
    events = namedEvents(ingest.state);
  });
  const game = (home: string, away: string, day: string, round = ''): NamedEvent =>
    events.find(
      (event) =>
        event.home === home &&
        event.away === away &&
        event.round === round &&
        new Date(event.start * 1000).toISOString().startsWith(day),
    )!;

  it('mlb-retrosheet imports every game', () => {
    const games = ['BOS', 'NYA', 'TBA'].flatMap((club) => [
      ...new Set(readFileSync(join(folder!, `2020${club}.EVA.txt`), 'utf8').match(new RegExp(`^${club}2020\\d{5}`, 'gm'))),
    ]);
    expect(games).toHaveLength(90);
    expect(report).toMatchObject({ read: 90, written: 90, unchanged: 0, refused: [] });
    expect(report.skipped.map(({ file }) => file)).toContain('TEAM2020');
  });

  it('mlb-retrosheet changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(mlbRetrosheet, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 90, refused: [] });
    expect(ingest.state.n).toBe(n);
  });

  it('mlb-retrosheet has the line score, hits and errors of the opening game in Boston', () => {
    expect(game('Boston Red Sox', 'Baltimore Orioles', '2020-07-24')).toMatchObject({
      stage: Stage.finished,
      score: [13, 2],
      results: [{ hits: '17', errors: '1', pitcher: 'Nathan Eovaldi' }, { hits: '6' }],
      startKnown: false,
    });
  });

  it('mlb-retrosheet counts the runs of the last play, which no later row has', () => {
    // Won in the tenth by a triple that brought two runners home.
    expect(game('Tampa Bay Rays', 'Toronto Blue Jays', '2020-07-26')).toMatchObject({ score: [6, 5] });
  });

  it('mlb-retrosheet makes one part of all extra innings, which begin with a runner on second base', () => {
    const twelve = game('Boston Red Sox', 'New York Yankees', '2020-09-18');
    expect(twelve.score).toEqual([5, 6]);
    expect(twelve.parts).toHaveLength(10);
    expect(events.filter(({ parts }) => parts.length === 10)).toHaveLength(9);
    for (const { parts, score } of events)
      expect([0, 1].map((side) => parts.reduce((sum, part) => sum + part[side]!, 0))).toEqual([...score!]);
  });

  it('mlb-retrosheet plays seven innings in a doubleheader, and an eighth where they end level', () => {
    const short = events.filter(({ round }) => round.startsWith('Doubleheader'));
    expect(short.every(({ format }) => format.innings === 7)).toBe(true);
    expect(game('Boston Red Sox', 'Toronto Blue Jays', '2020-09-04', 'Doubleheader, 1. kamp')).toMatchObject({
      score: [7, 8],
      parts: { length: 7 },
    });
    expect(game('New York Yankees', 'New York Mets', '2020-08-30', 'Doubleheader, 1. kamp')).toMatchObject({
      score: [8, 7],
      parts: { length: 8 },
    });
    expect(events.filter(({ parts, format }) => parts.length < 9 && format.innings !== 7)).toEqual([]);
  });
});

const COLUMNS =
  'gameId,visitingTeam,inning,battingTeam,visScore,homeScore,resPitcher,hitValue,numErrors,batterDest,runnerOn1stDest,runnerOn2ndDest,runnerOn3rdDest,endGameFlag';
const play = (
  id: string,
  inning: number,
  batting: 0 | 1,
  score: string,
  destinations: string,
  more = { hit: 0, errors: 0, last: 'F' },
) =>
  `${id},OBN,${inning},${batting},${score},${batting === 1 ? 'pitch002' : 'pitch001'},${more.hit},${more.errors},${destinations},${more.last}`;

describe('mlb-retrosheet on games of all kinds', () => {
  const last = { hit: 0, errors: 0, last: 'T' };
  const rows = [
    COLUMNS,
    play('AGF202008150', 1, 0, '0,0', '1,0,0,0', { hit: 1, errors: 1, last: 'F' }),
    play('AGF202008150', 1, 0, '0,0', '4,4,0,0', { hit: 4, errors: 0, last: 'F' }),
    play('AGF202008150', 1, 1, '2,0', '4,4,6,5', { hit: 4, errors: 0, last: 'T' }),
    play('AGF202008160', 1, 0, '0,0', '0,0,0,0'),
    play('AGF202008170', 1, 0, '0,0', '0,0,0,0'),
    play('AGF202008170', 1, 1, '1,0', '0,0,0,0', last),
    play('AGF202008180', 1, 0, '0,0', '0,0,0,0', last),
    play('AGF202008190', 2, 0, '0,0', '4,0,0,0', last),
    play('XYZ202008150', 1, 0, '0,0', '4,0,0,0', last),
    play('AGF2020', 1, 0, '0,0', '4,0,0,0', last),
    play('AGF202008200', 1, 0, 'x,0', '4,0,0,0', last),
  ];
  const lists = { TEAM2020: ['AGF,N,Aarhus,Comets', 'OBN,N,Odense,Stripes'], 'AGF2020.ROS': ['pitch001,Hansen,Søren,R,R,AGF,P'] };

  it('mlb-retrosheet imports readable rows, and refuses the rest with a reason', async () => {
    await using files = await writeFiles({ '2020AGF.EVN.txt': rows, ...lists });
    const ingest = createInMemoryIngest();
    const report = await importSet(mlbRetrosheet, { path: files.path, ingest });
    expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '5 AGF202008160 has no last play: it is not complete',
      '6 line 7 begins at 0-1 where the plays before it make 0-0',
      '9 line 9: inning 2 is out of order',
      '10 TEAM2020 has no club XYZ',
      '11 a game is named BOS202007240, not AGF2020',
      '12 line 12: visScore is no number: x',
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        home: 'Aarhus Comets',
        away: 'Odense Stripes',
        score: [4, 2],
        parts: [[4, 2]],
        results: [
          { hits: '1', errors: '1', pitcher: 'Søren Hansen' },
          { hits: '2', errors: '0' },
        ],
      },
      // A game that was called may end level.
      { score: [0, 0], winner: Winner.draw },
    ]);
  });

  it('mlb-retrosheet reads nothing without the names of the clubs', async () => {
    await using files = await writeFiles({ '2020AGF.EVN.txt': rows });
    const { refused } = await importSet(mlbRetrosheet, { path: files.path, ingest: createInMemoryIngest() });
    expect(refused).toEqual([{ file: 'TEAM2020', line: 0, why: 'does not exist' }]);
  });
});
