import { Category, decodeTable, liveLeaguesFirst, viewOf } from '@stillingen/client';
import { CELL_END, eventRow, INDEX, leagueRow, ROW_END } from '@stillingen/wire';
import { definePage, type Resolved, seedOf, sportAddress } from '../page/define-page.ts';
import type { TablePageProps } from './use-day-table.ts';
import { firstIds } from '../list/motion/gradual.tsx';
import { CATEGORY_KEY, DAY_KEY, selectionOfQuery, tableFeed } from './address.ts';

/** Up to this many rows the whole feed is sent with the page, above the first rows. */
const WHOLE_ROWS = 200;

const idOf = (row: string): string => row.slice(row.indexOf(INDEX) + 1, row.indexOf(CELL_END));

/** Without a signature: a part must not pass for the whole. */
function partOf(text: string, ids: ReadonlySet<string>): string {
  let league = '';
  let part = '';
  for (const row of text.split(ROW_END)) {
    if (row.startsWith(leagueRow.head + INDEX)) league = row + ROW_END;
    else if (row.startsWith(eventRow.head + INDEX) && ids.has(idOf(row))) {
      part += league + row + ROW_END;
      league = '';
    }
  }
  return part;
}

interface FirstPart {
  readonly text: string;
  readonly counts: TablePageProps['counts'];
  readonly live: number;
  readonly seed: string;
}

function firstPartOf(text: string, category: Category, liveFirst: boolean): FirstPart {
  const table = decodeTable(text);
  const { counts, leagues } = viewOf(table, table.rows, category, liveFirst ? liveLeaguesFirst : null);
  const live = counts[Category.live];
  if (table.rows.size <= WHOLE_ROWS) return { text, counts: null, live, seed: text };
  return { text, counts, live, seed: partOf(text, firstIds(leagues)) };
}

const CACHE_LIMIT = 100;
const cache = new Map<string, FirstPart>();

function cachedFirstPart(feed: string, text: string, category: Category, liveFirst: boolean): FirstPart {
  const key = `${feed} ${category} ${liveFirst}`;
  const known = cache.get(key);
  if (known?.text === text) return known;
  const found = firstPartOf(text, category, liveFirst);
  cache.delete(key);
  for (const [first] of cache) {
    if (cache.size < CACHE_LIMIT) break;
    cache.delete(first);
  }
  cache.set(key, found);
  return found;
}

export const tablePage = definePage({
  kind: 'table',
  fields: [DAY_KEY, CATEGORY_KEY],
  address(path) {
    const found = sportAddress(path);
    return found?.rest.length === 0 ? found.sportId : null;
  },
  resolve(sportId, source, request): Resolved<TablePageProps> {
    const { day, category } = selectionOfQuery(request.search);
    const feed = tableFeed(sportId, day, request.tzHours);
    const text = source.feed(feed);
    const found = text === null ? null : cachedFirstPart(feed, text, category, request.liveFirst);
    const live = day === 0 ? (found?.live ?? 0) : null;
    const props = { sportId, feed, day, category, counts: found?.counts ?? null, live };
    return { props, seeds: seedOf(feed, found?.seed ?? null) };
  },
});
