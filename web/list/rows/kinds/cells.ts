import { type Pair, type Side, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';

/** Where a side stands in a pair. */
export const SIDES = { home: 0, away: 1 } as const satisfies Record<Side, 0 | 1>;

/** One column of numbers: what stands in the line of each side, '' for nothing. */
export interface Column {
  readonly of: Pair<string>;
  /** Raised behind the number: the points of a tie-break. */
  readonly raised?: Pair<string>;
  /** It is being played now, or tells of the moment. */
  readonly running?: true;
  /** Who won this part; the other side's number is quieter. */
  readonly won?: Side;
  /** Holds words or several numbers, '345/6' or '(18.2)'. */
  readonly wide?: true;
  /** Phones have room for it too. */
  readonly onPhone?: true;
}

/** A word or two beside the score, and what is read out in their place where they are short. */
export interface Note {
  readonly text: string;
  readonly spoken?: string;
}

/** What stands right of the names of a duel, by side: the same for all sports, each says it in its own way. */
export interface DuelCells {
  /** The parts left of the total, in order. */
  readonly parts: readonly Column[];
  /** Whether numbers may be raised in the columns, which are wider then. */
  readonly raises?: true;
  /** Columns kept free behind the parts, so that those of all rows of a league stand under each other. */
  readonly free: number;
  /** Null where nothing is to be shown yet. */
  readonly total: Pair<string> | null;
  /** Right of the total: the points of the running game, hits and errors. Kept free by '' in rows that have none. */
  readonly after: readonly Column[];
  readonly note: Note | null;
}

type PartNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export const NOTHING: Pair<string> = ['', ''];

/** A pair as it is written; what is not known is empty. */
export const written = ([home, away]: Pair<number | null>): Pair<string> => [
  home === null ? '' : String(home),
  away === null ? '' : String(away),
];

/** Who won a part that is over; nobody where it is level. */
export function wonBy([home, away]: Pair<number | null>): Pick<Column, 'won'> {
  const lead = (home ?? 0) - (away ?? 0);
  return lead === 0 ? {} : { won: lead > 0 ? 'home' : 'away' };
}

/** The parts that a row tells, at most so many. */
export function partsOf(row: EventRow, most: number): Pair<number | null>[] {
  const parts: Pair<number | null>[] = [];
  for (let n = 1; n <= most; n += 1) {
    const [home, away] = [row[`homePart${n as PartNumber}`], row[`awayPart${n as PartNumber}`]];
    if (home === null && away === null) break;
    parts.push([home, away]);
  }
  return parts;
}

export const isLive = (row: EventRow): boolean => row.stageType === StageType.live;

/** The part that is being played, 0 for the first; null where none is. */
export function runningPart(row: EventRow, sport: Pick<PageSport, 'stages'>): number | null {
  return isLive(row) ? (sport.stages[row.stage ?? 0]?.part ?? null) : null;
}
