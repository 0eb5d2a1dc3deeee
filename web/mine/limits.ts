import { FAVOURITE_LIMITS, type FavouriteLimits, type GameTimes, isNearEnough } from '@stillingen/domain';
import type { ClientConfig } from '@stillingen/wire';
import { useNow, usePage } from '../page/page-context.ts';

/** What visitors may follow, as the operator configured it (MYG-36). */
export const limitsOf = ({ myGames }: Pick<ClientConfig, 'myGames'>): FavouriteLimits => ({ ...FAVOURITE_LIMITS, ...myGames });

/** Whether my games take an event of these times. */
export function useIsNear({ start, end }: GameTimes): boolean {
  const limits = limitsOf(usePage().config);
  return useNow((nowS) => isNearEnough({ start, end }, nowS, limits));
}
