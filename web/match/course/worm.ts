import type { Pair, Side } from '@stillingen/domain';
import type { EventRow, Summary } from '@stillingen/wire';
import { SIDES } from '../../list/rows/kinds/cells.ts';

export interface WormPoint {
  readonly over: number;
  readonly runs: number;
  readonly isWicket: boolean;
}

/** One innings of a side: runs at each wicket, and at its end or now. */
export interface WormInnings {
  readonly side: Side;
  readonly number: 1 | 2;
  readonly points: readonly WormPoint[];
  /** '14.3'. */
  readonly overs: string;
  readonly wickets: string;
}

const SHORTEST = 20;
const STEP = 10;
const BALLS = 6;

/** '14.3' is fourteen overs and three of six balls. */
export function oversOf(text: string): number {
  const [overs = 0, balls = 0] = text.split('.').map(Number);
  return overs + balls / BALLS;
}

export const writtenOvers = (overs: number): string => {
  const balls = Math.round((overs % 1) * BALLS);
  return balls === 0 ? String(overs) : `${Math.floor(overs)}.${balls}`;
};

const RESULTS = { 1: ['overs1', 'wickets1'], 2: ['overs2', 'wickets2'] } as const;
const PARTS = { 1: ['homePart1', 'awayPart1'], 2: ['homePart2', 'awayPart2'] } as const;

function wicketsOf(summary: Summary, number: 1 | 2, side: Side, base: number): readonly WormPoint[] {
  return (summary.periods[number - 1]?.incidents ?? []).flatMap((incident): readonly WormPoint[] => {
    const score: Pair | null = incident.parts.find((part) => part.type === 'wicket')?.score ?? null;
    const over = Number.parseInt(incident.minute, 10);
    if (incident.withdrawn || incident.side !== side || score === null || Number.isNaN(over)) return [];
    return [{ over, runs: score[SIDES[side]] - base, isWicket: true }];
  });
}

/** In order of play; innings whose overs are not known are left out. */
export function wormOf(event: EventRow, summary: Summary): readonly WormInnings[] {
  return ([1, 2] as const).flatMap((number) =>
    (['home', 'away'] as const).flatMap((side): readonly WormInnings[] => {
      const [oversName, wicketsName] = RESULTS[number];
      const { [oversName]: overs, [wicketsName]: fallen = '0' } = event.results?.[SIDES[side]] ?? {};
      const runs = event[PARTS[number][SIDES[side]]];
      if (overs === undefined || runs === null) return [];
      const base = number === 2 ? (event[PARTS[1][SIDES[side]]] ?? 0) : 0;
      const end = { over: oversOf(overs), runs, isWicket: false };
      const wickets = wicketsOf(summary, number, side, base)
        .filter((point) => point.runs <= runs)
        .map((point) => ({ ...point, over: Math.min(point.over, end.over) }));
      return [{ side, number, points: [{ over: 0, runs: 0, isWicket: false }, ...wickets, end], overs, wickets: fallen }];
    }),
  );
}

export const longestOf = (innings: readonly WormInnings[]): number =>
  Math.max(SHORTEST, ...innings.map(({ points }) => Math.ceil(points.at(-1)!.over / STEP) * STEP));
