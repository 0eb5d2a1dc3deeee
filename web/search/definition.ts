import { SEARCH_KEY, SEARCH_PAGE_PATH } from '@stillingen/wire';
import { definePage, type Resolved } from '../page/define-page.ts';
import { searchText } from '#text/search.ts';
import { shellText } from '#text/shell.ts';
import type { SearchPageProps } from './page.tsx';

/** The results of the search without a script, and after Enter in its field. */
export const searchPage = definePage({
  kind: 'search',
  fields: [SEARCH_KEY],
  address: (path) => (path === SEARCH_PAGE_PATH ? path : null),
  resolve(_path, source, { search }): Resolved<SearchPageProps> {
    const text = new URLSearchParams(search).get(SEARCH_KEY) ?? '';
    return {
      props: { text, answer: source.search?.(text) ?? null },
      seeds: new Map(),
      head: { title: [text, searchText.title, shellText.brand].filter((word) => word !== '').join(' · ') },
    };
  },
});
