import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LiveState, StageRole } from '@stillingen/domain';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { seasonTable } from '../../testing/season-table.ts';
import { type NamedEvent, namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { footballData } from './football-data.ts';
import { footballMultimarket } from './multimarket.ts';
import { findClub } from '../../../domain/registry/clubs.ts';

const folder = dataSet('zz_no_licence_stated/football-odds');
const STATISTICS = { expectedGoals: 432, onTarget: 13, yellowCards: 23, redCards: 22 };
const FINAL_TABLE = [
  'FC København 63',
  'FC Midtjylland 62',
  'Brøndby IF 51',
  'Randers FC 48',
  'FC Nordsjælland 46',
  'AGF 40',
  'Silkeborg IF 49',
  'Viborg FF 47',
  'Sønderjyske 37',
  'Vejle Boldklub 28',
  'Lyngby Boldklub 27',
  'AaB 24',
];

describe.skipIf(folder === null)('football-data and football-multimarket', () => {
  let results: InMemoryIngest;
  let market: InMemoryIngest;
  let reports: readonly ImportReport[];
  beforeAll(async () => {
    results = createInMemoryIngest({ name: 'football-data', origin: 'real' });
    market = createInMemoryIngest({ name: 'football-multimarket', origin: 'real' });
    reports = [
      await importSet(footballData, { path: folder!, ingest: results }),
      await importSet(footballMultimarket, { path: folder!, ingest: market }),
    ];
  });
  const superliga = (ingest: InMemoryIngest): NamedEvent[] =>
    namedEvents(ingest.state).filter(({ league }) => league.slug === 'superligaen');
  const statistic = (ingest: InMemoryIngest, event: NamedEvent, stat: number) =>
    ingest.state.statistics.get(event.id)?.[0]?.find((value) => value.stat === stat);

  it('football-odds imports every match, and changes nothing when imported again', async () => {
    expect(reports).toMatchObject([
      { read: 502, written: 502, refused: [] },
      { read: 386, written: 386, refused: [] },
    ]);
    expect(await importSet(footballData, { path: folder!, ingest: results })).toMatchObject({ written: 0, unchanged: 502 });
    expect(await importSet(footballMultimarket, { path: folder!, ingest: market })).toMatchObject({ written: 0, unchanged: 386 });
  });

  it.each(['football-data', 'football-multimarket'])('%s gives the final table of the Superliga 2024/25', (name) => {
    const ingest = name === 'football-data' ? results : market;
    const table = seasonTable(ingest.state, { slug: 'superligaen', season: '2024/2025' });
    expect(table.map(({ name: club, points }) => `${club} ${points}`)).toEqual(FINAL_TABLE);
  });

  it('football-odds reads the same instants from British time and UTC-3, and the same results', () => {
    const line = ({ home, away, start, score }: NamedEvent): string => `${start} ${home} – ${away} ${score?.join('-')}`;
    const known = new Set(superliga(market).map(line));
    const lines = superliga(results).map(line);
    expect(lines).toHaveLength(240);
    // The one is a quarter of an hour later in the other file.
    expect(lines.filter((match) => !known.has(match))).toEqual(['1732557600 FC Midtjylland – Silkeborg IF 1-0']);
  });

  it('football-odds imports a match of both files once', async () => {
    const first = createInMemoryIngest({ name: 'football-data', origin: 'real' });
    await importSet(footballData, { path: folder!, ingest: first });
    expect(superliga(first)).toHaveLength(240);
    const both = createInMemoryIngest({ name: 'football-multimarket', origin: 'real' }, first.state);
    await importSet(footballMultimarket, { path: folder!, ingest: both });
    expect(superliga(both)).toHaveLength(386);
  });

  it('football-odds keeps the play-off for Europe out of the table', () => {
    const playOffs = namedEvents(market.state).filter(({ league }) => league.role === 'playoff');
    expect(playOffs.map(({ league, start }) => `${league.season} ${new Date(start * 1000).toISOString().slice(0, 10)}`)).toEqual([
      '2024/2025 2025-06-01',
      '2025/2026 2026-05-21',
    ]);
  });

  it('football-odds imports only days when a season has no times, and years of two digits', () => {
    const old = namedEvents(results.state).filter(({ league }) => league.season === '2015/2016');
    expect(old).toHaveLength(212);
    expect(old.every(({ startKnown }) => !startKnown)).toBe(true);
    expect(old.find(({ home, away }) => home === 'Bayern München' && away === 'Hamburger SV')).toMatchObject({
      score: [5, 0],
      parts: [
        [1, 0],
        [4, 0],
      ],
      start: Date.parse('2015-08-14T12:00:00Z') / 1000,
    });
    expect(new Set(old.map(({ league }) => `${league.country} ${league.name}`)).size).toBe(4);
    expect(old.flatMap(({ home, away }) => [home, away]).filter((name) => /^(Ath |Sp |Ein )/.test(name))).toEqual([]);
  });

  it('football-odds imports statistics and referees', () => {
    const arsenal = namedEvents(results.state).find(
      ({ away, league }) => away === 'Manchester City' && league.season === '2025/2026',
    )!;
    expect(statistic(results, arsenal, STATISTICS.yellowCards)).toEqual({ stat: STATISTICS.yellowCards, home: '1', away: '2' });
    const opening = superliga(market).find(({ home, away }) => home === 'AGF' && away === 'FC Midtjylland')!;
    expect(opening.parts).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(statistic(market, opening, STATISTICS.expectedGoals)).toEqual({
      stat: STATISTICS.expectedGoals,
      home: '1.77',
      away: '1.16',
    });
    expect(statistic(market, opening, STATISTICS.onTarget)).toEqual({ stat: STATISTICS.onTarget, home: '8', away: '4' });
  });
});

describe('football-data on rows of all kinds', () => {
  it('football-data reads both layouts, with any names for the columns of the odds, and refuses rows with a reason', async () => {
    await using files = await writeFiles({
      'DNK.csv': [
        'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,B365CH,B365CD,B36CA',
        'Denmark,Superliga,2030/2031,19/07/2030,17:00,Aarhus,Midtjylland,1,1,D,2.5,3.5,2.7',
        'Denmark,Superliga,2030/2031,20/12/2030,17:00,Aarhus,Brondby,,,,2.5,3.5,2.7',
        'Denmark,Superliga,2030/2031,19/07/2030,17:00,Aarhus,Randers FC,1,2,H,2.5,3.5,2.7',
        'Atlantis,Superliga,2030/2031,19/07/2030,17:00,Aarhus,Randers FC,1,2,A,2.5,3.5,2.7',
      ],
      [join('old', 'E0.csv')]: [
        'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR,B365H',
        'E0,08/08/15,Chelsea,Swansea,2,2,D,2,1,11,18,3,10,15,16,4,8,1,3,1,0,1.4',
        'E0,08/08/15,Chelsea,Arsenal,2,2,D,3,1,11,18,3,10,15,16,4,8,1,3,1,0,1.4',
        'E9,08/08/15,Chelsea,Everton,2,2,D,2,1,11,18,3,10,15,16,4,8,1,3,1,0,1.4',
        'E0,2015-08-08,Chelsea,Everton,2,2,D,2,1,11,18,3,10,15,16,4,8,1,3,1,0,1.4',
      ],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(footballData, { path: files.path, ingest });
    expect(refused.map(({ file, line, why }) => `${file} ${line} ${why}`)).toEqual([
      'DNK.csv 4 the result 1-2 is A, not H',
      'DNK.csv 5 the country is not known: Atlantis',
      'old/E0.csv 3 half-time 3-1 cannot become full time 2-2',
      'old/E0.csv 4 the league is not known: E9 (allowed: E0, E1, E2, E3, EC, SC0, SC1, SC2, SC3, D1, D2, D3, I1, I2, SP1, SP2, F1, F2, N1, N2, B1, P1, P2, T1, G1)',
      'old/E0.csv 5 a day is written 31/12/2025 or 31/12/25, not 2015-08-08',
    ]);
    expect(
      namedEvents(ingest.state).map(({ home, away, score, start }) => [home, away, score, new Date(start * 1000).toISOString()]),
    ).toEqual([
      ['AGF', 'FC Midtjylland', [1, 1], '2030-07-19T16:00:00.000Z'],
      ['AGF', 'Brøndby IF', null, '2030-12-20T17:00:00.000Z'],
      ['Chelsea', 'Swansea', [2, 2], '2015-08-08T12:00:00.000Z'],
    ]);
  });
});

describe('football-multimarket on rows of all kinds', () => {
  it('football-multimarket makes no table of a cup, whose groups the file does not mark', async () => {
    await using files = await writeFiles({
      'EUROPE_UEFA_CHAMPIONS_LEAGUE_all.csv': [
        'Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HST,AST,HC,AC,HomeXG,AwayXG',
        '2031-09-16,16:00:00,FC København,Real Madrid,2.0,0.0,H,1.0,0.0,8.0,4.0,6.0,4.0,1.5,0.2',
      ],
    });
    const ingest = createInMemoryIngest();
    await importSet(footballMultimarket, { path: files.path, ingest });
    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({ home: 'FC København', away: 'Real Madrid' });
    expect(event!.league).toMatchObject({ slug: 'champions-league', season: '2031/2032', role: 'knockout', hasStandings: false });
  });

  it('football-multimarket imports its leagues by the name of the file, and reads counts with a decimal', async () => {
    const head = 'Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HST,AST,HC,AC,HomeXG,AwayXG';
    await using files = await writeFiles({
      'DENMARK_SUPERLIGA_all.csv': [
        head,
        '2031-03-02,14:00:00,AGF,OB,2.0,0.0,H,1.0,0.0,8.0,4.0,6.0,,1.5,0.2',
        '2031-03-02,14:00:00,AGF,OB,2.5,0.0,H,1.0,0.0,8.0,4.0,6.0,4.0,1.5,0.2',
      ],
      'NARNIA_LEAGUE_all.csv': [head],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(footballMultimarket, { path: files.path, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '3 no number of goals: 2.5',
      '0 the country of the league is not known: NARNIA_LEAGUE',
    ]);
    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({ home: 'AGF', away: 'OB', score: [2, 0], start: Date.parse('2031-03-02T17:00:00Z') / 1000 });
    expect(event!.league.season).toBe('2030/2031');
    expect(ingest.state.statistics.get(event!.id)![0]).toEqual([
      { stat: 432, home: '1.5', away: '0.2' },
      { stat: 13, home: '8', away: '4' },
    ]);
  });
});

const wideFolder = dataSet('wide/football-odds');

const REPEATED: Readonly<Record<string, number>> = {
  'multimarket/ALGERIA_LIGUE_1_all.csv': 11,
  'multimarket/MOROCCO_BOTOLA_PRO_all.csv': 3,
  'multimarket/QATAR_STARS_LEAGUE_all.csv': 1,
  'multimarket/SPAIN_SEGUNDA_DIVISIN_RFEF_GROUP_3_all.csv': 12,
};

/** Seasons with parts besides common rounds: matches of each part. */
const DIVIDED: readonly (readonly [season: string, parts: Partial<Record<StageRole, number>>])[] = [
  ['be/jupiler-pro-league 2022/2023', { main: 306, championship: 12, playoff: 12 }],
  ['ec/serie-a 2025', { main: 240, championship: 30, playoff: 30, relegation: 12 }],
  ['fr/ligue-2 2023/2024', { main: 380, playoff: 2 }],
  ['gb-eng/championship 2023/2024', { main: 552, playoff: 5 }],
];

const within = (state: LiveState, country: string): LiveState => ({
  ...state,
  leagues: new Map([...state.leagues].filter(([, league]) => league.country === country)),
});

describe.skipIf(wideFolder === null)('football-data and football-multimarket on a part of their files', () => {
  let results: InMemoryIngest;
  let market: InMemoryIngest;
  let reports: ImportReport[];
  beforeAll(async () => {
    [results, market] = [createInMemoryIngest(), createInMemoryIngest()];
    reports = [
      await importSet(footballData, { path: wideFolder!, ingest: results }),
      await importSet(footballMultimarket, { path: wideFolder!, ingest: market }),
    ];
  }, 120_000);

  it('football-odds imports repeated rows once', () => {
    expect(reports[0]).toMatchObject({ read: 432, written: 432, refused: [] });
    const { read, written, refused } = reports[1]!;
    expect([read, written]).toEqual([12_236, 12_236]);
    expect(refused.every(({ why }) => /^the same match is in line \d+$/.test(why))).toBe(true);
    expect(Object.fromEntries([...Map.groupBy(refused, ({ file }) => file)].map(([file, rows]) => [file, rows.length]))).toEqual(
      REPEATED,
    );
    const skipped = reports.map((report) => report.skipped.map(({ file }) => file));
    expect(skipped[0]!.filter((file) => skipped[1]!.includes(file))).toEqual([]);
  });

  it('football-odds resolves every competition and every club', () => {
    for (const { state } of [results, market]) {
      expect([...state.leagues.values()].filter(({ order }) => order >= 100)).toEqual([]);
      const unknown = [...state.participants.values()].filter(({ name, country }) => findClub(name, country)?.name !== name);
      expect(unknown.map(({ country, name }) => `${country} ${name}`)).toEqual([]);
    }
  });

  it('football-odds separates play-offs and the parts of a divided season from the common rounds', () => {
    const { state } = market;
    const parts = new Map<string, Partial<Record<StageRole, number>>>();
    for (const { leagueId } of state.events.values()) {
      const { country, slug, season, role } = state.leagues.get(leagueId)!;
      const own = parts.get(`${country}/${slug} ${season}`) ?? {};
      parts.set(`${country}/${slug} ${season}`, { ...own, [role]: (own[role] ?? 0) + 1 });
    }
    expect([...parts].filter(([, roles]) => Object.keys(roles).length > 1).sort(([a], [b]) => a.localeCompare(b))).toEqual(
      DIVIDED,
    );
  });

  it.each([
    ['be', 'jupiler-pro-league', '2022/2023', ['Antwerp', 'Genk', 'Union Saint-Gilloise', 'Club Brugge']],
    ['gb-eng', 'championship', '2023/2024', ['Leicester', 'Ipswich', 'Leeds', 'Southampton']],
    ['fr', 'ligue-2', '2023/2024', ['Auxerre', 'Angers', 'Saint-Étienne', 'Rodez']],
    ['es', 'la-liga', '2022/2023', ['Barcelona', 'Real Madrid', 'Atlético Madrid', 'Real Sociedad']],
    ['pt', 'primeira-liga', '2020/2021', ['Sporting', 'Porto', 'Benfica', 'Braga']],
    ['de', '2-bundesliga', '2021/2022', ['Schalke 04', 'Werder Bremen', 'Hamburger SV', 'Darmstadt']],
  ])('football-odds gives the table of %s/%s %s', (country, slug, season, first) => {
    const table = seasonTable(within(market.state, country), { slug, season });
    expect(table.slice(0, 4).map(({ name }) => name)).toEqual(first);
  });
});
