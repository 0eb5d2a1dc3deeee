import { type IncidentType, STATISTIC } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import type { Period } from '../../../engine/clock/period.ts';
import type { ClockEvent, PlayedClock } from '../../../engine/clock/record.ts';
import {
  type Count,
  countsOfPlay,
  type Mean,
  readCounts,
  type ReadStatistics,
  statisticsEvents,
  swapped,
} from '../../../engine/clock/statistics.ts';
import { correctionsOf } from '../../../engine/clock/timeline.ts';
import { sumOf } from '../../../../pairs.ts';
import { expectedGoals } from './chances.ts';
import type { FootballMatch } from './rules.ts';

type Counted = keyof typeof STATISTIC;

const GOALS = 0;
/** Shown as they were counted. */
const SHOWN = [
  'offTarget',
  'corners',
  'offside',
  'throwIns',
  'goalKicks',
  'foulsCommitted',
  'redCards',
  'yellowCards',
  'blockedShots',
] as const satisfies readonly Counted[];

/** The statistics of extra time count to the second half. */
const halfOf = ({ part }: Period): number => (part === 0 ? 0 : 1);

/** Means of a side in 90 minutes besides what the events count; shots on target are saved ones. */
const MEANS: readonly (readonly [what: Counted, mean: number, byStrength: boolean])[] = [
  ['onTarget', 2.9, true],
  ['offTarget', 4.6, true],
  ['blockedShots', 3.1, true],
  ['corners', 5, true],
  ['offside', 1.7, true],
  ['foulsCommitted', 9.4, false],
  ['throwIns', 20, false],
  ['goalKicks', 7.5, false],
];
/** Expected goals of a shot by what came of it. */
const XG: readonly (readonly [stat: number, xg: number])[] = [
  [GOALS, 0.35],
  [STATISTIC.onTarget, 0.09],
  [STATISTIC.offTarget, 0.06],
  [STATISTIC.blockedShots, 0.05],
];

/** Cards are fouls. */
const OF_INCIDENT: Readonly<Partial<Record<IncidentType, readonly number[]>>> = {
  goal: [GOALS],
  'penalty-goal': [GOALS],
  'penalty-missed': [STATISTIC.onTarget],
  'yellow-card': [STATISTIC.yellowCards, STATISTIC.foulsCommitted],
  'red-card': [STATISTIC.redCards, STATISTIC.foulsCommitted],
  'second-yellow-card': [STATISTIC.redCards, STATISTIC.foulsCommitted],
};

function countsOfEvents({ events }: PlayedClock): readonly Count[] {
  const { retracted } = correctionsOf(events);
  return events.flatMap(({ atS, incident, period, kick }): Count[] => {
    if (incident === undefined || period === undefined || kick !== undefined || retracted.has(incident.id)) return [];
    const { side, type } = incident;
    return (OF_INCIDENT[type] ?? []).map((stat) => ({ atS, part: halfOf(period), side, stat, adds: 1 }));
  });
}

function meansOf(match: FootballMatch): readonly Mean[] {
  const [home, away] = expectedGoals(match);
  const share = (goals: number): number => Math.sqrt((2 * goals) / (home + away));
  return MEANS.map(([what, mean, byStrength]) => ({
    stat: STATISTIC[what],
    of: byStrength ? [mean * share(home), mean * share(away)] : [mean, mean],
    adds: 1,
  }));
}

function countMatch(match: FootballMatch, played: PlayedClock): ReadStatistics {
  const random = createRandom(match.seed, 'statistics');
  const counts = [...countsOfEvents(played), ...countsOfPlay(random, played.periods, 5400, meansOf(match), halfOf)];
  const level = Math.round(50 + 7 * (match.home.rating - match.away.rating) + 2 + 3 * random.normal());
  const swing = [random.int(-4, 4), random.int(-4, 4)];
  return readCounts(counts, (of, half) => {
    const change = half === null ? Math.round((swing[0]! + swing[1]!) / 2) : swing[half]!;
    const ball = Math.min(78, Math.max(22, level + change));
    const saved = of(STATISTIC.onTarget);
    const onTarget = sumOf([saved, of(GOALS)]);
    const xg = (side: 0 | 1): string => XG.reduce((sum, [stat, each]) => sum + each * of(stat)[side], 0).toFixed(2);
    return [
      [STATISTIC.expectedGoals, xg(0), xg(1)],
      [STATISTIC.possession, `${ball}%`, `${100 - ball}%`],
      [STATISTIC.shots, ...sumOf([onTarget, of(STATISTIC.offTarget), of(STATISTIC.blockedShots)])],
      [STATISTIC.onTarget, ...onTarget],
      [STATISTIC.saves, ...swapped(saved)],
      [STATISTIC.freeKicks, ...swapped(sumOf([of(STATISTIC.foulsCommitted), of(STATISTIC.offside)]))],
      ...SHOWN.map((what) => [STATISTIC[what], ...of(STATISTIC[what])] as const),
    ];
  });
}

const EVERY_S = 300;

export const footballStatistics = (match: FootballMatch, played: PlayedClock): readonly ClockEvent[] =>
  statisticsEvents(played, EVERY_S, () => countMatch(match, played), halfOf);
