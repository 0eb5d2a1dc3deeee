import type { EventId, ParticipantId, StageId, TemplateId, TournamentId } from './ids.ts';
import type { StageCode, StageType } from './stage.ts';

/** Home first, away second. */
export type Pair<T = number> = readonly [home: T, away: T];
export type Side = 'home' | 'away';

/** Winner sides as the feeds count them (EVENT-16). */
export const Winner = { unknown: -1, draw: 0, home: 1, away: 2 } as const;
export type Winner = (typeof Winner)[keyof typeof Winner];

/** LEAGUE-04: top, primary, secondary, closed (collapsed until opened). */
export type LeagueType = 't' | 'p' | 's' | 'c';

/** Where a fact comes from: real matches, the simulated world, or a recorded match played again. */
export type Origin = 'real' | 'simulated' | 'replay';

/** Which part of a season a stage is; it decides how its table is made. */
export type StageRole = 'main' | 'championship' | 'relegation' | 'playoff' | 'qualification' | 'group' | 'knockout';

export interface Participant {
  readonly id: ParticipantId;
  readonly sportId: number;
  readonly name: string;
  /** Three capitals, such as FCK. */
  readonly code: string;
  readonly slug: string;
  /** ISO 3166-1 alpha-2 in lower case, gb-eng and its like, or a region of countries.ts. */
  readonly country: string;
  /** Two CSS hex colours without '#', or null where none is known. */
  readonly colours: Pair<string> | null;
  readonly kind: 'club' | 'national';
}

/** One stage of one season of a competition. */
export interface League {
  readonly id: StageId;
  readonly sportId: number;
  readonly templateId: TemplateId;
  readonly tournamentId: TournamentId;
  /** The registry's slug of the competition; with `country` it names its rules. */
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  /** As written by providers, '2026/2027' or '2026'. */
  readonly season: string;
  readonly role: StageRole;
  /** 'Gruppe A' and its like; empty where a stage has no parts. */
  readonly group: string;
  readonly type: LeagueType;
  /** Order among the leagues of its country, 0 first. */
  readonly order: number;
  readonly hasStandings: boolean;
  readonly origin: Origin;
}

/** An event (match) between two participants. Times in seconds since the epoch. */
export interface EventItem {
  readonly id: EventId;
  readonly sportId: number;
  readonly leagueId: StageId;
  readonly home: ParticipantId;
  readonly away: ParticipantId;
  readonly start: number;
  /** False where only the day is known; `start` is then noon UTC of that day. */
  readonly startKnown: boolean;
  readonly round: string;
  readonly stage: StageCode;
  readonly stageType: StageType;
  /** When the running stage began; the clock counts from it. */
  readonly stageStart: number | null;
  /** Score without the shoot-out: after extra time where it was played. */
  readonly score: Pair | null;
  /** Score within each period, in order (EVENT-10). */
  readonly parts: readonly Pair[];
  readonly fullTime: Pair | null;
  readonly afterExtraTime: Pair | null;
  readonly penalties: Pair | null;
  readonly winner: Winner;
  readonly fullTimeWinner: Winner;
  /** The side that went through where that was at stake. */
  readonly advanced: Side | null;
  readonly redCards: Pair;
  /** A goal that the video referee is looking at, per side (EVENT-20). */
  readonly underReview: Side | null;
  /** EVENT-40: 1 followed live, 2 final result only. */
  readonly source: 1 | 2;
  readonly notice: string;
  readonly venue: string;
  readonly referee: string;
  readonly attendance: number | null;
  readonly origin: Origin;
  /** The provider whose word on this event counts. */
  readonly provider: string;
  /** When the score, stage or start last changed. */
  readonly changedAt: number;
}

/** The kinds of incident a football match knows; the names are those of the provider's door. */
export const INCIDENT_TYPES = [
  'goal',
  'own-goal',
  'penalty-goal',
  'penalty-missed',
  'penalty-awarded',
  'yellow-card',
  'second-yellow-card',
  'red-card',
  'substitution',
  'var-review',
  'shootout-scored',
  'shootout-missed',
] as const;
export type IncidentType = (typeof INCIDENT_TYPES)[number];

/** Why a fact was withdrawn or changed. */
export const CORRECTION_REASONS = [
  'offside',
  'handball',
  'foul',
  'var',
  'challenge',
  'scorer',
  'minute',
  'clerical',
  'unknown',
] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

export interface Incident {
  /** Unique within its event: made from the provider's key. */
  readonly id: string;
  readonly type: IncidentType;
  readonly side: Side;
  readonly minute: number;
  /** Minutes of stoppage time, 0 where none: 45 and 2 is written 45+2'. */
  readonly added: number;
  /** The stage in which it happened. */
  readonly stage: StageCode;
  readonly player: string;
  /** Goals: who assisted. Substitutions: who went out. */
  readonly second: string;
  readonly detail: string;
  /** The score right after it, for goals. */
  readonly score: Pair | null;
  /** Set when it was taken back. */
  readonly withdrawn: CorrectionReason | null;
}

/** One line of what was changed after it had been shown: what, from what, to what, when and why. */
export interface Correction {
  /** Journal number of the message that made it. */
  readonly n: number;
  readonly at: number;
  readonly what: 'goal' | 'score' | 'incident' | 'stage' | 'start' | 'deduction';
  readonly from: string;
  readonly to: string;
  readonly reason: CorrectionReason;
  /** '58' or '45+2'; empty where no minute belongs to it. */
  readonly minute: string;
  readonly side: Side | null;
  readonly player: string;
  readonly provider: string;
}

export type StatisticsPeriod = 'match' | 'first-half' | 'second-half';

/** Values by the feed family's numbers (wire.md 2.5): 12 possession, 432 xG, … */
export interface Statistic {
  readonly stat: number;
  readonly home: string;
  readonly away: string;
}

/** Points taken from a participant in one season, valid from a time on. */
export interface Deduction {
  readonly id: string;
  readonly tournamentId: TournamentId;
  readonly participantId: ParticipantId;
  readonly points: number;
  readonly from: number;
  readonly reason: string;
}
