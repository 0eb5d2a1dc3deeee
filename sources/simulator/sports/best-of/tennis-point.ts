import { otherSide, type Side, STATISTIC } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import { type StatisticTable, zeroCounts } from '../../engine/timeline.ts';

export const noCounts = () =>
  zeroCounts([
    'aces',
    'doubleFaults',
    'serves',
    'firstIn',
    'firstWon',
    'secondWon',
    'breakChances',
    'breaks',
    'serviceGames',
    'holds',
    'winners',
    'errors',
    'points',
  ]);
type Counts = ReturnType<typeof noCounts>;

const share = (won: number, of: number): string => (of === 0 ? '0%' : `${Math.round((100 * won) / of)}%`);
const ratio = (won: number, of: number): string => `${won}/${of}`;

export const TENNIS_STATISTICS: StatisticTable<Counts[Side]> = [
  [STATISTIC.aces, ({ aces }) => aces],
  [STATISTIC.doubleFaults, ({ doubleFaults }) => doubleFaults],
  [STATISTIC.firstServes, ({ firstIn, serves }) => share(firstIn, serves)],
  [STATISTIC.firstServePoints, ({ firstWon, firstIn }) => share(firstWon, firstIn)],
  [STATISTIC.secondServePoints, ({ secondWon, serves, firstIn }) => share(secondWon, serves - firstIn)],
  [STATISTIC.breakPointsWon, ({ breaks, breakChances }) => ratio(breaks, breakChances)],
  [STATISTIC.breakPointsSaved, (_, { breaks, breakChances }) => ratio(breakChances - breaks, breakChances)],
  [STATISTIC.serviceGames, ({ holds, serviceGames }) => ratio(holds, serviceGames)],
  [STATISTIC.returnGames, (_, { holds, serviceGames }) => ratio(serviceGames - holds, serviceGames)],
  [STATISTIC.winners, ({ winners }) => winners],
  [STATISTIC.unforcedErrors, ({ errors }) => errors],
  [STATISTIC.totalPoints, ({ points }) => points],
];

/** Plays one point, of which the server wins `served`; returns its winner. */
export function playPoint(random: Random, server: Side, served: number, counts: Counts): Side {
  const receiver = otherSide(server);
  counts[server].serves += 1;
  const first = random.chance(0.63);
  if (first) counts[server].firstIn += 1;
  else if (random.chance(0.08)) {
    counts[server].doubleFaults += 1;
    counts[receiver].points += 1;
    return receiver;
  }
  const winner = random.chance(served + (first ? 0.06 : -0.07)) ? server : receiver;
  counts[winner].points += 1;
  if (winner === server) counts[server][first ? 'firstWon' : 'secondWon'] += 1;
  if (winner === server && first && random.chance(0.13)) counts[server].aces += 1;
  else if (random.chance(0.42)) counts[winner].winners += 1;
  else if (random.chance(0.6)) counts[otherSide(winner)].errors += 1;
  return winner;
}
