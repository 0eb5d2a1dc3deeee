import type { DuelRow, SportAlerts } from './sport.ts';

const NONE: SportAlerts = { unit: null, each: false, single: true, least: 1, periods: false, minutes: null, reds: false };

/** Sports of goals: each is sent, and the end of each period of `minutes`. */
export const goalAlerts = (minutes: number, others: Partial<SportAlerts> = {}): SportAlerts => ({
  ...NONE,
  unit: 'mål',
  each: true,
  periods: true,
  minutes,
  ...others,
});

/** Some forty scores a match: only the ends of its periods are sent. */
export const manyScores = (minutes: number, others: Partial<SportAlerts> = {}): SportAlerts =>
  goalAlerts(minutes, { each: false, ...others });

/** Scores of several points each, some eight a match without those that follow them. */
export const pointsTogether = (minutes: number, others: Partial<SportAlerts> = {}): SportAlerts =>
  goalAlerts(minutes, { unit: 'point', single: false, least: 3, ...others });

export const unitAlerts = (unit: NonNullable<SportAlerts['unit']>, others: Partial<SportAlerts> = {}): SportAlerts => ({
  ...NONE,
  unit,
  each: true,
  ...others,
});

export const NO_ALERTS = NONE;

/** Of sports that name none. Legs of darts last two minutes: none is sent. */
export const ALERTS_OF_ROW: Readonly<Record<DuelRow, SportAlerts>> = {
  goals: goalAlerts(20),
  sets: unitAlerts('sæt'),
  frames: unitAlerts('leg', { each: false }),
  innings: NONE,
  fight: NONE,
};
