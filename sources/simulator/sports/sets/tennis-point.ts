import { otherSide, type Pair, type Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import type { AddTennis } from './tennis-figures.ts';

const POINTS = ['0', '15', '30', '40'] as const;

/** 40 and A as they are said. */
export function spokenPoints([home, away]: Pair): [string, string] {
  if (home >= 3 && away >= 3) return home === away ? ['40', '40'] : home > away ? ['A', '40'] : ['40', 'A'];
  return [POINTS[home]!, POINTS[away]!];
}

/** One point, which the server wins as often as `share` says: who wins it. Counts how. */
export function playPoint(random: Random, server: Side, share: number, add: AddTennis): Side {
  const receiver = otherSide(server);
  add(server, 'serves');
  const first = random.chance(0.63);
  if (first) add(server, 'firstIn');
  else if (random.chance(0.08)) {
    add(server, 'doubleFaults');
    add(receiver, 'points');
    return receiver;
  }
  const winner = random.chance(share + (first ? 0.06 : -0.07)) ? server : receiver;
  add(winner, 'points');
  if (winner === server) add(server, first ? 'firstWon' : 'secondWon');
  if (winner === server && first && random.chance(0.13)) add(server, 'aces');
  else if (random.chance(0.42)) add(winner, 'winners');
  else if (random.chance(0.6)) add(otherSide(winner), 'errors');
  return winner;
}
