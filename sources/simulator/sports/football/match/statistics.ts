import { type Side, STATISTIC } from '@stillingen/domain';
import type { ClockEvent, PlayedClock } from '../../../engine/clock/record.ts';
import { endOf, minuteAt, type Period } from '../../../engine/clock/rules.ts';
import { creditsOf, type StatisticsRules } from '../../../engine/clock/statistics.ts';
import { namesIn } from '../../../engine/squad.ts';
import { expectedGoals, type FootballMatch } from './rules.ts';
import { footballLineUp } from './team-sheet.ts';

const EVERY_S = 300;
/** Statistics of which the stronger side has no more. */
const EVEN = new Set<number>([STATISTIC.foulsCommitted, STATISTIC.throwIns, STATISTIC.goalKicks]);
/** Expected goals of a shot by what came of it; goals are shots on target too. */
const XG = [
  ['goals', 0.26],
  ['onTarget', 0.09],
  ['offTarget', 0.06],
  ['blockedShots', 0.05],
] as const;

/** Extra time has no part of its own in statistics: it counts to the second half. */
const halfOf = ({ part }: Period): number => (part === 0 ? 0 : 1);

const LEAVES = new Set(['off', 'red-card', 'second-yellow-card']);

/** The minutes at which players came on, 0 for the starters, and left. */
function spellsOf(
  match: FootballMatch,
  events: readonly ClockEvent[],
  side: Side,
): ReadonlyMap<string, { on: number; off: number }> {
  const spells = new Map(namesIn(footballLineUp(match, side).starters).map((player) => [player, { on: 0, off: Infinity }]));
  for (const credit of creditsOf(events)) {
    if (credit.side !== side) continue;
    const { minute } = minuteAt(credit.period, credit.t);
    if (credit.what === 'substitution') spells.set(credit.player, { on: minute, off: Infinity });
    if (LEAVES.has(credit.what)) spells.get(credit.player)!.off = minute;
  }
  return spells;
}

/** Minutes of play until the end of a period; a match that is abandoned ends within it. */
const endMinute = (period: Period, endS: number): number =>
  period.gap !== null && endOf(period) > endS ? minuteAt(period, period.gap.t).minute : period.baseMinutes + period.lengthS / 60;

export function statisticsOf(match: FootballMatch, { events, endS }: PlayedClock): StatisticsRules {
  const [home, away] = expectedGoals(match);
  const share = (goals: number): number => Math.sqrt((2 * goals) / (home + away));
  return {
    everyS: EVERY_S,
    meansOf: (stat, mean) => (EVEN.has(stat) ? [mean, mean] : [mean * share(home), mean * share(away)]),
    partOf: halfOf,
    minutesOf(side, period, half) {
      const [from, until] = [half === 1 ? 45 : 0, endMinute(period, endS)];
      const spells = [...spellsOf(match, events, side)].filter(([, { on, off }]) => on <= until && off > from);
      return spells.map(([player, { on, off }]) => [player, Math.max(0, Math.min(off, until) - Math.max(on, from))]);
    },
    createShares(random) {
      const level = Math.round(50 + 7 * (match.home.rating - match.away.rating) + 2 + 3 * random.normal());
      const swing = [random.int(-4, 4), random.int(-4, 4)];
      return (of, half) => {
        const change = half === null ? Math.round((swing[0]! + swing[1]!) / 2) : swing[half]!;
        const ball = Math.min(78, Math.max(22, level + change));
        const xg = (side: 0 | 1): string =>
          XG.reduce((sum, [what, each]) => sum + each * of(STATISTIC[what])[side], 0).toFixed(2);
        return new Map([
          [STATISTIC.expectedGoals, [xg(0), xg(1)]],
          [STATISTIC.possession, [`${ball}%`, `${100 - ball}%`]],
        ]);
      };
    },
  };
}
