import type { Client } from '@stillingen/client';
import { buildPageFeedName, nullIfInvalid, readPlaces } from '@stillingen/wire';

export const placesFeed = (sport: number): string => buildPageFeedName({ kind: 'places', sport });

/** Keys of the top leagues of a sport (O-106). Rejects where they cannot be fetched. */
export function topLeaguesOf(client: Client, sportId: number): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const fetched = client.open(({ feeds }) => ({
    close: feeds.fetch(placesFeed(sportId), {}, (result) => {
      const places = result.kind === 'data' ? nullIfInvalid(() => readPlaces(result.text)) : null;
      if (places === null) reject(new Error(`the top leagues of sport ${sportId} were answered ${result.kind}`));
      else resolve(places.leagues.flatMap(({ label }) => label ?? []));
    }),
  }));
  return promise.finally(() => fetched.close());
}
