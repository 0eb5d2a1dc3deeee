import { readFileSync } from 'node:fs';
import { dataSet } from '../../testing/scores.ts';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../../event/entities.ts';
import type { EventId, ParticipantId } from '../../event/ids.ts';
import { halfTimeFullTime, overUnder, rulesFor, standings, type StandingsMatch } from '../index.ts';
import type { TableSide } from '../tally.ts';

const JSON_FOLDER = dataSet('football-openfootball/football.json/2024-25');
const CSV_FOLDER = dataSet('zz_no_licence_stated/football-odds/football-data.co.uk');
const SIDES: readonly TableSide[] = ['overall', 'home', 'away'];

interface Result {
  readonly home: string;
  readonly away: string;
  readonly half: Pair;
  readonly full: Pair;
}

const halfOf = ({ ht, ft }: { ft?: Pair; ht?: Pair }): Pair | undefined => ht ?? (ft![0] + ft![1] === 0 ? ft : undefined);

function readJson(file: string): { results: Result[]; without: number } {
  const { matches } = JSON.parse(readFileSync(`${JSON_FOLDER}/${file}`, 'utf8')) as {
    matches: { date: string; team1: string; team2: string; score?: { ft?: Pair; ht?: Pair } }[];
  };
  const finished = matches.filter(({ score }) => score?.ft !== undefined).sort((a, b) => a.date.localeCompare(b.date));
  const known = finished.filter(({ score }) => halfOf(score!) !== undefined);
  return {
    results: known.map(({ team1, team2, score }) => ({ home: team1, away: team2, half: halfOf(score!)!, full: score!.ft! })),
    without: finished.length - known.length,
  };
}

function readCsv(file: string): Result[] {
  const [head, ...lines] = readFileSync(`${CSV_FOLDER}/${file}`, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const columns = head!.split(',');
  return lines.map((line): Result => {
    const cell = (name: string): string => line.split(',')[columns.indexOf(name)]!;
    const pair = (home: string, away: string): Pair => [Number(cell(home)), Number(cell(away))];
    return { home: cell('HomeTeam'), away: cell('AwayTeam'), half: pair('HTHG', 'HTAG'), full: pair('FTHG', 'FTAG') };
  });
}

const asMatches = (results: readonly Result[]): StandingsMatch[] =>
  results.map(({ home, away, half, full }, i) => ({
    id: `event${i}` as EventId,
    home: home as ParticipantId,
    away: away as ParticipantId,
    score: full,
    halfTime: half,
    role: 'main',
    group: '',
    start: i,
    live: false,
  }));

function ofTeam(results: readonly Result[], team: string, side: TableSide) {
  return results.flatMap(({ home, away, half, full }) => {
    if (home === team && side !== 'away') return [{ half, full }];
    const turned = ([own, other]: Pair): Pair => [other, own];
    return away === team && side !== 'home' ? [{ half: turned(half), full: turned(full) }] : [];
  });
}
const letter = ([own, other]: Pair): string => 'LDW'[Math.sign(own - other) + 1]!;

const WAYS = { WW: 'winWin', WD: 'winDraw', WL: 'winLoss', DW: 'drawWin', DD: 'drawDraw', DL: 'drawLoss' } as const;
const OTHER_WAYS = { LW: 'lossWin', LD: 'lossDraw', LL: 'lossLoss' } as const;

function checkLeague(results: readonly Result[]): void {
  const matches = asMatches(results);
  const nameOf = (participant: ParticipantId): string => participant;
  const rules = rulesFor(1, 'xw', 'none', '2024/2025');
  for (const side of SIDES) {
    const input = { stages: [], matches, side, nameOf };
    const table = (isForm: boolean) =>
      standings({ ...input, rules, isForm, deductions: [], includeLive: false, nowS: 0 }).sections.flatMap(({ rows }) => rows);
    const points = new Map(table(false).map((row) => [row.participant, row]));

    const form = table(true);
    for (const row of form) {
      const last = ofTeam(results, row.participant, side).slice(-5);
      const letters = last.map(({ full }) => letter(full)).join('');
      const count = (wanted: string): number => letters.split(wanted).length - 1;
      expect([row.wins, row.draws, row.losses]).toEqual([count('W'), count('D'), count('L')]);
      expect(row.points).toBe(3 * count('W') + count('D'));
    }
    const totals = form.map((row) => row.points);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));

    for (const line of [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]) {
      const rows = overUnder(input, line).flatMap((section) => section.rows);
      for (const { participant, played, counts } of rows) {
        const own = ofTeam(results, participant, side);
        expect(counts.over).toBe(own.filter(({ full }) => full[0] + full[1] > line).length);
        expect([played, counts.over + counts.under]).toEqual([own.length, own.length]);
      }
      const over = rows.reduce((sum, { counts }) => sum + counts.over, 0);
      const inAll = results.filter(({ full }) => full[0] + full[1] > line).length;
      expect(over).toBe(side === 'overall' ? 2 * inAll : inAll);
    }

    const ways = halfTimeFullTime(input).flatMap((section) => section.rows);
    expect(ways).toHaveLength(points.size);
    for (const { participant, counts } of ways) {
      const own = ofTeam(results, participant, side).map(({ half, full }) => letter(half) + letter(full));
      for (const [way, word] of Object.entries({ ...WAYS, ...OTHER_WAYS }))
        expect(counts[word]).toBe(own.filter((each) => each === way).length);
      const { wins, draws, losses } = points.get(participant)!;
      expect([
        counts.winWin + counts.drawWin + counts.lossWin,
        counts.winDraw + counts.drawDraw + counts.lossDraw,
        counts.winLoss + counts.drawLoss + counts.lossLoss,
      ]).toEqual([wins, draws, losses]);
    }
  }
}

describe.skipIf(JSON_FOLDER === null)('form, goals and half-times of real seasons', () => {
  it.each([
    ['en.1.json', 'Premier League', 20, 0],
    ['de.1.json', 'Bundesliga', 18, 1],
    ['fr.1.json', 'Ligue 1', 18, 1],
    ['nl.1.json', 'Eredivisie', 18, 0],
  ])('%s: %s', (file, _name, teams, unknown) => {
    const { results, without } = readJson(file);
    expect(results.length + without).toBe(teams * (teams - 1));
    expect(without).toBe(unknown);
    checkLeague(results);
  });
});

describe.skipIf(CSV_FOLDER === null)('form, goals and half-times of the beginnings of seasons', () => {
  it.each([
    'E0_2025-26_to_2025-09-21.csv',
    '2015-16_to_2015-09/D1.csv',
    '2015-16_to_2015-09/SP1.csv',
    '2015-16_to_2015-09/SC0.csv',
  ])('%s', (file) => {
    const results = readCsv(file);
    expect(results.length).toBeGreaterThan(20);
    checkLeague(results);
  });
});
