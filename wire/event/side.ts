import type { Side } from '@stillingen/domain';

const NUMBER = { home: 1, away: 2 } as const satisfies Record<Side, number>;

/** A side as this family of feeds numbers it: 1 home, 2 away. */
export const numberOfSide = (side: Side): number => NUMBER[side];
/** The side of a number; home where it is none. */
export const sideOfNumber = (number: number | null): Side => (number === NUMBER.away ? 'away' : 'home');
