import { PROJECT_TYPE, sportById, SPORT_NAMES } from '@stillingen/domain';
import { decodeTable } from '@stillingen/client';
import { buildPageFeedName, type EventRow, type FeedSource, type Redirect, seriesPath } from '@stillingen/wire';
import { definePage, type Resolved, SLUG } from '../page/define-page.ts';
import { shellText } from '#text/shell.ts';
import { seriesText } from '#text/match/series.ts';
import type { SeriesPageProps } from './page.tsx';
import { pathOfSeries } from './path.ts';

interface SeriesAddress {
  readonly slug: string;
  readonly id: string;
}
interface FoundSeries {
  readonly sportId: number;
  readonly feed: string;
  readonly text: string;
  readonly first: EventRow;
}

const ID = /^[A-Za-z0-9]{8}$/;
const DUELS = SPORT_NAMES.filter(({ id }) => sportById(id)?.duel === true);

/** The address has no sport: a series is of the one whose feed has its matches. */
function seriesAt(id: string, source: FeedSource, tz: number): FoundSeries | null {
  for (const { id: sportId } of DUELS) {
    const feed = buildPageFeedName({ kind: 'series', sport: sportId, series: id, tz, lang: 'da', projectType: PROJECT_TYPE.id });
    const text = source.feed(feed);
    const [first] = text === null ? [] : decodeTable(text).rows.values();
    if (text !== null && first !== undefined && pathOfSeries(first) !== null) return { sportId, feed, text, first };
  }
  return null;
}

/** The matches of a tie or a play-off series. A wrong name in the address leads to the right one. */
export const seriesPage = definePage({
  kind: 'series',
  address(path): SeriesAddress | null {
    const [root, slug = '', id = '', ...beyond] = path.split('/').slice(1, -1);
    return root === 'serie' && beyond.length === 0 && SLUG.test(slug) && ID.test(id) ? { slug, id } : null;
  },
  exists: ({ id }, source, { tzHours }) => seriesAt(id, source, tzHours) !== null,
  resolve({ slug, id }, source, { tzHours }): Resolved<SeriesPageProps> | Redirect | null {
    const found = seriesAt(id, source, tzHours);
    if (found === null) return null;
    const { sportId, feed, text, first } = found;
    const path = pathOfSeries(first) ?? '';
    if (path !== seriesPath(slug, id)) return { status: 301, location: path };
    const sides = [first.homeName ?? '', first.awayName ?? ''] as const;
    return {
      props: { sportId, feed, sides },
      seeds: new Map([[feed, text]]),
      head: {
        title: `${sides.join(' – ')} · ${seriesText.series} · ${shellText.brand}`,
        description: seriesText.description(...sides),
      },
    };
  },
});
