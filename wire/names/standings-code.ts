import type { OtherTable, TableSide } from '@stillingen/domain';

/** Which of the tables of a stage a standings feed holds. */
export interface StandingsTableName {
  readonly kind: 'points' | OtherTable;
  readonly side: TableSide;
  /** What over and under are told apart by: 0.5, 1.5, … 5.5 goals, or all of them; null in other tables. */
  readonly line: number | 'all' | null;
}

/** The lines of over and under. */
export const GOAL_LINES: readonly number[] = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5];

/** The number of all lines, one table after the other. */
const ALL_LINES = 8;

/** Where the name of a standings feed has the code of a table, it may have this one of the top scorers. */
export const TOP_SCORERS_CODE = '10';

/** How the feeds' names say it (wire format 2.11); over and under are followed by the number of the line, 1 for the first. */
const CODES: Readonly<Record<StandingsTableName['kind'], Readonly<Record<TableSide, string>>>> = {
  points: { overall: '1', home: '2', away: '3' },
  form: { overall: '5:0', home: '8:0', away: '9:0' },
  'over-under': { overall: '6', home: '17', away: '18' },
  'half-time': { overall: '13', home: '14', away: '15' },
};

/** Whether a text names a table beside the one of points. */
export const isOtherTable = (text: string): text is OtherTable => text !== 'points' && Object.hasOwn(CODES, text);

/** The code of a table in a feed's name: '1', '5:0', '6:3'. */
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

/** The table that a code in a feed's name stands for; null where it stands for none. */
export const standingsTableOf = (code: string): StandingsTableName | null => NAMES.get(code) ?? null;
