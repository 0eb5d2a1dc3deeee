import type { SourceFile } from '../kit/import/files.ts';
import { columnsOf, type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import type { RefusedRow } from '../kit/import/data-set.ts';
import tables from './tables.json' with { type: 'json' };

const DANISH: Readonly<Record<string, string>> = tables.danishNames;

const playerName = (name: string): string => DANISH[name] ?? name;

const COMMON = [
  ...columnsOf('tournament city country date discipline round winner retired game_1_score'),
  ...columnsOf('game_2_score game_3_score game_1_scores game_2_scores game_3_scores'),
];
const SINGLES = columnsOf('team_one_players team_two_players team_one_nationalities team_two_nationalities');
const DOUBLES = (['one', 'two'] as const).flatMap((team) =>
  (['one', 'two'] as const).flatMap((player) => [
    `team_${team}_player_${player}` as const,
    `team_${team}_player_${player}_nationality` as const,
  ]),
);

interface Player {
  readonly name: string;
  readonly nation: string;
}
export type Team = readonly [Player, ...Player[]];

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

export async function* bwfRows(file: SourceFile): AsyncGenerator<BwfRow | RefusedRow> {
  if (isDoubles(file)) {
    for await (const item of readCsv(file, [...COMMON, ...DOUBLES])) yield isRow(item) ? double(item) : item;
  } else {
    for await (const item of readCsv(file, [...COMMON, ...SINGLES])) yield isRow(item) ? single(item) : item;
  }
}

/** In the order in which they are played. */
export const ROUNDS: Readonly<Record<string, string>> = tables.rounds;
const order = (round: string): number => Object.keys(ROUNDS).indexOf(round);

const UNKNOWN = 'N.N.';

/** The tables write the first player of a second pair twice, and name no winner of retirements. */
export interface Draw {
  readonly pairOf: (row: BwfRow, team: Team) => Team;
  readonly playsOn: (row: BwfRow) => 'home' | 'away' | null;
}

export function drawOf(): Draw & { readonly add: (row: BwfRow) => void } {
  const partners = new Map<string, Player>();
  const furthest = new Map<string, number>();
  const id = ({ cells }: BwfRow, { name }: Player): string => `${cells.tournament}|${name}`;
  return {
    add: (row) => {
      for (const team of row.teams) {
        const [one, two] = team;
        furthest.set(id(row, one), Math.max(furthest.get(id(row, one)) ?? -1, order(row.cells.round)));
        if (two === undefined || two.name === one.name) continue;
        furthest.set(id(row, two), Math.max(furthest.get(id(row, two)) ?? -1, order(row.cells.round)));
        partners.set(id(row, one), two);
        partners.set(id(row, two), one);
      }
    },
    pairOf: (row, team) => {
      const [one, two] = team;
      if (two === undefined || two.name !== one.name) return team;
      return [one, partners.get(id(row, one)) ?? { name: UNKNOWN, nation: one.nation }];
    },
    playsOn: (row) => {
      const [home, away] = row.teams.map(([one]) => furthest.get(id(row, one))! > order(row.cells.round));
      return home === away ? null : home ? 'home' : 'away';
    },
  };
}
