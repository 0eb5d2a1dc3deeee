import type { Entrant } from '../../engine/fields.ts';
import { type Sheet, squadOf } from '../../engine/squad.ts';
const SQUAD_SIZE = 14;

export const playersOf = ({ name, country }: Entrant): readonly string[] => squadOf(name, country).slice(0, SQUAD_SIZE);

/** The batters of a game of baseball; the starting pitcher comes behind them, then the relievers. */
export const ORDER = 9;

export const baseballSheet = (side: Entrant): Sheet => {
  const players = playersOf(side);
  const pitchers = players.slice(ORDER).map((name) => ({ name, role: 'pitcher' as const }));
  return {
    starters: [...players.slice(0, ORDER).map((name) => ({ name })), ...pitchers.slice(0, 1)],
    substitutes: pitchers.slice(1),
  };
};

export const ELEVEN = 11;
export const BOWLERS = 5;

export const cricketSheet = (side: Entrant): Sheet => ({
  starters: playersOf(side)
    .slice(0, ELEVEN)
    .map((name) => ({ name })),
});
