import type { OtherTable, TableSide } from '@stillingen/domain';

export interface StandingsTableName {
  readonly kind: 'points' | OtherTable;
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
  form: { overall: '5:0', home: '8:0', away: '9:0' },
  'over-under': { overall: '6', home: '17', away: '18' },
  'half-time': { overall: '13', home: '14', away: '15' },
};

export const isOtherTable = (text: string): text is OtherTable => text !== 'points' && Object.hasOwn(CODES, text);

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
