import { type Sport, sportById } from '@stillingen/domain';
import type { PageSport } from '@stillingen/wire';
import { inOwnWords } from '#language/sport.ts';

/** A sport as browsers know it. */
export function pageSportOf({ statistics: _statistics, ...rest }: Sport): PageSport {
  // Prices of runners come with the odds of a visitor.
  return { ...rest, board: rest.board.filter(({ odds }) => odds !== true) };
}

/** Throws RangeError for an unknown sport. */
export function pageSport(id: number): PageSport {
  const sport = sportById(id);
  if (sport === null) throw new RangeError(`there is no sport ${id}`);
  return inOwnWords(pageSportOf(sport));
}
