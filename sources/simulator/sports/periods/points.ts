import { type IncidentType, SPORT, Stage } from '@stillingen/domain';
import { playChances } from './chances.ts';
import { playDrives } from './drives.ts';
import {
  type Column,
  EXTRA_HALVES,
  HALVES,
  overtime,
  type PeriodSport,
  QUARTERS,
  sanction,
  score,
  timing,
  USUAL,
  VIDEO,
} from './rules.ts';
const conversion = (share: number) => ({
  afterS: 75,
  options: [
    { share, type: 'conversion', points: 2 },
    { share: 1 - share, type: 'conversion-missed', points: 0 },
  ] as const,
});

const scored =
  (...types: readonly IncidentType[]): Column['of'] =>
  ({ type, player }, one) =>
    player === one && type !== null && types.includes(type) ? 1 : 0;
const worth =
  (points: number): Column['of'] =>
  ({ count, player }, one) =>
    player === one && count === points ? 1 : 0;

/** The assistant gets none of the points. */
const POINTS: Column = { code: 'PTS', label: 'Point', of: ({ count, player }, one) => (player === one ? count : 0) };
const RUGBY: readonly Column[] = [
  POINTS,
  { code: 'F', label: 'Tries', of: scored('try', 'penalty-try') },
  { code: 'K', label: 'Sparkepoint', of: scored('conversion', 'penalty-goal', 'drop-goal') },
];
const POINT_SPORT = { ...USUAL, play: playChances, columns: [POINTS] };

const basketball: PeriodSport = {
  ...POINT_SPORT,
  sportId: SPORT.basketball,
  ...timing(QUARTERS, 10, 2.3, [2, 15, 2, 2]),
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
  overtime: overtime(5, { always: true, repeats: true }),
  counted: {
    offensiveRebounds: 10,
    defensiveRebounds: 25,
    assists: 20,
    blocks: 3.2,
    turnovers: 12,
    steals: 7,
    personalFouls: 19,
    timeOuts: 4,
  },
  sheet: { starters: 5, keepers: false },
  columns: [
    POINTS,
    { code: '2P', label: '2-pointsskud', of: worth(2) },
    { code: '3P', label: '3-pointsskud', of: worth(3) },
    { code: 'FT', label: 'Straffekast', of: worth(1) },
  ],
};

const americanFootball: PeriodSport = {
  ...POINT_SPORT,
  sportId: SPORT.americanFootball,
  ...timing(QUARTERS, 15, 2.9, [2, 13, 2, 3]),
  clock: 'left',
  scores: [],
  play: playDrives,
  overtime: overtime(10, { sudden: true, always: true }),
  counted: {
    firstDowns: 20,
    passingYards: [225, 9],
    rushingYards: [115, 5],
    thirdDowns: 5,
    turnovers: 1.3,
    interceptions: 0.8,
    sacks: 2.4,
    penaltiesOfGridiron: 6,
    timeOuts: 2.6,
  },
  sheet: { starters: 11, keepers: false },
  columns: [
    POINTS,
    { code: 'TD', label: 'Touchdowns', of: scored('touchdown') },
    { code: 'FG', label: 'Field goals', of: scored('field-goal') },
    { code: 'XP', label: 'Ekstrapoint', of: scored('extra-point', 'two-point-conversion') },
  ],
};

const rugbyUnion: PeriodSport = {
  ...POINT_SPORT,
  sportId: SPORT.rugbyUnion,
  ...timing(HALVES, 40, 1, [12, 5]),
  added: [[30, 360]],
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
  counted: { metres: [400, 8], tackles: 140, scrums: 6, lineouts: 12, turnovers: 12, penaltiesConceded: 10 },
  sheet: { starters: 15, keepers: false },
  columns: RUGBY,
};

const rugbyLeague: PeriodSport = {
  ...POINT_SPORT,
  sportId: SPORT.rugbyLeague,
  ...timing(HALVES, 40, 1, [12, 5]),
  added: [[0, 60]],
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
  counted: { metres: [1400, 14], tackles: 340, errors: 10, penaltiesConceded: 6 },
  sheet: { starters: 13, keepers: false },
  columns: RUGBY,
};

const netball: PeriodSport = {
  ...POINT_SPORT,
  sportId: SPORT.netball,
  ...timing(QUARTERS, 15, 1.15, [4, 12, 4, 4]),
  scores: [score(null, 1, 51), score(null, 2, 4)],
  edge: 0.07,
  homeEdge: 0.015,
  overtime: overtime(5, { stages: [Stage.extraTime, Stage.extraTime], always: true, repeats: true }),
  counted: { shots: 6, rebounds: 6, interceptions: 5, turnovers: 15 },
  sheet: { starters: 7, keepers: false },
};

const kabaddi: PeriodSport = {
  ...POINT_SPORT,
  sportId: SPORT.kabaddi,
  ...timing(HALVES, 20, 1.6, [5, 5]),
  clock: 'left',
  scores: [score(null, 1, 22), score(null, 2, 3.6), score(null, 3, 0.6), score(null, 4, 0.4)],
  edge: 0.08,
  apartS: 25,
  overtime: overtime(3, { stages: [Stage.extraTime, Stage.extraTime] }),
  sheet: { starters: 7, keepers: false },
};

const aussieRules: PeriodSport = {
  ...POINT_SPORT,
  sportId: SPORT.aussieRules,
  ...timing(QUARTERS, 20, 1, [6, 20, 6, 6]),
  added: [[420, 720]],
  clock: 'counted',
  scores: [score('goal', 6, 12.2, { takenBack: { share: 0.015, reason: 'challenge' } }), score('behind', 1, 10.4)],
  edge: 0.16,
  homeEdge: 0.03,
  apartS: 45,
  counted: { disposals: 365, marks: 92, tackles: 60, insideFifty: 52, clearances: 37 },
  sheet: { starters: 18, keepers: false },
  columns: [POINTS, { code: 'M', label: 'Mål', of: scored('goal') }, { code: 'B', label: 'Behinds', of: scored('behind') }],
};

export const POINT_SPORTS: readonly PeriodSport[] = [
  basketball,
  americanFootball,
  rugbyUnion,
  rugbyLeague,
  netball,
  kabaddi,
  aussieRules,
];
