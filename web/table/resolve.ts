import { Category, decodeTable, viewOf } from '@stillingen/client';
import { CELL_END, eventRow, INDEX, leagueRow, ROW_END } from '@stillingen/wire';
import { type Resolver, seedOf } from '../page/resolver.ts';
import type { TablePageProps } from './page.tsx';
import { firstIds } from '../list/motion/first-rows.ts';
import { selectionOfQuery, tableFeed } from './address.ts';

/** A feed of so many rows travels with the document as it is; of a longer one the first rows, and the client fetches it right after. */
const WHOLE_ROWS = 200;

const idOf = (row: string): string => row.slice(row.indexOf(INDEX) + 1, row.indexOf(CELL_END));

/** The rows of these events under their leagues. Without a signature: a part must never be taken for the whole. */
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

/** What the first page of a feed is made of: the events of each category, and the text that travels with it. */
interface Found {
  readonly text: string;
  readonly counts: TablePageProps['counts'];
  readonly live: number;
  readonly seed: string;
}

function find(text: string, category: Category): Found {
  const table = decodeTable(text);
  const { counts, leagues } = viewOf(table, table.rows, category);
  const live = counts[Category.live];
  if (table.rows.size <= WHOLE_ROWS) return { text, counts: null, live, seed: text };
  return { text, counts, live, seed: partOf(text, firstIds(leagues)) };
}

/** So many feeds and categories are remembered, those found first forgotten first. */
const MOST_REMEMBERED = 100;
/** By feed and category. The page is drawn for every theme and visitor, and a feed of thousands of rows is long to decode. */
const remembered = new Map<string, Found>();

function findOnce(feed: string, text: string, category: Category): Found {
  const key = `${feed} ${category}`;
  const known = remembered.get(key);
  if (known?.text === text) return known;
  const found = find(text, category);
  remembered.delete(key);
  for (const [first] of remembered) {
    if (remembered.size < MOST_REMEMBERED) break;
    remembered.delete(first);
  }
  remembered.set(key, found);
  return found;
}

/** What a sport, or all sports of a group, play on a day. */
export const tableResolver: Resolver<'table', TablePageProps> = {
  exists: () => true,
  resolve({ sportId }, source, request) {
    const { day, category } = selectionOfQuery(request.search);
    const feed = tableFeed(sportId, day, request.tzHours);
    const text = source.feed(feed);
    const found = text === null ? null : findOnce(feed, text, category);
    const live = day === 0 ? (found?.live ?? 0) : null;
    const props = { sportId, feed, day, category, counts: found?.counts ?? null, live };
    return { props, seeds: seedOf(feed, found?.seed ?? null) };
  },
};
