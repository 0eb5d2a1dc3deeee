import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { importSet } from '../import-set.ts';
import { isRow, readCsv } from '../readers/csv.ts';
import type { ImportReport } from '../report.ts';
import { type RuledDoor, ruledDoor } from '../testing/ruled-door.ts';
import { seasonTable } from '../testing/season-table.ts';
import { toldEvents } from '../testing/told-events.ts';
import { writtenFiles } from '../testing/written-files.ts';
import { nrl } from './nrl.ts';

const folder = dataSet('zz_no_licence_stated/rugby-league-nrl');
const timeOf = (start: number): string => new Date(start * 1000).toISOString().slice(0, 16);

interface LadderRow {
  readonly name: string;
  readonly counts: string;
}

describe.skipIf(folder === null)('rugby-league-nrl on the season of 2023', () => {
  let door: RuledDoor;
  let report: ImportReport;
  beforeAll(async () => {
    door = ruledDoor();
    report = await importSet(nrl, { path: folder!, door });
  });

  /** The published ladder after each round. */
  async function ladders(): Promise<Map<string, LadderRow[]>> {
    const columns = ['round', 'team', 'points', 'played', 'wins', 'draws', 'losses', 'score_for', 'score_against'] as const;
    const rounds = new Map<string, LadderRow[]>();
    for await (const row of readCsv({ path: join(folder!, 'ladder_round_data.csv'), name: 'ladder' }, columns)) {
      if (!isRow(row)) throw new Error(row.why);
      const { round, team, ...counts } = row.cells;
      const name = team === 'Warriors' ? 'New Zealand Warriors' : team;
      rounds.set(round, [...(rounds.get(round) ?? []), { name, counts: Object.values(counts).join(' ') }]);
    }
    return rounds;
  }

  it('takes over every match, and changes nothing the second time', async () => {
    expect(report).toMatchObject({ read: 213, written: 213, refused: [] });
    const { n } = door.state;
    expect(await importSet(nrl, { path: folder!, door })).toMatchObject({ written: 0, unchanged: 213, refused: [] });
    expect(door.state.n).toBe(n);
  });

  it('makes the published ladder after every round, with two points for a round without a match', async () => {
    const published = await ladders();
    expect(published.size).toBe(27);
    for (const [round, rows] of published) {
      const table = seasonTable(
        door.state,
        { slug: 'nrl', season: '2023' },
        (event) => Number.parseInt(event.round) <= Number(round),
      );
      const lines = table.map(({ name, points, played, wins, draws, losses, goalsFor, goalsAgainst }) => ({
        name,
        counts: [points, played, wins, draws, losses, goalsFor, goalsAgainst].join(' '),
      }));
      expect(lines, `round ${round}`).toEqual(rows);
    }
  });

  it('reads times by the clocks of the ground', () => {
    const start = (home: string, away: string): string =>
      timeOf(toldEvents(door.state).find((event) => event.home === home && event.away === away)!.start);
    // 20:00 in Sydney with summer time, 15:05 in Brisbane without, 20:00 in Wellington, 19:30 in Darwin.
    expect(start('Parramatta Eels', 'Melbourne Storm')).toBe('2023-03-02T09:00');
    expect(start('Dolphins', 'Sydney Roosters')).toBe('2023-03-05T05:05');
    expect(start('New Zealand Warriors', 'Newcastle Knights')).toBe('2023-03-03T07:00');
    expect(start('Parramatta Eels', 'Brisbane Broncos')).toBe('2023-04-21T10:00');
  });
});

const HEAD =
  'competition_year,round,date,time_24hr,venue_id,crowd,home_team,home_team_ht_score,home_team_score,away_team,away_team_ht_score,away_team_score';
const TEAMS = ['team_name,team_unique', 'Warriors,New Zealand Warriors', 'Sydney City Roosters,Sydney Roosters'];

describe('rugby-league-nrl on rows of all kinds', () => {
  it('calls each team by one name, and says of rows what is wrong', async () => {
    const row = (changes: Partial<Record<'round' | 'venue' | 'team' | 'half' | 'season', string>>): string =>
      [
        changes.season ?? 'NRL 1999',
        changes.round ?? 'Round 3',
        '1999-03-20',
        '19:30:00',
        changes.venue ?? '6',
        'NA',
        'Warriors',
        changes.half ?? '8',
        '10',
        changes.team ?? 'Sydney City Roosters',
        '6',
        '24',
      ].join(',');
    await using files = await writtenFiles({
      'team_data.csv': TEAMS,
      'match_data.csv': [
        HEAD,
        row({}),
        row({ round: 'Replay' }),
        row({ venue: '77' }),
        row({ team: 'Sydney' }),
        row({ half: '12' }),
        row({ season: 'Super League 1997' }),
      ],
    });
    const door = ruledDoor();
    const { refused } = await importSet(nrl, { path: files.path, door });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '3 the round is not known: Replay (allowed: Round 1 and its like, Qualif Final, Elim Qualif, Semi Final, Prelim Final, Grand Final)',
      '4 the ground is not known: 77',
      '5 the team is not known: Sydney',
      '6 half-time 12-6 cannot become full time 10-24',
      '7 the season is not understood: Super League 1997 (allowed: NRL 2023 and its like)',
    ]);
    expect(toldEvents(door.state)).toMatchObject([
      {
        home: 'New Zealand Warriors',
        away: 'Sydney Roosters',
        round: '3. runde',
        attendance: null,
        parts: [
          [8, 6],
          [2, 18],
        ],
      },
    ]);
  });

  it('needs the list of teams', async () => {
    await using files = await writtenFiles({ 'match_data.csv': [HEAD] });
    const { refused } = await importSet(nrl, { path: files.path, door: ruledDoor() });
    expect(refused).toEqual([{ file: 'team_data.csv', line: 0, why: 'is not there' }]);
  });
});
