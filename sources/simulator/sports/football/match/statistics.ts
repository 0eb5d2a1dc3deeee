import { otherSide, type Pair, type Side, STATISTIC } from '@stillingen/domain';
import { createRandom, type Random } from '../../../../random.ts';
import { type Period, playS, wallAt } from '../../../engine/clock/period.ts';
import type { ClockEvent, PlayedClock } from '../../../engine/clock/record.ts';
import { correctionsOf, incidentsOf, type ReadStatistics, statisticsEvents } from '../../../engine/clock/timeline.ts';
import { indexOf, plus, SIDES, sumOf } from '../../../engine/pairs.ts';
import type { StatisticValue } from '../../../engine/timeline.ts';
import { expectedGoals } from './chances.ts';
import type { FootballMatch } from './rules.ts';

const COUNTED = [
  'onTarget',
  'offTarget',
  'freeKicks',
  'corners',
  'offside',
  'throwIns',
  'saves',
  'goalKicks',
  'foulsCommitted',
  'redCards',
  'yellowCards',
  'blockedShots',
] as const satisfies readonly (keyof typeof STATISTIC)[];
type Counted = (typeof COUNTED)[number];

/** The statistics of extra time count to the second half. */
const halfOf = ({ part }: Period): number => (part === 0 ? 0 : 1);

interface Count {
  readonly atS: number;
  readonly half: number;
  readonly side: Side;
  readonly what: Counted;
  readonly xg: number;
}

/** Means of a side in 90 minutes, besides what the events count. */
const MEANS: readonly (readonly [what: Counted, mean: number, byStrength: boolean, xg: number])[] = [
  ['onTarget', 2.9, true, 0.09],
  ['offTarget', 4.6, true, 0.06],
  ['blockedShots', 3.1, true, 0.05],
  ['corners', 5, true, 0],
  ['offside', 1.7, true, 0],
  ['foulsCommitted', 9.4, false, 0],
  ['throwIns', 20, false, 0],
  ['goalKicks', 7.5, false, 0],
];
const PENALTY_XG = 0.76;

/** Goals are shots on target, cards are fouls, a goal ruled offside is an offside. */
function countsOfEvents({ events, periods }: PlayedClock): readonly Count[] {
  const secondHalfS = periods[1]?.startS ?? Infinity;
  const { retracted } = correctionsOf(events);
  const incidents = incidentsOf(events);
  return events.flatMap(({ atS, incident, retracts, kick }, index): Count[] => {
    const count = (what: Counted, side: Side, xg = 0): Count => ({ atS, half: atS >= secondHalfS ? 1 : 0, side, what, xg });
    if (retracts !== undefined)
      return [count(retracts.reason === 'offside' ? 'offside' : 'foulsCommitted', incidents.get(retracts.id)!.side)];
    if (incident === undefined || kick !== undefined) return [];
    const { id, type, side } = incident;
    switch (type) {
      case 'goal':
      case 'penalty-goal':
        return retracted.has(id) ? [] : [count('onTarget', side, type === 'goal' ? 0.12 + (index % 5) * 0.09 : PENALTY_XG)];
      case 'yellow-card':
        return [count('yellowCards', side), count('foulsCommitted', side)];
      case 'red-card':
      case 'second-yellow-card':
        return [count('redCards', side), count('foulsCommitted', side)];
      case 'penalty-awarded':
        return [count('foulsCommitted', otherSide(side))];
      case 'penalty-missed':
        return [count('onTarget', side, PENALTY_XG), count('saves', otherSide(side))];
      default:
        return [];
    }
  });
}

function countsOfPlay(random: Random, match: FootballMatch, { periods, endS }: PlayedClock): readonly Count[] {
  const goals = expectedGoals(match);
  const counts: Count[] = [];
  for (const period of periods)
    for (const [what, mean, byStrength, xg] of MEANS)
      for (const side of SIDES) {
        const strength = byStrength ? (2 * goals[indexOf(side)]) / (goals[0] + goals[1]) : 1;
        const half = halfOf(period);
        for (let left = random.poisson(mean * Math.sqrt(strength) * (period.lengthS / 5400)); left > 0; left -= 1) {
          const atS = wallAt(period, random.int(20, playS(period) - 1));
          counts.push({ atS, half, side, what, xg: xg * (0.4 + 1.2 * random.next()) });
          if (what === 'onTarget') counts.push({ atS, half, side: otherSide(side), what: 'saves', xg: 0 });
        }
      }
  return counts.filter(({ atS }) => atS <= endS);
}

function countMatch(match: FootballMatch, played: PlayedClock): ReadStatistics {
  const random = createRandom(match.seed, 'statistics');
  const counts = [...countsOfEvents(played), ...countsOfPlay(random, match, played)];
  const level = Math.round(50 + 7 * (match.home.rating - match.away.rating) + 2 + 3 * random.normal());
  const swing = [random.int(-4, 4), random.int(-4, 4)];
  const possession = (half: number | null): number =>
    Math.min(78, Math.max(22, level + (half === null ? Math.round((swing[0]! + swing[1]!) / 2) : swing[half]!)));
  return (untilS, half) => {
    const sums = new Map(COUNTED.map((what): [Counted, Pair] => [what, [0, 0]]));
    const of = (what: Counted): Pair => sums.get(what)!;
    let xg: Pair = [0, 0];
    for (const count of counts) {
      if (count.atS > untilS || (half !== null && count.half !== half)) continue;
      sums.set(count.what, plus(of(count.what), count.side));
      xg = plus(xg, count.side, count.xg);
    }
    const [home, away] = sumOf([of('foulsCommitted'), of('offside')]);
    sums.set('freeKicks', [away, home]);
    const shots = sumOf([of('onTarget'), of('offTarget'), of('blockedShots')]);
    const ball = possession(half);
    return [
      [STATISTIC.expectedGoals, xg[0].toFixed(2), xg[1].toFixed(2)],
      [STATISTIC.possession, `${ball}%`, `${100 - ball}%`],
      [STATISTIC.shots, ...shots],
      ...COUNTED.map((what): StatisticValue => [STATISTIC[what], ...of(what)]),
    ];
  };
}

const EVERY_S = 300;

export const footballStatistics = (match: FootballMatch, played: PlayedClock): readonly ClockEvent[] =>
  statisticsEvents(played, EVERY_S, () => countMatch(match, played), halfOf);
