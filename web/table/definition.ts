import { Category, decodeTable, liveLeaguesFirst, viewOf } from '@stillingen/client';
import { HOME_COUNTRY } from '@stillingen/domain';
import type { FeedSource, RenderRequest } from '@stillingen/wire';
import { definePage, type Resolved, seedOf, sportAddress } from '../page/define-page.ts';
import type { TablePageProps } from './use-day-table.ts';
import { leadersOf, partOf, rowsIn, WHOLE_ROWS } from '../list/first-part.ts';
import { FIRST_ENTRIES, firstIds } from '../list/motion/gradual.tsx';
import { DAY_KEY, ODDS_PATH } from '../page/paths.ts';
import { CATEGORY_KEY, type Selection, selectionOfQuery, tableFeed } from './address.ts';

interface FirstPart {
  readonly text: string;
  readonly counts: TablePageProps['counts'];
  readonly live: number;
  readonly seed: string;
}

function firstPartOf(text: string, category: Category, liveFirst: boolean): FirstPart {
  const isWhole = rowsIn(text) <= WHOLE_ROWS;
  const table = decodeTable(leadersOf(text, FIRST_ENTRIES, HOME_COUNTRY));
  const { counts, leagues } = viewOf(table, table.rows, category, liveFirst ? liveLeaguesFirst : null);
  const live = counts[Category.live];
  if (isWhole) return { text, counts: null, live, seed: text };
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

function resolveTable(
  sportId: number,
  { day, category }: Selection,
  source: FeedSource,
  request: RenderRequest,
): Resolved<TablePageProps> {
  const feed = tableFeed(sportId, day, request.tzHours);
  const text = source.feed(feed);
  const found = text === null ? null : cachedFirstPart(feed, text, category, request.liveFirst);
  const live = day === 0 ? (found?.live ?? 0) : null;
  const vacancy = source.vacancy?.();
  const props = { sportId, feed, day, category, counts: found?.counts ?? null, live, ...(vacancy && { vacancy }) };
  return { props, seeds: seedOf(feed, found?.seed ?? null) };
}

export const tablePage = definePage({
  kind: 'table',
  fields: [DAY_KEY, CATEGORY_KEY],
  address(path) {
    const found = sportAddress(path);
    return found?.rest.length === 0 ? found.sportId : null;
  },
  resolve: (sportId, source, request) => resolveTable(sportId, selectionOfQuery(request.search), source, request),
});

/** PAGE-12: the front table with its filter of odds, only where they are served. */
export const oddsPage = definePage({
  kind: 'table',
  fields: [DAY_KEY, CATEGORY_KEY],
  address: (path) => (path === ODDS_PATH ? sportAddress('/')!.sportId : null),
  exists: (_sportId, _source, { odds }) => odds !== undefined,
  resolve(sportId, source, request): Resolved<TablePageProps> {
    const { day, category } = selectionOfQuery(request.search);
    const filter = category === Category.all ? Category.odds : category;
    return resolveTable(sportId, { day, category: filter }, source, request);
  },
});
