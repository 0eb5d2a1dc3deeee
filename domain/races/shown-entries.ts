import { compareEntries, type OrderedEntry } from '../order/entries.ts';
import type { EntryLimits, Sport } from '../sports/sport.ts';

/**
 * The entries of one race that a page shows, in the order of the board: the first of them, as many as the sport's limit
 * for that page says, all where it has none (NODUEL-06 to 09, PART-24).
 */
export function shownEntries<Shown extends OrderedEntry>(
  sport: Pick<Sport, 'limits'>,
  page: keyof Omit<EntryLimits, 'meetingsOnParticipantPage'>,
  entries: readonly Shown[],
): readonly Shown[] {
  const limit = sport.limits[page] ?? entries.length;
  return entries.toSorted(compareEntries).slice(0, limit);
}
