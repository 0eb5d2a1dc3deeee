import { SPORT, Stage } from '@stillingen/domain';
import { playChances } from './chances.ts';
import {
  type Column,
  EXTRA_HALVES,
  HALVES,
  overtime,
  PERIODS,
  type PeriodSport,
  QUARTERS,
  sanction,
  type Score,
  score,
  timing,
  USUAL,
  VIDEO,
} from './rules.ts';
const goals = ({ player }: Score, one: string): number => (player === one ? 1 : 0);
const assists = ({ second }: Score, one: string): number => (second === one ? 1 : 0);
const GOALS: Column = { code: 'M', label: 'Mål', of: goals };
const GOALS_AND_ASSISTS: readonly Column[] = [GOALS, { code: 'A', label: 'Assists', of: assists }];
const SCORING: readonly Column[] = [
  ...GOALS_AND_ASSISTS,
  { code: 'P', label: 'Point', of: (each, one) => goals(each, one) + assists(each, one) },
];
const GOAL_SPORT = { ...USUAL, play: playChances, columns: GOALS_AND_ASSISTS };

const handball: PeriodSport = {
  ...GOAL_SPORT,
  sportId: SPORT.handball,
  ...timing(HALVES, 30, 1.25, [12, 5]),
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
  counted: { shots: 21, saves: 11, fastBreakGoals: 4, steals: 4, blockedShots: 2.6, technicalFaults: 9 },
  sheet: { starters: 7, keepers: true },
  columns: [GOALS],
};

const iceHockey: PeriodSport = {
  ...GOAL_SPORT,
  sportId: SPORT.iceHockey,
  ...timing(PERIODS, 20, 1.9, [18, 18, 2]),
  clock: 'minute-of-part',
  scores: [score('goal', 1, 3, { takenBack: { share: 0.03, reason: 'challenge' } })],
  sanctions: [sanction('suspension', 3.4, 2)],
  overtime: overtime(5, { sudden: true, always: true }),
  shootOut: { series: 3, scored: 0.33, always: true },
  counted: { onTarget: 26, offTarget: 12, blockedShots: 13, faceOffs: 28, checks: 17 },
  sheet: { starters: 6, keepers: true },
  columns: SCORING,
};

const floorball: PeriodSport = {
  ...iceHockey,
  sportId: SPORT.floorball,
  ...timing(PERIODS, 20, 1.6, [10, 10, 2]),
  scores: [score('goal', 1, 5.2)],
  sanctions: [sanction('suspension', 1.5, 2), sanction('timeout', 0.7)],
  overtime: overtime(10, { sudden: true, always: true }),
  shootOut: { series: 5, scored: 0.35, always: true },
  counted: { onTarget: 23 },
};

const bandy: PeriodSport = {
  ...GOAL_SPORT,
  sportId: SPORT.bandy,
  ...timing(HALVES, 45, 1, [15, 10]),
  added: [[30, 180]],
  clock: 'counted',
  scores: [score('goal', 1, 4.1), score('penalty-goal', 1, 0.4)],
  apartS: 90,
  sanctions: [sanction('suspension', 2.4, 10)],
  overtime: overtime(15, { stages: EXTRA_HALVES }),
  shootOut: { series: 5, scored: 0.6, always: false },
  counted: { onTarget: 12, corners: 8 },
  sheet: { starters: 11, keepers: true },
  columns: SCORING,
};

const futsal: PeriodSport = {
  ...GOAL_SPORT,
  sportId: SPORT.futsal,
  ...timing(HALVES, 20, 2.1, [10, 5]),
  scores: [score('goal', 1, 3.1), score('penalty-goal', 1, 0.15)],
  sanctions: [sanction('yellow-card', 1.3), sanction('red-card', 0.05, 2), sanction('timeout', 0.8)],
  overtime: overtime(5, { stages: EXTRA_HALVES }),
  shootOut: { series: 5, scored: 0.68, always: false },
  counted: { shots: 18, onTarget: 10, corners: 6, foulsCommitted: 7 },
  sheet: { starters: 5, keepers: true },
};

const waterPolo: PeriodSport = {
  ...GOAL_SPORT,
  sportId: SPORT.waterPolo,
  ...timing(QUARTERS, 8, 1.8, [2, 3, 2, 3]),
  clock: 'left',
  scores: [score('goal', 1, 10.8), score('penalty-goal', 1, 0.9)],
  sanctions: [sanction('suspension', 6, 0), sanction('timeout', 1.5)],
  shootOut: { series: 5, scored: 0.72, always: true },
  counted: { shots: 15, saves: 8, steals: 5, turnovers: 11 },
  sheet: { starters: 7, keepers: true },
};

const fieldHockey: PeriodSport = {
  ...GOAL_SPORT,
  sportId: SPORT.fieldHockey,
  ...timing(QUARTERS, 15, 1.25, [2, 10, 2, 5]),
  scores: [score('goal', 1, 2.1, { takenBack: VIDEO }), score('penalty-goal', 1, 0.2)],
  edge: 0.28,
  apartS: 150,
  sanctions: [sanction('green-card', 0.9, 2), sanction('yellow-card', 0.4, 5), sanction('red-card', 0.01)],
  shootOut: { series: 5, scored: 0.55, always: false },
  counted: { shots: 6, onTarget: 4, penaltyCorners: 5 },
  sheet: { starters: 11, keepers: true },
};

const beachSoccer: PeriodSport = {
  ...GOAL_SPORT,
  sportId: SPORT.beachSoccer,
  ...timing(PERIODS, 12, 1.5, [3, 3, 3]),
  clock: 'minute-of-part',
  scores: [score('goal', 1, 3.7), score('penalty-goal', 1, 0.4)],
  sanctions: [sanction('yellow-card', 0.8), sanction('red-card', 0.05)],
  overtime: overtime(3, { always: true }),
  shootOut: { series: 5, scored: 0.65, always: true },
  counted: { shots: 14, onTarget: 8, corners: 5, foulsCommitted: 8 },
  sheet: { starters: 5, keepers: true },
};

export const GOAL_SPORTS: readonly PeriodSport[] = [
  handball,
  iceHockey,
  floorball,
  bandy,
  futsal,
  waterPolo,
  fieldHockey,
  beachSoccer,
];
