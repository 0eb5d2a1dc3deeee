import type { Pair, Side } from '@stillingen/domain';

export const SIDES = ['home', 'away'] as const;

export const indexOf = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1);

export const pairOf = ([home, away]: Pair): [number, number] => [home, away];

export const plus = ([home, away]: Pair, side: Side, count = 1): [number, number] =>
  side === 'home' ? [home + count, away] : [home, away + count];

export const minus = (a: Pair, b: Pair): [number, number] => [a[0] - b[0], a[1] - b[1]];

export const sumOf = (pairs: readonly Pair[]): [number, number] =>
  pairs.reduce<[number, number]>(([home, away], pair) => [home + pair[0], away + pair[1]], [0, 0]);

export const leaderOf = ([home, away]: Pair): Side | null => (home === away ? null : home > away ? 'home' : 'away');
