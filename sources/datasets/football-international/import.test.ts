import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { openfootball } from '../openfootball/import.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { footballInternational } from './import.ts';

const folder = dataSet('football-international');
const linesOf = (name: string, of = folder): string[] => readFileSync(join(of!, name), 'utf8').trim().split('\n').slice(1);

describe.skipIf(folder === null)('footballInternational on the real files', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(footballInternational, { path: folder!, ingest });
  });

  it('football-international imports every match, goal and shoot-out', () => {
    expect(report).toMatchObject({ read: linesOf('results.csv').length, written: 3449, unchanged: 0, refused: [] });
    expect([...ingest.state.incidents.values()].flat()).toHaveLength(linesOf('goalscorers.csv').length);
    const shootouts = [...ingest.state.events.values()].filter(({ stage }) => stage === Stage.afterPenalties);
    expect(shootouts).toHaveLength(linesOf('shootouts.csv').length);
    expect(shootouts.every(({ penalties, advanced, startKnown }) => penalties === null && advanced !== null && !startKnown)).toBe(
      true,
    );
    expect(report.skipped).toContainEqual({ file: 'former_names.csv', why: 'no file of football-international' });
  });

  it('football-international counts as many goals as the table of results', () => {
    const written = linesOf('results.csv')
      .map((line) => /,(\d+),(\d+),/.exec(line)!)
      .reduce((sum, [, home, away]) => sum + Number(home) + Number(away), 0);
    const imported = [...ingest.state.events.values()].reduce((sum, { score }) => sum + score![0] + score![1], 0);
    expect(imported).toBe(written);
  });

  it('football-international imports the play-off that Denmark lost on penalties', () => {
    const fixture = ingest.delivered.find(
      (message) =>
        message.kind === 'fixture' &&
        message.home.name === 'Czech Republic' &&
        message.away.name === 'Denmark' &&
        message.start === '2026-03-31',
    )!;
    const event = ingest.state.events.get(ingest.state.keys.get('import')!.get(fixture.key)!.eventId!)!;
    expect(event).toMatchObject({
      stage: Stage.afterPenalties,
      score: [2, 2],
      fullTime: [1, 1],
      afterExtraTime: [2, 2],
      penalties: null,
      winner: 1,
      advanced: 'home',
      source: 2,
    });
    expect(ingest.state.incidents.get(event.id)!.map(({ minute, player, side }) => [minute, player, side])).toEqual([
      [3, 'Pavel Šulc', 'home'],
      [72, 'Joachim Andersen', 'away'],
      [100, 'Ladislav Krejčí', 'home'],
      [111, 'Kasper Høgh', 'away'],
    ]);
  });

  it('football-international changes nothing when imported again', async () => {
    const n = ingest.state.n;
    expect(await importSet(footballInternational, { path: join(folder!, 'results.csv'), ingest })).toMatchObject({
      written: 0,
      unchanged: 3449,
    });
    expect(ingest.state.n).toBe(n);
  });
});

const worldCups = dataSet('football-openfootball');

it.skipIf(folder === null || worldCups === null)(
  'football-international makes one World Cup match when another data set was imported before',
  async () => {
    const first = createInMemoryIngest({ name: 'openfootball', origin: 'real' });
    await importSet(openfootball, { path: join(worldCups!, 'worldcup.json'), ingest: first });
    expect(first.state.events.size).toBe(64 + 104);
    const { state } = first;
    await importSet(footballInternational, {
      path: folder!,
      ingest: createInMemoryIngest({ name: 'international', origin: 'real' }, state),
    });
    const again = [...state.events.values()].filter(
      ({ leagueId, provider }) => provider === 'international' && state.leagues.get(leagueId)!.slug === 'vm',
    );
    // In four matches the two data sets have different home sides.
    const names = again.map(({ home, away }) => `${state.participants.get(home)!.name}–${state.participants.get(away)!.name}`);
    expect(names).toEqual(['Qatar–Holland', 'Mexico–Tjekkiet', 'Canada–Schweiz', 'USA–Tyrkiet']);
  },
);

describe('footballInternational on broken files', () => {
  let temporary: string;
  beforeAll(async () => {
    temporary = await mkdtemp(join(tmpdir(), 'import-'));
    const files: Record<string, string[]> = {
      'results.csv': [
        'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral',
        '2022-01-01,Denmark,Wales,2,1,Friendly,Aarhus,Denmark,FALSE',
        '2026-11-14,Denmark,Norway,NA,NA,Friendly,Herning,Denmark,FALSE',
        '2022-02-31,Denmark,Wales,2,1,Friendly,Aarhus,Denmark,FALSE',
        '2022-03-01,Denmark,Wales,two,1,Friendly,Aarhus,Denmark,FALSE',
        '2022-03-02,,Wales,2,1,Friendly,Aarhus,Denmark,FALSE',
        '2022-03-03,Denmark,Wales,2,1',
        '2022-01-01,Denmark,Wales,2,1,Friendly,Aarhus,Denmark,FALSE',
        '2022-06-01,Peru,Chile,1,1,"Cup, of Friends","Lima, Peru",Peru,FALSE',
      ],
      'goalscorers.csv': [
        'date,home_team,away_team,team,scorer,minute,own_goal,penalty',
        '2022-01-01,Denmark,Wales,Denmark,A,12,FALSE,TRUE',
        '2022-01-01,Denmark,Wales,Denmark,B,NA,FALSE,FALSE',
        '2022-01-01,Denmark,Wales,Wales,C,90,TRUE,FALSE',
        '2022-01-01,Denmark,Wales,Sweden,D,12,FALSE,FALSE',
        '2022-01-02,Denmark,Wales,Denmark,E,12,FALSE,FALSE',
        '2022-01-01,Denmark,Wales,Denmark,F,late,FALSE,FALSE',
      ],
      'shootouts.csv': [
        'date,home_team,away_team,winner,first_shooter',
        '2022-06-01,Peru,Chile,Peru,',
        '2022-06-01,Peru,Chile,Brazil,',
      ],
    };
    for (const [name, lines] of Object.entries(files)) await writeFile(join(temporary, name), `${lines.join('\n')}\n`);
  });
  afterAll(() => rm(temporary, { recursive: true }));

  it('football-international reports each line and imports the rest', async () => {
    const ingest = createInMemoryIngest();
    const report = await importSet(footballInternational, { path: temporary, ingest });
    expect(report.refused.map(({ file, line, why }) => `${file}:${line} ${why}`)).toEqual([
      'results.csv:7 5 cells where the head has 9',
      'results.csv:4 there is no day 2022-02-31',
      'results.csv:5 the score is not two numbers: two-1',
      'results.csv:6 the home side is missing',
      'results.csv:8 the same match is in line 2',
      'goalscorers.csv:3 the minute of the goal is not known: goal left out',
      'goalscorers.csv:5 Sweden does not play in this match',
      'goalscorers.csv:6 no such match in results.csv',
      'goalscorers.csv:7 the minute is not understood: late',
      'shootouts.csv:3 Brazil does not play in this match',
    ]);
    expect(report).toMatchObject({ read: 3, written: 3 });
    const [friendly, upcoming, cup] = [...ingest.state.events.values()];
    expect(ingest.state.incidents.get(friendly!.id)!.map(({ type, side, minute, score }) => [type, side, minute, score])).toEqual(
      [
        ['penalty-goal', 'home', 12, null],
        ['own-goal', 'away', 90, null],
      ],
    );
    expect(upcoming).toMatchObject({ stage: Stage.scheduled, score: null, startKnown: false });
    expect(cup).toMatchObject({ stage: Stage.afterPenalties, score: [1, 1], advanced: 'home', venue: 'Lima, Peru' });
  });

  it('football-international refuses a table without its columns, and a folder without tables', async () => {
    await writeFile(join(temporary, 'shootouts.csv'), 'when,what\n1,2\n');
    const { refused } = await importSet(footballInternational, { path: temporary, ingest: createInMemoryIngest() });
    expect(refused).toContainEqual({ file: 'shootouts.csv', line: 1, why: 'no column date, home_team, away_team, winner' });
    const nowhere = await importSet(footballInternational, { path: join(temporary, 'nowhere'), ingest: createInMemoryIngest() });
    expect(nowhere.refused).toEqual([{ file: join(temporary, 'nowhere'), line: 0, why: 'no such file or folder' }]);
  });
});

const wideFolder = dataSet('wide/football-international');

/** Spoiled by the source: goals without a minute, and one match with two results. */
const SPOILED = {
  'goalscorers.csv: the minute of the goal is not known: goal left out': 134,
  'results.csv: the same match is in line 4569': 1,
};

describe.skipIf(wideFolder === null)('football-international on every second year since 1872', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(footballInternational, { path: wideFolder!, ingest });
  }, 120_000);

  it('football-international imports all but the rows that the source spoils', () => {
    const refused = report.refused.map(({ file, why }) => `${file}: ${why}`);
    expect(Object.fromEntries([...Map.groupBy(refused, (row) => row)].map(([row, rows]) => [row, rows.length]))).toEqual(SPOILED);
    expect(report.read).toBe(linesOf('results.csv', wideFolder).length - 1);
    expect(report.written).toBe(report.read);
    expect(ingest.state.events.size).toBe(report.read);
  });

  it('football-international imports every goal with a minute and every shoot-out', () => {
    const goals = [...ingest.state.incidents.values()].flat();
    expect(goals).toHaveLength(linesOf('goalscorers.csv', wideFolder).length - 134);
    const shootOuts = [...ingest.state.events.values()].filter(({ stage }) => stage === Stage.afterPenalties);
    expect(shootOuts).toHaveLength(linesOf('shootouts.csv', wideFolder).length);
    expect(shootOuts.every(({ advanced }) => advanced !== null)).toBe(true);
  });

  it('football-international keeps each team apart: there are as many as the tables name', () => {
    const names = new Set(linesOf('results.csv', wideFolder).flatMap((row) => row.split(',').slice(1, 3)));
    expect(ingest.state.participants.size).toBe(names.size);
  });

  it('football-international imports the first match of all, and teams of countries that are no more', () => {
    const [first] = [...ingest.state.events.values()].sort((a, b) => a.start - b.start);
    const named = (id: string): string => ingest.state.participants.get(id as never)!.name;
    expect([named(first!.home), named(first!.away), first!.score]).toEqual(['Skotland', 'England', [0, 0]]);
    const teams = new Set([...ingest.state.participants.values()].map(({ name }) => name));
    for (const name of ['Yugoslavia', 'Czechoslovakia', 'German DR', 'Saarland']) expect(teams).toContain(name);
  });
});
