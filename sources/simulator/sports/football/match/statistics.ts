import { type Side, STATISTIC } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { creditsOf } from '../../../engine/clock/credits.ts';
import type { Fielded } from '../../../engine/clock/deeds.ts';
import type { ClockEvent, PlayedClock } from '../../../engine/clock/record.ts';
import { clockAt, type Period } from '../../../engine/clock/rules.ts';
import type { StatisticsRules } from '../../../engine/clock/statistics.ts';
import { expectedGoals, type FootballMatch } from './rules.ts';
import { footballLineUp, isForetold } from './team-sheet.ts';

/** Pages draw the pressure of the highest leagues minute by minute. */
const EVERY_S = 60;
const SELDOM_S = 300;
const PLAYERS_EVERY_S = 300;
const AT_THE_END = Infinity;
/** Deeds of which the stronger side has no more. */
const EVEN = new Set(['foulsCommitted', 'throwIns', 'goalKicks', 'airWon', 'tackles', 'errorsToShot']);
const PASSES = new Set(['pass', 'passFinalThird']);
/** A side that is pressed clears more. */
const PRESSED = new Set(['clearances', 'interceptions']);
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

/** The players of a side with the times between which they were on the pitch. */
function fieldedOf(match: FootballMatch, events: readonly ClockEvent[], side: Side): readonly Fielded[] {
  const { starters, bench } = footballLineUp(match, side);
  const spells = new Map([...starters, ...bench].map(({ name }) => [name, { fromS: Infinity, untilS: Infinity }]));
  for (const { name } of starters) spells.get(name)!.fromS = -Infinity;
  for (const { side: of, what, player, atS } of creditsOf(events)) {
    if (of !== side) continue;
    if (what === 'substitution') spells.get(player)!.fromS = atS;
    if (LEAVES.has(what)) spells.get(player)!.untilS = atS;
  }
  return [...starters, ...bench].map((player) => ({ ...player, share: 1, ...spells.get(player.name)! }));
}

export function statisticsOf(match: FootballMatch, { events }: PlayedClock): StatisticsRules {
  const { home, away, seed, rules } = match;
  const goals = expectedGoals(match);
  const edge = {
    home: Math.sqrt((2 * goals[0]) / (goals[0] + goals[1])),
    away: Math.sqrt((2 * goals[1]) / (goals[0] + goals[1])),
  };
  const fielding = { home: fieldedOf(match, events, 'home'), away: fieldedOf(match, events, 'away') };
  const followed = isForetold(rules.competition);
  const random = createRandom(seed, 'possession');
  const level = Math.round(50 + 7 * (home.rating - away.rating) + 2 + 3 * random.normal());
  const swing = [random.int(-4, 4), random.int(-4, 4)];
  const ballIn = (half: number | null): number => {
    const change = half === null ? Math.round((swing[0]! + swing[1]!) / 2) : swing[half]!;
    return Math.min(78, Math.max(22, level + change));
  };
  return {
    everyS: followed ? EVERY_S : SELDOM_S,
    playersEveryS: followed ? PLAYERS_EVERY_S : AT_THE_END,
    partsLive: !followed,
    fielding,
    partOf: halfOf,
    shareOf(deed, side) {
      const ball = ballIn(null) / 50;
      if (PASSES.has(deed)) return side === 'home' ? ball : 2 - ball;
      if (EVEN.has(deed)) return 1;
      return PRESSED.has(deed) ? 1 / edge[side] : edge[side];
    },
    secondsOf: (side, period, untilS) =>
      fielding[side].map(({ name, fromS, untilS: leftS }) => {
        const at = (atS: number): number => minutesAt(period, Math.min(atS, untilS));
        return [name, 60 * Math.max(0, at(leftS) - at(fromS))];
      }),
    createShares: () => (of, half) => {
      const ball = ballIn(half);
      const xg = (side: 0 | 1): string => XG.reduce((sum, [what, each]) => sum + each * of(STATISTIC[what])[side], 0).toFixed(2);
      return new Map([
        [STATISTIC.expectedGoals, [xg(0), xg(1)]],
        [STATISTIC.possession, [`${ball}%`, `${100 - ball}%`]],
      ]);
    },
  };
}

/** Minutes of a period at a time as incidents count them: that of a change is the one's that left. */
function minutesAt(period: Period, atS: number): number {
  if (atS <= period.startS) return 0;
  const t = clockAt(period, atS);
  return Math.min(t >= period.lengthS ? period.lengthS / 60 : Math.floor(t / 60) + 1, period.lengthS / 60);
}
