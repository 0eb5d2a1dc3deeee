import type { ResultName } from '../event/results.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { SportName } from './names.ts';
import type { DatedFormats } from './formats.ts';

export interface StageClock {
  readonly baseMinute: number;
  /** Later minutes show '45+'; null where the clock counts on. */
  readonly capMinute: number | null;
  /** Minutes before the stage beyond `baseMinute`; used where its start is not known. */
  readonly breakMinutes: number;
}

export interface SportStage {
  readonly long: string;
  /** 'H1'; the long label where absent. */
  readonly short?: string;
  /** 'P1' in 'P1 7’'; the long label where absent. */
  readonly clocked?: string;
  /** 'Efter forlænget spilletid', for headings and assistive technology. */
  readonly spoken?: string;
  readonly clock?: StageClock;
  /** Index of the part of the score; absent where none. */
  readonly part?: number;
}

export type StageTable = Readonly<Record<StageCode, SportStage>>;

export interface ScorePart {
  readonly long: string;
  /** Head of the column: '1', 'H1', 'OT'. */
  readonly short: string;
}

export interface StatisticKind {
  /** The feed family's number (wire format 2.5); ours from 600 on. */
  readonly stat: number;
  readonly label: string;
  readonly percent?: boolean;
  readonly lowerIsBetter?: boolean;
}

export type DuelRow =
  | 'goals'
  | 'sets'
  /** Runs by inning, hits and errors; the wickets and overs of cricket. */
  | 'innings'
  | 'frames'
  | 'fight';
/** What draws the course of a match best. */
export type CourseGraphic =
  | 'pressure'
  /** Goals on the axis of time. */
  | 'goals'
  | 'lead'
  /** Sets, legs, frames or maps. */
  | 'sets'
  | 'innings'
  | 'worm'
  | 'rounds';
export type RaceRow = 'ranked' | 'race';
export type RowKind = DuelRow | RaceRow;

export interface BoardColumn {
  readonly result: ResultName;
  readonly label: string;
  /** For assistive technology and the tooltip; the label where absent. */
  readonly spoken?: string;
  /** Also in lists; other columns are on the board only. */
  readonly inRow?: true;
  readonly onPhone?: true;
  readonly odds?: true;
}

/** Tabs of a match or race, in their order. */
export type DetailTab =
  | 'summary'
  | 'board'
  | 'splits'
  | 'statistics'
  | 'line-ups'
  /** In place of line-ups where players have no positions to show. */
  | 'squads'
  | 'players'
  | 'commentary'
  | 'head-to-head'
  | 'standings'
  | 'draw'
  | 'videos'
  | 'corrections';

/** Entries of one race that a page shows; null for all. */
export interface EntryLimits {
  readonly onMain: number | null;
  readonly onTournamentPage: number | null;
  readonly onParticipantPage: number | null;
  readonly meetingsOnParticipantPage: number | null;
}

export interface SportOrder {
  /** In sorting by time (SORT-06). */
  readonly time: 'start' | 'end';
  /** Rows stay together in stages (SORT-11, 12). */
  readonly stages: boolean;
  /** Races belong to meetings (SORT-13), which participant pages list by time (SORT-09). */
  readonly meetings: boolean;
  /** Season pages may be sorted by time (SORT-11). */
  readonly seasonsByTime: boolean;
  /** Country pages list tournaments by time, the latest first (SORT-08). */
  readonly countriesByTime: boolean;
  /** Rows are grouped by country and template (SORT-01). */
  readonly byCountry: boolean;
}

/** Minutes of a period, and of one of overtime. */
export interface PeriodMinutes {
  readonly regular: number;
  readonly extraTime: number;
}

export interface PenaltyNames {
  readonly awarded: string;
  readonly goal: string;
  readonly missed: string;
}

export interface Championship {
  readonly persons: string;
  readonly teams: string | null;
  readonly sprint: string | null;
  /** The last season in which only places with points broke ties, then the first to reach them. */
  readonly scoringPlacesUntil: string | null;
  /** Categories without a championship: race points are sums of heats. */
  readonly notIn: readonly string[];
}

export type OwnFeed = 'commentary' | 'darts-statistics' | 'pitchers';

export type ProgressUnit = 'laps' | 'km' | 'starters' | 'holes';

export type ScoreUnit = 'mål' | 'point' | 'sæt' | 'frame' | 'map' | 'leg' | 'run';

/** What alerts a follower of a match, and what rules can count in it. */
export interface SportAlerts {
  /** What the score counts; null where it is no plain number, or none. */
  readonly unit: ScoreUnit | null;
  /** Each is sent: 'Mål til AGF: 1-0'. */
  readonly each: boolean;
  /** Each counts one, so a score that grew by two is two of them. */
  readonly single: boolean;
  /** The smallest that is sent: no extra points and conversions. */
  readonly least: number;
  /** Ends of periods are sent as half-time is. */
  readonly periods: boolean;
  /** Of a regular period; null where no clock runs. */
  readonly minutes: number | null;
  readonly reds: boolean;
}

/** Data only: it is sent to browsers as JSON. */
export interface Sport extends SportName {
  /** Parts of the score (SPORT-08, 09). */
  readonly scoreParts: number;
  /** In order; football's two halves share one. */
  readonly parts: readonly ScorePart[];
  /** Home against away (SPORT-11). */
  readonly duel: boolean;
  readonly event: 'kamp' | 'løb' | 'konkurrence' | 'turnering';
  /** Null where race points are not added up. */
  readonly championship: Championship | null;
  /** (SPORT-16) */
  readonly serves: boolean;
  /** Other codes have no label and no clock (O-078). */
  readonly stages: StageTable;
  /** Rugby sevens (CLOCK-08). */
  readonly variants: { readonly sevens: StageTable } | null;
  /** Minutes of a countdown clock, disabled by default (CLOCK-12 to 14, O-132). */
  readonly countdown: ({ readonly enabled: boolean } & PeriodMinutes) | null;
  /** Of too many scores to list: that of each minute is kept, by the clock that providers send. */
  readonly clockedScores: PeriodMinutes | null;
  readonly row: RowKind;
  readonly competitors: 'teams' | 'persons';
  /** Null for races. */
  readonly course: CourseGraphic | null;
  readonly board: readonly BoardColumn[];
  readonly progress: ProgressUnit | null;
  /** Kilometres that a race shows: the leader's, or the remaining ones. */
  readonly distance: 'covered' | 'left' | null;
  readonly tabs: readonly DetailTab[];
  readonly statistics: readonly StatisticKind[];
  /** In its own field, or the sum of the parts (FORM-05, 06). */
  readonly regularScore: 'full-time' | 'sum-of-parts';
  /** 'added': one more goal of the winner, 3-2. 'apart': '(4-2 str.)'. */
  readonly shootOut: 'added' | 'apart' | null;
  /** 'MÅL' in a row; null in sports of many scores. */
  readonly scoreWord: string | null;
  readonly alerts: SportAlerts;
  readonly goalMark: 'football' | 'neutral';
  readonly penalty: PenaltyNames;
  readonly keeper: 'Målmand' | 'Målvogter';
  readonly formats: DatedFormats;
  readonly order: SportOrder;
  readonly limits: EntryLimits;
  /** Feeds of a match beside those of all sports (wire format 2.4 to 2.6). */
  readonly ownFeeds: readonly OwnFeed[];
  /** Added scores of both matches, or matches won. */
  readonly playoff: 'aggregate' | 'wins';
  readonly serviceGames: boolean;
  readonly keeperInFormation: boolean;
  readonly categoryPages: boolean;
  /** (SPORT-12) */
  readonly detailPage: boolean;
  readonly playerRatings: boolean;
  readonly playerProfiles: boolean;
  readonly transfers: boolean;
}

/** Equal in all sports (STATUS). */
export const STATUS_STAGES: StageTable = {
  [Stage.scheduled]: { long: '', spoken: 'Ikke startet' },
  [Stage.live]: { long: 'Live' },
  [Stage.finished]: { long: 'Slut' },
  [Stage.postponed]: { long: 'Udsat' },
  [Stage.cancelled]: { long: 'Aflyst' },
  [Stage.extraTime]: { long: 'Forl.', spoken: 'Forlænget spilletid' },
  [Stage.penalties]: { long: 'Str.', spoken: 'Straffesparkskonkurrence' },
  [Stage.retired]: { long: 'Trukket sig' },
  [Stage.walkover]: { long: 'Walkover', short: 'WO' },
  [Stage.afterExtraTime]: { long: 'Efter forl.', spoken: 'Efter forlænget spilletid' },
  [Stage.afterPenalties]: { long: 'Efter str.', spoken: 'Efter straffespark' },
  [Stage.interrupted]: { long: 'Afbrudt' },
  [Stage.abandoned]: { long: 'Aflyst', spoken: 'Afbrudt og aflyst' },
  [Stage.halfTime]: { long: 'Pause' },
  [Stage.awaitingUpdate]: { long: 'Vent', spoken: 'Afventer opdatering' },
  [Stage.delayed]: { long: 'Forsinket' },
  [Stage.toFinish]: { long: 'Til slutningen', spoken: 'Spilles færdig senere' },
  [Stage.break]: { long: 'Pause' },
  [Stage.awarded]: { long: 'Tildeling', spoken: 'Sejr tildelt' },
};
