import type { Attribution, CorrectionReason, Side, StageCode } from '@stillingen/domain';
import type { CompetitionRef, FixtureMessage, IncidentMessage, ParticipantRef, Scoreboard } from '@stillingen/domain/messages';

export type { Attribution };

/** The most requests that a connector allows itself: half of what its source allows. */
export interface Budget {
  readonly perMinute: number;
  readonly perHour: number;
  readonly perDay: number;
}

/** A match as far as planning needs it. */
export interface MatchPlan {
  readonly key: string;
  readonly startMs: number;
  readonly phase: Phase;
  /** When the source first stated that it is over; null before. */
  readonly overMs: number | null;
  /** Copied from the last report: what the adapter asks for to see the match again. */
  readonly group: string;
}

/** What the answer states of the course; only an adapter reads the words of its source. */
export type Phase = 'before' | 'live' | 'break' | 'over';

export interface PlanInput {
  /** Codes of the leagues that the operator chose; empty for sources without a choice. */
  readonly leagues: readonly string[];
  readonly matches: readonly MatchPlan[];
  readonly nowMs: number;
}

export interface SourceRequest {
  /** Path and query below the address of the source, without any key. It names the request. */
  readonly path: string;
  /** Milliseconds between two requests of it. */
  readonly everyMs: number;
  /** Whether a match in play waits for it: the others wait while the budget is short. */
  readonly isLive: boolean;
  /** Requested as soon as the answer of this one differs from the last: a probe of a large answer. */
  readonly ifChanged?: string;
}

export interface ReadInput {
  readonly path: string;
  /** The answer, parsed as JSON. */
  readonly body: unknown;
  readonly nowMs: number;
  readonly leagues: readonly string[];
}

/** An incident of the complete list of an answer. */
export interface ReportedIncident
  extends Pick<
    IncidentMessage,
    'type' | 'side' | 'minute' | 'added' | 'clock' | 'stage' | 'player' | 'second' | 'third' | 'detail' | 'score'
  > {
  /** The source's id of it, the same in every answer and unique in its match. */
  readonly id: string;
}

/**
 * One match as one answer states it, in absolute values. Absent members are not stated by the
 * answer: what is known of them stays.
 */
export interface MatchReport {
  /** The same in every answer: 'oldb/77494'. At most 60 of A-Z, a-z, 0-9, '/', '-' and '_'. */
  readonly key: string;
  readonly sport: number;
  readonly competition: CompetitionRef;
  readonly home: ParticipantRef;
  readonly away: ParticipantRef;
  /** An instant in UTC, or a day where the hour is not fixed. */
  readonly start: string;
  readonly details?: Pick<FixtureMessage, 'round' | 'venue' | 'referee' | 'attendance' | 'format' | 'notice'>;
  readonly phase: Phase;
  /**
   * The stages that agree with the answer, in the order of play: the first that is not before the
   * published one is published. Empty where the answer does not state any.
   */
  readonly stages: readonly StageCode[];
  /** When the first of them began, where the source states that. */
  readonly stageStartMs?: number;
  /** Without the shoot-out, as in `ScoreMessage`. */
  readonly score?: Scoreboard;
  /** All of them, in any order: one that is missing here was withdrawn. */
  readonly incidents?: readonly ReportedIncident[];
  readonly gameTime?: string;
  readonly situation?: string;
  readonly half?: 'top' | 'bottom';
  readonly underReview?: Side | null;
  readonly notice?: string;
  /** When the source changed the match, where it states that in UTC. */
  readonly changedMs?: number;
  /** The final stage is published when answers this far apart agree (milliseconds); at once without it. */
  readonly confirmEndMs?: number;
  readonly group?: string;
}

export interface Answer {
  readonly matches: readonly MatchReport[];
  /** When the source made it, where stated in UTC: an older answer than the last is dropped. */
  readonly madeMs?: number;
  /** What cannot be read, a line each with the path of the field: 'matches/3/utcDate: …'. */
  readonly unread: readonly string[];
  /** Competitions of the answer that the catalogue does not have, as the source names them. */
  readonly unmapped: readonly string[];
  /** Requests that the source still allows, where it states that. */
  readonly remaining?: { readonly requests: number; readonly resetMs: number };
}

/** The leagues that an operator may choose from. */
export interface LeagueChoice {
  /** By code; the value is the name that `connect` lists. */
  readonly known: Readonly<Record<string, string>>;
  readonly fallback: readonly string[];
}

/**
 * A public source of matches. An adapter is this value: its tables, the addresses that are due and
 * `read`, a pure function without clock, memory or network.
 */
export interface Connector {
  /** Name of the provider and of the command line: 'openligadb'. */
  readonly name: string;
  /** What it covers, in a few words. */
  readonly about: string;
  /** The terms in one line, as documented. */
  readonly terms: string;
  readonly website: string;
  /** Shown on every page with matches of the source. */
  readonly attribution: Attribution;
  /** The address of the API without a path: 'https://api.openligadb.de'. */
  readonly address: string;
  /** The setting with the key, where to get one, and the header that carries it. */
  readonly key: {
    readonly setting: string;
    readonly where: string;
    readonly header: string;
  } | null;
  readonly limits: Budget;
  readonly leagues: LeagueChoice | null;
  /** The same source with a league that is not listed, read as this competition of the catalogue. */
  withLeague?(code: string, competition: Pick<CompetitionRef, 'name' | 'country'>): Connector;
  /** Why the source withdraws incidents, where that is known: 'challenge'. */
  readonly withdrawal?: CorrectionReason;
  requests(input: PlanInput): SourceRequest[];
  read(input: ReadInput): Answer;
}
