import { type FeedName, buildFeedName, type OddsFeedName, parseFeedName } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';

/** Visitors of equal `group` are answered the same. */
export interface Audience {
  readonly group: string;
}

export interface AudienceText {
  readonly audience: Audience;
  /** Milliseconds; null for the present. */
  readonly atMs: number | null;
  /** The list of events that a list of odds follows. */
  readonly list: string | null;
  readonly words: Vocabulary;
}

/** Texts of feeds that differ by visitor: null for a name of nothing, '' where nothing is shown. */
export interface VisitorTexts {
  text(name: OddsFeedName, about: AudienceText): string | null;
}

const LISTS = { odds: 'full', mixedOdds: 'mixed', tournamentOdds: 'tournament', participantOdds: 'participant' } as const;

/** The name of the list that a list of odds follows; null for another feed. */
export const listNameOf = (name: OddsFeedName): string | null =>
  name.kind in LISTS ? buildFeedName({ ...name, kind: LISTS[name.kind as keyof typeof LISTS] } as FeedName) : null;

/** Before the name is parsed: most requests are for other feeds. */
export const looksLikeOdds = (name: string): boolean => /^(?:[fmpu]o_|to_\d{1,2}_|d_od_|df_(?:od|dos|lod2)_)/.test(name);

/** The event that a feed of odds is of; null for a list. */
export function oddsEventOf(name: string): string | null {
  const parsed = parseFeedName(name);
  return parsed !== null && 'event' in parsed ? parsed.event : null;
}
