import type { Pair } from '@stillingen/domain';
import type { ImportedGoal } from '../kit/events/match.ts';

/** Scores as written: half-time, full time, after extra time, shoot-out. */
export interface RowScore {
  readonly ht: Pair | null;
  readonly ft: Pair | null;
  readonly et: Pair | null;
  readonly p: Pair | null;
}

/** One match as an openfootball file tells it, in either of its formats. */
export interface MatchRow {
  readonly line: number;
  readonly round: string;
  /** 'Group A', or empty. */
  readonly group: string;
  /** '2026-11-20', local to the match. */
  readonly day: string;
  readonly time: string | null;
  readonly home: string;
  readonly away: string;
  readonly ground: string;
  /** Null for a match not played. */
  readonly score: RowScore | null;
  /** 'postponed' and its like, or empty. */
  readonly status: string;
  readonly goals: readonly ImportedGoal[];
}

export interface RowProblem {
  readonly line: number;
  readonly why: string;
}

/** What a file says: its title, its matches, and the lines that make no sense. */
export interface ParsedFile {
  readonly title: string;
  readonly rows: readonly MatchRow[];
  readonly problems: readonly RowProblem[];
  /** How many matches stand in it, readable or not. */
  readonly read: number;
}
