import { Stage } from '@stillingen/domain';
import type { Overtime, Play, Sanction, ScoreKind } from './play.ts';

const HALVES = [Stage.firstHalf, Stage.secondHalf];
const PERIODS = [14, 15, 16];
const QUARTERS = [22, 23, 24, 25];
const EXTRA_HALVES = [Stage.firstExtraHalf, Stage.secondExtraHalf];

const score = (type: ScoreKind['type'], points: number, mean: number, more: Partial<ScoreKind> = {}): ScoreKind => ({
  type,
  points,
  mean,
  ...more,
});
const sanction = (type: Sanction['type'], mean: number, shortMinutes = 0): Sanction => ({ type, mean, shortMinutes });
const overtime = (minutes: number, more: Partial<Overtime> = {}): Overtime => ({
  stages: [Stage.extraTime],
  minutes,
  sudden: false,
  always: false,
  repeats: false,
  ...more,
});

const VIDEO = { share: 0.04, reason: 'var' } as const;
const conversion = (share: number) => ({
  afterS: 75,
  options: [
    { share, type: 'conversion', points: 2 },
    { share: 1 - share, type: 'conversion-missed', points: 0 },
  ] as const,
});

/** Two halves that count on, as most sports have them. */
const USUAL: Omit<Play, 'sportId' | 'minutes' | 'scores'> = {
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

const handball: Play = {
  ...USUAL,
  sportId: 7,
  minutes: 30,
  pace: 1.25,
  scores: [
    score('goal', 1, 26.5, { takenBack: { share: 0.002, reason: 'clerical' } }),
    score('penalty-goal', 1, 3.4, { takenBack: { share: 0.002, reason: 'clerical' } }),
  ],
  edge: 0.09,
  homeEdge: 0.022,
  sanctions: [
    sanction('suspension', 3.6, 2),
    sanction('yellow-card', 1.6),
    sanction('timeout', 2.4),
    sanction('penalty-missed', 0.9),
    sanction('red-card', 0.1),
  ],
  overtime: overtime(5, { stages: [Stage.extraTime, Stage.extraTime] }),
  shootOut: { series: 5, scored: 0.75, always: false },
};

const iceHockey: Play = {
  ...USUAL,
  sportId: 4,
  stages: PERIODS,
  minutes: 20,
  pace: 1.9,
  breaks: [18, 18, 2],
  clock: 'minute-of-part',
  scores: [score('goal', 1, 3, { takenBack: { share: 0.03, reason: 'challenge' } })],
  sanctions: [sanction('suspension', 3.4, 2)],
  overtime: overtime(5, { sudden: true, always: true }),
  shootOut: { series: 3, scored: 0.33, always: true },
};

const basketball: Play = {
  ...USUAL,
  sportId: 3,
  stages: QUARTERS,
  minutes: 10,
  pace: 2.3,
  breaks: [2, 15, 2, 2],
  clock: 'left',
  scores: [
    score(null, 2, 20.5),
    score(null, 3, 9.5, { takenBack: { share: 0.004, reason: 'challenge' } }),
    score(null, 1, 4.5, { followed: { afterS: 20, options: [{ share: 0.75, type: null, points: 1 }] } }),
    score(null, 1, 5.5),
  ],
  edge: 0.07,
  homeEdge: 0.015,
  apartS: 8,
  sanctions: [],
  overtime: overtime(5, { always: true, repeats: true }),
};

const americanFootball: Play = {
  ...USUAL,
  sportId: 5,
  stages: QUARTERS,
  minutes: 15,
  pace: 2.9,
  breaks: [2, 13, 2, 3],
  clock: 'left',
  scores: [],
  drives: true,
  overtime: overtime(10, { sudden: true, always: true }),
};

const rugbyUnion: Play = {
  ...USUAL,
  sportId: 8,
  minutes: 40,
  pace: 1,
  added: [30, 360],
  clock: 'counted',
  scores: [
    score('try', 5, 3.1, { followed: conversion(0.73), takenBack: VIDEO }),
    score('penalty-try', 7, 0.08),
    score('penalty-goal', 3, 1.7),
    score('drop-goal', 3, 0.06),
  ],
  edge: 0.28,
  apartS: 170,
  sanctions: [sanction('yellow-card', 0.7, 10), sanction('red-card', 0.06)],
  overtime: overtime(10, { stages: EXTRA_HALVES }),
};

const rugbyLeague: Play = {
  ...USUAL,
  sportId: 19,
  minutes: 40,
  pace: 1,
  added: [0, 60],
  clock: 'counted',
  scores: [
    score('try', 4, 3.6, { followed: conversion(0.76), takenBack: VIDEO }),
    score('penalty-goal', 2, 0.6),
    score('drop-goal', 1, 0.07),
  ],
  edge: 0.25,
  apartS: 170,
  sanctions: [sanction('yellow-card', 0.4, 10), sanction('red-card', 0.03)],
  overtime: overtime(5, { stages: EXTRA_HALVES, sudden: true, always: true }),
};

const floorball: Play = {
  ...iceHockey,
  sportId: 9,
  pace: 1.6,
  breaks: [10, 10, 2],
  scores: [score('goal', 1, 5.2)],
  sanctions: [sanction('suspension', 1.5, 2), sanction('timeout', 0.7)],
  overtime: overtime(10, { sudden: true, always: true }),
  shootOut: { series: 5, scored: 0.35, always: true },
};

const bandy: Play = {
  ...USUAL,
  sportId: 10,
  minutes: 45,
  pace: 1,
  breaks: [15, 10],
  added: [30, 180],
  clock: 'counted',
  scores: [score('goal', 1, 4.1), score('penalty-goal', 1, 0.4)],
  apartS: 90,
  sanctions: [sanction('suspension', 2.4, 10)],
  overtime: overtime(15, { stages: EXTRA_HALVES }),
  shootOut: { series: 5, scored: 0.6, always: false },
};

const futsal: Play = {
  ...USUAL,
  sportId: 11,
  minutes: 20,
  pace: 2.1,
  breaks: [10, 5],
  scores: [score('goal', 1, 3.1), score('penalty-goal', 1, 0.15)],
  sanctions: [sanction('yellow-card', 1.3), sanction('red-card', 0.05, 2), sanction('timeout', 0.8)],
  overtime: overtime(5, { stages: EXTRA_HALVES }),
  shootOut: { series: 5, scored: 0.68, always: false },
};

const waterPolo: Play = {
  ...USUAL,
  sportId: 22,
  stages: QUARTERS,
  minutes: 8,
  pace: 1.8,
  breaks: [2, 3, 2, 3],
  clock: 'left',
  scores: [score('goal', 1, 10.8), score('penalty-goal', 1, 0.9)],
  sanctions: [sanction('suspension', 6, 0), sanction('timeout', 1.5)],
  shootOut: { series: 5, scored: 0.72, always: true },
};

const fieldHockey: Play = {
  ...USUAL,
  sportId: 24,
  stages: QUARTERS,
  minutes: 15,
  pace: 1.25,
  breaks: [2, 10, 2, 5],
  scores: [score('goal', 1, 2.1, { takenBack: VIDEO }), score('penalty-goal', 1, 0.2)],
  edge: 0.28,
  apartS: 150,
  sanctions: [sanction('green-card', 0.9, 2), sanction('yellow-card', 0.4, 5)],
  shootOut: { series: 5, scored: 0.55, always: false },
};

const beachSoccer: Play = {
  ...USUAL,
  sportId: 26,
  stages: PERIODS,
  minutes: 12,
  pace: 1.5,
  breaks: [3, 3, 3],
  clock: 'minute-of-part',
  scores: [score('goal', 1, 3.7), score('penalty-goal', 1, 0.4)],
  sanctions: [sanction('yellow-card', 0.8), sanction('red-card', 0.05)],
  overtime: overtime(3, { always: true }),
  shootOut: { series: 5, scored: 0.65, always: true },
};

const netball: Play = {
  ...USUAL,
  sportId: 29,
  stages: QUARTERS,
  minutes: 15,
  pace: 1.15,
  breaks: [4, 12, 4, 4],
  scores: [score(null, 1, 51), score(null, 2, 4)],
  edge: 0.07,
  homeEdge: 0.015,
  overtime: overtime(5, { stages: [Stage.extraTime, Stage.extraTime], always: true, repeats: true }),
};

const kabaddi: Play = {
  ...USUAL,
  sportId: 42,
  minutes: 20,
  pace: 1.6,
  breaks: [5, 5],
  clock: 'left',
  scores: [score(null, 1, 22), score(null, 2, 3.6), score(null, 3, 0.6), score(null, 4, 0.4)],
  edge: 0.08,
  apartS: 25,
  overtime: overtime(3, { stages: [Stage.extraTime, Stage.extraTime] }),
};

const aussieRules: Play = {
  ...USUAL,
  sportId: 18,
  stages: QUARTERS,
  minutes: 20,
  pace: 1,
  breaks: [6, 20, 6, 6],
  added: [420, 720],
  clock: 'counted',
  scores: [score('goal', 6, 12.2, { takenBack: { share: 0.015, reason: 'challenge' } }), score('behind', 1, 10.4)],
  edge: 0.16,
  homeEdge: 0.03,
  apartS: 45,
};

/** How each sport that is played by the clock in periods is played. */
export const PLAYS: readonly Play[] = [
  handball,
  iceHockey,
  basketball,
  americanFootball,
  rugbyUnion,
  rugbyLeague,
  floorball,
  bandy,
  futsal,
  waterPolo,
  fieldHockey,
  beachSoccer,
  netball,
  kabaddi,
  aussieRules,
];
