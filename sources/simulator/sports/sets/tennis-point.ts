import { otherSide, type Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import type { StatisticValue } from '../../engine/timeline.ts';

const COUNTS = [
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
] as const;
type Count = (typeof COUNTS)[number];
type Counts = Record<Count, number>;

const noCounts = (): Counts => Object.fromEntries(COUNTS.map((count) => [count, 0])) as Counts;
const share = (won: number, of: number): string => (of === 0 ? '0%' : `${Math.round((100 * won) / of)}%`);
const ratio = (won: number, of: number): string => `${won}/${of}`;

export class TennisStatistics {
  readonly #counts: Readonly<Record<Side, Counts>> = { home: noCounts(), away: noCounts() };

  add(side: Side, count: Count): void {
    this.#counts[side][count] += 1;
  }

  read(): readonly StatisticValue[] {
    const { home, away } = this.#counts;
    const both = (stat: number, value: (own: Counts, other: Counts) => string | number): StatisticValue => [
      stat,
      value(home, away),
      value(away, home),
    ];
    return [
      both(600, ({ aces }) => aces),
      both(601, ({ doubleFaults }) => doubleFaults),
      both(602, ({ firstIn, serves }) => share(firstIn, serves)),
      both(603, ({ firstWon, firstIn }) => share(firstWon, firstIn)),
      both(604, ({ secondWon, serves, firstIn }) => share(secondWon, serves - firstIn)),
      both(605, ({ breaks, breakChances }) => ratio(breaks, breakChances)),
      both(606, (_, { breaks, breakChances }) => ratio(breakChances - breaks, breakChances)),
      both(607, ({ holds, serviceGames }) => ratio(holds, serviceGames)),
      both(608, (_, { holds, serviceGames }) => ratio(serviceGames - holds, serviceGames)),
      both(609, ({ winners }) => winners),
      both(610, ({ errors }) => errors),
      both(611, ({ points }) => points),
    ];
  }
}

/** Plays one point, of which the server wins `served`; returns its winner. */
export function playPoint(random: Random, server: Side, served: number, statistics: TennisStatistics): Side {
  const receiver = otherSide(server);
  statistics.add(server, 'serves');
  const first = random.chance(0.63);
  if (first) statistics.add(server, 'firstIn');
  else if (random.chance(0.08)) {
    statistics.add(server, 'doubleFaults');
    statistics.add(receiver, 'points');
    return receiver;
  }
  const winner = random.chance(served + (first ? 0.06 : -0.07)) ? server : receiver;
  statistics.add(winner, 'points');
  if (winner === server) statistics.add(server, first ? 'firstWon' : 'secondWon');
  if (winner === server && first && random.chance(0.13)) statistics.add(server, 'aces');
  else if (random.chance(0.42)) statistics.add(winner, 'winners');
  else if (random.chance(0.6)) statistics.add(otherSide(winner), 'errors');
  return winner;
}
