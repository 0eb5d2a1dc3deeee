import { type Pair, type Side, SPORT, Stage } from '@stillingen/domain';
import type { ParticipantRef } from '@stillingen/domain/messages';
import { duelEvent, type DuelOutcome, type ImportedDuel, matchKey, persons } from '../kit/events/duel.ts';
import { countryOf, isDay } from '../kit/places/places.ts';
import { BadRow, type DataSet, type RefusedRow, rowOrRefusal, refuse } from '../kit/import/data-set.ts';
import { type BwfRow, bwfRows, type Draw, drawOf, ROUNDS, type Team } from './read.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { setsOf } from './rallies.ts';
import { boardOf, type Target, TARGETS, TO_21, wonBy } from './score.ts';
import tables from './tables.json' with { type: 'json' };

const MATCH_MINUTES = 45;

const DISCIPLINE: Readonly<Record<string, string>> = tables.disciplines;

const SPONSOR = /^(DANISA|YONEX|YONEX-SUNRISE|VICTOR|DAIHATSU|TOYOTA|PERODUA|TOTAL|BLIBLI|HSBC) /;
const SUFFIX = /( Badminton Championships)?( I{1,3})?( \d{4})?$/;

const sideOf = (team: Team): ParticipantRef =>
  persons(
    team.map(({ name }) => name),
    team.map(({ nation }) => nation),
  );

function gameOf(cell: string): Pair | null {
  if (cell === '') return null;
  const [, home = '', away] = /^(\d{1,2})-(\d{1,2})$/.exec(cell) ?? refuse(`a game is written 21-9, not ${cell}`);
  return [Number(home), Number(away)];
}

const gamesOf = ({ cells }: BwfRow): Pair[] =>
  [cells.game_1_score, cells.game_2_score, cells.game_3_score].map(gameOf).filter((game) => game !== null);

const isRetired = ({ cells }: BwfRow): boolean => /^true$/i.test(cells.retired);

const targetOf = (row: BwfRow): Target =>
  (isRetired(row) ? undefined : TARGETS.find((target) => gamesOf(row).every((game) => wonBy(game, target) !== null))) ?? TO_21;

const SIDE: Readonly<Record<string, Side | null>> = { '1': 'home', '2': 'away', '0': null };

function outcomeOf(row: BwfRow, draw: Draw): DuelOutcome {
  const { cells } = row;
  const games = gamesOf(row);
  const marked = SIDE[cells.winner];
  if (marked === undefined) throw new BadRow(`the winner is 1, 2 or 0, not ${cells.winner}`);
  const target = targetOf(row);
  const score = boardOf(games, target);
  if (isRetired(row)) {
    const winner =
      marked ?? draw.playsOn(row) ?? refuse('the winner is unknown: the match was given up, and neither side alone plays on');
    return { stage: Stage.retired, score: { ...score, winner } };
  }
  if (games.length === 0 && marked !== null) return { stage: Stage.walkover, score: { ...score, winner: marked } };
  const winner: Side | null = score.home === 2 ? 'home' : score.away === 2 ? 'away' : null;
  if (winner === null || winner !== marked || games.some((game) => wonBy(game, target) === null))
    throw new BadRow(`${games.map((game) => game.join('-')).join(' ')} is not two games won by side ${cells.winner}`);
  return { stage: Stage.finished, score };
}

export function duelOf(row: BwfRow, draw: Draw): ImportedDuel {
  const { file, line, cells } = row;
  const day = cells.date.split('-').reverse().join('-');
  if (!isDay(day)) throw new BadRow(`there is no day ${cells.date}`);
  const discipline = DISCIPLINE[cells.discipline];
  if (discipline === undefined)
    throw new BadRow(`the discipline is one of ${Object.keys(DISCIPLINE).join(', ')}, not ${cells.discipline}`);
  const round = ROUNDS[cells.round];
  if (round === undefined) throw new BadRow(`the round is not known: ${cells.round}`);
  const { points } = targetOf(row);
  const outcome = outcomeOf(row, draw);
  const [home, away] = row.teams.map((team) => sideOf(draw.pairOf(row, team))) as [ParticipantRef, ParticipantRef];
  return {
    file,
    line,
    key: matchKey('bwf', home.name, away.name, [cells.tournament, cells.discipline, cells.round]),
    sport: SPORT.badminton,
    competition: {
      name: cells.tournament.replace(SPONSOR, '').replace(SUFFIX, ''),
      country: countryOf(cells.country) ?? 'xw',
      category: 'BWF World Tour',
      group: discipline,
      season: day.slice(0, 4),
      role: round === 'Kvalifikation' ? 'qualification' : 'knockout',
    },
    home,
    away,
    start: day,
    details: { round, venue: cells.city, ...(points === TO_21.points ? {} : { format: { points } }) },
    minutes: MATCH_MINUTES,
    outcome,
    sets: setsOf(outcome, sequencesOf(row)),
  };
}

export function sequencesOf({ cells }: BwfRow): Pair[][] {
  return [cells.game_1_scores, cells.game_2_scores, cells.game_3_scores]
    .map((cell) => [...cell.matchAll(/(\d+)-(\d+)/g)].map(([, home, away]): Pair => [Number(home), Number(away)]))
    .filter((game) => game.length > 0);
}

export async function* bwfTable(file: SourceFile): AsyncGenerator<{ row: BwfRow; draw: Draw } | RefusedRow> {
  const draw = drawOf();
  for await (const item of bwfRows(file)) if ('teams' in item) draw.add(item);
  for await (const item of bwfRows(file)) yield 'teams' in item ? { row: item, draw } : item;
}

export const badmintonBwf: DataSet = {
  name: 'badminton-bwf',
  about: 'badminton: BWF World Tour with every game (ms.csv, ws.csv, md.csv, wd.csv, xd.csv)',
  reads: (name) => /(^|\/)(ms|ws|md|wd|xd)\.csv$/.test(name),
  async *events(file) {
    for await (const item of bwfTable(file))
      yield 'row' in item ? rowOrRefusal(file.name, item.row.line, () => duelEvent(duelOf(item.row, item.draw))) : item;
  },
};
