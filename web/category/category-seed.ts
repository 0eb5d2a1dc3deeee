import { decodeTable } from '@stillingen/client';
import { dayOf, PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName, eventRow, leagueRow } from '@stillingen/wire';
import type { CategoryPageProps } from '../page/pages.ts';
import { firstIds } from '../list/motion/first-rows.ts';
import { partsOf } from './parts.ts';

/** The name of the feed of what is played around today in a country or category. `tz` as in the page's request. */
export const categoryFeed = ({ sportId, categoryId }: CategoryPageProps, tz: number): string =>
  buildPageFeedName({
    kind: 'country',
    sport: sportId,
    country: categoryId,
    tz,
    lang: 'da',
    order: 'y',
    projectType: PROJECT_TYPE.id,
  });

/**
 * The part of a category's feed that travels with its page: what is shown first; the client fetches the rest. Each league keeps a row, so that all are
 * known. A part carries no signature: it must never be taken for the whole. `nowS` in seconds.
 */
export function categorySeed(text: string, nowS: number): string {
  const { leagues, rows } = decodeTable(text);
  const kept = firstIds(
    partsOf(leagues, rows, dayOf(nowS)).flatMap(({ groups }) => groups.flatMap((group) => group.races ?? [group])),
  );
  let seed = '';
  for (const { league, events } of leagues) {
    const shown = events.filter((id) => kept.has(id));
    seed += leagueRow.writeText(league);
    for (const id of shown.length > 0 ? shown : events.slice(0, 1)) seed += eventRow.writeText(rows.get(id)!);
  }
  return seed;
}
