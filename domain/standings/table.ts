import type { Bye, Deduction, StageRole } from '../event/entities.ts';
import type { EventId, ParticipantId, TournamentId } from '../event/ids.ts';
import type { StandingsStage } from './pools.ts';
import type { StandingsRules } from './rules/rules.ts';
import type { Zone } from './rules/zones.ts';
import type { StandingsMatch, TableSide } from './tally.ts';
import type { TieBreak } from './ties.ts';

export interface StandingsInput {
  readonly rules: StandingsRules;
  readonly stages: readonly StandingsStage[];
  readonly matches: readonly StandingsMatch[];
  readonly deductions: readonly Pick<Deduction, 'participantId' | 'points' | 'scored' | 'from'>[];
  readonly byes?: ReadonlyMap<ParticipantId, number>;
  readonly orders?: readonly (readonly ParticipantId[])[];
  readonly side: TableSide;
  readonly isForm?: boolean;
  readonly includeLive: boolean;
  /** Seconds; later deductions do not count yet. */
  readonly nowS: number;
  readonly nameOf: (participant: ParticipantId) => string;
}

export interface StandingsRow {
  readonly participant: ParticipantId;
  readonly rank: number;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly lateLosses: number;
  readonly byes: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly difference: number;
  readonly points: number;
  readonly deducted: number;
  readonly bonus: number;
  readonly netRunRate: number | null;
  readonly zone: Zone | null;
  readonly liveEvent: EventId | null;
  /** By running matches; negative for places lost. */
  readonly moved: number;
  /** The criterion against the row above, where both are level. */
  readonly tieBroken: TieBreak | null;
  readonly form: readonly EventId[];
}

export interface StandingsSection {
  readonly role: StageRole;
  readonly group: string;
  readonly title: string;
  readonly rows: readonly StandingsRow[];
}

export interface StandingsTable {
  readonly sections: readonly StandingsSection[];
  readonly zones: readonly Zone[];
  readonly tieBreaks: readonly TieBreak[];
}

export function byesOf(byes: Iterable<Bye>, tournamentId: TournamentId, nowS: number): Map<ParticipantId, number> {
  const numbers = new Map<ParticipantId, number>();
  for (const { tournamentId: season, participantId, from } of byes)
    if (season === tournamentId && from <= nowS) numbers.set(participantId, (numbers.get(participantId) ?? 0) + 1);
  return numbers;
}
