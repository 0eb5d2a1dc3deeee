import { Category, createTable, viewOf } from '@stillingen/client';
import { buildFeedName, CELL_END, eventRow, INDEX, leagueRow, ROW_END } from '@stillingen/wire';
import type { PageRequest } from '../app/page-context.ts';
import type { TablePageProps } from '../app/pages.ts';
import { selectionOfQuery } from './address.ts';

/** So many rows travel with the document; the client fetches the whole feed right after. */
const SEED_ROWS = 200;

/** The name of the feed of a sport's matches of a day (FEED-21). */
export const tableFeed = (sport: number, day: number, tz: number): string =>
  buildFeedName({ kind: 'full', sport, day, tz, lang: 'da', projectType: 1 });

/** What the table at an address shows first. */
export function tablePlace(sportId: number, request: PageRequest, source: { feed(name: string): string | null }): TablePageProps {
  const { day, category } = selectionOfQuery(request.search);
  const feed = tableFeed(sportId, day, request.tzHours);
  const table = createTable(source.feed(feed) ?? '');
  const { counts } = viewOf(table.structure.get(), table.rows, Category.all);
  return { sportId, feed, day, category, counts: counts[Category.all] > SEED_ROWS ? counts : null };
}

const idOf = (row: string): string => row.slice(row.indexOf(INDEX) + 1, row.indexOf(CELL_END));

/**
 * The part of a list feed that travels with the page: whole where it is short, else the first rows of the category.
 * A part carries no signature: it must never be taken for the whole.
 */
export function seedOf(text: string, { category, counts }: Pick<TablePageProps, 'category' | 'counts'>): string {
  if (counts === null) return text;
  const table = createTable(text);
  const shown = viewOf(table.structure.get(), table.rows, category as Category).leagues;
  const ids = new Set(shown.flatMap(({ events }) => events).slice(0, SEED_ROWS));
  let league = '';
  let seed = '';
  for (const row of text.split(ROW_END)) {
    if (row.startsWith(leagueRow.head + INDEX)) league = row + ROW_END;
    else if (row.startsWith(eventRow.head + INDEX) && ids.has(idOf(row))) {
      seed += league + row + ROW_END;
      league = '';
    }
  }
  return seed;
}
