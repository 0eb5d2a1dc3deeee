import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stage, Winner } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { seasonTable } from '../../testing/season-table.ts';
import { type NamedEvent, namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { cricketCricsheet } from './import.ts';

const folder = dataSet('cricket-cricsheet');

describe.skipIf(folder === null)('cricket-cricsheet on eleven matches', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  let events: NamedEvent[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(cricketCricsheet, { path: folder!, ingest });
    events = namedEvents(ingest.state);
  });
  const match = (home: string, away: string, round: string): NamedEvent =>
    events.find((event) => event.home === home && event.away === away && event.round === round)!;
  const incidentsOf = ({ id }: NamedEvent) => ingest.state.incidents.get(id) ?? [];

  it('cricket-cricsheet imports every match', () => {
    expect(report).toMatchObject({ read: 11, written: 11, unchanged: 0, refused: [] });
    expect(events.every(({ format, startKnown }) => format.game === 'twenty20' && !startKnown)).toBe(true);
  });

  it('cricket-cricsheet changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(cricketCricsheet, { path: folder!, ingest })).toMatchObject({
      written: 0,
      unchanged: 11,
      refused: [],
    });
    expect(ingest.state.n).toBe(n);
  });

  it('[FEED-52] cricket-cricsheet keeps the scorecard of each: batters and extras make the runs, bowlers bowl the overs and take their wickets', () => {
    for (const event of events) {
      const [table] = ingest.state.facts.get(event.id)!['player-statistics'];
      const [batters, bowlers] = table!.sections;
      const total = (section: typeof batters & object, side: 'home' | 'away', code: string): number => {
        const at = section.columns.findIndex((column) => column.code === code);
        return section.lines.filter((line) => line.side === side).reduce((sum, { values }) => sum + Number(values[at]), 0);
      };
      for (const [index, side] of (['home', 'away'] as const).entries()) {
        const other = side === 'home' ? 'away' : 'home';
        const made = total(batters!, side, 'R');
        const conceded = total(bowlers!, other, 'R');
        expect(made).toBeLessThanOrEqual(conceded);
        expect(conceded).toBeLessThanOrEqual(event.score![index]!);
        const { wickets1 = '0' } = event.results[index]!;
        expect(total(bowlers!, other, 'W')).toBeLessThanOrEqual(Number(wickets1) || 10);
        expect(total(batters!, side, '4') * 4 + total(batters!, side, '6') * 6).toBeLessThanOrEqual(made);
      }
    }
    const final = match('Gujarat Titans', 'Chennai Super Kings', 'Finale');
    const [table] = ingest.state.facts.get(final.id)!['player-statistics'];
    expect(table!.sections[0]!.lines.find(({ player }) => player === 'B Sai Sudharsan')!.values).toEqual([
      '96',
      '47',
      '8',
      '6',
      '204,26',
    ]);
    expect(table!.sections[1]!.lines.find(({ player }) => player === 'MM Sharma')!.values).toEqual([
      '3.0',
      '0',
      '36',
      '3',
      '12,00',
    ]);
  });

  it('cricket-cricsheet lists the first eleven and the substitutes under one id in all matches', () => {
    const idsOf = (name: string): unknown[] =>
      events.flatMap(({ id }) =>
        ingest.state.facts
          .get(id)!
          .lineup.flatMap(({ starters, substitutes }) =>
            [...starters, ...substitutes].filter((player) => player.name === name).map(({ participant }) => participant),
          ),
      );
    const kohli = idsOf('V Kohli');
    expect([kohli.length, new Set(kohli).size]).toEqual([3, 1]);
    for (const { id } of events) {
      const { lineup, 'player-statistics': tables } = ingest.state.facts.get(id)!;
      expect(lineup.map(({ starters }) => starters.length)).toEqual([11, 11]);
      const listed = new Set(
        lineup.flatMap(({ starters, substitutes }) => [...starters, ...substitutes]).map(({ participant }) => participant),
      );
      for (const { sections } of tables)
        for (const { lines } of sections) expect(lines.filter(({ participant }) => !listed.has(participant))).toEqual([]);
    }
  });

  it('cricket-cricsheet imports the tie that a super over decided', () => {
    expect(match('Delhi Capitals', 'Sunrisers Hyderabad', '20. kamp')).toMatchObject({
      stage: Stage.finished,
      score: [159, 159],
      parts: [[159, 159]],
      winner: Winner.home,
      results: [
        { wickets1: '4', overs1: '20', superOver: '8/0' },
        { wickets1: '7', overs1: '20', superOver: '7/0' },
      ],
      notice: 'Uafgjort – Delhi Capitals vandt super over',
    });
  });

  it('cricket-cricsheet takes the winner of the file where rain moved the target', () => {
    expect(match('Gujarat Titans', 'Chennai Super Kings', 'Finale')).toMatchObject({
      score: [214, 171],
      winner: Winner.away,
      results: [{ overs1: '20' }, { wickets1: '5', overs1: '15' }],
      notice: 'Chennai Super Kings vandt med 5 wickets (D/L)',
    });
    expect(match('Punjab Kings', 'Kolkata Knight Riders', '2. kamp')).toMatchObject({
      score: [191, 146],
      winner: Winner.home,
      notice: 'Punjab Kings vandt med 7 runs (D/L)',
      format: { target: { side: 'away', runs: 154, overs: '16' } },
    });
    expect(events.filter(({ format }) => format.target !== undefined)).toHaveLength(2);
  });

  it('cricket-cricsheet makes the tables of both seasons with their net run rates', () => {
    const tableOf = (season: string): string[] =>
      seasonTable(ingest.state, { slug: 'indian-premier-league', season }).map(
        ({ name, points, netRunRate }) => `${name} ${points} ${netRunRate!.toFixed(3)}`,
      );
    expect(tableOf('2023')).toEqual([
      'Punjab Kings 2 0.438',
      'Chennai Super Kings 1 0.000',
      'Lucknow Super Giants 1 0.000',
      'Kolkata Knight Riders 0 -0.438',
    ]);
    // Matches 1, 68 and 69: 391 in 40 overs against 367 in 38.4, 215 in 19.1 against 214 in 20.
    expect(tableOf('2024')).toEqual([
      'Sunrisers Hyderabad 2 0.517',
      'Royal Challengers Bengaluru 2 0.284',
      'Chennai Super Kings 2 -0.284',
      'Punjab Kings 0 -0.517',
    ]);
  });

  it('cricket-cricsheet has no winner of a match that rain ended, and no innings of a side that did not bat', () => {
    const washedOut = match('Lucknow Super Giants', 'Chennai Super Kings', '45. kamp');
    expect(washedOut).toMatchObject({
      stage: Stage.abandoned,
      score: [125, 0],
      winner: Winner.unknown,
      notice: 'Intet resultat',
    });
    expect(washedOut.results[0]).toMatchObject({ wickets1: '7', overs1: '19.2' });
    expect(washedOut.results[1]).toEqual({});
  });

  it('cricket-cricsheet adds up to the margins that the files name', () => {
    let margins = 0;
    for (const name of readdirSync(folder!).filter((file) => file.endsWith('.json'))) {
      const { info } = JSON.parse(readFileSync(join(folder!, name), 'utf8')) as {
        info: { teams: string[]; dates: string[]; outcome: { by?: { runs?: number; wickets?: number }; method?: string } };
      };
      const { by, method } = info.outcome;
      const event = events.find(
        ({ home, away, start }) =>
          home === info.teams[0] && away === info.teams[1] && new Date(start * 1000).toISOString().startsWith(info.dates[0]!),
      )!;
      if (by?.runs !== undefined && method === undefined) expect(Math.abs(event.score![0] - event.score![1])).toBe(by.runs);
      if (by?.wickets !== undefined)
        expect(10 - Number(event.results[event.winner === Winner.home ? 0 : 1].wickets1)).toBe(by.wickets);
      margins += by === undefined ? 0 : 1;
    }
    expect(margins).toBe(9);
  });

  it('cricket-cricsheet imports every wicket and every impact player', () => {
    for (const event of events) {
      const wickets = incidentsOf(event).filter(({ type, detail }) => type === 'wicket' && detail !== '');
      const fallen = event.results.map(({ wickets1 = '0' }) => Number(wickets1));
      expect(wickets).toHaveLength(fallen[0]! + fallen[1]!);
    }
    const final = match('Gujarat Titans', 'Chennai Super Kings', 'Finale');
    expect(
      incidentsOf(final)
        .filter(({ type }) => type === 'substitution')
        .map(({ side, player, second, detail }) => [side, player, second, detail]),
    ).toEqual([
      ['home', 'J Little', 'B Sai Sudharsan', 'Impact player'],
      ['away', 'S Dube', 'M Pathirana', 'Impact player'],
    ]);
  });
});

describe('cricket-cricsheet on files of all kinds', () => {
  const ball = (total: number, more: object = {}) => ({ bowler: 'Bowler', runs: { total }, ...more });
  const out = { wickets: [{ player_out: 'Batter', kind: 'run out', fielders: [{ name: 'Fielder' }] }] };
  const info = {
    balls_per_over: 6,
    dates: ['2021-01-02', '2021-01-03'],
    event: { name: 'Test Series', match_number: 1 },
    match_type: 'Test',
    season: '2020/21',
    team_type: 'international',
    teams: ['Denmark', 'Norway'],
    outcome: { winner: 'Norway', by: { innings: 1, runs: 3 } },
  };
  const innings = [
    { team: 'Denmark', overs: [{ over: 0, deliveries: [ball(1, { extras: { wides: 1 } }), ball(2), ball(0, out)] }] },
    {
      team: 'Norway',
      declared: true,
      penalty_runs: { pre: 5 },
      overs: [{ over: 0, deliveries: Array.from({ length: 6 }, () => ball(1)) }],
    },
    {
      team: 'Denmark',
      overs: [
        {
          over: 0,
          deliveries: [
            ball(4),
            ball(1, { extras: { noballs: 1 } }),
            ball(0, { wickets: [{ player_out: 'B', kind: 'retired hurt' }] }),
          ],
        },
      ],
    },
  ];
  const lines = (content: object): string[] => [JSON.stringify(content)];

  it('cricket-cricsheet reads two innings a side, a declaration, extras and penalty runs', async () => {
    await using files = await writeFiles({ '1.json': lines({ info, innings }) });
    const ingest = createInMemoryIngest();
    expect(await importSet(cricketCricsheet, { path: files.path, ingest })).toMatchObject({ written: 1, refused: [] });
    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({
      home: 'Danmark',
      away: 'Norge',
      score: [8, 11],
      parts: [
        [3, 11],
        [5, 0],
      ],
      winner: Winner.away,
      notice: 'Norway vandt med en inning og 3 runs',
      results: [
        { wickets1: '1', overs1: '0.2', wickets2: '0', overs2: '0.2' },
        { wickets1: '0', overs1: '1', declared: 'd' },
      ],
    });
    expect(event!.league).toMatchObject({ season: '2020/2021', country: 'xw' });
    expect(ingest.state.incidents.get(event!.id)!.map(({ player, second, detail }) => [player, second, detail])).toEqual([
      ['Batter', '', 'Løbet ud (Fielder)'],
    ]);
  });

  it('cricket-cricsheet imports a season that ends in another century', async () => {
    await using files = await writeFiles({ '1.json': lines({ info: { ...info, season: '1999/00' }, innings }) });
    const ingest = createInMemoryIngest();
    await importSet(cricketCricsheet, { path: files.path, ingest });
    expect(namedEvents(ingest.state)[0]!.league.season).toBe('1999/2000');
  });

  it('cricket-cricsheet reads all outcomes, games of women, and matches of no series', async () => {
    const { event: _, ...single } = info;
    const short = innings.slice(0, 2);
    const superOvers = short.map((one) => ({ ...one, super_over: true, declared: false, penalty_runs: {} }));
    const tied = [short[0]!, { ...short[1]!, declared: false, penalty_runs: {}, overs: short[0]!.overs }];
    const fileOf = (day: string, change: object, played: readonly object[] = tied) =>
      lines({ info: { ...info, match_type: 'T20', dates: [day], ...change }, innings: played });
    await using files = await writeFiles({
      '1.json': fileOf('2021-01-01', { outcome: { result: 'tie' } }),
      '2.json': fileOf('2021-01-02', { outcome: { result: 'tie', bowl_out: 'Norway' } }),
      '3.json': fileOf('2021-01-03', { outcome: { result: 'tie', eliminator: 'Denmark' } }, [...tied, ...superOvers]),
      '4.json': fileOf('2021-01-04', { outcome: { winner: 'Norway', method: 'Awarded' } }, []),
      '5.json': fileOf('2021-01-05', { outcome: { result: 'no result' } }, []),
      '6.json': fileOf('2021-01-06', { outcome: { result: 'draw' }, match_type: 'Test' }, innings),
      'w_7.json': lines({ info: { ...single, gender: 'female', match_type: 'ODI', outcome: { result: 'tie' } }, innings: tied }),
    });
    const ingest = createInMemoryIngest();
    expect(await importSet(cricketCricsheet, { path: files.path, ingest })).toMatchObject({ written: 7, refused: [] });
    expect(namedEvents(ingest.state).map(({ stage, winner, notice }) => [stage, winner, notice])).toEqual([
      [Stage.finished, Winner.draw, ''],
      [Stage.finished, Winner.away, 'Uafgjort – Norway vandt på kast mod gærdet'],
      [Stage.finished, Winner.home, 'Uafgjort – Denmark vandt super over'],
      [Stage.awarded, Winner.away, 'Norway fik tilkendt sejren'],
      [Stage.abandoned, Winner.unknown, 'Intet resultat'],
      [Stage.finished, Winner.draw, ''],
      [Stage.finished, Winner.draw, ''],
    ]);
    expect(namedEvents(ingest.state).at(-1)!.league.name).toBe('ODI (k)');
    const third = namedEvents(ingest.state)[2]!;
    expect(ingest.state.incidents.get(third.id)!.map(({ stage, score }) => [stage, score])).toEqual([
      [26, [3, 0]],
      [27, [3, 3]],
      [Stage.extraTime, [3, 0]],
    ]);
  });

  it('cricket-cricsheet refuses unreadable files with a reason', async () => {
    const fileOf = (change: object) => lines({ info: { ...info, ...change }, innings });
    await using files = await writeFiles({
      '1.json': fileOf({ teams: ['Denmark'] }),
      '2.json': fileOf({ dates: ['2021-02-30'] }),
      '3.json': fileOf({ outcome: { result: 'postponed' } }),
      '4.json': fileOf({ teams: ['Denmark', 'Sweden'] }),
      '5.json': fileOf({ outcome: { winner: 'Denmark', by: { runs: 1 } } }),
      '6.json': ['{'],
    });
    const report = await importSet(cricketCricsheet, { path: files.path, ingest: createInMemoryIngest() });
    expect(report.refused.map(({ file, why }) => `${file} ${why}`)).toEqual([
      '1.json a match has two teams',
      '2.json there is no day 2021-02-30',
      '3.json the outcome is not known: {"result":"postponed"}',
      '4.json Norway does not play in this match',
      '5.json 8-11 was not won by Denmark',
      expect.stringMatching(/^6\.json not JSON: /),
    ]);
  });
});
