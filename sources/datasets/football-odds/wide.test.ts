import type { LiveState, StageRole } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { findClub } from '../../../domain/registry/find-club.ts';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/report.ts';
import { type InMemoryIngest, createInMemoryIngest } from '../../testing/in-memory-ingest.ts';
import { seasonTable } from '../../testing/season-table.ts';
import { footballData } from './football-data.ts';
import { footballMultimarket } from './multimarket.ts';

const folder = dataSet('wide/football-odds');

/** Rows that the source repeats, by file. */
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

describe.skipIf(folder === null)('football-data and football-multimarket on a part of their files', () => {
  let results: InMemoryIngest;
  let market: InMemoryIngest;
  let reports: ImportReport[];
  beforeAll(async () => {
    [results, market] = [createInMemoryIngest(), createInMemoryIngest()];
    reports = [
      await importSet(footballData, { path: folder!, ingest: results }),
      await importSet(footballMultimarket, { path: folder!, ingest: market }),
    ];
  }, 120_000);

  it('import every row but those that stand twice', () => {
    expect(reports[0]).toMatchObject({ read: 432, written: 432, refused: [] });
    const { read, written, refused } = reports[1]!;
    expect([read, written]).toEqual([12_236, 12_236]);
    expect(refused.every(({ why }) => /^the same match stands in line \d+$/.test(why))).toBe(true);
    expect(Object.fromEntries([...Map.groupBy(refused, ({ file }) => file)].map(([file, rows]) => [file, rows.length]))).toEqual(
      REPEATED,
    );
    // Each reads the files that the other does not.
    const skipped = reports.map((report) => report.skipped.map(({ file }) => file));
    expect(skipped[0]!.filter((file) => skipped[1]!.includes(file))).toEqual([]);
  });

  it('know every competition and every club', () => {
    for (const { state } of [results, market]) {
      expect([...state.leagues.values()].filter(({ order }) => order >= 100)).toEqual([]);
      const unknown = [...state.participants.values()].filter(({ name, country }) => findClub(name, country)?.name !== name);
      expect(unknown.map(({ country, name }) => `${country} ${name}`)).toEqual([]);
    }
  });

  it('separate play-offs and the parts of a divided season from the common rounds', () => {
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
  ])('make the table of %s/%s %s', (country, slug, season, first) => {
    const table = seasonTable(within(market.state, country), { slug, season });
    expect(table.slice(0, 4).map(({ name }) => name)).toEqual(first);
  });
});
