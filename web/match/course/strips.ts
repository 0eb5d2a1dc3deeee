import { type Pair, type Side, StageType } from '@stillingen/domain';
import type { EventRow, HistoryBlock } from '@stillingen/wire';
import { partsOf, runningSet } from '../../list/rows/kinds/cells.ts';
import type { PageSport } from '../../page/page-context.ts';

/** One of the parts that a match may have. */
export interface StripCell {
  readonly number: number;
  /** Null where it is not played, or not yet, and in legs, which are won or lost. */
  readonly score: Pair | null;
  /** Null before its end. */
  readonly winner: Side | null;
  /** The points with which a leg of darts ended; null elsewhere. */
  readonly checkout: number | null;
  readonly isRunning: boolean;
  /** The lead after each point; empty where points are not reported. */
  readonly leads: readonly number[];
}

/** What the cells of a strip are. */
export type StripUnit = 'sets' | 'legs' | 'frames' | 'maps';

export function unitOf({ unit }: EventRow, { formats: [{ format }] }: PageSport): StripUnit {
  if (format.kind !== 'frames') return 'sets';
  return unit === 'sets' ? 'sets' : format.unit === 'legs' || format.unit === 'maps' ? format.unit : 'frames';
}

const leaderOf = ([home, away]: Pair): Side | null => (home === away ? null : home > away ? 'home' : 'away');

/** As many as the format allows, whatever is played: their number reveals no result. */
export function setCells(event: EventRow, sport: PageSport, history: readonly HistoryBlock[]): readonly StripCell[] {
  const played = partsOf(event, sport.scoreParts);
  const running = runningSet(event, sport);
  const count = Math.max(event.bestOf ?? 0, event.bestOf === null ? sport.parts.length : 0, played.length);
  return Array.from({ length: count }, (_, at): StripCell => {
    const [home = null, away = null] = played[at] ?? [];
    const lines = history.find(({ number }) => number === at + 1)?.lines ?? [];
    const isRunning = at === running;
    const score: Pair | null = home === null || away === null ? null : [home, away];
    return {
      number: at + 1,
      score,
      winner: score === null || isRunning ? null : leaderOf(score),
      checkout: null,
      isRunning,
      leads: lines.map((line) => line.score[0] - line.score[1]),
    };
  });
}

const MOST_PARTS = 11;

/** Frames, legs and maps: the history has all of them, the row the last eleven. */
export function frameCells(event: EventRow, sport: PageSport, history: readonly HistoryBlock[]): readonly StripCell[] {
  const unit = unitOf(event, sport);
  const parts = partsOf(event, MOST_PARTS);
  const won = (event.homeScore ?? 0) + (event.awayScore ?? 0);
  const blocks = unit === 'sets' ? [] : history;
  const count = Math.max(event.bestOf ?? 0, won, ...blocks.map(({ number }) => number));
  const isLive = event.stageType === StageType.live;
  return Array.from({ length: count }, (_, at): StripCell => {
    const lines = blocks.find(({ number }) => number === at + 1)?.lines ?? [];
    const last = lines.at(-1);
    const [home, away] = (won <= MOST_PARTS ? parts[at] : undefined) ?? last?.score ?? [null, null];
    const points: Pair | null = home === null || away === null ? null : [home, away];
    const isOver = at < won;
    const winner = !isOver ? null : unit === 'legs' ? (last?.winner ?? null) : points === null ? null : leaderOf(points);
    const before = lines.at(-2)?.score ?? [0, 0];
    const side = winner === 'away' ? 1 : 0;
    return {
      number: at + 1,
      score: unit === 'legs' ? null : points,
      winner,
      checkout: unit === 'legs' && winner !== null && last !== undefined ? last.score[side] - before[side] : null,
      isRunning: isLive && at === won && (points !== null || event.homePoints !== null),
      leads: lines.map((line) => line.score[0] - line.score[1]),
    };
  });
}

const MOST_COLUMNS = 11;

/** Rows of equal length, none longer than a phone has room for. */
export function rowsOf(cells: readonly StripCell[]): readonly (readonly StripCell[])[] {
  const rows = Math.ceil(cells.length / MOST_COLUMNS);
  const columns = Math.ceil(cells.length / rows);
  return Array.from({ length: rows }, (_, at) => cells.slice(at * columns, (at + 1) * columns));
}

/** Runs of each half inning; null where a side has not batted. */
export interface Inning {
  readonly number: number;
  readonly runs: readonly [home: number | null, away: number | null];
}

export function inningsOf(event: EventRow, sport: PageSport): readonly Inning[] {
  const played = partsOf(event, sport.scoreParts);
  const { format } = sport.formats[0];
  const count = Math.max(played.length, format.kind === 'innings' ? format.regular : 0);
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
