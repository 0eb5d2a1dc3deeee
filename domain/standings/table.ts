import type { Bye, Deduction, StageRole } from '../event/entities.ts';
import type { EventId, ParticipantId, TournamentId } from '../event/ids.ts';
import type { StandingsStage } from './pools.ts';
import type { StandingsRules } from './rules/rules.ts';
import type { Zone } from './rules/zones.ts';
import type { StandingsMatch, TableSide } from './tally.ts';
import type { TieBreak } from './ties.ts';

/** All that the table of one season is made from. */
export interface StandingsInput {
  readonly rules: StandingsRules;
  readonly stages: readonly StandingsStage[];
  /** Finished matches, and running ones marked live. */
  readonly matches: readonly StandingsMatch[];
  readonly deductions: readonly Pick<Deduction, 'participantId' | 'points' | 'scored' | 'from'>[];
  /** Rounds that each participant sat out; nobody did where it is missing. */
  readonly byes?: ReadonlyMap<ParticipantId, number>;
  /** Orders that providers have stated for those whom no match separates. */
  readonly orders?: readonly (readonly ParticipantId[])[];
  readonly side: TableSide;
  /** Whether only the last five matches of each participant count. */
  readonly isForm?: boolean;
  /** Whether running matches count as they stand. */
  readonly includeLive: boolean;
  /** Deductions count from this time on; seconds. */
  readonly nowS: number;
  /** Names decide where nothing else does. */
  readonly nameOf: (participant: ParticipantId) => string;
}

export interface StandingsRow {
  readonly participant: ParticipantId;
  readonly rank: number;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Those of the losses that came after a regular time that ended level. */
  readonly lateLosses: number;
  /** Rounds that it sat out and has points for. */
  readonly byes: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly difference: number;
  /** With deductions taken off. */
  readonly points: number;
  readonly deducted: number;
  /** What of the points is beside those for the results. */
  readonly bonus: number;
  /** Cricket: runs for each over, less those of the others; null where it is not known. */
  readonly netRunRate: number | null;
  readonly zone: Zone | null;
  /** The running match that counts in this row. */
  readonly liveEvent: EventId | null;
  /** Places won (or lost, below 0) by running matches. */
  readonly moved: number;
  /** What put it below the row above, where both are ranked the same. */
  readonly tieBroken: TieBreak | null;
  /** The last five finished matches, newest first. */
  readonly form: readonly EventId[];
}

/** One list of rows: the whole table, one group of it, or one part of a table that was divided. */
export interface StandingsSection {
  readonly role: StageRole;
  /** 'Gruppe A' and its like; empty where the season has no groups. */
  readonly group: string;
  /** Danish; empty for the whole table. */
  readonly title: string;
  readonly rows: readonly StandingsRow[];
}

export interface StandingsTable {
  readonly sections: readonly StandingsSection[];
  /** The zones that hold now, for the legend. */
  readonly zones: readonly Zone[];
  /** What breaks ties in it. */
  readonly tieBreaks: readonly TieBreak[];
}

/** How many rounds of a season each participant has sat out until `nowS`; nobody did of whom none was told. */
export function byesOf(byes: Iterable<Bye>, tournamentId: TournamentId, nowS: number): Map<ParticipantId, number> {
  const numbers = new Map<ParticipantId, number>();
  for (const { tournamentId: season, participantId, from } of byes)
    if (season === tournamentId && from <= nowS) numbers.set(participantId, (numbers.get(participantId) ?? 0) + 1);
  return numbers;
}
