import type { Pair } from '@stillingen/domain';
import type { Random } from '../../../random.ts';

/** A map of a series as it goes: seconds since the moment before, and what both sides have. */
export interface MapMoment {
  readonly afterS: number;
  readonly points: Pair;
  /** One line on how it stands; '' where the points say it. */
  readonly situation: string;
}

/** A game of rounds: thirteen win it, and from 12-12 on so many more, with a lead of two. */
export interface ShooterRules {
  /** Rounds of an overtime. */
  readonly overtime: 2 | 6;
  readonly roundS: readonly [from: number, to: number];
}

/** Rounds that win a map, and rounds of one half. */
const ROUNDS = 13;
const HALF = 12;
const HALF_BREAK_S = 60;

/** The rounds of a map, of which the home side wins `share`. */
export function playShooterMap(random: Random, share: number, { overtime, roundS }: ShooterRules): readonly MapMoment[] {
  const moments: MapMoment[] = [];
  let [home, away] = [0, 0];
  const target = (): number => {
    const beyond = Math.min(home, away) - HALF;
    return beyond < 0 ? ROUNDS : ROUNDS + (overtime / 2) * (Math.floor(beyond / (overtime / 2)) + 1);
  };
  for (;;) {
    const rounds = home + away;
    const afterS = random.int(...roundS) + (rounds === HALF ? HALF_BREAK_S : 0);
    if (random.chance(share)) home += 1;
    else away += 1;
    const inOvertime = Math.min(home, away) >= HALF;
    moments.push({ afterS, points: [home, away], situation: inOvertime ? 'Overtid' : '' });
    if (Math.max(home, away) >= target()) return moments;
  }
}
