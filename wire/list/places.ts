import { int, rowCodec, text, type Words } from '../text/fields.ts';

export const topLeagueRow = rowCodec({
  name: text('LTN', 'top competition of a sport'),
  url: text('LTU', 'path of its page'),
  code: text('LTC', 'country code'),
  country: text('LTB', 'country or category'),
  live: int('LTL', 'running matches and races; absent without'),
  label: text('LTK', '{sportId}_{countryId}_{templateId}: key under which it is pinned'),
  next: int('LTX', 'start of its next match or race; only of a pinned one where nothing runs'),
});
export const placeRow = rowCodec({
  name: text('LPN', 'country or category of a sport'),
  short: text('LPS', 'its name in narrow places; absent where the name is short'),
  url: text('LPU', 'path of its page'),
  code: text('LPC', 'country code; absent of a category'),
  live: int('LPL', 'running matches and races; absent without'),
});
export const sportRankingRow = rowCodec({
  name: text('LRN', 'ranking of a sport'),
  url: text('LRU', 'path of its page'),
});
export type TopLeague = Words<typeof topLeagueRow.fields>;
export type Place = Words<typeof placeRow.fields>;
export type SportRanking = Words<typeof sportRankingRow.fields>;

export interface Places {
  readonly leagues: readonly TopLeague[];
  readonly rankings: readonly SportRanking[];
  /** From A to Å. */
  readonly places: readonly Place[];
}

export const writePlaces = ({ leagues, rankings, places }: Places): string =>
  [
    writeLeagues(leagues),
    ...rankings.map((ranking) => sportRankingRow.writeText(ranking)),
    ...places.map((place) => placeRow.writeText(place)),
  ].join('');

export const writeLeagues = (leagues: readonly TopLeague[]): string =>
  leagues.map((league) => topLeagueRow.writeText(league)).join('');
/** Reads an ml_ feed. Throws WireError. */
export const readLeagues = (feed: string): readonly TopLeague[] => topLeagueRow.readAll(feed);

/** Reads an lp_ feed. Throws WireError. */
export const readPlaces = (feed: string): Places => ({
  leagues: topLeagueRow.readAll(feed),
  rankings: sportRankingRow.readAll(feed),
  places: placeRow.readAll(feed),
});
