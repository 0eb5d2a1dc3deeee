import type { OtherTable, TableSide } from '@stillingen/domain';
import { decimal, int, rowCodec, text, type Words } from '../text/fields.ts';
import type { Cell, Row } from '../text/text.ts';

export interface StandingColumn {
  readonly column: string;
  readonly short: string;
  readonly long: string;
}

const HEAD = { column: 'HCI', long: 'HCT', short: 'HCN' } as const;

export const isColumnHeads = (row: Row): boolean => row[0]?.[0] === HEAD.column;

export const writeColumnHeads = (columns: readonly StandingColumn[]): Cell[] =>
  columns.flatMap(({ column, short, long }): Cell[] => [
    [HEAD.column, column],
    [HEAD.long, long],
    [HEAD.short, short],
  ]);

export function readColumnHeads(row: Row): StandingColumn[] {
  const columns: { column: string; short: string; long: string }[] = [];
  for (const [key, value] of row) {
    if (key === HEAD.column) columns.push({ column: value, short: '', long: '' });
    else if (columns.length === 0) continue;
    else if (key === HEAD.long) columns.at(-1)!.long = value;
    else if (key === HEAD.short) columns.at(-1)!.short = value;
  }
  return columns;
}

export const standingRow = rowCodec({
  rank: int('TR', 'rank'),
  zone: text('TU', 'zone id'),
  zoneColour: text('TUC', 'zone colour'),
  name: text('TN', 'team'),
  id: text('TI', 'participant id'),
  code: text('TCO', 'three letters'),
  url: text('TIU', 'address of its page; empty without one'),
  played: int('TM', 'matches played'),
  wins: int('TW', 'wins'),
  draws: int('TDR', 'draws'),
  losses: int('TL', 'losses'),
  lateLosses: int('TLO', 'losses after regular time; the losses are then without them'),
  byes: int('TBY', 'rounds without a match (byes)'),
  goals: text('TG', 'goals for and against, 28:6'),
  difference: int('TPF', 'goal difference'),
  ratio: text('TAP', 'goals for in percent of goals against, 134,6'),
  bonus: decimal('TBO', 'bonus points, included in the points'),
  netRunRate: text('TNR', 'net run rate of cricket, +0,438; empty if unknown'),
  winShare: text('TWS', 'wins in percent, 66,7'),
  points: decimal('TP', 'points'),
  over: int('OUO', 'matches with more goals than the line'),
  under: int('OUU', 'matches with fewer goals than the line'),
  perMatch: text('TGM', 'goals of both sides per match, 2,75'),
  winWin: int('HWW', 'won at half-time, won'),
  winDraw: int('HWD', 'won at half-time, drawn'),
  winLoss: int('HWL', 'won at half-time, lost'),
  drawWin: int('HDW', 'drawn at half-time, won'),
  drawDraw: int('HDD', 'drawn at half-time, drawn'),
  drawLoss: int('HDL', 'drawn at half-time, lost'),
  lossWin: int('HLW', 'lost at half-time, won'),
  lossDraw: int('HLD', 'lost at half-time, drawn'),
  lossLoss: int('HLL', 'lost at half-time, lost'),
  deducted: decimal('TPD', 'points deducted, included in the points'),
  liveEvent: text('TLE', 'id of the match being played, which the row counts as it stands'),
  moved: int('TLM', 'places won (or lost, below 0) by matches being played'),
  tieNote: text('TQT', 'criterion that broke the tie'),
  colours: text('CLA', 'two hex colours joined by a bar'),
  country: text('TCC', 'country code of a person'),
  team: text('TTN', 'name of the team of a person'),
});
export type StandingRow = Words<typeof standingRow.fields>;

export const formRow = rowCodec({
  sign: text('LMS', '? upcoming, + win, - loss, empty draw'),
  result: text('LMU', 'upcoming, w, l or d'),
  event: text('LME', 'event id'),
  start: int('LMC', 'start'),
  home: text('LMJ', 'home name'),
  away: text('LMK', 'away name'),
  homeScore: int('LMF', 'home score', 'AT'),
  awayScore: int('LMG', 'away score', 'AU'),
});
export type FormRow = Words<typeof formRow.fields>;

/** `official`: of finished matches alone, while others are being played. */
export type ChosenTable = 'official' | OtherTable;
export type TableKind = 'points' | ChosenTable;

export interface StandingsTableName {
  readonly kind: TableKind;
  readonly side: TableSide;
  /** 0.5, 1.5, … 5.5 goals, or all of them; null in other tables. */
  readonly line: number | 'all' | null;
}

export const GOAL_LINES: readonly number[] = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5];

const ALL_LINES = 8;

/** In place of a standings code: the top scorers. */
export const TOP_SCORERS_CODE = '10';

const CODES: Readonly<Record<StandingsTableName['kind'], Readonly<Record<TableSide, string>>>> = {
  points: { overall: '1', home: '2', away: '3' },
  official: { overall: '1:0', home: '2:0', away: '3:0' },
  form: { overall: '5:0', home: '8:0', away: '9:0' },
  'over-under': { overall: '6', home: '17', away: '18' },
  'half-time': { overall: '13', home: '14', away: '15' },
};

export const isChosenTable = (code: string): code is ChosenTable => code !== 'points' && Object.hasOwn(CODES, code);

export function standingsCode({ kind, side, line }: StandingsTableName): string {
  const code = CODES[kind][side];
  if (line === null) return code;
  return `${code}:${line === 'all' ? ALL_LINES : GOAL_LINES.indexOf(line) + 1}`;
}

const NAMES = new Map(
  (Object.keys(CODES) as StandingsTableName['kind'][]).flatMap((kind) =>
    (Object.keys(CODES[kind]) as TableSide[]).flatMap((side) =>
      (kind === 'over-under' ? [...GOAL_LINES, 'all' as const] : [null]).map((line): [string, StandingsTableName] => {
        const name = { kind, side, line };
        return [standingsCode(name), name];
      }),
    ),
  ),
);

export const standingsTableOf = (code: string): StandingsTableName | null => NAMES.get(code) ?? null;
