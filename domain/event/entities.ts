import type { EventId, ParticipantId, StageId, TemplateId, TournamentId } from './ids.ts';
import type { Results } from './results.ts';
import type { StageCode, StageType } from './stage.ts';

/** Channel types as the feed family numbers them (EVENT-41). */
export const CHANNEL_TYPE = { tv: 1, bookmaker: 2, web: 3 } as const;
export type ChannelType = keyof typeof CHANNEL_TYPE;

export interface Broadcast {
  readonly name: string;
  readonly type: ChannelType;
  readonly country: string;
  readonly url: string;
  /** Countries in which it is blocked (EVENT-31). */
  readonly disabledIn: readonly string[];
}

/** Whether a broadcast can be watched in a country, but for streams of bookmakers (EVENT-31). */
export const isWatchableIn = ({ type, country, disabledIn }: Broadcast, viewers: string): boolean =>
  type !== 'bookmaker' && (country === '' || country === viewers) && !disabledIn.includes(viewers);

export interface AudioCommentary {
  readonly url: string;
  readonly commentator: string;
}

export type Pair<T = number> = readonly [home: T, away: T];
export type Side = 'home' | 'away';
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
export type InningHalf = 'top' | 'bottom';

/** Winner sides as the feeds count them (EVENT-16). */
export const Winner = { unknown: -1, draw: 0, home: 1, away: 2 } as const;
export type Winner = (typeof Winner)[keyof typeof Winner];

/** LEAGUE-04: top, primary, secondary, closed (collapsed until opened). */
export type LeagueType = 't' | 'p' | 's' | 'c';

export type Origin = 'real' | 'simulated' | 'replay';

/** Whose data a page shows: stands in its footer. */
export interface Attribution {
  /** 'OpenLigaDB'. */
  readonly text: string;
  /** An https address. */
  readonly url: string;
  /** 'ODbL 1.0', or the terms in a few words. */
  readonly licence: string;
}

export type StageRole = 'main' | 'championship' | 'relegation' | 'playoff' | 'qualification' | 'group' | 'knockout';

export interface Participant {
  readonly id: ParticipantId;
  readonly sportId: number;
  readonly name: string;
  readonly code: string;
  readonly slug: string;
  /** ISO 3166-1 alpha-2 in lower case, gb-eng and the like, or a region of the registry. */
  readonly country: string;
  readonly colours: Pair<string> | null;
  readonly kind: ParticipantKind;
  /** Of a pair: those of its persons, where they differ. */
  readonly countries?: Pair<string>;
  /** Set where it has no page and lists any more. */
  readonly deleted?: true;
}
/** A pair is two persons on one side, named 'A / B'. */
export type ParticipantKind = 'club' | 'national' | 'person' | 'pair';

export interface League {
  readonly id: StageId;
  readonly sportId: number;
  readonly templateId: TemplateId;
  readonly tournamentId: TournamentId;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  /** Tour or class in the country's place: 'ATP - Single'; empty where there is none. */
  readonly category: string;
  readonly season: string;
  readonly role: StageRole;
  readonly group: string;
  readonly type: LeagueType;
  readonly order: number;
  readonly hasStandings: boolean;
  readonly origin: Origin;
}

/** Times in seconds since the epoch. */
export interface EventItem {
  readonly id: EventId;
  readonly sportId: number;
  readonly leagueId: StageId;
  readonly home: ParticipantId;
  readonly away: ParticipantId;
  /** Home and away are exchanged in the messages (EVENT-06); values here are swapped (O-128). */
  readonly swapped: boolean;
  readonly start: number;
  /** False where only the day is known; `start` is then noon UTC of that day. */
  readonly startKnown: boolean;
  readonly round: string;
  readonly stage: StageCode;
  readonly stageType: StageType;
  readonly stageStart: number | null;
  /** Without the shoot-out; after extra time where it was played. */
  readonly score: Pair | null;
  /** In order (EVENT-10). */
  readonly parts: readonly Pair[];
  readonly fullTime: Pair | null;
  readonly afterExtraTime: Pair | null;
  readonly penalties: Pair | null;
  readonly winner: Winner;
  readonly fullTimeWinner: Winner;
  readonly advanced: Side | null;
  readonly redCards: Pair;
  /** The side whose goal is under video review (EVENT-20). */
  readonly underReview: Side | null;
  /** Tie-break points of each part; tennis only (EVENT-11). */
  readonly tieBreaks: readonly (Pair | null)[];
  /** 15, 40, A; of a frame or leg. */
  readonly points: Pair<string> | null;
  readonly serve: Side | null;
  /** The provider's clock, '08:12'; empty where it sends none. */
  readonly gameTime: string;
  /** One line: '3&7', 'Overtal', 'Mangler 34 på 22 bolde'; may be empty. */
  readonly situation: string;
  readonly half: InningHalf | null;
  readonly fightRound: number | null;
  readonly results: Pair<Results>;
  readonly format: MatchFormat;
  readonly finish: Finish | null;
  /** EVENT-40: 1 followed live, 2 final result only. */
  readonly source: 1 | 2;
  readonly notice: string;
  readonly venue: string;
  readonly referee: string;
  readonly attendance: number | null;
  readonly broadcasts: readonly Broadcast[];
  readonly audio: AudioCommentary | null;
  readonly origin: Origin;
  readonly provider: string;
  /** Parts that the owner left open, with the provider that filled them. */
  readonly filled?: Readonly<Record<string, string>>;
  readonly changedAt: number;
  /** How often its start, or whether it is held, changed; absent for never. */
  readonly revision?: number;
  /** When a goal, red card, penalty or review was last reported; absent for never. */
  readonly haltedAt?: number;
}

export interface Finish {
  readonly method: FightMethod;
  readonly round: number | null;
  readonly time: string;
}

export const ENTRY_STATUSES = [
  'ok',
  'not-started',
  'retired',
  'disqualified',
  'not-qualified',
  'cut',
  'withdrawn',
  'lapped',
  'over-time-limit',
  'fell',
  'non-runner',
] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export interface RaceEntry {
  readonly id: EventId;
  readonly participant: ParticipantId;
  readonly team: string;
  /** Null before there is one, and for entries that are out. */
  readonly rank: number | null;
  readonly tied: boolean;
  readonly status: EntryStatus;
  readonly results: Results;
  /** At each point of `RaceSplits`, in its unit; null where it has none. */
  readonly splits?: readonly (number | null)[];
  /** Golf: strokes of each hole by round, '4354-': a digit, a letter from ten on, or none. */
  readonly cards?: readonly string[];
}

/** How the values at the points of a race count: seconds, strokes or points. */
export const SPLIT_UNITS = ['seconds', 'strokes', 'points'] as const;

/** Where a race is measured on its way: '3,3 km', '10. omgang', '1. skydning'. */
export interface RaceSplits {
  readonly unit: (typeof SPLIT_UNITS)[number];
  readonly points: readonly string[];
  /** Golf: par of each hole, '454343'. */
  readonly pars?: string;
}

/** A race, stage or golf tournament with its entries. Times in seconds since the epoch. */
export interface Race {
  readonly id: EventId;
  readonly sportId: number;
  readonly leagueId: StageId;
  readonly meeting: string;
  readonly session: string;
  readonly start: number;
  /** False where only the day is known; `start` is then noon UTC of that day. */
  readonly startKnown: boolean;
  /** Actual or expected; null where not known. */
  readonly end: number | null;
  readonly stage: StageCode;
  readonly stageType: StageType;
  readonly stageStart: number | null;
  /** In the unit of the sport: laps, km, starters, holes. */
  readonly length: number | null;
  readonly done: number | null;
  /** The judges may still change the result. */
  readonly provisional: boolean;
  readonly par: number | null;
  readonly prize: string;
  readonly notice: string;
  readonly venue: string;
  readonly country: string;
  readonly source: 1 | 2;
  readonly origin: Origin;
  readonly provider: string;
  readonly changedAt: number;
  /** How often its start, or whether it is held, changed; absent for never. */
  readonly revision?: number;
  /** Absent where it is shown nowhere. */
  readonly broadcasts?: readonly Broadcast[];
  /** Null or absent where nothing is measured on the way. */
  readonly splits?: RaceSplits | null;
  /** Unsorted; `compareEntries` gives the order of the board. */
  readonly entries: readonly RaceEntry[];
}

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
  'suspension',
  'green-card',
  'try',
  'penalty-try',
  'conversion',
  'conversion-missed',
  'drop-goal',
  'behind',
  'touchdown',
  'field-goal',
  'extra-point',
  'two-point-conversion',
  'safety',
  'home-run',
  'wicket',
  'break',
  'maximum',
  'knockdown',
  'timeout',
] as const;
export type IncidentType = (typeof INCIDENT_TYPES)[number];

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
/** Of a referee; other reasons mean that what was reported was wrong. */
export const RULINGS: ReadonlySet<string> = new Set<CorrectionReason>(['offside', 'handball', 'foul', 'var', 'challenge']);

export interface Incident {
  readonly id: string;
  readonly type: IncidentType;
  readonly side: Side;
  readonly minute: number;
  /** Stoppage time: 2 in 45+2'. */
  readonly added: number;
  /** Time within the stage, '07:26'; empty where the minute is enough. */
  readonly clock: string;
  readonly stage: StageCode;
  readonly player: string;
  /** Goals: assist. Substitutions: the player off. */
  readonly second: string;
  /** Goals: the second assist. */
  readonly third?: string;
  /** Those of the three with a key. */
  readonly participant?: ParticipantId;
  readonly secondParticipant?: ParticipantId;
  readonly thirdParticipant?: ParticipantId;
  readonly detail: string;
  readonly score: Pair | null;
  readonly withdrawn: CorrectionReason | null;
}

export interface Correction {
  readonly n: number;
  readonly at: number;
  /** When the value before was reported; absent where that is not known. */
  readonly since?: number;
  readonly what: 'goal' | 'score' | 'incident' | 'stage' | 'start' | 'deduction' | 'ranking';
  readonly from: string;
  readonly to: string;
  readonly reason: CorrectionReason;
  readonly minute: string;
  readonly side: Side | null;
  readonly player: string;
  readonly provider: string;
}

/** 0 for the whole match, 1 for its first part, and so on. */
export type StatisticsPeriod = number;

/** By the feed family's numbers: 12 possession, 432 xG, … */
export interface Statistic {
  readonly stat: number;
  readonly home: string;
  readonly away: string;
}

export interface Bye {
  readonly id: string;
  readonly tournamentId: TournamentId;
  readonly participantId: ParticipantId;
  readonly round: string;
  readonly from: number;
}

export interface Deduction {
  readonly id: string;
  readonly tournamentId: TournamentId;
  readonly participantId: ParticipantId;
  readonly points: number;
  /** Scores for and against that no longer count; absent where all do. */
  readonly scored?: Pair;
  readonly from: number;
  readonly reason: string;
}

/** The order of participants that are level, best first, by lots or a ranking. */
export interface TieOrder {
  readonly id: string;
  readonly tournamentId: TournamentId;
  readonly participants: readonly ParticipantId[];
}

export const FIGHT_METHODS = [
  'ko',
  'tko',
  'submission',
  'decision-unanimous',
  'decision-split',
  'decision-majority',
  'technical-decision',
  'retirement',
  'disqualification',
  'draw',
  'no-contest',
] as const;

export type FightMethod = (typeof FIGHT_METHODS)[number];

export interface MatchFormat {
  readonly bestOf?: number;
  readonly unit?: 'sets' | 'legs';
  readonly points?: number;
  readonly deciding?: 'tie-break' | 'advantage' | 'match-tie-break';
  /** Tennis: games all at which sets have a tie-break; 0 for never, 6 by default. */
  readonly tieBreakAt?: number;
  readonly rounds?: number;
  readonly game?: 'test' | 'one-day' | 'twenty20';
  /** Cricket: target and overs of the side that bats last, after rain. */
  readonly target?: { readonly side: Side; readonly runs: number; readonly overs: string };
  readonly innings?: number;
  /** Seven a side, in halves of seven minutes (O-131). */
  readonly sevens?: boolean;
  /** 'a:b': regular and extra time in minutes, for the countdown (CLOCK-14). */
  readonly stageLengths?: string;
}
