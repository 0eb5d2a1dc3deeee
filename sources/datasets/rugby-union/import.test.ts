import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { seasonTable } from '../../testing/season-table.ts';
import { type NamedEvent, namedEvents, namedLineups } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { rugbyUnion } from './import.ts';

const folder = dataSet('zz_no_licence_stated/rugby-union');
const wide = dataSet('wide/rugby-union');

describe.skipIf(folder === null)('rugby-union on the Six Nations of 2024', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  let events: NamedEvent[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(rugbyUnion, { path: folder!, ingest });
    events = namedEvents(ingest.state);
  });
  const match = (home: string, away: string): NamedEvent => events.find((event) => event.home === home && event.away === away)!;

  it('rugby-union imports every match, and changes nothing when imported again', async () => {
    expect(report).toMatchObject({ read: 15, written: 15, refused: [] });
    const { n } = ingest.state;
    expect(await importSet(rugbyUnion, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 15, refused: [] });
    expect(ingest.state.n).toBe(n);
  });

  it('rugby-union makes the final table with its bonus points for tries and narrow losses', () => {
    expect(
      seasonTable(ingest.state, { slug: 'six-nations', season: '2024' }).map(
        ({ name, wins, draws, losses, points }) => `${name} ${wins}-${draws}-${losses} ${points}`,
      ),
    ).toEqual([
      'Irland 4-0-1 20',
      'Frankrig 3-1-1 15',
      'England 3-0-2 14',
      'Skotland 2-0-3 12',
      'Italien 2-1-2 11',
      'Wales 0-0-5 4',
    ]);
  });

  it('rugby-union imports the halves where the points add up: with penalty tries of seven in twelve of fifteen', () => {
    expect(events.filter(({ parts }) => parts.length === 0).map(({ home, away }) => `${home} – ${away}`)).toEqual([
      'Skotland – England',
      'England – Irland',
      'Irland – Skotland',
    ]);
    expect(match('England', 'Wales').parts).toEqual([
      [5, 14],
      [11, 0],
    ]);
    // A try in the 40th minute, its conversion listed in the 41st.
    expect(match('Frankrig', 'England').parts[0]).toEqual([16, 10]);
  });

  it('rugby-union takes the year from the dates, not from the name of the file, and times by the country of the home side', () => {
    expect(events.every(({ league }) => league.season === '2024')).toBe(true);
    const start = (event: NamedEvent): string => new Date(event.start * 1000).toISOString().slice(0, 16);
    expect(start(match('Frankrig', 'Irland'))).toBe('2024-02-02T20:00');
    expect(start(match('Wales', 'Skotland'))).toBe('2024-02-03T16:45');
    expect(events.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5].flatMap((n) => Array(3).fill(`${n}. runde`)));
  });

  it('rugby-union has a side without a list of scores at nought', () => {
    expect(match('Irland', 'Italien')).toMatchObject({
      score: [36, 0],
      parts: [
        [19, 0],
        [17, 0],
      ],
      referee: 'Luke Pearce',
    });
    expect(match('Italien', 'England').referee).toBe('Paul Williams');
  });
});

describe.skipIf(wide === null)('rugby-union on leagues of clubs', () => {
  it.each([
    [
      'premiership-2012-2013.json',
      'premiership',
      '2012/2013',
      ['Saracens 77', 'Leicester 74', 'Harlequins 69', 'Northampton 65'],
    ],
    ['celtic-2011-2012.json', 'urc', '2011/2012', ['Leinster 81', 'Ospreys 71', 'Munster 67', 'Glasgow 65']],
  ])('rugby-union makes the table of %s without its play-offs', async (file, slug, season, first) => {
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(rugbyUnion, { path: join(wide!, file), ingest });
    expect(refused).toEqual([]);
    const table = seasonTable(ingest.state, { slug, season });
    expect(table.map(({ played }) => played)).toEqual(Array(12).fill(22));
    expect(table.slice(0, 4).map(({ name, points }) => `${name} ${points}`)).toEqual(first);
    expect(namedEvents(ingest.state).filter(({ league }) => league.role === 'knockout')).toHaveLength(3);
  });

  it('rugby-union puts dates back into the season of their file when they lie beyond its end', async () => {
    const ingest = createInMemoryIngest();
    await importSet(rugbyUnion, { path: join(wide!, 'top14-2018-2019.json'), ingest });
    const table = seasonTable(ingest.state, { slug: 'top-14', season: '2018/2019' });
    expect(table.map(({ played }) => played)).toEqual(Array(14).fill(26));
    const days = namedEvents(ingest.state).map(({ start }) => new Date(start * 1000).toISOString().slice(0, 10));
    expect([days.toSorted()[0]! > '2018-08', days.toSorted().at(-1)! < '2019-07']).toEqual([true, true]);
  });
});

describe('rugby-union on matches of all kinds', () => {
  const score = (minute: number, type: string, player: string) => ({ minute, type, player, value: 0 });
  const game = (change: object) => ({
    date: '2030-02-02T15:15:00',
    home: {
      team: 'Wales',
      score: 14,
      scores: [score(40, 'Try', 'Rees'), score(41, 'Conversion', 'Rees'), score(50, 'Try', 'Penalty try')],
    },
    away: { team: 'Italy', score: 0, lineup: { 4: { name: 'Ruzza', yellows: [50], reds: [] } } },
    stadium: 'Cardiff',
    referee: 'N. N. (referee)',
    attendance: 0,
    ...change,
  });

  it('rugby-union reads columns, other words for scores, sides without scores, and days without an hour; refuses rows without a place', async () => {
    const column = (...values: unknown[]) => Object.fromEntries(values.map((value, index) => [String(index), value]));
    const columns = {
      date: column('2012-05-26T00:00:00', '1998-01-02'),
      home: column(
        {
          team: ' Leinster Rugby',
          score: 9,
          scores: [score(3, 'penalty', 'A'), score(5, 'drop goal', 'A'), score(70, 'penalty', 'A')],
        },
        { team: 'Vodacom Bulls', score: null },
      ),
      away: column({ team: 'Cardiff Blues', score: 0 }, { team: 'Zebre', score: null }),
    };
    await using files = await writeFiles({
      'celtic-2011-2012.json': [JSON.stringify(columns)],
      'Top 14-2013-2014.json': [
        JSON.stringify([
          game({ date: '2013-09-01T20:00:00', home: { team: 'Pau', score: 3, scores: [score(9, 'Missed drop goal', 'B')] } }),
          game({ away: { team: '', score: 0 } }),
          game({ home: { team: 'Pau', score: 3, scores: [{ type: 'Try' }] } }),
        ]),
      ],
      'beach-rugby-2013.json': ['[]'],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(rugbyUnion, { path: files.path, ingest });
    expect(refused.map(({ file, line, why }) => `${file} ${line} ${why}`)).toEqual([
      'Top 14-2013-2014.json 2 the away side has no name',
      'Top 14-2013-2014.json 3 the minute of a score is not known: ',
      'beach-rugby-2013.json 0 the competition is not known: beach-rugby',
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      { home: 'Pau', score: [3, 0], parts: [], startKnown: true, start: Date.parse('2013-09-01T19:00:00Z') / 1000 },
      {
        home: 'Leinster',
        away: 'Cardiff',
        startKnown: false,
        parts: [
          [6, 0],
          [3, 0],
        ],
        league: { season: '2011/2012' },
      },
      { home: 'Bulls', stage: Stage.scheduled },
    ]);
  });

  it('rugby-union lists the players, and gives scorers their whole name where one player alone has it', async () => {
    const lineup = (...names: string[]) =>
      Object.fromEntries(names.map((name, at) => [at + 9, { name, on: [at < 3 ? 0 : 50], off: [], yellows: [], reds: [] }]));
    const scores = ['Rees', 'T. Davies', 'Davies', 'Dan Biggar', 'Nowhere'].map((player, at) => score(at + 1, 'Penalty', player));
    const home = { team: 'Wales', score: 15, scores, lineup: lineup('Ken Rees', 'Tom Davies', 'Dan Biggar', 'Sam Davies') };
    await using files = await writeFiles({ 'six-nations-2030-2031.json': [JSON.stringify([game({ home })])] });
    const ingest = createInMemoryIngest();
    expect(await importSet(rugbyUnion, { path: files.path, ingest })).toMatchObject({ written: 1, refused: [] });
    expect(namedLineups(ingest.state)[0]).toBe('9 Ken Rees, 10 Tom Davies, 11 Dan Biggar / 12 Sam Davies');
    const penalties = [...ingest.state.incidents.values()].flat().filter(({ type }) => type === 'penalty-goal');
    expect(penalties.map(({ player }) => player)).toEqual(['Ken Rees', 'Tom Davies', 'Davies', 'Dan Biggar', 'Nowhere']);
  });

  it('rugby-union counts a penalty try as seven, and names no unknown kicker', async () => {
    const games = [
      game({}),
      game({ home: { team: 'Fiji', score: 3 } }),
      game({ home: { team: 'England', score: 3, scores: [score(1, 'Mark', 'Rees')] } }),
      game({ date: '2030-02-30T15:15:00', home: { team: 'France', score: 3 } }),
    ];
    await using files = await writeFiles({ 'six-nations-2030-2031.json': [JSON.stringify(games)] });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(rugbyUnion, { path: files.path, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '2 the home side is not known: Fiji (allowed: England, France, Ireland, Italy, Scotland, Wales)',
      '3 the score is not known: Mark (allowed: try, penalty try, conversion, missed conversion, penalty, missed penalty, drop goal, missed drop goal)',
      '4 there is no day 2030-02-30',
    ]);
    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({
      score: [14, 0],
      parts: [
        [7, 0],
        [7, 0],
      ],
      attendance: null,
    });
    expect(
      ingest.state.incidents
        .get(event!.id)!
        .map(({ type, stage, player, score: after }) => [type, stage, player, after?.join('-')]),
    ).toEqual([
      ['try', 12, 'Rees', '5-0'],
      ['conversion', 12, '', '7-0'],
      ['penalty-try', 13, '', '14-0'],
      ['yellow-card', 13, 'Ruzza', undefined],
    ]);
  });
});
