import { type Pair, type Side, SPORT, STATISTIC } from '@stillingen/domain';
import { sumOf } from '../../../pairs.ts';
import { ClockGame } from '../../engine/clock/game.ts';
import type { PlayedClock } from '../../engine/clock/record.ts';
import { statisticsEvents, type StatisticsRules } from '../../engine/clock/statistics.ts';
import { clockTimeline } from '../../engine/clock/timeline.ts';
import { fieldOf, lineUpOf } from '../../engine/line-up.ts';
import { namesIn } from '../../engine/squad.ts';
import type { Timeline } from '../../engine/timeline.ts';
import { playChances, type Squads, UNNAMED } from './chances.ts';
import { playDrives } from './drives.ts';
import { type PeriodMatch, type PeriodRules, periodSport } from './rules.ts';

const PLAYS = { chances: playChances, drives: playDrives } as const;
const TAKERS = 8;
const STATISTICS_EVERY_S = 360;
/** In kabaddi one score of so many is that of a tackle, the others are those of raids. */
const KABADDI_TACKLE_EVERY = 3;
const kabaddiPoints = (t: number) => (t % KABADDI_TACKLE_EVERY === 0 ? 'tackle-points' : 'raid-points');

/** The result of a match does not depend on the names of its players. */
export function playPeriods(match: PeriodMatch, squads: Squads = UNNAMED): PlayedClock {
  const { sport } = match.rules;
  const takers = (side: Side) => squads[side].slice(0, TAKERS);
  return new ClockGame(match, sport, PLAYS[sport.play](match, squads), takers).simulate();
}

const percents = (parts: Pair, wholes: Pair): Pair => {
  const percent = (side: 0 | 1) => (wholes[side] === 0 ? 0 : Math.round((100 * parts[side]) / wholes[side]));
  return [percent(0), percent(1)];
};

function statisticsOf({ rules, home, away }: PeriodMatch): StatisticsRules {
  const createShares: StatisticsRules['createShares'] = (random) => {
    const ball = Math.min(66, Math.max(34, Math.round(50 + 5 * (home.rating - away.rating) + 3 * random.normal())));
    return (of) => {
      const [goals, saves] = [of(STATISTIC.goals), of(STATISTIC.saves)];
      const shares: readonly (readonly [stat: number, share: Pair])[] = [
        [STATISTIC.possession, [ball, 100 - ball]],
        [STATISTIC.shootingShare, percents(goals, of(STATISTIC.shots))],
        [STATISTIC.saveShare, percents(saves, sumOf([saves, [goals[1], goals[0]]]))],
      ];
      return new Map(shares.map(([stat, [one, other]]) => [stat, [`${one}%`, `${other}%`]]));
    };
  };
  const byPlay = rules.sportId === SPORT.kabaddi ? { pointsBy: kabaddiPoints } : {};
  return { everyS: STATISTICS_EVERY_S, createShares, ...byPlay };
}

function simulatePeriods(match: PeriodMatch): Timeline {
  const players = (side: Side) => namesIn(fieldOf(lineUpOf(match, side)));
  const played = playPeriods(match, { home: players('home'), away: players('away') });
  return clockTimeline(match, played, [...played.events, ...statisticsEvents(match, played, statisticsOf(match))]);
}

export function rulesOf(sportId: number, competition: string): PeriodRules {
  const sport = periodSport(sportId, competition);
  const { stages, minutes, pace, breaks } = sport;
  const pauses = breaks.slice(0, stages.length - 1).reduce((sum, pause) => sum + pause, 0);
  return {
    sportId,
    sport,
    format: {},
    minutes: stages.length * minutes * pace + pauses,
    mostMinutes: 300,
    lineUp: lineUpOf,
    simulate: simulatePeriods,
  };
}
