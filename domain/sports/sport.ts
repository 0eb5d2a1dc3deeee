import { Stage, type StageCode } from '../stage.ts';

/** How a stage counts its minutes. */
export interface StageClock {
  /** The minute at which the stage begins. */
  readonly baseMinute: number;
  /** The last minute it shows; later ones are written as this with a plus, '45+'. */
  readonly capMinute: number;
  /** All breaks of the match before this stage, for events whose stage start is not known. */
  readonly breakMinutes: number;
}

/** A stage as a sport knows it, in Danish. */
export interface SportStage {
  /** The label of the stage: '1. halvleg'. */
  readonly long: string;
  /** Where space is scarce: 'H1'; the long label where absent. */
  readonly short?: string;
  /** Written out for headings and for assistive technology: 'Efter forlænget spilletid'; the long label where absent. */
  readonly spoken?: string;
  /** Absent where the clock does not run. */
  readonly clock?: StageClock;
}

/** One line of an event's statistics. */
export interface StatisticKind {
  /** The feed family's number (wire format 2.5). */
  readonly stat: number;
  readonly label: string;
  readonly percent?: true;
  readonly lowerIsBetter?: true;
}

export type DetailTab = 'summary' | 'statistics' | 'standings' | 'corrections';

/** Everything in which one sport differs from the others. */
export interface Sport {
  readonly id: number;
  readonly name: string;
  readonly danishName: string;
  /** Its part of the Danish address, without slashes. */
  readonly segment: string;
  /** The sport that groups it, or null (SPORT-03, 04). */
  readonly parent: number | null;
  /** Periods, sets or innings that a score has parts for (SPORT-08, 09). */
  readonly scoreParts: number;
  /** Home against away (SPORT-11). */
  readonly duel: boolean;
  /** Whether a service side is shown (SPORT-16). */
  readonly serves: boolean;
  /** By code; a code that is not listed has no label and no clock (O-078). */
  readonly stages: Readonly<Record<StageCode, SportStage>>;
  readonly tabs: readonly DetailTab[];
  /** In the order in which they are shown. */
  readonly statistics: readonly StatisticKind[];
  /** The outcomes of its main odds, or null where none is decided. */
  readonly odds: '1X2' | null;
  /** Where the score after regular time stands: in its own field, or as the sum of the parts (FORM-05, 06). */
  readonly regularScore: 'full-time' | 'sum-of-parts';
}

/** The stages that mean the same in every sport (STATUS). */
export const STATUS_STAGES: Readonly<Record<StageCode, SportStage>> = {
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
  [Stage.abandoned]: { long: 'Aflyst' },
  [Stage.halfTime]: { long: 'Pause' },
  [Stage.awaitingUpdate]: { long: 'Vent', spoken: 'Afventer opdatering' },
  [Stage.delayed]: { long: 'Forsinket' },
  [Stage.toFinish]: { long: 'Til slutningen', spoken: 'Spilles færdig senere' },
  [Stage.break]: { long: 'Pause' },
  [Stage.awarded]: { long: 'Tildeling', spoken: 'Tildelt sejr' },
};
