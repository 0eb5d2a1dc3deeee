import { TV_PATH } from '@stillingen/wire';
import { leadersOf } from '../list/first-part.ts';
import { definePage, type Resolved, seedOf } from '../page/define-page.ts';
import { shellText } from '#text/shell.ts';
import { tvText } from '#text/tv.ts';
import { CHANNEL_KEY, DAY_KEY, selectionOf, tvFeed, VIEW_KEY } from './address.ts';
import type { TvPageProps } from './page.tsx';

export const tvPage = definePage({
  kind: 'tv',
  fields: [DAY_KEY, VIEW_KEY, CHANNEL_KEY],
  address: (path) => (path === TV_PATH ? path : null),
  resolve(_path, source, request): Resolved<TvPageProps> {
    const selection = selectionOf(request.search);
    const feed = tvFeed(selection.day, request.tzHours);
    const text = source.feed(feed);
    return {
      props: { ...selection, feed },
      seeds: seedOf(feed, text === null ? null : leadersOf(text)),
      head: { title: `${tvText.title} · ${shellText.brand}`, description: tvText.description },
    };
  },
});
