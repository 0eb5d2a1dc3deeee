import { type Pair, sportById, STATISTIC } from '@stillingen/domain';
import { sumOf } from '../../../pairs.ts';
import { STATISTICS, type StatisticsRules, swapped } from '../../engine/clock/statistics.ts';
import type { StatisticValue } from '../../engine/timeline.ts';
import type { PeriodMatch } from './rules.ts';

const EVERY_S = 360;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
const percents = (part: Pair, whole: Pair): Pair => [percent(part[0], whole[0]), percent(part[1], whole[1])];

export function statisticsOf({ rules: { sport }, home, away }: PeriodMatch): StatisticsRules {
  const shortMinutes = sport.chances.find(({ type }) => type === 'suspension')?.shortMinutes ?? 0;
  const counted = new Set(STATISTICS.filter((row) => row.sport === sport.sportId).map(({ stat }) => stat));
  const shown = sportById(sport.sportId)!.statistics.filter(({ stat }) => counted.has(stat));

  const createWriter: StatisticsRules['createWriter'] = (random) => {
    const ball = Math.min(66, Math.max(34, Math.round(50 + 5 * (home.rating - away.rating) + 3 * random.normal())));
    return (of) => {
      const goals = of(STATISTIC.goals);
      const value = (stat: number): Pair => {
        switch (stat) {
          case STATISTIC.onTarget:
            return sumOf([of(stat), goals]);
          case STATISTIC.shots:
            return sumOf([of(stat), of(STATISTIC.onTarget), goals]);
          case STATISTIC.saves:
            return sumOf([of(stat), swapped(of(STATISTIC.onTarget))]);
          case STATISTIC.saveShare:
            return percents(value(STATISTIC.saves), sumOf([value(STATISTIC.saves), swapped(goals)]));
          case STATISTIC.shootingShare:
            return percents(goals, value(STATISTIC.shots));
          case STATISTIC.penaltyMinutes:
            return sumOf(Array.from({ length: shortMinutes }, () => of(STATISTIC.suspensions)));
          case STATISTIC.possession:
            return [ball, 100 - ball];
          case STATISTIC.totalYards:
            return sumOf([of(STATISTIC.passingYards), of(STATISTIC.rushingYards)]);
          case STATISTIC.rebounds:
            return sumOf([of(stat), of(STATISTIC.offensiveRebounds), of(STATISTIC.defensiveRebounds)]);
          default:
            return of(stat);
        }
      };
      return shown.map(({ stat, percent: share }): StatisticValue => {
        const [one, other] = value(stat);
        return share === true ? [stat, `${one}%`, `${other}%`] : [stat, one, other];
      });
    };
  };
  return { everyS: EVERY_S, regularS: sport.stages.length * sport.minutes * 60, createWriter };
}
