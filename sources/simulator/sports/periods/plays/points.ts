import { Stage } from '@stillingen/domain';
import type { Play } from '../play.ts';
import { QUARTERS, EXTRA_HALVES, score, sanction, overtime, VIDEO, USUAL } from './usual.ts';

const conversion = (share: number) => ({
  afterS: 75,
  options: [
    { share, type: 'conversion', points: 2 },
    { share: 1 - share, type: 'conversion-missed', points: 0 },
  ] as const,
});

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

export const POINT_PLAYS: readonly Play[] = [
  basketball,
  americanFootball,
  rugbyUnion,
  rugbyLeague,
  netball,
  kabaddi,
  aussieRules,
];
