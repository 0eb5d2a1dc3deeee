import type { CorrectionReason, Origin, Pair, Side, Winner } from '../event/entities.ts';
import type { StageCode, StageType } from '../event/stage.ts';
import type { Sport } from '../sport/sport.ts';
import type { AlertKind } from './kinds.ts';

export type AlertSport = Omit<Sport, 'statistics'>;

export interface AlertSide {
  /** Several in a pair. */
  readonly ids: readonly string[];
  readonly name: string;
  /** For titles: 'FCM', or the name where there is no code. */
  readonly short: string;
  readonly country: string;
}

export interface AlertCorrection {
  /** Grows with each correction of the event. */
  readonly count: number;
  readonly reason: CorrectionReason;
}

/** One event, as far as alerts and rules depend on it. Times in seconds since the epoch. */
export interface AlertFacts {
  /** {g_sportId_eventId}; of a race its own id. */
  readonly event: string;
  readonly sport: AlertSport;
  /** `key`: {sport_templateKey}; `stage`: the id of the stage, or of the race. */
  readonly league: { readonly key: string; readonly name: string; readonly stage: string };
  /** Null for races. */
  readonly sides: Pair<AlertSide> | null;
  /** Races: '3. etape'; empty for matches. */
  readonly title: string;
  /** Races: the first of the board; empty where none. */
  readonly leader: string;
  readonly start: number;
  readonly startKnown: boolean;
  readonly stage: StageCode;
  readonly stageType: StageType;
  /** Without the shoot-out. */
  readonly score: Pair | null;
  readonly parts: readonly Pair[];
  readonly penalties: Pair | null;
  readonly winner: Winner;
  readonly reds: Pair;
  readonly hasLineups: boolean;
  /** Of the running game, frame or leg. */
  readonly points: Pair<string> | null;
  readonly serve: Side | null;
  readonly bestOf: number | null;
  /** '67’', '45+’', '2. per. 08:12'; empty while there is no play. */
  readonly minute: string;
  /** The minute of play of the whole match; null while none is known. */
  readonly played: number | null;
  readonly correction: AlertCorrection | null;
  /** The last goal and red card of each side, '61’ Lindgaard (straffe)'; absent where not known. */
  readonly scorers?: Pair<string>;
  readonly sentOff?: Pair<string>;
  readonly origin: Origin;
}

export type AlertOccasion =
  | 'start'
  | 'resumed'
  | 'goal'
  /** A game of a set: for the sounds of an open page, never sent. */
  | 'game'
  | 'red'
  | 'half'
  /** A period ended that is not the half. */
  | 'part'
  | 'extra-time'
  | 'shoot-out'
  | 'end'
  | 'lineups'
  /** A score, a red card, or another fact was taken back. */
  | 'score-corrected'
  | 'red-corrected'
  | 'fact-corrected'
  | 'new-start'
  | 'postponed'
  | 'cancelled'
  | 'abandoned'
  | 'interrupted'
  | 'delayed';

export interface AlertMoment {
  readonly kind: AlertKind;
  readonly occasion: AlertOccasion;
  readonly side: Side | null;
  /** As it stood then: a burst of two goals has two scores. */
  readonly score: Pair | null;
  /** The score before a correction. */
  readonly was: Pair | null;
  /** The start before it was moved. */
  readonly wasStart: number | null;
  /** Index of the part that ended. */
  readonly part: number | null;
  readonly minute: string;
  /** '61’ Lindgaard'; empty where not known. */
  readonly by: string;
  readonly reason: CorrectionReason;
  /** Moments of an event with one tag replace each other: a correction has that of what it takes back. */
  readonly tag: string;
  /** Equal for the same fact wherever it is computed: at most one alert per event, kind and occurrence. */
  readonly occurrence: string;
}
