import { type Pair, type Side, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';

export const SIDES = { home: 0, away: 1 } as const satisfies Record<Side, 0 | 1>;

/** One column of numbers: what stands in the line of each side, '' for nothing. */
export interface Column {
  readonly of: Pair<string>;
  readonly raised?: Pair<string>;
  readonly running?: true;
  readonly won?: Side;
  readonly wide?: true;
  readonly onPhone?: true;
}

/** `spoken` replaces a short text for screen readers; `short` is for phones. */
export interface Note {
  readonly text: string;
  readonly spoken?: string;
  readonly short?: string;
}

export interface DuelCells {
  readonly parts: readonly Column[];
  readonly raises?: true;
  /** Empty columns, so that parts align within a league. */
  readonly free: number;
  readonly total: Pair<string> | null;
  /** The total counts parts that are over; the running one stands beside it. */
  readonly settled?: true;
  /** The side that cannot score now: the other one bats. */
  readonly resting?: Side;
  /** Behind the total: points of the running game, hits and errors. '' in rows without. */
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

export function wonBy([home, away]: Pair<number | null>): Pick<Column, 'won'> {
  const lead = (home ?? 0) - (away ?? 0);
  return lead === 0 ? {} : { won: lead > 0 ? 'home' : 'away' };
}

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

/** The set that is played or interrupted, 0 for the first; null between sets, when all sent are won. */
export function runningSet(row: EventRow, sport: Pick<PageSport, 'stages' | 'scoreParts'>): number | null {
  const sent = partsOf(row, sport.scoreParts).length;
  const won = (row.homeScore ?? 0) + (row.awayScore ?? 0);
  return isLive(row) ? (runningPart(row, sport) ?? (won < sent ? sent - 1 : null)) : null;
}
