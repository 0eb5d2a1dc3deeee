import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Pair, Stage } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { matchKey } from '../kit/events/duel.ts';
import type { ImportedGoal, ImportedMatch, FinalScores } from '../kit/events/match.ts';
import { eventOf } from '../kit/events/match-messages.ts';
import { BadRow, type DataSet, type ImportedItem, type RefusedRow, rowOrRefusal } from '../kit/import/data-set.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { isDay } from '../kit/places/places.ts';
import { columnsOf, type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';

const RESULT_COLUMNS = columnsOf('date home_team away_team home_score away_score tournament city');
const GOAL_COLUMNS = columnsOf('date home_team away_team team scorer minute own_goal penalty');
const SHOOTOUT_COLUMNS = columnsOf('date home_team away_team winner');

type ResultRow = CsvRow<(typeof RESULT_COLUMNS)[number]>;
type GoalRow = CsvRow<(typeof GOAL_COLUMNS)[number]>;
type ShootoutRow = CsvRow<(typeof SHOOTOUT_COLUMNS)[number]>;
type Matches = ReadonlyMap<string, ImportedMatch>;

const pairing = (cells: Readonly<Record<'date' | 'home_team' | 'away_team', string>>): string =>
  `${cells.date}|${cells.home_team}|${cells.away_team}`;
const unknown = (cell: string): boolean => cell === 'NA' || cell === '';
const isTrue = (cell: string): boolean => /^true$/i.test(cell);

function scoreOf({ cells }: ResultRow): Pair | null {
  const written = [cells.home_score, cells.away_score] as const;
  if (written.every(unknown)) return null;
  if (!written.every((cell) => /^\d{1,2}$/.test(cell))) throw new BadRow(`the score is not two numbers: ${written.join('-')}`);
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

function matchOf(row: ResultRow, known: Matches): ImportedMatch {
  const { date, home_team: home, away_team: away, tournament, city } = row.cells;
  if (!isDay(date)) throw new BadRow(`there is no day ${date}`);
  if (unknown(home) || unknown(away)) throw new BadRow(`the ${unknown(home) ? 'home' : 'away'} side is missing`);
  if (home === away) throw new BadRow(`${home} cannot play itself`);
  if (unknown(tournament)) throw new BadRow('the tournament is missing');
  const score = scoreOf(row);
  const twin = known.get(pairing(row.cells));
  if (twin !== undefined) throw new BadRow(`the same match is in line ${twin.line}`);
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

const NO_MATCH = 'no such match in results.csv';

/** `team` is the side that the goal counts for, own goals too. */
function goalOf({ cells }: GoalRow, known: Matches): ImportedGoal {
  if (!known.has(pairing(cells))) throw new BadRow(NO_MATCH);
  if (cells.team !== cells.home_team && cells.team !== cells.away_team)
    throw new BadRow(`${cells.team} does not play in this match`);
  if (unknown(cells.minute)) throw new BadRow('the minute of the goal is not known: goal left out');
  if (!/^\d{1,3}$/.test(cells.minute) || Number(cells.minute) > 130)
    throw new BadRow(`the minute is not understood: ${cells.minute}`);
  return {
    type: isTrue(cells.own_goal) ? 'own-goal' : isTrue(cells.penalty) ? 'penalty-goal' : 'goal',
    side: cells.team === cells.home_team ? 'home' : 'away',
    minute: Number(cells.minute),
    added: 0,
    player: unknown(cells.scorer) ? '' : cells.scorer,
  };
}

function shootoutOf(row: ShootoutRow, known: Matches): ShootoutRow {
  const { winner, home_team: home, away_team: away } = row.cells;
  if (!known.has(pairing(row.cells))) throw new BadRow(NO_MATCH);
  if (winner !== home && winner !== away) throw new BadRow(`${winner} does not play in this match`);
  return row;
}

/** Stoppage time is minute 90, so a later goal means extra time. */
function withExtraTime(outcome: FinalScores, goals: readonly ImportedGoal[]): FinalScores {
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

function afterShootout(outcome: FinalScores, { cells }: ShootoutRow): FinalScores {
  return { ...outcome, stage: Stage.afterPenalties, advanced: cells.winner === cells.home_team ? 'home' : 'away' };
}

interface Table<Column extends string> {
  readonly rows: readonly CsvRow<Column>[];
  readonly refused: readonly RefusedRow[];
}

async function tableOf<Column extends string>(file: SourceFile, columns: readonly Column[]): Promise<Table<Column>> {
  if (!existsSync(file.path)) return { rows: [], refused: [{ file: file.name, line: 0, why: 'no such file' }] };
  const items = await Array.fromAsync(readCsv(file, columns));
  return { rows: items.filter(isRow), refused: items.filter((item) => 'why' in item) };
}

function* readEach<Row extends CsvRow<'date' | 'home_team' | 'away_team'>, Fact extends object>(
  { rows }: { readonly rows: readonly Row[] },
  read: (row: Row) => Fact,
  add: (id: string, fact: Fact) => void,
): Generator<RefusedRow> {
  for (const row of rows) {
    const fact = rowOrRefusal(row.file, row.line, () => read(row));
    if ('why' in fact) yield fact;
    else add(pairing(row.cells), fact);
  }
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (basename(file.path) !== 'results.csv') return;
  const results = await tableOf(file, RESULT_COLUMNS);
  const goals = await tableOf(beside(file, 'goalscorers.csv'), GOAL_COLUMNS);
  const shootouts = await tableOf(beside(file, 'shootouts.csv'), SHOOTOUT_COLUMNS);
  yield* [...results.refused, ...goals.refused, ...shootouts.refused];
  const matches = new Map<string, ImportedMatch>();
  const scored = new Map<string, ImportedGoal[]>();
  const winners = new Map<string, ShootoutRow>();
  yield* readEach(
    results,
    (row) => matchOf(row, matches),
    (id, match) => matches.set(id, match),
  );
  yield* readEach(
    goals,
    (row) => goalOf(row, matches),
    (id, goal) => scored.set(id, [...(scored.get(id) ?? []), goal]),
  );
  yield* readEach(
    shootouts,
    (row) => shootoutOf(row, matches),
    (id, row) => winners.set(id, row),
  );
  for (const [id, match] of matches) {
    const own = scored.get(id) ?? [];
    const winner = winners.get(id);
    const played = match.outcome && withExtraTime(match.outcome, own);
    const outcome = played && winner !== undefined ? afterShootout(played, winner) : played;
    yield eventOf({ ...match, outcome, goals: outcome === null ? [] : own });
  }
}

export const footballInternational: DataSet = {
  name: 'football-international',
  about: 'football: national teams since 1872, with goals and shoot-outs (results.csv, goalscorers.csv, shootouts.csv)',
  reads: (name) => /(^|\/)(results|goalscorers|shootouts)\.csv$/.test(name),
  events,
};
