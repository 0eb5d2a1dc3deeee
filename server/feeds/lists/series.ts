import type { FeedState } from '../../projection/item-source.ts';
import { inGivenOrder, itemsOf, soonestFirst } from './sections.ts';

/** The matches of a tie or play-off series, the first one first; null where the sport has no such series. */
export function seriesList(shown: FeedState, sportId: number, series: string): string | null {
  const items = itemsOf(shown, shown.eventsOf(series)).filter(
    (item) => item.sportId === sportId && item.match?.series === series,
  );
  return items.length === 0 ? null : inGivenOrder(shown, sportId, soonestFirst(items));
}
