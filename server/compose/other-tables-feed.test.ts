import { DANISH } from '@stillingen/wire/words';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pair } from '@stillingen/domain';
import { GOAL_LINES, readStandings, standingsCode, type StandingsTableName, type StandingTeam } from '@stillingen/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../domain/testing/scores.ts';
import { importSet } from '../../sources/datasets/kit/import/import-set.ts';
import { openfootball } from '../../sources/datasets/openfootball/import.ts';
import { type InMemoryIngest, createInMemoryIngest } from '../../sources/in-memory-ingest.ts';
import { standingsText } from '../feeds/standings/standings.ts';

const folder = dataSet('football-openfootball');
const SEASON = 'football.json/2024-25/de.1.json';
const MATCHES = 306;

describe.skipIf(folder === null)('other tables of the Bundesliga of 2024/25 in the feed', () => {
  let ingest: InMemoryIngest;
  let halves: { half: Pair | undefined; full: Pair }[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    await importSet(openfootball, { path: join(folder!, SEASON), ingest });
    const { matches } = JSON.parse(readFileSync(join(folder!, SEASON), 'utf8')) as {
      matches: { score: { ht?: Pair; ft: Pair } }[];
    };
    // Matches without goals have no half-time score in the file; neither has one awarded match.
    halves = matches.map(({ score: { ht, ft } }) => ({ half: ht ?? (ft[0] + ft[1] === 0 ? ft : undefined), full: ft }));
  });

  function feed(kind: StandingsTableName['kind'], side: StandingsTableName['side'], line: number | null = null) {
    const [league] = ingest.state.leagues.values();
    const code = standingsCode({ kind, side, line });
    return readStandings(
      standingsText(
        { tournament: league!.tournamentId, stage: league!.id, table: code },
        { state: ingest.state, words: DANISH },
        0,
      )!,
    );
  }
  const teamsOf = (...asked: Parameters<typeof feed>): readonly StandingTeam[] =>
    feed(...asked).tables.flatMap(({ teams }) => teams);
  const total = (teams: readonly StandingTeam[], ...words: (keyof StandingTeam)[]): number =>
    teams.reduce((sum, team) => sum + words.reduce((own, word) => own + (team[word] as number), 0), 0);

  it('a season offers form, over and under, and half-time tables', () => {
    expect(feed('points', 'overall').otherTables).toEqual(['form', 'over-under', 'half-time']);
  });

  it('the form table counts and lists five matches', () => {
    for (const side of ['overall', 'home', 'away'] as const) {
      const { title, sideTitle } = feed('form', side);
      expect([title, sideTitle]).toEqual(['Form', { overall: 'Samlet', home: 'Hjemme', away: 'Ude' }[side]]);
      for (const { played, wins, draws, losses, points, form } of teamsOf('form', side)) {
        const of = (wanted: string): number => form.filter(({ result }) => result === wanted).length;
        expect([played, wins, draws, losses, points]).toEqual([5, of('w'), of('d'), of('l'), 3 * of('w') + of('d')]);
      }
    }
  });

  it('the over and under tables equal the published counts', () => {
    for (const line of GOAL_LINES) {
      const over = halves.filter(({ full }) => full[0] + full[1] > line).length;
      expect(total(teamsOf('over-under', 'home', line), 'over')).toBe(over);
      expect(total(teamsOf('over-under', 'away', line), 'over')).toBe(over);
      expect(total(teamsOf('over-under', 'overall', line), 'over', 'under')).toBe(2 * MATCHES);
    }
  });

  it('the half-time table counts known half-time scores, and notes others as left out', () => {
    const known = halves.flatMap(({ half, full }) => (half === undefined ? [] : [{ half, full }]));
    const turned = known.filter(({ half, full }) => half[0] < half[1] && full[0] > full[1]).length;
    expect([known.length, turned > 0]).toEqual([MATCHES - 1, true]);
    expect(total(teamsOf('half-time', 'home'), 'lossWin')).toBe(turned);
    expect(total(teamsOf('half-time', 'away'), 'winLoss')).toBe(turned);
    expect(total(teamsOf('half-time', 'overall'), 'played')).toBe(2 * known.length);
    expect(feed('half-time', 'overall').note).toContain('Kampe med ukendt pausestilling tæller ikke med.');
  });
});
