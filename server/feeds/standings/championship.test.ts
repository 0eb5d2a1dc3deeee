import { DANISH } from '@stillingen/wire/words';
import type { RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import { leagueRow, readRows, readStandings } from '@stillingen/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { createScenario, status } from '../../../domain/testing/scenario.ts';
import { seasonList } from '../lists/lists.ts';
import { StateProjection } from '../../projection/projection.ts';
import { standingsText } from './standings.ts';

const AUTO = { sport: 32, category: 'Formel 1', name: 'VM' };
const LIVE = 2;
const FINISHED = 3;

let scenario: ReturnType<typeof createScenario>;
beforeEach(() => {
  scenario = createScenario();
});
function submit(message: Parameters<typeof scenario.submit>[0]): void {
  const decision = scenario.submit(message);
  if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
}

const race = (key: string, day: number, session: string, { sport, category, name } = AUTO): RaceMessage => ({
  kind: 'race',
  key,
  seq: 1,
  at: '2026-03-01T10:00:00Z',
  sport,
  competition: { name, country: 'xw', category, season: '2026' },
  meeting: `Weekend ${day}`,
  session,
  start: `2026-03-${String(day).padStart(2, '0')}T12:00:00Z`,
});
type ChampionshipRow = readonly [name: string, team: string, points?: string];
const ranking = (event: string, stage: number, lines: readonly ChampionshipRow[]): RankingMessage => ({
  kind: 'ranking',
  key: `${event}/ranking`,
  seq: 1,
  at: '2026-03-01T14:00:00Z',
  event,
  stage,
  entries: lines.map(([name, team, points], at) => ({
    participant: { name, kind: 'person', country: 'dk' },
    ...(team === '' ? {} : { team }),
    rank: at + 1,
    results: points === undefined ? {} : { points },
  })),
});
function raced(key: string, day: number, session: string, lines: readonly ChampionshipRow[], of = AUTO): void {
  submit(race(key, day, session, of));
  submit(ranking(key, FINISHED, lines));
}

const theLeague = () => [...scenario.state.leagues.values()][0]!;
function text(table: number, stage: string = theLeague().id): string | null {
  return standingsText(
    { tournament: theLeague().tournamentId, stage, table: String(table) },
    { state: scenario.state, words: DANISH },
    0,
  );
}
const rows = (table: number): string[] =>
  readStandings(text(table)!).tables.flatMap(({ teams }) =>
    teams.map(({ rank, name, team, played, wins, points }) => [rank, name, team ?? '-', played, wins, points].join(' ')),
  );
const tables = (): (number | null)[] =>
  readRows(seasonList(new StateProjection(scenario.state), theLeague().sportId, theLeague().templateId, 'n', 0)!)
    .filter(([cell]) => cell![0] === leagueRow.head)
    .map((row) => leagueRow.read(row).tables);

describe('the championship of races in the feed', () => {
  it('a championship adds up the points of competitors and teams, and counts no sprint as a win', () => {
    raced('s1', 1, 'Sprint', [
      ['Anna', 'Haas', '8'],
      ['Bo', 'RB', '7'],
    ]);
    raced('r1', 2, 'Løb', [
      ['Bo', 'RB', '12.5'],
      ['Anna', 'Haas', '9'],
      ['Cai', 'RB', '7.5'],
    ]);
    raced('r2', 9, 'Løb', [
      ['Bo', 'Haas', '25'],
      ['Cai', 'RB'],
    ]);
    expect(rows(1)).toEqual(['1 Bo Haas 2 2 44.5', '2 Anna Haas 1 0 17', '3 Cai RB 2 0 7.5']);
    expect(rows(2)).toEqual(['1 Haas - 2 1 42', '2 RB - 2 1 27']);
    expect(text(3)).toBeNull();
    expect([readStandings(text(1)!).title, readStandings(text(2)!).title]).toEqual(['Kørere', 'Hold']);
  });

  it('a championship exists after the first race with points, under the league and each race', () => {
    raced('q1', 1, 'Kvalifikation', [['Anna', 'Haas']]);
    submit(race('r1', 2, 'Løb'));
    submit(ranking('r1', LIVE, [['Anna', 'Haas', '25']]));
    expect([text(1), tables()]).toEqual([null, [null, null]]);
    submit(status(2, FINISHED, { key: 'r1/status', event: 'r1', at: '2026-03-02T14:00:00Z' }));
    expect([rows(1), tables()]).toEqual([['1 Anna Haas 1 1 25'], [1, 1]]);
    for (const id of scenario.state.races.keys()) expect(text(1, id)).toBe(text(1));
    expect(
      standingsText({ tournament: 'AAAAAAAA', stage: theLeague().id, table: '1' }, { state: scenario.state, words: DANISH }, 0),
    ).toBeNull();
    expect(text(1, 'AAAAAAAA')).toBeNull();
  });

  it('a championship counts no race of a competitor that did not start', () => {
    raced('r1', 1, 'Løb', [
      ['Anna', 'Haas', '25'],
      ['Bo', 'RB', '18'],
    ]);
    submit(race('r2', 8, 'Løb'));
    const { entries, ...message } = ranking('r2', FINISHED, [['Anna', 'Haas', '25']]);
    const absent = {
      participant: { name: 'Bo', kind: 'person' as const, country: 'dk' },
      team: 'RB',
      status: 'not-started' as const,
    };
    submit({ ...message, entries: [...entries, absent] });
    expect(rows(1)).toEqual(['1 Anna Haas 2 2 50', '2 Bo RB 1 0 18']);
  });

  it('a championship without teams has no table of teams', () => {
    raced('r1', 1, 'Løb', [['Anna', '', '25']]);
    expect([rows(1), text(2)]).toEqual([['1 Anna - 1 1 25'], null]);
  });

  it('a biathlon championship counts sprints as races', () => {
    raced('b1', 1, 'Sprint', [['Anna', 'DK', '90']], { sport: 41, category: 'Kvinder', name: 'World Cup' });
    expect([rows(1), text(2)]).toEqual([['1 Anna DK 1 1 90'], null]);
    expect(readStandings(text(1)!).title).toBe('Udøvere');
  });

  it.each([
    ['golf', 23, 'PGA Tour', 'PGA Tour'],
    ['ski jumping, where points are those of the jumps', 38, 'Herrer', 'World Cup'],
    ['speedway, where points are those of the heats', 33, 'Speedway', 'Speedway Grand Prix'],
  ])('there is no championship in %s', (_what, sport, category, name) => {
    raced('x1', 1, '', [['Anna', '', '14']], { sport, category, name });
    expect([text(1), tables()]).toEqual([null, [null]]);
  });
});
