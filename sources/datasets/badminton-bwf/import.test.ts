import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stage, Winner } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { type NamedEvent, namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { badmintonBwf } from './import.ts';
import { badmintonReplay } from './replay.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('badminton-bwf');

describe.skipIf(folder === null)('badminton-bwf on two tournaments', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  let events: NamedEvent[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(badmintonBwf, { path: folder!, ingest });
    events = namedEvents(ingest.state);
  });
  const final = (name: string, group: string): NamedEvent =>
    events.find(({ league, round }) => league.name === name && league.group === group && round === 'Finale')!;
  const people = () => [...ingest.state.participants.values()];

  it('badminton-bwf imports every match', () => {
    const lines = ['ms', 'ws', 'md', 'wd', 'xd'].map(
      (name) =>
        readFileSync(join(folder!, `${name}.csv`), 'utf8')
          .trim()
          .split('\n').length - 1,
    );
    expect(lines.reduce((sum, count) => sum + count, 0)).toBe(277);
    expect(report).toMatchObject({ read: 277, written: 277, unchanged: 0, refused: [] });
  });

  it('badminton-bwf changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(badmintonBwf, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 277, refused: [] });
    expect(ingest.state.n).toBe(n);
  });

  it('badminton-bwf shows each game point by point, up to its result', () => {
    const { id, parts } = final('Denmark Open', 'Herresingle');
    const { history } = ingest.state.facts.get(id)!;
    expect(history.map(({ steps }) => steps.at(-1)!.score)).toEqual(parts);
    expect(history.map(({ steps }) => steps.length)).toEqual(parts.map(([home, away]) => home + away));
  });

  it('badminton-bwf has each discipline of each tournament as a competition of its own', () => {
    const leagues = [...ingest.state.leagues.values()].map(
      ({ name, country, category, group, season }) => `${name} ${country} ${category} ${group} ${season}`,
    );
    expect(leagues.sort()).toEqual(
      ['Damedouble', 'Damesingle', 'Herredouble', 'Herresingle', 'Mixdouble']
        .flatMap((group) => [`All England gb-eng BWF World Tour ${group} 2021`, `Denmark Open dk BWF World Tour ${group} 2020`])
        .sort(),
    );
  });

  it('badminton-bwf sends the winner of each match to the next round, and the last of them is the champion', () => {
    expect(final('Denmark Open', 'Herresingle')).toMatchObject({
      home: 'Rasmus Gemke',
      away: 'Anders Antonsen',
      winner: Winner.away,
    });
    expect(final('All England', 'Herresingle')).toMatchObject({
      home: 'Zii Jia Lee',
      away: 'Viktor Axelsen',
      score: [2, 1],
    });
    const rounds = ['1. runde', '1/8-finale', 'Kvartfinale', 'Semifinale', 'Finale'];
    const stranded: string[] = [];
    const first = (name: string): string => name.split(' / ')[0]!;
    for (const event of events.filter(({ round }) => round !== 'Finale')) {
      const later = events
        .filter(({ league, round }) => league.id === event.league.id && rounds.indexOf(round) > rounds.indexOf(event.round))
        .flatMap(({ home, away }) => [...home.split(' / '), ...away.split(' / ')]);
      const [winner, loser] = event.winner === Winner.home ? [event.home, event.away] : [event.away, event.home];
      expect(later).not.toContain(first(loser));
      if (!later.includes(first(winner))) stranded.push(`${event.league.name}: ${winner}`);
    }
    expect(stranded.map((line) => line.replace('All England: ', ''))).toEqual([
      'Mohammad Ahsan / N.N.',
      'Marcus Fernaldi Gideon / Kevin Sanjaya Sukamuljo',
      'Jonatan Christie',
      'Neslihan Yigit',
    ]);
  });

  it('badminton-bwf imports a game that was won 30-29, and the one that went to 27-25', () => {
    const games = events.flatMap(({ parts }) => parts.map((part) => part.toSorted((a, b) => b - a).join('-')));
    expect(games).toContain('30-29');
    expect(games).toContain('27-25');
  });

  it('badminton-bwf takes the side with a later match as winner of a retired match', () => {
    const [retired, ...others] = events.filter(({ stage }) => stage === Stage.retired);
    expect(others).toEqual([]);
    expect(retired).toMatchObject({
      home: 'Saina Nehwal',
      away: 'Mia Blichfeldt',
      score: [0, 1],
      parts: [
        [8, 21],
        [4, 10],
      ],
      winner: Winner.away,
    });
  });

  it('badminton-bwf finds the second player of a pair in another row, where the first stands twice', () => {
    const pairs = people().filter(({ kind }) => kind === 'pair');
    expect(pairs.every(({ name }) => new Set(name.split(' / ')).size === 2)).toBe(true);
    expect(pairs.map(({ name }) => name)).toContain('Daniel Lundgaard / Mathias Thyrri');
    // All 157 doubles have it; in 84 no other row of the tournament helps.
    expect(events.filter(({ away }) => away.endsWith(' / N.N.'))).toHaveLength(84);
    expect(events.filter(({ home }) => home.endsWith(' / N.N.'))).toEqual([]);
  });

  it('badminton-bwf writes Danish names with their letters', () => {
    const names = people().flatMap(({ name }) => name.split(' / '));
    expect(names).toEqual(
      expect.arrayContaining(['Jan Ø. Jørgensen', 'Line Højmark Kjærsfeldt', 'Niclas Nøhr', 'Lasse Mølhede']),
    );
    expect(people().find(({ name }) => name === 'Viktor Axelsen')).toMatchObject({ country: 'dk', kind: 'person', code: 'AXE' });
    expect(people().filter(({ country, kind }) => kind === 'person' && country === 'xw')).toEqual([]);
  });
});

const HEAD =
  'tournament,city,country,date,discipline,round,winner,retired,game_1_score,game_2_score,game_3_score,game_1_scores,game_2_scores,game_3_scores,team_one_players,team_two_players,team_one_nationalities,team_two_nationalities';

describe('badminton-bwf on rows of all kinds', () => {
  it('badminton-bwf imports readable rows, and refuses the rest with a reason', async () => {
    const row = (round: string, winner: string, retired: string, games: string, date = '13-10-2020', players = 'A,B'): string =>
      `DANISA Denmark Open I 2020,Odense,Denmark,${date},MS,${round},${winner},${retired},${games},[],[],[],${players},DEN,INA`;
    await using files = await writeFiles({
      'ms.csv': [
        HEAD,
        row('Final', '1', 'False', '21-9,30-29,'),
        row('Semi final', '1', 'False', '21-9,,'),
        row('Quarter final', '2', 'False', '21-9,22-20,'),
        row('Round of 16', '1', 'False', '21-20,21-9,'),
        row('Round of 8', '1', 'False', '21-9,21-9,'),
        row('Round of 32', '1', 'False', '21-9,21-9,', '31-02-2020'),
        row('Round of 16', '0', 'True', '5-3,,'),
        row('Round of 16', '0', 'True', '5-3,,', '13-10-2020', 'C,D'),
        row('Quarter final', '2', 'False', '9-21,9-21,', '14-10-2020', 'D,E'),
        row('Round 2', '1', 'False', '21-9,21-9,', '15-10-2020', 'F,G'),
        row('Round of 32', '1', 'False', '15-9,21-20,', '15-10-2020', 'F,H'),
      ],
    });
    const ingest = createInMemoryIngest();
    const report = await importSet(badmintonBwf, { path: files.path, ingest });
    expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '3 21-9 is not two games won by side 1',
      '4 21-9 22-20 is not two games won by side 2',
      '5 21-20 21-9 is not two games won by side 1',
      '6 the round is not known: Round of 8',
      '7 there is no day 31-02-2020',
      '8 the winner is unknown: the match was given up, and neither side alone plays on',
    ]);
    const [played, retired] = namedEvents(ingest.state);
    expect(namedEvents(ingest.state).slice(-2)).toMatchObject([
      { round: 'Gruppespil, 2. runde', format: {} },
      { score: [2, 0], format: { points: 15 } },
    ]);
    expect(played).toMatchObject({ score: [2, 0], winner: Winner.home, round: 'Finale', startKnown: false });
    expect(retired).toMatchObject({ home: 'C', away: 'D', stage: Stage.retired, score: [0, 0], winner: Winner.away });
  });
});

describe.skipIf(folder === null)('badminton-bwf played again', () => {
  it('badminton-bwf plays every point of 277 matches', async () => {
    const { ingest, report, messages } = await playRecording(badmintonReplay, folder!, { speed: 60 });
    expect(report).toMatchObject({ played: 277, refused: [] });
    const events = namedEvents(ingest.state);
    expect(events.filter(({ stage }) => stage === Stage.finished)).toHaveLength(276);
    expect(events.find(({ stage }) => stage === Stage.retired)).toMatchObject({ home: 'Saina Nehwal', winner: Winner.away });
    const points = events.flatMap(({ parts }) => parts.flatMap(([home, away]) => home + away)).reduce((sum, one) => sum + one, 0);
    expect(messages('score').length).toBeGreaterThan(points - 2 * events.length);
    expect(messages('score').length).toBeLessThan(points);
  });
});

const straight = (home: boolean): string =>
  `"[${Array.from({ length: 22 }, (_, point) => (home ? `'${point}-0'` : `'0-${point}'`)).join(', ')}]"`;
const row = (games: string, points: string, players = 'A,B'): string =>
  `Denmark Open 2020,Odense,Denmark,13-10-2020,MS,Final,1,False,${games},${points},${players},DEN,INA`;

describe('badminton-bwf point by point', () => {
  it('badminton-bwf serves after a point, rests at eleven and between the games', async () => {
    await using files = await writeFiles({
      'ms.csv': [HEAD, row('21-0,0-21,21-0', [straight(true), straight(false), straight(true)].join(','))],
    });
    const { ingest, report, messages } = await playRecording(badmintonReplay, files.path, { speed: 10 });
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(namedEvents(ingest.state)).toMatchObject([{ stage: Stage.finished, score: [2, 1], serve: null }]);
    expect(messages('status').map(({ stage, score }) => `${stage} ${score!.parts!.at(-1)!.join('-')} ${score!.serve}`)).toEqual([
      '17 0-0 null',
      '46 11-0 home',
      '17 11-0 home',
      '46 21-0 home',
      '18 0-0 home',
      '46 0-11 away',
      '18 0-11 away',
      '46 0-21 away',
      '19 0-0 away',
      '46 11-0 home',
      '19 11-0 home',
      '3 21-0 null',
    ]);
  });

  it('badminton-bwf refuses a match whose points do not make its games', async () => {
    await using files = await writeFiles({
      'ms.csv': [
        HEAD,
        row('21-0,21-1,', [straight(true), straight(true), '[]'].join(',')),
        row('21-0,21-0,', [straight(true), '[]', '[]'].join(','), 'C,D'),
        row('21-0,21-0,', [straight(true), `"['0-0', '2-0']"`, '[]'].join(','), 'E,F'),
      ],
    });
    const { report } = await playRecording(badmintonReplay, files.path);
    expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '2 the points of game 2 end 21-0, not 21-1',
      '3 the points of a game are missing',
      '4 no point leads from 0-0 to 2-0',
    ]);
  });
});
