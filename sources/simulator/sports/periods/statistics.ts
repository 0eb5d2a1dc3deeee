import { type IncidentType, type Pair, SPORT, sportById, STATISTIC } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import type { ClockEvent, PlayedClock } from '../../engine/clock/record.ts';
import { type Count, countsOfPlay, type Mean, readCounts, type ReadStatistics, swapped } from '../../engine/clock/statistics.ts';
import { incidentsOf } from '../../engine/clock/timeline.ts';
import { sumOf } from '../../../pairs.ts';
import type { StatisticValue } from '../../engine/timeline.ts';
import type { PeriodMatch, PeriodSport } from './rules.ts';

const GOALS = 0;
/** Statistics of these sports that nothing is counted for. */
const NOT_COUNTED = new Set<number>([
  STATISTIC.biggestLead,
  STATISTIC.leadChanges,
  STATISTIC.powerPlayGoals,
  STATISTIC.shorthandedGoals,
  STATISTIC.emptyNetGoals,
  STATISTIC.allOuts,
  STATISTIC.bonusPoints,
]);

/** The statistics that incidents count towards; a sport shows those it has. */
const OF_INCIDENT: Readonly<Partial<Record<IncidentType, readonly number[]>>> = {
  goal: [STATISTIC.goals],
  behind: [STATISTIC.behinds],
  'penalty-goal': [STATISTIC.sevenMetres, STATISTIC.penaltyStrokes, STATISTIC.penaltyGoals],
  'penalty-missed': [STATISTIC.sevenMetres],
  'yellow-card': [STATISTIC.yellowCards],
  'red-card': [STATISTIC.redCards],
  'green-card': [STATISTIC.greenCards],
  suspension: [STATISTIC.suspensions],
  timeout: [STATISTIC.timeOuts],
  try: [STATISTIC.tries],
  'penalty-try': [STATISTIC.tries],
  conversion: [STATISTIC.conversions],
  'drop-goal': [STATISTIC.dropGoals],
  touchdown: [STATISTIC.touchdowns],
  'field-goal': [STATISTIC.fieldGoalsKicked],
};

function ofPoints(sportId: number, points: number, t: number): readonly number[] {
  if (sportId === SPORT.kabaddi) return [t % 3 === 0 ? STATISTIC.tacklePoints : STATISTIC.raidPoints];
  if (sportId !== SPORT.basketball) return [GOALS];
  if (points === 1) return [STATISTIC.freeThrows];
  return [STATISTIC.fieldGoals, points === 2 ? STATISTIC.twoPointers : STATISTIC.threePointers];
}

function countsOfEvents(sportId: number, events: readonly ClockEvent[]): readonly Count[] {
  const incidents = incidentsOf(events);
  return events.flatMap(({ atS, t = 0, period, incident, retracts, points }): Count[] => {
    const named = incident ?? incidents.get(retracts?.id ?? '');
    const side = named?.side ?? points?.side;
    if (period === undefined || side === undefined) return [];
    const count = points?.count ?? 0;
    const worth = sportId === SPORT.kabaddi ? count : Math.sign(count);
    const counted = (stat: number, adds: number): Count => ({ atS, part: period.part, side, stat, adds });
    return [
      ...(named === undefined ? [] : (OF_INCIDENT[named.type] ?? [])).map((stat) => counted(stat, count < 0 ? -1 : 1)),
      ...(named?.second === undefined ? [] : [counted(STATISTIC.assists, worth)]),
      ...(count === 0 ? [] : ofPoints(sportId, Math.abs(count), t)).map((stat) => counted(stat, worth)),
    ];
  });
}

const meansOf = ({ counted }: PeriodSport): readonly Mean[] =>
  Object.entries(counted).map(([name, each]) => {
    const [mean, adds] = typeof each === 'number' ? [each, 1] : each;
    return { stat: STATISTIC[name as keyof typeof STATISTIC], of: [mean, mean], adds };
  });

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
const percents = (part: Pair, whole: Pair): Pair => [percent(part[0], whole[0]), percent(part[1], whole[1])];

export function countMatch({ rules: { sport }, seed, home, away }: PeriodMatch, played: PlayedClock): ReadStatistics {
  const random = createRandom(seed, 'statistics');
  const regularS = sport.stages.length * sport.minutes * 60;
  const counts = [
    ...countsOfEvents(sport.sportId, played.events),
    ...countsOfPlay(random, played.periods, regularS, meansOf(sport)),
  ];
  const ball = Math.min(66, Math.max(34, Math.round(50 + 5 * (home.rating - away.rating) + 3 * random.normal())));
  const shortMinutes = sport.sanctions.find(({ type }) => type === 'suspension')?.shortMinutes ?? 0;
  const shown = sportById(sport.sportId)!.statistics.filter(({ stat }) => !NOT_COUNTED.has(stat));

  return readCounts(counts, (of) => {
    const value = (stat: number): Pair => {
      switch (stat) {
        case STATISTIC.onTarget:
          return sumOf([of(stat), of(GOALS)]);
        case STATISTIC.shots:
          return sumOf([of(stat), of(STATISTIC.onTarget), of(GOALS)]);
        case STATISTIC.saves:
          return sumOf([of(stat), swapped(of(STATISTIC.onTarget))]);
        case STATISTIC.saveShare:
          return percents(value(STATISTIC.saves), sumOf([value(STATISTIC.saves), swapped(of(GOALS))]));
        case STATISTIC.shootingShare:
          return percents(of(GOALS), value(STATISTIC.shots));
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
  });
}
