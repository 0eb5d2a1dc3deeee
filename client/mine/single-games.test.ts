import { type Candidate, FAVOURITE_LIMITS, StageType } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { createVirtualWorld } from '../testing/virtual-world.ts';
import { Mine } from './mine.ts';
import { SingleGames } from './single-games.ts';

const world = createVirtualWorld();
const mine = new Mine({ ports: world, nowS: () => world.nowMs() / 1000, limits: FAVOURITE_LIMITS, isAwaited: false });
const single = new SingleGames(mine);
const game: Candidate = {
  ...{ id: 'g_1_AbCd1234', sportId: 1, leagueId: '1_jch8u3dn', leagueName: 'Superligaen', noDuel: false, end: null },
  ...{ start: world.nowMs() / 1000, stageType: StageType.scheduled },
};

describe('my games on the page of one match', () => {
  it('[MYG-42] follows and leaves a single game', () => {
    expect(single.toggleGame(game).refusal).toBe(null);
    expect([...mine.get().favourites.games.keys()]).toEqual([game.id]);
    single.toggleGame(game);
    expect(mine.get().favourites.games.size).toBe(0);
  });

  it.each([
    ['[ERR-07] a league', () => single.toggleTournament({ id: '1_jch8u3dn' }), "Toggle league '1_jch8u3dn' not implemented"],
    ['[ERR-08] several games', () => single.addGames([game, game]), 'Multiple add of 2 games not implemented'],
    ['[ERR-09] a removal of several games', () => single.removeGames([game.id]), 'Multiple remove of 1 games not implemented'],
    [
      '[ERR-10] an event of a race',
      () => single.toggleGame({ ...game, noDuel: true, leagueId: '34_abcd1234' }),
      "No-duel tournament events of '34_abcd1234' not implemented",
    ],
  ])('[MYG-42] %s is not implemented and throws', (_, act, message) => {
    expect(act).toThrow(new Error(message));
    expect(mine.get().favourites.games.size).toBe(0);
  });
});
