import { type Pair, StageType } from '@stillingen/domain';
import type { EventRow, HistoryBlock } from '@stillingen/wire';
import { partsOf } from '../../list/rows/kinds/cells.ts';
import type { PageSport } from '../../page/page-context.ts';

/** One of the parts that a match may have. */
export interface StripCell {
  readonly number: number;
  /** Null where it is not played, or not yet. */
  readonly score: Pair | null;
  readonly isRunning: boolean;
  /** The lead after each point; empty where points are not reported. */
  readonly leads: readonly number[];
}

/** As many as the format allows, whatever is played: their number reveals no result. */
export function setCells(event: EventRow, sport: PageSport, history: readonly HistoryBlock[]): readonly StripCell[] {
  const played = partsOf(event, sport.scoreParts);
  const count = Math.max(event.bestOf ?? 0, event.bestOf === null ? sport.parts.length : 0, played.length);
  return Array.from({ length: count }, (_, at): StripCell => {
    const [home = null, away = null] = played[at] ?? [];
    const lines = history.find(({ number }) => number === at + 1)?.lines ?? [];
    const isRunning = event.stageType === StageType.live && at === played.length - 1;
    return {
      number: at + 1,
      score: home === null || away === null ? null : [home, away],
      isRunning,
      leads: lines.map(({ score }) => score[0] - score[1]),
    };
  });
}

/** Runs of each half inning; null where a side has not batted. */
export interface Inning {
  readonly number: number;
  readonly runs: readonly [home: number | null, away: number | null];
}

export function inningsOf(event: EventRow, sport: PageSport): readonly Inning[] {
  const played = partsOf(event, sport.scoreParts);
  const count = Math.max(played.length, sport.parts.length);
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    runs: [played[at]?.[0] ?? null, played[at]?.[1] ?? null],
  }));
}

export type RoundState = 'over' | 'running' | 'toCome';

/** The rounds that were planned; none where their number is not known. */
export function roundsOf(event: EventRow): readonly RoundState[] {
  const { rounds, finishRound, fightRound, stageType } = event;
  const isLive = stageType === StageType.live;
  const last = finishRound ?? fightRound ?? (stageType === StageType.finished ? rounds : null) ?? 0;
  return Array.from({ length: rounds ?? 0 }, (_, at) =>
    at + 1 < last || (at + 1 === last && !isLive) ? 'over' : at + 1 === last ? 'running' : 'toCome',
  );
}
