import type { Candidate } from '@stillingen/domain';
import type { Mine, Outcome } from './mine.ts';

/** MYG-42, ERR-07 to 10, O-160: what pages without a list do not offer. */
export const NOT_IMPLEMENTED = {
  toggleTournament: (id: string): string => `Toggle league '${id}' not implemented`,
  addGames: (count: number): string => `Multiple add of ${count} games not implemented`,
  removeGames: (count: number): string => `Multiple remove of ${count} games not implemented`,
  raceEvents: (id: string): string => `No-duel tournament events of '${id}' not implemented`,
} as const;

/** My games for a page of one match, which knows no others (O-102). */
export class SingleGames implements Pick<Mine, 'toggleGame' | 'addGames' | 'removeGames'> {
  readonly #mine: Pick<Mine, 'toggleGame'>;

  constructor(mine: Pick<Mine, 'toggleGame'>) {
    this.#mine = mine;
  }

  toggleGame(game: Candidate): Outcome {
    if (game.noDuel) throw new Error(NOT_IMPLEMENTED.raceEvents(game.leagueId));
    return this.#mine.toggleGame(game);
  }

  toggleTournament({ id }: Pick<Candidate, 'id'>): never {
    throw new Error(NOT_IMPLEMENTED.toggleTournament(id));
  }

  addGames({ length }: readonly Candidate[]): never {
    throw new Error(NOT_IMPLEMENTED.addGames(length));
  }

  removeGames({ length }: readonly string[]): never {
    throw new Error(NOT_IMPLEMENTED.removeGames(length));
  }
}
