import { type EventRow, seriesPath } from '@stillingen/wire';

/** The address of the series of a match, the same for both matches of a tie; null where it has none. */
export function pathOfSeries({ series, homeSlug, awaySlug }: EventRow): string | null {
  const slugs = [homeSlug ?? '', awaySlug ?? ''].filter((slug) => slug !== '').toSorted();
  return series === null || slugs.length < 2 ? null : seriesPath(slugs.join('-'), series);
}
