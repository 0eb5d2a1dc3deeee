import type { Side } from '../event/entities.ts';

export type Outcome = Side | 'draw';

export interface Meeting {
  /** Seconds. */
  readonly start: number;
  /** Of the two sides of a list, not of the match; a shoot-out makes it a draw. */
  readonly outcome: Outcome;
}

export interface Balance {
  readonly meetings: number;
  /** Counts and percents of wins of one, draws, wins of the other; the percents add up to 100. */
  readonly counts: readonly [number, number, number];
  readonly shares: readonly [number, number, number];
}

const YEARS_S = 10 * 365.25 * 86_400;
const MOST = 10;
const FEWEST = 3;
const ORDER: readonly Outcome[] = ['home', 'draw', 'away'];

/** The meetings that a balance counts: at most ten of ten years, the newest first. */
export const countedMeetings = <Each extends Pick<Meeting, 'start'>>(meetings: readonly Each[], atS: number): readonly Each[] =>
  meetings
    .filter(({ start }) => start <= atS && start >= atS - YEARS_S)
    .toSorted((a, b) => b.start - a.start)
    .slice(0, MOST);

/** `procent-1`. Null for fewer than three meetings. */
export function balanceOf(meetings: readonly Meeting[], atS: number): Balance | null {
  const counted = countedMeetings(meetings, atS);
  if (counted.length < FEWEST) return null;
  const counts = ORDER.map((outcome) => counted.filter((meeting) => meeting.outcome === outcome).length);
  const shares = counts.map((count) => Math.round((100 * count) / counted.length));
  const largest = counts.indexOf(Math.max(...counts));
  shares[largest]! += 100 - shares.reduce((sum, share) => sum + share, 0);
  return {
    meetings: counted.length,
    counts: counts as [number, number, number],
    shares: shares as [number, number, number],
  };
}
