import type { SourceFile } from '../kit/import/files.ts';
import { type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import type { RefusedRow } from '../kit/import/report.ts';
import { playerName } from './players.ts';

const COMMON = [
  'tournament',
  'city',
  'country',
  'date',
  'discipline',
  'round',
  'winner',
  'retired',
  'game_1_score',
  'game_2_score',
  'game_3_score',
  'game_1_scores',
  'game_2_scores',
  'game_3_scores',
] as const;
const SINGLES = ['team_one_players', 'team_two_players', 'team_one_nationalities', 'team_two_nationalities'] as const;
const DOUBLES = (['one', 'two'] as const).flatMap((team) =>
  (['one', 'two'] as const).flatMap((player) => [
    `team_${team}_player_${player}` as const,
    `team_${team}_player_${player}_nationality` as const,
  ]),
);

export interface Player {
  readonly name: string;
  /** Three letters. */
  readonly nation: string;
}
export type Team = readonly [Player, ...Player[]];

/** A row of the five tables: the match, and both sides with one or two players each. */
export interface BwfRow {
  readonly file: string;
  readonly line: number;
  readonly cells: Readonly<Record<(typeof COMMON)[number], string>>;
  readonly teams: readonly [Team, Team];
}

const isDoubles = (file: SourceFile): boolean => /(md|wd|xd)\.csv$/.test(file.name);
const player = (name: string, nation: string): Player => ({ name: playerName(name), nation });

function single({ file, line, cells }: CsvRow<(typeof COMMON | typeof SINGLES)[number]>): BwfRow {
  const one = player(cells.team_one_players, cells.team_one_nationalities);
  const two = player(cells.team_two_players, cells.team_two_nationalities);
  return { file, line, cells, teams: [[one], [two]] };
}

function double({ file, line, cells }: CsvRow<(typeof COMMON)[number] | (typeof DOUBLES)[number]>): BwfRow {
  const team = (number: 'one' | 'two'): Team => [
    player(cells[`team_${number}_player_one`], cells[`team_${number}_player_one_nationality`]),
    player(cells[`team_${number}_player_two`], cells[`team_${number}_player_two_nationality`]),
  ];
  return { file, line, cells, teams: [team('one'), team('two')] };
}

/** The rows of one discipline as they are read: ms and ws are singles, md, wd and xd doubles. */
export async function* bwfRows(file: SourceFile): AsyncGenerator<BwfRow | RefusedRow> {
  if (isDoubles(file)) {
    for await (const item of readCsv(file, [...COMMON, ...DOUBLES])) yield isRow(item) ? double(item) : item;
  } else {
    for await (const item of readCsv(file, [...COMMON, ...SINGLES])) yield isRow(item) ? single(item) : item;
  }
}
