import { type Favourite, type FavouriteLimits, type Favourites, mergeFavourites } from '@stillingen/domain';

type Entries = ReadonlyMap<string, Favourite>;

/** `now` without the changes from `before` to `after`; other changes since then stay. */
export function undone(now: Favourites, before: Favourites, after: Favourites): Favourites {
  const part = (current: Entries, old: Entries, next: Entries): Entries => {
    const back = new Map(current);
    for (const id of next.keys()) if (!old.has(id)) back.delete(id);
    for (const [id, entry] of old) {
      const wasRemoved = !next.has(id);
      if (next.get(id) !== entry && wasRemoved !== back.has(id)) back.set(id, entry);
    }
    return back;
  };
  return {
    games: part(now.games, before.games, after.games),
    tournaments: part(now.tournaments, before.tournaments, after.tournaments),
  };
}

/** The union of both, as far as the account takes it. */
export function mergedWithin(account: Favourites, device: Favourites, { maximumCount }: FavouriteLimits): Favourites {
  const { games, tournaments } = mergeFavourites(account, device);
  return { games: new Map([...games].slice(0, maximumCount)), tournaments };
}

/** What of the device the account does not have. */
export function leftOf(device: Favourites, account: Favourites): Favourites {
  const part = (own: Entries, stored: Entries): Entries => new Map([...own].filter(([id]) => !stored.has(id)));
  return { games: part(device.games, account.games), tournaments: part(device.tournaments, account.tournaments) };
}
