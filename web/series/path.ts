import { type EventRow, seriesPath } from '@stillingen/wire';

/** The same for all matches of a series; null where a match has none, as one without a round. */
export function pathOfSeries({
  series,
  round,
  homeSlug,
  awaySlug,
}: Pick<EventRow, 'series' | 'round' | 'homeSlug' | 'awaySlug'>): string | null {
  const slugs = [homeSlug ?? '', awaySlug ?? ''].filter((slug) => slug !== '').toSorted();
  return series === null || !round || slugs.length < 2 ? null : seriesPath(slugs.join('-'), series);
}
