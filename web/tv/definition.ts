import { decodeTable } from '@stillingen/client';
import { eventRow, leagueRow, TV_PATH } from '@stillingen/wire';
import { definePage, type Resolved, seedOf } from '../page/define-page.ts';
import { shellText } from '../text/da.ts';
import { tvText } from '../text/da-tv.ts';
import { DAY_KEY, selectionOf, tvFeed, VIEW_KEY } from './address.ts';
import { shownRows } from './channels.ts';
import type { TvPageProps } from './page.tsx';

/** Of races their leaders alone, unsigned: a part must not pass for the whole. */
function tvSeed(text: string | null): string | null {
  if (text === null) return null;
  const { leagues, rows } = decodeTable(text);
  if (leagues.every(({ league }) => league.noDuel !== true)) return text;
  return leagues
    .map((group) => {
      const shown = shownRows(group).map((id) => eventRow.writeText(rows.get(id)!));
      return leagueRow.writeText(group.league) + shown.join('');
    })
    .join('');
}

export const tvPage = definePage({
  kind: 'tv',
  fields: [DAY_KEY, VIEW_KEY],
  address: (path) => (path === TV_PATH ? path : null),
  resolve(_path, source, request): Resolved<TvPageProps> {
    const selection = selectionOf(request.search);
    const feed = tvFeed(selection.day, request.tzHours);
    return {
      props: { ...selection, feed },
      seeds: seedOf(feed, tvSeed(source.feed(feed))),
      head: { title: `${tvText.title} · ${shellText.brand}`, description: tvText.description },
    };
  },
});
