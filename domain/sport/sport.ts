import type { ResultName } from '../event/results.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import type { SportName } from './names.ts';
import type { DatedFormat } from './formats.ts';

/** How a stage counts its minutes. */
export interface StageClock {
  /** The minute at which the stage begins. */
  readonly baseMinute: number;
  /** The last minute it shows; later ones are written as this with a plus, '45+'. Null where it counts on. */
  readonly capMinute: number | null;
  /**
   * Minutes of the match before this stage that its base does not count, for events whose stage start is not known: the
   * breaks, and where every stage begins at 0 the stages before it.
   */
  readonly breakMinutes: number;
}

/** A stage as a sport knows it, in Danish. */
export interface SportStage {
  /** The label of the stage: '1. halvleg'. */
  readonly long: string;
  /** Where space is scarce: 'H1'; the long label where absent. */
  readonly short?: string;
  /** In front of a clock that the provider reads: 'P1' in 'P1 7’'; the long label where absent. */
  readonly clocked?: string;
  /** Written out for headings and for assistive technology: 'Efter forlænget spilletid'; the long label where absent. */
  readonly spoken?: string;
  /** Absent where the clock does not run. */
  readonly clock?: StageClock;
  /** The part of the score that is played in this stage, 0 for the first; absent where none is. */
  readonly part?: number;
}

/** What a sport knows of its stages, by code. */
export type StageTable = Readonly<Record<StageCode, SportStage>>;

/** One part of the score: a half, a set, an inning. */
export interface ScorePart {
  /** '1. halvleg' */
  readonly long: string;
  /** Head of its column: '1', 'H1', 'OT'. */
  readonly short: string;
}

/** One line of an event's statistics. */
export interface StatisticKind {
  /** The feed family's number (wire format 2.5), or one of ours from 600 on. */
  readonly stat: number;
  readonly label: string;
  readonly percent?: true;
  readonly lowerIsBetter?: true;
}

/** What a duel's row shows right of the names, and how its detail lays the score out. */
export type DuelRow =
  /** The total, with the parts that count towards it. */
  | 'goals'
  /** Sets won, the points of each set, and those of the running game. */
  | 'sets'
  /** Runs by inning, hits and errors; the wickets and overs of cricket. */
  | 'innings'
  /** Frames, legs or maps won, and the points of the running one. */
  | 'frames'
  /** Who won, and how. */
  | 'fight';
/** What the rows of a race show: a leader board, or the card of a race with its runners. */
export type RaceRow = 'ranked' | 'race';
export type RowKind = DuelRow | RaceRow;

/** One column of a leader board. */
export interface BoardColumn {
  readonly result: ResultName;
  /** Its head: 'Hul'. */
  readonly label: string;
  /** Written out for assistive technology and the tooltip: 'Hul spillet'; the label where absent. */
  readonly spoken?: string;
  /** Shown in the rows of lists too; the others on the board of the race only. */
  readonly inRow?: true;
  /** Shown on phones too. */
  readonly onPhone?: true;
  /** A price of a bet: shown only where odds are. */
  readonly odds?: true;
}

export type DetailTab = 'summary' | 'statistics' | 'standings' | 'board' | 'corrections';

export type BetType =
  | 'HOME_DRAW_AWAY'
  | 'HOME_AWAY'
  | 'OVER_UNDER'
  | 'ASIAN_HANDICAP'
  | 'BOTH_TEAMS_TO_SCORE'
  | 'TO_QUALIFY'
  | 'DOUBLE_CHANCE'
  | 'EUROPEAN_HANDICAP'
  | 'DRAW_NO_BET'
  | 'CORRECT_SCORE'
  | 'HALF_FULL_TIME'
  | 'ODD_OR_EVEN'
  | 'NEXT_GOAL'
  | 'TOP_POSITION_MERGED';

/** The most entries (events without a duel) that a page shows of one race; null where it shows all. */
export interface EntryLimits {
  readonly onMain: number | null;
  readonly onTournamentPage: number | null;
  readonly onParticipantPage: number | null;
  /** Meetings that a participant's page shows; null where the sport has none. */
  readonly meetingsOnParticipantPage: number | null;
}

/** How tables of a sport are ordered. */
export interface SportOrder {
  /** The time that counts in sorting by time (SORT-06). */
  readonly time: 'start' | 'end';
  /** Whether its rows belong together in stages, which no sorting by time takes apart (SORT-11, 12). */
  readonly stages: boolean;
  /** Whether its races belong to meetings (SORT-13); a participant's page lists those by time (SORT-09). */
  readonly meetings: boolean;
  /** Whether pages of a season may be sorted by time (SORT-11). */
  readonly seasonsByTime: boolean;
  /** Whether pages of a country list their tournaments by time, the latest first (SORT-08). */
  readonly countriesByTime: boolean;
  /** Whether rows are grouped by country and template before time (SORT-01). */
  readonly byCountry: boolean;
}

/** What the penalty of a sport is called, in Danish: 'Straffekast', 'Mål på straffekast', 'Brændt straffekast'. */
export interface PenaltyNames {
  readonly awarded: string;
  readonly goal: string;
  readonly missed: string;
}

/** What a championship over the races of a season ranks, in Danish. */
export interface Championship {
  /** 'Kørere' */
  readonly persons: string;
  /** 'Hold'; null where teams are not ranked. */
  readonly teams: string | null;
  /** The session that gives points but is no race that can be won: 'Sprint'; null where there is none. */
  readonly sprint: string | null;
  /** The last season in which only places with points broke ties, then who reached them first; null where all places always did. */
  readonly scoringPlacesUntil: string | null;
  /** Categories in which the points of a race are those of its heats, which make no championship. */
  readonly notIn: readonly string[];
}

export type OwnFeed = 'commentary' | 'darts-statistics' | 'pitchers';

/** How far a race has come, and in what. */
export type ProgressUnit = 'laps' | 'km' | 'starters' | 'holes';

/** Everything in which one sport differs from the others. Data only: it is sent to browsers as JSON. */
export interface Sport extends SportName {
  /** Periods, sets or innings that a score has parts for (SPORT-08, 09). */
  readonly scoreParts: number;
  /** What each of them means, in order; football's two halves stand behind its one part. */
  readonly parts: readonly ScorePart[];
  /** Home against away (SPORT-11). */
  readonly duel: boolean;
  /** What one event of it is called, in Danish. */
  readonly event: 'kamp' | 'løb' | 'konkurrence' | 'turnering';
  /** Null where the points of races, if there are any, add up to nothing. */
  readonly championship: Championship | null;
  /** Whether a service side is shown (SPORT-16). */
  readonly serves: boolean;
  /** By code; a code that is not listed has no label and no clock (O-078). */
  readonly stages: StageTable;
  /** The stages of a form of the sport that has another clock: rugby sevens (CLOCK-08). Null where it has one form. */
  readonly variants: { readonly sevens: StageTable } | null;
  /**
   * A clock that counts down from the length of a stage, in minutes: configured, and disabled as long as it is
   * `enabled: false` (CLOCK-12 to 14, O-132). Null where the sport has none.
   */
  readonly countdown: { readonly enabled: boolean; readonly regular: number; readonly extraTime: number } | null;
  readonly row: RowKind;
  /** Who competes: what stands before a name (a crest or a flag), and whether two of them may share a side. */
  readonly competitors: 'teams' | 'persons';
  /** The columns of its leader boards, in order; empty for duels. */
  readonly board: readonly BoardColumn[];
  readonly progress: ProgressUnit | null;
  /** Whether a race tells the kilometres that its leader has covered or those that are left; null where it tells neither. */
  readonly distance: 'covered' | 'left' | null;
  readonly tabs: readonly DetailTab[];
  /** In the order in which they are shown. */
  readonly statistics: readonly StatisticKind[];
  /** Bets in the order of their tabs, the default first. */
  readonly betTypes: readonly BetType[];
  /** The outcomes of its main odds: with a draw, without one, or a list of winners. */
  readonly odds: '1X2' | '12' | 'list';
  /** Where the score after regular time stands: in its own field, or as the sum of the parts (FORM-05, 06). */
  readonly regularScore: 'full-time' | 'sum-of-parts';
  /** A won shoot-out shows as one more goal of the winner ('added': 3-2), or apart ('(4-2 str.)'). Null where there is none. */
  readonly shootOut: 'added' | 'apart' | null;
  /** What a row calls out when a side scores, 'MÅL'; null where so much is scored that only the digits show it. */
  readonly scoreWord: string | null;
  /** What a goal is drawn as in the course of a match. */
  readonly goalMark: 'football' | 'neutral';
  readonly penalty: PenaltyNames;
  /** What its goalkeeper is called, in Danish. */
  readonly keeper: 'Målmand' | 'Målvogter';
  /** What a legal score is, by the day it came into force; the first is valid from ever. */
  readonly formats: readonly [DatedFormat, ...DatedFormat[]];
  readonly order: SportOrder;
  readonly limits: EntryLimits;
  /** Feeds about a match that this sport has beside those of all (wire format 2.4 to 2.6). */
  readonly ownFeeds: readonly OwnFeed[];
  /** A play-off between two sides: the score of both matches together ('aggregate'), or matches won. */
  readonly playoff: 'aggregate' | 'wins';
  /** Whether its sets are told in service games, of which one lost by the server is a break, and end in tie-breaks. */
  readonly serviceGames: boolean;
  /** Whether the keeper is written in a formation: 1-4-4-2. */
  readonly keeperInFormation: boolean;
  /** Whether pages for its categories exist (SPORT-10). */
  readonly categoryPages: boolean;
  /** Whether an event has a page of its own (SPORT-12). */
  readonly detailPage: boolean;
  readonly playerRatings: boolean;
  readonly playerProfiles: boolean;
  readonly transfers: boolean;
}

/** The stages that mean the same in every sport (STATUS). */
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
