import type { Pair } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import { plus } from '../../../pairs.ts';

/** A map of a series as it goes: seconds since the event before, and the points of both sides. */
export interface MapEvent {
  readonly afterS: number;
  readonly points: Pair;
  /** Empty where the points are enough. */
  readonly situation: string;
}

const ROUND_S = [60, 140] as const;
const ROUNDS = 13;
const HALF = 12;
const HALF_BREAK_S = 60;

/** A game of rounds: thirteen win it; from 12-12 on it takes `overtime` more, with a lead of two. */
export function playShooterMap(random: Random, share: number, overtime: number): readonly MapEvent[] {
  const events: MapEvent[] = [];
  let points: Pair = [0, 0];
  const target = (): number => {
    const beyond = Math.min(...points) - HALF;
    return beyond < 0 ? ROUNDS : ROUNDS + (overtime / 2) * (Math.floor(beyond / (overtime / 2)) + 1);
  };
  for (;;) {
    const rounds = points[0] + points[1];
    const afterS = random.int(...ROUND_S) + (rounds === HALF ? HALF_BREAK_S : 0);
    points = plus(points, random.chance(share) ? 'home' : 'away');
    events.push({ afterS, points, situation: Math.min(...points) >= HALF ? 'Overtid' : '' });
    if (Math.max(...points) >= target()) return events;
  }
}

const FIRST_KILL_S = 180;
const KILLS_EVERY_S = [35, 130] as const;
const SHORTEST_S = 24 * 60;
const LONGEST_S = 42 * 60;

/** A map that ends with the fall of a base; its points are kills, of which the side that is ahead makes more. */
export function playArenaMap(random: Random, share: number, objectives: readonly string[]): readonly MapEvent[] {
  const winner = random.chance(share) ? 'home' : 'away';
  const lengthS = random.int(SHORTEST_S, LONGEST_S);
  const homeKills = winner === 'home' ? 0.6 : 0.4;
  const events: MapEvent[] = [];
  let points: Pair = [0, 0];
  let atS = 0;
  for (let afterS = random.int(FIRST_KILL_S, 2 * FIRST_KILL_S); atS + afterS < lengthS; afterS = random.int(...KILLS_EVERY_S)) {
    atS += afterS;
    points = plus(points, random.chance(homeKills) ? 'home' : 'away', random.chance(0.2) ? 2 : 1);
    const objective = random.chance(0.25) ? `${random.pick(objectives)} · ` : '';
    events.push({ afterS, points, situation: `${objective}${Math.floor(atS / 60)}. minut` });
  }
  // The winner has more kills in the end: the last fight decides.
  const lead = winner === 'home' ? points[0] - points[1] : points[1] - points[0];
  return [...events, { afterS: lengthS - atS, points: plus(points, winner, Math.max(0, 1 - lead)), situation: '' }];
}
