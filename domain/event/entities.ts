import type { EventId, ParticipantId, StageId, TemplateId, TournamentId } from './ids.ts';
import type { Results } from './results.ts';
import type { StageCode, StageType } from './stage.ts';

/** Kinds of channel as this family of feeds numbers them (EVENT-41). */
export const CHANNEL_TYPE = { tv: 1, bookmaker: 2, web: 3 } as const;
export type ChannelType = keyof typeof CHANNEL_TYPE;

/** Where a match can be watched. */
export interface Broadcast {
  readonly name: string;
  readonly type: ChannelType;
  /** Where it is shown, ISO 3166-1 alpha-2 in lower case; empty where that is not said. */
  readonly country: string;
  /** Empty where there is none. */
  readonly url: string;
  /** Countries in which it may not be shown (EVENT-31). */
  readonly disabledIn: readonly string[];
}

/** Commentary to listen to (EVENT-35). */
export interface AudioCommentary {
  readonly url: string;
  /** Empty where that is not said. */
  readonly commentator: string;
}

/** Home first, away second. */
export type Pair<T = number> = readonly [home: T, away: T];
export type Side = 'home' | 'away';
/** The side that it plays against. */
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
/** Halves of an inning in the order in which they are played. */
export type InningHalf = 'top' | 'bottom';

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
  /** Three capitals, such as FCK; of a person, of the family name. */
  readonly code: string;
  readonly slug: string;
  /** ISO 3166-1 alpha-2 in lower case, gb-eng and its like, or a region of countries.ts. */
  readonly country: string;
  /** Two CSS hex colours without '#', or null where none is known. */
  readonly colours: Pair<string> | null;
  readonly kind: ParticipantKind;
  /** It has no page and lists of its own any more; absent where it has. */
  readonly deleted?: true;
}
/** A pair is two persons who share a side; its name holds both, joined by ' / '. */
export type ParticipantKind = 'club' | 'national' | 'person' | 'pair';

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
  /** What stands in the country's place where the sport has tours or classes: 'ATP - Single'; empty where it has none. */
  readonly category: string;
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
  /** Home and away stand the other way round than they are told (EVENT-06). All that is sided here is turned already (O-128). */
  readonly swapped: boolean;
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
  /** Points of the tie-break of each part, null where it had none (EVENT-11); tennis only. */
  readonly tieBreaks: readonly (Pair | null)[];
  /** Points of what is being played within the part, as they are said: 15, 40, A; the points of a frame or leg. */
  readonly points: Pair<string> | null;
  /** Who serves, bats, throws or has the ball (EVENT-18). */
  readonly serve: Side | null;
  /** The clock as the provider reads it, '08:12'; empty where it sends none. */
  readonly gameTime: string;
  /** One line on how things stand: '3&7', 'Overtal', 'Mangler 34 på 22 bolde'; empty where nothing is to be said. */
  readonly situation: string;
  /** Which half of the inning is played; null where none is. */
  readonly half: InningHalf | null;
  /** Which round of a fight is fought; null where none is. */
  readonly fightRound: number | null;
  /** What the sides' results say beside the score: hits, wickets and overs, averages. */
  readonly results: Pair<Results>;
  readonly format: MatchFormat;
  /** How a fight ended (EVENT-14); null where it has not, or is none. */
  readonly finish: Finish | null;
  /** EVENT-40: 1 followed live, 2 final result only. */
  readonly source: 1 | 2;
  readonly notice: string;
  readonly venue: string;
  readonly referee: string;
  readonly attendance: number | null;
  /** Where it can be watched, as told. */
  readonly broadcasts: readonly Broadcast[];
  readonly audio: AudioCommentary | null;
  readonly origin: Origin;
  /** The provider whose word on this event counts. */
  readonly provider: string;
  /** What that has left open and another provider has reported: the part, and who reported it. Absent where nothing is. */
  readonly filled?: Readonly<Record<string, string>>;
  /** When the score, stage or start last changed. */
  readonly changedAt: number;
}

/** How a fight ended: the method, in which round and at what time of it. */
export interface Finish {
  readonly method: FightMethod;
  readonly round: number | null;
  /** '2:13' */
  readonly time: string;
}

/** Why a competitor of a race has no rank, or is out. */
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

/** One competitor of a race: a driver, a rider, a golfer, a horse. */
export interface RaceEntry {
  /** Its own public id: feeds and favourites know it as an event without a duel. */
  readonly id: EventId;
  readonly participant: ParticipantId;
  /** The team's name; empty where there is none. */
  readonly team: string;
  /** Null while it has none, and for who is out. */
  readonly rank: number | null;
  readonly tied: boolean;
  readonly status: EntryStatus;
  readonly results: Results;
}

/** An event without a duel: a race, a stage, a round of golf, with everybody in it. Times in seconds since the epoch. */
export interface Race {
  readonly id: EventId;
  readonly sportId: number;
  readonly leagueId: StageId;
  /** The meeting it belongs to: 'Monaco Grand Prix', 'Tour de France', 'Holmenkollen'. */
  readonly meeting: string;
  /** Which part of the meeting it is: 'Løb', 'Kvalifikation', '7. etape', 'Storbakke'; empty where it is all of it. */
  readonly session: string;
  readonly start: number;
  /** False where only the day is known; `start` is then noon UTC of that day. */
  readonly startKnown: boolean;
  /** When it ends or is expected to; null where that is not known. */
  readonly end: number | null;
  readonly stage: StageCode;
  readonly stageType: StageType;
  readonly stageStart: number | null;
  /** How long it is, in the unit of its sport (laps, km, starters, holes); null where that is not known. */
  readonly length: number | null;
  /** How much of it is done, in the same unit. */
  readonly done: number | null;
  /** Its result may still be changed by those who judge it. */
  readonly provisional: boolean;
  readonly par: number | null;
  readonly prize: string;
  readonly notice: string;
  readonly venue: string;
  /** ISO code of the place, empty where it is not known. */
  readonly country: string;
  readonly source: 1 | 2;
  readonly origin: Origin;
  readonly provider: string;
  readonly changedAt: number;
  /** In no order: `compareEntries` gives that of the board. */
  readonly entries: readonly RaceEntry[];
}

/** The kinds of incident that matches know; the names are those of the provider's door. */
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
  /** The time within its stage as the sport writes it, '07:26'; empty where the minute says it. */
  readonly clock: string;
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
  readonly what: 'goal' | 'score' | 'incident' | 'stage' | 'start' | 'deduction' | 'ranking';
  readonly from: string;
  readonly to: string;
  readonly reason: CorrectionReason;
  /** '58' or '45+2'; empty where no minute belongs to it. */
  readonly minute: string;
  readonly side: Side | null;
  readonly player: string;
  readonly provider: string;
}

/** 0 for the whole match, 1 for its first part, and so on. */
export type StatisticsPeriod = number;

/** Values by the feed family's numbers: 12 possession, 432 xG, … */
export interface Statistic {
  readonly stat: number;
  readonly home: string;
  readonly away: string;
}

/** A round of one season that a participant sits out, counted from a time on. */
export interface Bye {
  readonly id: string;
  readonly tournamentId: TournamentId;
  readonly participantId: ParticipantId;
  readonly round: string;
  readonly from: number;
}

/** Points taken from a participant in one season, valid from a time on. */
export interface Deduction {
  readonly id: string;
  readonly tournamentId: TournamentId;
  readonly participantId: ParticipantId;
  readonly points: number;
  /** What of its scores for and against counts no more; absent where all do. */
  readonly scored?: Pair;
  readonly from: number;
  readonly reason: string;
}

/** The order of participants of one season whom no match separates, best first: lots were drawn, or a ranking decides. */
export interface TieOrder {
  readonly id: string;
  readonly tournamentId: TournamentId;
  readonly participants: readonly ParticipantId[];
}

/** How a fight ends. */
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

/** What one match is played by, where it says more than its sport. */
export interface MatchFormat {
  /** Sets, frames, legs or maps of which most win. */
  readonly bestOf?: number;
  /** Darts: whether the score counts sets or legs. */
  readonly unit?: 'sets' | 'legs';
  /** Points of a set or legs of a set, where they are not those of the sport. */
  readonly points?: number;
  /** Tennis: how the last set is decided. */
  readonly deciding?: 'tie-break' | 'advantage' | 'match-tie-break';
  /** Tennis: the games all at which sets have a tie-break, where not at six; 0 where none has one. */
  readonly tieBreakAt?: number;
  /** Fights: planned rounds. */
  readonly rounds?: number;
  /** Cricket: the kind of game. */
  readonly game?: 'test' | 'one-day' | 'twenty20';
  /** Cricket: what the side that bats last has to reach, and its overs, '16', where rain moved either. */
  readonly target?: { readonly side: Side; readonly runs: number; readonly overs: string };
  /** Baseball: innings planned. */
  readonly innings?: number;
  /** Rugby: played by seven a side, in halves of seven minutes (O-131). */
  readonly sevens?: boolean;
  /** Lengths of the stages for the clock that counts down, 'a:b': regular and extra time in minutes (CLOCK-14). */
  readonly stageLengths?: string;
}
