import type { Publication } from '../../engine/event-plan.ts';
import { sheetOf, sheetPublication } from '../../engine/line-ups.ts';
import { coachOf, squadOf } from '../../engine/squad.ts';
import type { Course } from './beat.ts';
import type { Game } from './game.ts';

/** How many of a side begin, by the number of the sport, and whether one of them keeps goal. */
const STARTERS: Readonly<Record<number, readonly [starters: number, keepers: boolean]>> = {
  3: [5, false],
  5: [11, false],
  29: [7, false],
  42: [7, false],
  4: [6, true],
  9: [6, true],
  10: [11, true],
  7: [7, true],
  8: [15, false],
  19: [13, false],
  18: [18, false],
  11: [5, true],
  22: [7, true],
  24: [11, true],
  26: [5, true],
};

/** The line-ups of a match: all players that may score in it; none where it is postponed. */
export function sheetPublications(game: Game, { beats }: Course): readonly Publication[] {
  const known = STARTERS[game.play.sportId];
  if (known === undefined || !beats.some((beat) => beat.kind === 'stage' && beat.stretch !== null)) return [];
  const [starters, keepers] = known;
  return [
    sheetPublication(game.key, game.startS, (side) => {
      const { name, country } = game[side];
      return sheetOf(squadOf(name, country), coachOf(name, country), { starters, size: Infinity, keepers, numbers: true });
    }),
  ];
}
