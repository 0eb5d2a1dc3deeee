import { int, rowCodec, text, type Words } from '../text/fields.ts';

export const topLeagueRow = rowCodec({
  name: text('LTN', 'top competition of a sport'),
  url: text('LTU', 'path of its page'),
  code: text('LTC', 'country code'),
  country: text('LTB', 'country or category'),
  live: int('LTL', 'running matches and races; absent without'),
});
export const placeRow = rowCodec({
  name: text('LPN', 'country or category of a sport'),
  short: text('LPS', 'its name in narrow places; absent where the name is short'),
  url: text('LPU', 'path of its page'),
  code: text('LPC', 'country code; absent of a category'),
  live: int('LPL', 'running matches and races; absent without'),
});
export type TopLeague = Words<typeof topLeagueRow.fields>;
export type Place = Words<typeof placeRow.fields>;

export interface Places {
  readonly leagues: readonly TopLeague[];
  /** From A to Å. */
  readonly places: readonly Place[];
}

export const writePlaces = ({ leagues, places }: Places): string =>
  leagues.map((league) => topLeagueRow.writeText(league)).join('') + places.map((place) => placeRow.writeText(place)).join('');

/** Reads an lp_ feed. Throws WireError. */
export const readPlaces = (feed: string): Places => ({
  leagues: topLeagueRow.readAll(feed),
  places: placeRow.readAll(feed),
});
