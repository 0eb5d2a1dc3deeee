import type { ParticipantId } from '@stillingen/domain';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { seasonTable } from '../../testing/season-table.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { nrl } from './import.ts';

const folder = dataSet('zz_no_licence_stated/rugby-league-nrl');
const wide = dataSet('wide/rugby-league-nrl');
const timeOf = (start: number): string => new Date(start * 1000).toISOString().slice(0, 16);

async function publishedLadders(data: string): Promise<Map<string, string[]>> {
  const names = new Map<string, string>();
  for await (const row of readCsv({ path: join(data, 'team_data.csv'), name: 'teams' }, ['team_name', 'team_unique']))
    if (isRow(row)) names.set(row.cells.team_name, row.cells.team_unique);
  const columns = [
    'year',
    'round',
    'team',
    'points',
    'played',
    'wins',
    'draws',
    'losses',
    'byes',
    'score_for',
    'score_against',
  ] as const;
  const ladders = new Map<string, string[]>();
  for await (const row of readCsv({ path: join(data, 'ladder_round_data.csv'), name: 'ladder' }, columns)) {
    if (!isRow(row)) throw new Error(row.why);
    const { year, round, team, ...counts } = row.cells;
    const place = `${year}|${round}`;
    ladders.set(place, [...(ladders.get(place) ?? []), [names.get(team), ...Object.values(counts)].join(' ')]);
  }
  return ladders;
}

function ladderAfter({ state }: InMemoryIngest, season: string, round: number): string[] {
  const begun = [...state.events.values()].filter(
    (event) => event.round === `${round}. runde` && state.leagues.get(event.leagueId)!.season === season,
  );
  const firstDay = Math.floor(Math.min(...begun.map(({ start }) => start)) / DAY_S) * DAY_S;
  const table = seasonTable(
    state,
    { slug: 'nrl', season },
    (event) => Number.parseInt(event.round) <= round,
    firstDay + DAY_S - 1,
  );
  return table.map(({ name, points, played, wins, draws, losses, byes, goalsFor, goalsAgainst }) =>
    [name, points, played, wins, draws, losses, byes, goalsFor, goalsAgainst].join(' '),
  );
}
const DAY_S = 86_400;

describe.skipIf(wide === null)('rugby-league-nrl on every second season', () => {
  it('rugby-league-nrl makes every published ladder, with byes, points taken and scores struck out', async () => {
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(nrl, { path: wide!, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '1618 half-time 6-14 cannot become full time 4-22: the halves are left out',
    ]);
    const published = await publishedLadders(wide!);
    expect(published.size).toBe(328);
    for (const [place, rows] of published) {
      const [season = '', round] = place.split('|');
      expect(ladderAfter(ingest, season, Number(round)), place).toEqual(rows);
    }
  });
});

describe.skipIf(folder === null)('rugby-league-nrl on the season of 2023', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(nrl, { path: folder!, ingest });
  });

  it('rugby-league-nrl imports every match, and changes nothing when imported again', async () => {
    expect(report).toMatchObject({ read: 213, written: 213, refused: [] });
    const { n } = ingest.state;
    expect(await importSet(nrl, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 213, refused: [] });
    expect(ingest.state.n).toBe(n);
  });

  it('rugby-league-nrl makes the published ladder after every round, with two points for a round that a team sat out', async () => {
    const published = await publishedLadders(folder!);
    expect(published.size).toBe(27);
    for (const [place, rows] of published) expect(ladderAfter(ingest, '2023', Number(place.split('|')[1])), place).toEqual(rows);
  });

  it('rugby-league-nrl reads times by the clocks of the ground', () => {
    const start = (home: string, away: string): string =>
      timeOf(namedEvents(ingest.state).find((event) => event.home === home && event.away === away)!.start);
    // 20:00 in Sydney with summer time, 15:05 in Brisbane, 20:00 in Wellington, 19:30 in Darwin.
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
  it('rugby-league-nrl calls each team by one name, and refuses rows with a reason', async () => {
    const row = (changes: Partial<Record<'round' | 'venue' | 'team' | 'half' | 'season' | 'time' | 'score', string>>): string =>
      [
        changes.season ?? 'NRL 1999',
        changes.round ?? 'Round 3',
        '1999-03-20',
        changes.time ?? '19:30:00',
        changes.venue ?? '6',
        'NA',
        'Warriors',
        changes.half ?? '8',
        changes.score ?? '10',
        changes.team ?? 'Sydney City Roosters',
        changes.half === 'NA' ? 'NA' : '6',
        '24',
      ].join(',');
    await using files = await writeFiles({
      'team_data.csv': TEAMS,
      'match_data.csv': [
        HEAD,
        row({}),
        row({ round: 'Replay' }),
        row({ venue: '7777', round: 'Round 4' }),
        row({ team: 'Sydney' }),
        row({ half: '12', round: 'Elim Final' }),
        row({ season: 'Trial 1997' }),
        row({ half: 'NA', time: 'NA', round: 'Minor Semi Rep.', season: 'NSWRL 1978' }),
        row({ score: 'NA', round: 'Round 5' }),
      ],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(nrl, { path: files.path, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why.replace(/ \(allowed.*/, '')}`)).toEqual([
      '3 the round is not known: Replay',
      '5 the team is not known: Sydney',
      '7 the season is not understood: Trial 1997',
      '9 home_team_score is no number: NA',
      '6 half-time 12-6 cannot become full time 10-24: the halves are left out',
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        home: 'New Zealand Warriors',
        away: 'Sydney Roosters',
        round: '3. runde',
        attendance: null,
        venue: 'Mt Smart, Auckland',
        parts: [
          [8, 6],
          [2, 18],
        ],
      },
      { round: '4. runde', venue: '', startKnown: false },
      { round: 'Elimineringsfinale', parts: [], score: [10, 24] },
      { round: 'Lille semifinale (omkamp)', parts: [], startKnown: false, league: { name: 'NSWRL', season: '1978' } },
    ]);
    expect(ingest.state.byes.size).toBe(0);
  });

  it('rugby-league-nrl publishes what the ladder counts beside the matches: a bye, points taken, and scores that were struck out', async () => {
    const match = (round: number, home: string, score: string): string =>
      `NRL 2010,Round ${round},2010-03-1${round},19:30:00,6,NA,${home},0,${score},Sydney City Roosters,0,4`;
    await using files = await writeFiles({
      'team_data.csv': [...TEAMS, 'Storm,Melbourne Storm'],
      'match_data.csv': [HEAD, match(1, 'Warriors', '10'), match(2, 'Storm', '12')],
      'ladder_round_data.csv': [
        'competition_year,round,team,points,wins,draws,byes,score_for,score_against',
        'NRL 2010,1,Warriors,2,1,0,0,10,4',
        'NRL 2010,1,Storm,2,0,0,1,0,0',
        'NRL 2010,2,Warriors,4,1,0,1,10,4',
        'NRL 2010,2,Storm,0,1,0,1,0,0',
        'NRL 2010,3,Storm,0,1,0,1,0,0',
      ],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(nrl, { path: files.path, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual(['6 no match of NRL 2010, round 3, is known']);
    const name = (id: ParticipantId): string => ingest.state.participants.get(id)!.name;
    expect([...ingest.state.byes.values()].map(({ participantId, round }) => `${name(participantId)} ${round}`)).toEqual([
      'Melbourne Storm 1. runde',
      'New Zealand Warriors 2. runde',
    ]);
    expect(
      [...ingest.state.deductions.values()].map(({ participantId, points, scored }) => [name(participantId), points, scored]),
    ).toEqual([['Melbourne Storm', 4, [12, 4]]]);
  });

  it('rugby-league-nrl needs the list of teams', async () => {
    await using files = await writeFiles({ 'match_data.csv': [HEAD] });
    const { refused } = await importSet(nrl, { path: files.path, ingest: createInMemoryIngest() });
    expect(refused).toEqual([{ file: 'team_data.csv', line: 0, why: 'does not exist' }]);
  });
});
