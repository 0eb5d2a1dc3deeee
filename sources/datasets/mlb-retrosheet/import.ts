import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Pair, SPORT, Stage } from '@stillingen/domain';
import type { ResultTexts } from '@stillingen/domain/messages';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { columnsOf, type CsvRow, isRow, type Listing, readCsv, readListing } from '../kit/readers/csv.ts';
import { BadRow, type DataSet, type ImportedEvent, type RefusedRow, rowOrRefusal, refuse } from '../kit/import/data-set.ts';
import { inningParts } from '../kit/events/score.ts';
import { plus } from '../../pairs.ts';
import { duelEvent, matchKey } from '../kit/events/duel.ts';
import { isDay } from '../kit/places/places.ts';

const PLACE: Readonly<Record<string, string>> = { ANA: 'Los Angeles' };

export async function teamsOf(file: SourceFile, year: string): Promise<Listing<string>> {
  const rows = readCsv(beside(file, `TEAM${year}`), ['id', 'place', 'nickname'], { head: ['id', 'league', 'place', 'nickname'] });
  return readListing(rows, ({ id, place, nickname }) => [id, `${PLACE[id] ?? place} ${nickname}`]);
}

export async function playersOf(file: SourceFile, year: string): Promise<Listing<string>> {
  const lists = (await readdir(dirname(file.path))).filter((name) => name.endsWith(`${year}.ROS`)).sort();
  const head = ['id', 'last', 'first', 'bats', 'throws', 'team', 'position'];
  async function* rows() {
    for (const name of lists) yield* readCsv(beside(file, name), ['id', 'last', 'first'], { head });
  }
  return readListing(rows(), ({ id, first, last }) => [id, `${first} ${last}`]);
}

const COLUMNS = [
  ...columnsOf('gameId visitingTeam inning battingTeam visScore homeScore resPitcher hitValue'),
  ...columnsOf('numErrors batterDest runnerOn1stDest runnerOn2ndDest runnerOn3rdDest endGameFlag'),
];
type Row = CsvRow<(typeof COLUMNS)[number]>;

export interface Play {
  readonly line: number;
  readonly inning: number;
  readonly batting: 'home' | 'away';
  readonly before: readonly [home: number, away: number];
  readonly runs: number;
  readonly hit: boolean;
  readonly errors: number;
  readonly pitcher: string;
  readonly last: boolean;
}

export interface PlayedGame {
  readonly id: string;
  readonly visitors: string;
  readonly plays: readonly Play[];
}

/** Destination 4 is home; 5 and 6 where the run was not earned. */
const HOME_PLATE = 4;
const DESTINATIONS = columnsOf('batterDest runnerOn1stDest runnerOn2ndDest runnerOn3rdDest');

function playOf({ line, cells }: Row): Play {
  const number = (column: (typeof COLUMNS)[number]): number => {
    if (!/^\d{1,3}$/.test(cells[column])) throw new BadRow(`line ${line}: ${column} is no number: ${cells[column]}`);
    return Number(cells[column]);
  };
  return {
    line,
    inning: number('inning'),
    batting: cells.battingTeam === '1' ? 'home' : 'away',
    before: [number('homeScore'), number('visScore')],
    runs: DESTINATIONS.filter((column) => number(column) >= HOME_PLATE).length,
    hit: number('hitValue') > 0,
    errors: number('numErrors'),
    pitcher: cells.resPitcher,
    last: cells.endGameFlag === 'T',
  };
}

/** One row a play; the rows of a game stand together. */
export async function* gamesOf(file: SourceFile): AsyncGenerator<PlayedGame | RefusedRow> {
  let rows: Row[] = [];
  const close = (): PlayedGame | RefusedRow => {
    const { gameId: id, visitingTeam: visitors } = rows[0]!.cells;
    return rowOrRefusal(file.name, rows[0]!.line, () => ({ id, visitors, plays: rows.map(playOf) }));
  };
  for await (const item of readCsv(file, COLUMNS)) {
    if (!isRow(item)) {
      yield item;
      continue;
    }
    if (rows.length > 0 && rows[0]!.cells.gameId !== item.cells.gameId) {
      yield close();
      rows = [];
    }
    rows.push(item);
  }
  if (rows.length > 0) yield close();
}

const GAME_MINUTES = 185;
const GAME_ID = /^([A-Z]{3})(\d{4})(\d{2})(\d{2})(\d)$/;

function inningsOf({ plays }: PlayedGame): { innings: Pair[]; score: Pair } {
  const innings: Pair[] = [];
  let score: Pair = [0, 0];
  for (const { line, inning, batting, before, runs } of plays) {
    if (before[0] !== score[0] || before[1] !== score[1])
      throw new BadRow(`line ${line} begins at ${before.join('-')} where the plays before it make ${score.join('-')}`);
    if (inning < innings.length || inning > innings.length + 1)
      throw new BadRow(`line ${line}: inning ${inning} is out of order`);
    if (inning > innings.length) innings.push([0, 0]);
    innings[inning - 1] = plus(innings[inning - 1]!, batting, runs);
    score = plus(score, batting, runs);
  }
  return { innings, score };
}

/** Doubleheaders from 1 August 2020 until 2021 had seven innings. */
const plannedInnings = (day: string, game: string): number => (game !== '0' && day >= '2020-08-01' && day < '2022' ? 7 : 9);

function resultsOf({ plays }: PlayedGame, batting: 'home' | 'away', players: ReadonlyMap<string, string>): ResultTexts {
  const own = plays.filter((play) => play.batting === batting);
  const fielding = plays.filter((play) => play.batting !== batting);
  const pitcher = players.get(fielding[0]?.pitcher ?? '');
  return {
    hits: String(own.filter(({ hit }) => hit).length),
    errors: String(fielding.reduce((sum, { errors }) => sum + errors, 0)),
    ...(pitcher === undefined ? {} : { pitcher }),
  };
}

interface Names {
  readonly teams: ReadonlyMap<string, string>;
  readonly players: ReadonlyMap<string, string>;
}

function eventOf(file: string, game: PlayedGame, { teams, players }: Names): ImportedEvent {
  const [, host = '', year = '', month, date, number = ''] = GAME_ID.exec(game.id) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) throw new BadRow(`a game is named BOS202007240, not ${game.id}`);
  const named = (letters: string) => {
    const name = teams.get(letters) ?? refuse(`TEAM${year} has no club ${letters}`);
    return { name, country: letters === 'TOR' ? 'ca' : 'us', kind: 'club' as const };
  };
  if (game.plays.at(-1)?.last !== true) throw new BadRow(`${game.id} has no last play: it is not complete`);
  const { innings, score } = inningsOf(game);
  const planned = plannedInnings(day, number);
  return duelEvent({
    file,
    line: game.plays[0]!.line,
    key: matchKey('retrosheet', host, game.visitors, [game.id]),
    sport: SPORT.baseball,
    competition: { name: 'MLB', country: 'us', season: year, role: /\.EVE/.test(file) ? 'playoff' : 'main' },
    home: named(host),
    away: named(game.visitors),
    start: day,
    details: {
      ...(number === '0' ? {} : { round: `Doubleheader, ${number}. kamp` }),
      ...(planned === 9 ? {} : { format: { innings: planned } }),
    },
    minutes: GAME_MINUTES,
    outcome: {
      stage: Stage.finished,
      score: {
        home: score[0],
        away: score[1],
        parts: inningParts(innings),
        results: [resultsOf(game, 'home', players), resultsOf(game, 'away', players)],
      },
    },
  });
}

export const mlbRetrosheet: DataSet = {
  name: 'mlb-retrosheet',
  about: 'baseball: Retrosheet’s event files with TEAM and ROS lists',
  reads: (name) => /(^|\/)\d{4}[A-Z0-9]+\.EV[ANEF](\.txt)?$/.test(name),
  legacyEncoding: 'windows-1252',
  async *events(file) {
    const year = /(\d{4})[A-Z0-9]+\.EV/.exec(file.name)![1]!;
    const [teams, players] = [await teamsOf(file, year), await playersOf(file, year)];
    yield* [...teams.refused, ...players.refused];
    const names: Names = { teams: teams.known, players: players.known };
    for await (const game of gamesOf(file))
      yield 'plays' in game ? rowOrRefusal(file.name, game.plays[0]!.line, () => eventOf(file.name, game, names)) : game;
  },
};
