import { type IncidentType, Stage } from '@stillingen/domain';
import type { Overtime } from '../../engine/clock/rules.ts';
import { playChances } from './chances.ts';
import type { Column, PeriodSport, Sanction, Score, ScoreKind } from './rules.ts';

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
export const overtime = (minutes: number, more: Partial<Overtime> = {}): Overtime => ({
  stages: [Stage.extraTime],
  minutes,
  sudden: false,
  always: false,
  repeats: false,
  ...more,
});

export const VIDEO = { share: 0.04, reason: 'var' } as const;

const goals = ({ player }: Score, one: string): number => (player === one ? 1 : 0);
const assists = ({ second }: Score, one: string): number => (second === one ? 1 : 0);
export const scored =
  (...types: readonly IncidentType[]): Column['of'] =>
  ({ type, player }, one) =>
    player === one && type !== null && types.includes(type) ? 1 : 0;
export const worth =
  (points: number): Column['of'] =>
  ({ count, player }, one) =>
    player === one && count === points ? 1 : 0;

/** The assistant gets none of the points. */
export const POINTS: Column = { code: 'PTS', label: 'Point', of: ({ count, player }, one) => (player === one ? count : 0) };
export const GOALS: Column = { code: 'M', label: 'Mål', of: goals };
export const GOALS_AND_ASSISTS: readonly Column[] = [GOALS, { code: 'A', label: 'Assists', of: assists }];
export const SCORING: readonly Column[] = [
  ...GOALS_AND_ASSISTS,
  { code: 'P', label: 'Point', of: (each, one) => goals(each, one) + assists(each, one) },
];

/** Two halves that count on, as most sports have them. */
export const USUAL: Omit<PeriodSport, 'sportId' | 'minutes' | 'scores' | 'sheet'> = {
  play: playChances,
  stages: [Stage.firstHalf, Stage.secondHalf],
  pace: 1.2,
  breaks: [12, 5],
  added: [[0, 0]],
  clock: 'minute-of-match',
  edge: 0.2,
  homeEdge: 0.05,
  apartS: 20,
  sanctions: [],
  counted: {},
  columns: [POINTS],
  overtime: null,
  shootOut: null,
  mishaps: { postponed: 0.002, delayed: 0.004, interrupted: 0, abandoned: 0, postponedNotices: ['Kampen er udsat'] },
};
