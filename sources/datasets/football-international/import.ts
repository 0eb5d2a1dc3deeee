import { type Pair, Stage } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { isDay } from '../kit/places/places.ts';
import { matchKey } from '../kit/events/duel.ts';
import type { ImportedGoal, ImportedMatch, Outcome } from '../kit/events/match.ts';
import { type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import type { DataSet, ImportedItem, RefusedRow } from '../kit/import/data-set.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { eventOf } from '../kit/events/match-messages.ts';

export const RESULT_COLUMNS = ['date', 'home_team', 'away_team', 'home_score', 'away_score', 'tournament', 'city'] as const;
export const GOAL_COLUMNS = ['date', 'home_team', 'away_team', 'team', 'scorer', 'minute', 'own_goal', 'penalty'] as const;
export const SHOOTOUT_COLUMNS = ['date', 'home_team', 'away_team', 'winner'] as const;

export interface Table<Column extends string> {
  readonly rows: readonly CsvRow<Column>[];
  readonly refused: readonly RefusedRow[];
}

type ResultRow = CsvRow<(typeof RESULT_COLUMNS)[number]>;
type GoalRow = CsvRow<(typeof GOAL_COLUMNS)[number]>;
type ShootoutRow = CsvRow<(typeof SHOOTOUT_COLUMNS)[number]>;

interface Found<Value> {
  readonly values: ReadonlyMap<string, Value>;
  readonly refused: readonly RefusedRow[];
}

const pairing = (cells: Readonly<Record<'date' | 'home_team' | 'away_team', string>>): string =>
  `${cells.date}|${cells.home_team}|${cells.away_team}`;
const unknown = (cell: string): boolean => cell === 'NA' || cell === '';
const isTrue = (cell: string): boolean => /^true$/i.test(cell);

function scoreOf({ cells }: ResultRow): Pair | string | null {
  const written = [cells.home_score, cells.away_score] as const;
  if (written.every(unknown)) return null;
  if (!written.every((cell) => /^\d{1,2}$/.test(cell))) return `the score is not two numbers: ${written.join('-')}`;
  return [Number(written[0]), Number(written[1])];
}

const EUROPEAN = /^UEFA |^Baltic Cup$/;

/** Other tournaments count as knockout: the data do not mark groups. */
function competitionOf({ cells }: ResultRow): CompetitionRef {
  const name = cells.tournament;
  const competition = { name, country: EUROPEAN.test(name) ? 'eu' : 'xw', season: cells.date.slice(0, 4) };
  if (name === 'Friendly') return competition;
  return { ...competition, role: name.endsWith(' qualification') ? 'qualification' : 'knockout' };
}

function matchOf(row: ResultRow): ImportedMatch | string {
  const { date, home_team: home, away_team: away, tournament, city } = row.cells;
  if (!isDay(date)) return `there is no day ${date}`;
  if (unknown(home) || unknown(away)) return `the ${unknown(home) ? 'home' : 'away'} side is missing`;
  if (home === away) return `${home} cannot play itself`;
  if (unknown(tournament)) return 'the tournament is missing';
  const score = scoreOf(row);
  if (typeof score === 'string') return score;
  const played = { stage: Stage.finished, halfTime: null, fullTime: score, extraTime: null, penalties: null, advanced: null };
  return {
    file: row.file,
    line: row.line,
    key: matchKey('int', home, away, [tournament, date]),
    competition: competitionOf(row),
    home: { name: home, kind: 'national' },
    away: { name: away, kind: 'national' },
    start: date,
    round: '',
    tie: '',
    venue: unknown(city) ? '' : city,
    outcome: score === null ? null : played,
    goals: [],
  };
}

/** `team` is the side that the goal counts for, own goals too. */
function goalOf({ cells }: GoalRow): ImportedGoal | string {
  if (cells.team !== cells.home_team && cells.team !== cells.away_team) return `${cells.team} does not play in this match`;
  if (unknown(cells.minute)) return 'the minute of the goal is not known: goal left out';
  if (!/^\d{1,3}$/.test(cells.minute) || Number(cells.minute) > 130) return `the minute is not understood: ${cells.minute}`;
  return {
    type: isTrue(cells.own_goal) ? 'own-goal' : isTrue(cells.penalty) ? 'penalty-goal' : 'goal',
    side: cells.team === cells.home_team ? 'home' : 'away',
    minute: Number(cells.minute),
    added: 0,
    player: unknown(cells.scorer) ? '' : cells.scorer,
  };
}

function goalsByMatch(
  { rows }: Table<(typeof GOAL_COLUMNS)[number]>,
  known: ReadonlySet<string>,
): Found<readonly ImportedGoal[]> {
  const values = new Map<string, ImportedGoal[]>();
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const id = pairing(row.cells);
    const goal = known.has(id) ? goalOf(row) : 'no such match in results.csv';
    if (typeof goal === 'string') refused.push({ file: row.file, line: row.line, why: goal });
    else values.set(id, [...(values.get(id) ?? []), goal]);
  }
  return { values, refused };
}

function winnersByMatch({ rows }: Table<(typeof SHOOTOUT_COLUMNS)[number]>, known: ReadonlySet<string>): Found<ShootoutRow> {
  const values = new Map<string, ShootoutRow>();
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const { winner, home_team: home, away_team: away } = row.cells;
    if (!known.has(pairing(row.cells))) refused.push({ file: row.file, line: row.line, why: 'no such match in results.csv' });
    else if (winner !== home && winner !== away)
      refused.push({ file: row.file, line: row.line, why: `${winner} does not play in this match` });
    else values.set(pairing(row.cells), row);
  }
  return { values, refused };
}

/** Stoppage time is minute 90, so a later goal means extra time. */
function withExtraTime(outcome: Outcome, goals: readonly ImportedGoal[]): Outcome {
  const final = outcome.fullTime;
  const count = (until: number): Pair => [
    goals.filter(({ side, minute }) => side === 'home' && minute <= until).length,
    goals.filter(({ side, minute }) => side === 'away' && minute <= until).length,
  ];
  const [all, regular] = [count(Infinity), count(90)];
  const complete = final !== null && all[0] === final[0] && all[1] === final[1];
  if (!complete || goals.every(({ minute }) => minute <= 90)) return outcome;
  return { ...outcome, stage: Stage.afterExtraTime, fullTime: regular, extraTime: final };
}

function afterShootout(outcome: Outcome, { cells }: ShootoutRow): Outcome {
  return { ...outcome, stage: Stage.afterPenalties, advanced: cells.winner === cells.home_team ? 'home' : 'away' };
}

export interface Tables {
  readonly results: Table<(typeof RESULT_COLUMNS)[number]>;
  readonly goals: Table<(typeof GOAL_COLUMNS)[number]>;
  readonly shootouts: Table<(typeof SHOOTOUT_COLUMNS)[number]>;
}

export function toMatches({ results, goals, shootouts }: Tables): { matches: ImportedMatch[]; refused: RefusedRow[] } {
  const bare = new Map<string, ImportedMatch>();
  const refused: RefusedRow[] = [...results.refused, ...goals.refused, ...shootouts.refused];
  for (const row of results.rows) {
    const match = matchOf(row);
    const twin = bare.get(pairing(row.cells));
    if (typeof match === 'string') refused.push({ file: row.file, line: row.line, why: match });
    else if (twin !== undefined) refused.push({ file: row.file, line: row.line, why: `the same match is in line ${twin.line}` });
    else bare.set(pairing(row.cells), match);
  }
  const known = new Set(bare.keys());
  const scorers = goalsByMatch(goals, known);
  const winners = winnersByMatch(shootouts, known);
  const matches = [...bare].map(([id, match]) => {
    const winner = winners.values.get(id);
    if (match.outcome === null) return match;
    const scored = scorers.values.get(id) ?? [];
    const outcome = withExtraTime(match.outcome, scored);
    return { ...match, outcome: winner === undefined ? outcome : afterShootout(outcome, winner), goals: scored };
  });
  return { matches, refused: [...refused, ...scorers.refused, ...winners.refused] };
}

async function tableOf<Column extends string>(file: SourceFile, columns: readonly Column[]): Promise<Table<Column>> {
  if (!existsSync(file.path)) return { rows: [], refused: [{ file: file.name, line: 0, why: 'no such file' }] };
  const items = await Array.fromAsync(readCsv(file, columns));
  return { rows: items.filter(isRow), refused: items.filter((item): item is RefusedRow => !isRow(item)) };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (basename(file.path) !== 'results.csv') return;
  const { matches, refused } = toMatches({
    results: await tableOf(file, RESULT_COLUMNS),
    goals: await tableOf(beside(file, 'goalscorers.csv'), GOAL_COLUMNS),
    shootouts: await tableOf(beside(file, 'shootouts.csv'), SHOOTOUT_COLUMNS),
  });
  yield* refused;
  for (const match of matches) yield eventOf(match);
}

export const footballInternational: DataSet = {
  name: 'football-international',
  about: 'football: national teams since 1872, with goals and shoot-outs (results.csv, goalscorers.csv, shootouts.csv)',
  reads: (name) => /(^|\/)(results|goalscorers|shootouts)\.csv$/.test(name),
  events,
};
