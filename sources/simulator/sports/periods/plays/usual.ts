import { Stage } from '@stillingen/domain';
import type { Overtime, Play, Sanction, ScoreKind } from '../play.ts';

export const HALVES = [Stage.firstHalf, Stage.secondHalf];
export const PERIODS = [14, 15, 16];
export const QUARTERS = [22, 23, 24, 25];
export const EXTRA_HALVES = [Stage.firstExtraHalf, Stage.secondExtraHalf];

export const score = (type: ScoreKind['type'], points: number, mean: number, more: Partial<ScoreKind> = {}): ScoreKind => ({
  type,
  points,
  mean,
  ...more,
});
export const sanction = (type: Sanction['type'], mean: number, shortMinutes = 0): Sanction => ({ type, mean, shortMinutes });
/** Extra time of one stage; what differs from that behind it. */
export const overtime = (minutes: number, more: Partial<Overtime> = {}): Overtime => ({
  stages: [Stage.extraTime],
  minutes,
  sudden: false,
  always: false,
  repeats: false,
  ...more,
});

export const VIDEO = { share: 0.04, reason: 'var' } as const;

/** Two halves that count on, as most sports have them. */
export const USUAL: Omit<Play, 'sportId' | 'minutes' | 'scores'> = {
  stages: HALVES,
  pace: 1.2,
  breaks: [12, 5],
  added: [0, 0],
  clock: 'minute-of-match',
  edge: 0.2,
  homeEdge: 0.05,
  apartS: 20,
  sanctions: [],
  overtime: null,
  shootOut: null,
};
