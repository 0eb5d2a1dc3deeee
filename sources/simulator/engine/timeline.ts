import type { CorrectionReason, Side } from '@stillingen/domain';
import type { SentPartHistory } from '../../set-history.ts';
import type { CommentMessage, IncidentMessage, PlayerStatisticsMessage, StatusMessage } from '@stillingen/domain/messages';

type IncidentField = 'type' | 'side' | 'minute' | 'added' | 'clock' | 'player' | 'second' | 'detail' | 'score';
/** `id` ends its key; needed only where a later event names it. */
export type Incident = Readonly<Pick<IncidentMessage, IncidentField>> & { readonly id?: string };

export type StatisticValue = readonly [stat: number, home: number | string, away: number | string];

/** Statistics of one period of a match, 0 for the whole; worked out when they are due. */
export interface PeriodStatistics {
  readonly period: number;
  /** Ends the key; by itself `stats-PERIOD`. */
  readonly name?: string;
  readonly values: () => readonly StatisticValue[];
  /** Of play, up to which it counts; in sports that count minutes. */
  readonly time?: { readonly minute: number; readonly added?: number };
}

export type Sections = readonly PlayerStatisticsMessage['sections'][number][];

export interface PeriodPlayers {
  readonly period: number;
  readonly sections: () => Sections;
}

type StageField = 'stage' | 'score' | 'situation' | 'gameTime' | 'half' | 'fightRound' | 'notice' | 'underReview';

/** By what is in a log now, all of it or, in a part, what belongs to that. */
export function playersNow<Entry extends { readonly part: number }>(
  log: readonly Entry[],
  sectionsOf: (entries: readonly Entry[]) => Sections,
  period = 0,
): PeriodPlayers {
  const until = log.length;
  return {
    period,
    sections: () => sectionsOf(log.slice(0, until).filter(({ part }) => period === 0 || part === period)),
  };
}

export interface TimelineEvent extends Readonly<Pick<StatusMessage, StageField>> {
  /** Seconds after the planned start; negative before it. */
  readonly atS: number;
  /** The clock of the stage counts from here, like `atS`, which it is where absent. */
  readonly stageStartS?: number;
  readonly incident?: Incident;
  /** An earlier incident that is taken back; `score` is that without it. */
  readonly retracts?: { readonly id: string; readonly reason: CorrectionReason };
  readonly renames?: { readonly id: string; readonly player: string };
  /** Why the last score before this one was wrong. */
  readonly corrects?: CorrectionReason;
  readonly statistics?: readonly PeriodStatistics[];
  readonly players?: readonly PeriodPlayers[];
  /** How a part went so far; in sports of sets the writer follows it from the scores. */
  readonly history?: SentPartHistory;
  readonly comment?: Omit<CommentMessage, 'kind' | 'key' | 'seq' | 'at' | 'event'>;
}

export type Timeline = readonly TimelineEvent[];

export const statisticsNow = (values: readonly StatisticValue[], period = 0, name?: string): PeriodStatistics => ({
  period,
  values: () => values,
  ...(name === undefined ? {} : { name }),
});

/** Statistics of one side, by number, from the record of that side and of the other one. */
export type StatisticTable<SideRecord> = readonly (readonly [
  stat: number,
  read: (own: SideRecord, other: SideRecord) => number | string,
])[];

export const readStatistics = <SideRecord>(
  table: StatisticTable<SideRecord>,
  { home, away }: Readonly<Record<Side, SideRecord>>,
): readonly StatisticValue[] => table.map(([stat, read]) => [stat, read(home, away), read(away, home)]);

/** Counts of both sides, all 0. */
export function zeroCounts<Count extends string>(names: readonly Count[]): Readonly<Record<Side, Record<Count, number>>> {
  const zero = () => Object.fromEntries(names.map((name) => [name, 0])) as Record<Count, number>;
  return { home: zero(), away: zero() };
}
