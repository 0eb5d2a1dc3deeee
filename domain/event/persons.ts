import type { Origin } from './entities.ts';
import type { ParticipantId } from './ids.ts';
import type { AbsenceKind, PlayerColumn } from './match-facts.ts';

/** What is known of persons and teams beside their matches. Times in seconds since the epoch. */

export const FEET = ['left', 'right', 'both'] as const;
export type Foot = (typeof FEET)[number];

export interface Profile {
  readonly participant: ParticipantId;
  readonly sportId: number;
  readonly born: number | null;
  /** Centimetres and kilograms. */
  readonly height: number | null;
  readonly weight: number | null;
  readonly position: string;
  readonly foot: Foot | '';
  readonly number: number | null;
  readonly team: ParticipantId | null;
  readonly contractUntil: number | null;
  readonly founded: number | null;
  readonly ground: string;
  readonly capacity: number | null;
  readonly coach: string;
  readonly origin: Origin;
  readonly provider: string;
}

export interface CareerRow {
  /** '2025/2026' or '2025'. */
  readonly season: string;
  readonly team: ParticipantId;
  readonly competition: string;
  readonly national: boolean;
  readonly values: readonly string[];
}

/** The past seasons of a person. */
export interface Career {
  readonly player: ParticipantId;
  readonly sportId: number;
  readonly columns: readonly PlayerColumn[];
  readonly rows: readonly CareerRow[];
  readonly origin: Origin;
  readonly provider: string;
}

export interface Injury {
  readonly id: string;
  readonly sportId: number;
  readonly player: ParticipantId;
  readonly team: ParticipantId | null;
  readonly kind: AbsenceKind;
  readonly text: string;
  readonly from: number;
  /** Null while it is not known. */
  readonly until: number | null;
  readonly origin: Origin;
}
