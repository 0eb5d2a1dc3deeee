import { HOME_COUNTRY, PROJECT_TYPE, slugOf, sportNameById } from '@stillingen/domain';
import {
  buildFeedName,
  type FeedSource,
  rankingPath,
  RANKINGS_PATH,
  type RankingSummary,
  readRankings,
  type Redirect,
} from '@stillingen/wire';
import { definePage, type Resolved, SLUG } from '../page/define-page.ts';
import { shellText } from '#text/shell.ts';
import { rankingText } from '#text/ranking.ts';
import { NATION_KEY, PAGE_KEY, type RankingSelection, selectionOf, VIEW_KEY } from './address.ts';
import type { RankingPageProps } from './page.tsx';

const RANKINGS = buildFeedName({ kind: 'rankings', projectType: PROJECT_TYPE.id });
const listsOf = (source: FeedSource): readonly RankingSummary[] => readRankings(source.feed(RANKINGS) ?? '');

/** The list of an address: by its sport and name, or by a name that one list alone has. */
function listAt(slug: string, lists: readonly RankingSummary[]): RankingSummary | null {
  const named = lists.filter(({ name }) => slugOf(name ?? '') === slug);
  return lists.find((list) => list.slug === slug) ?? (named.length === 1 ? named[0]! : null);
}

function feedOf(ranking: string, { view, nation, page }: RankingSelection): string {
  const live = view === 'live';
  return nation === null
    ? buildFeedName({ kind: live ? 'liveRanking' : 'ranking', ranking, page })
    : buildFeedName({ kind: live ? 'liveCountryRanking' : 'countryRanking', ranking, nation, page });
}

/** All rankings, or one of them. */
export const rankingPage = definePage({
  kind: 'ranking',
  fields: [VIEW_KEY, NATION_KEY, PAGE_KEY],
  address(path): string | null {
    if (path === RANKINGS_PATH) return '';
    const slug = path.startsWith(RANKINGS_PATH) ? path.slice(RANKINGS_PATH.length, -1) : '';
    return SLUG.test(slug) ? slug : null;
  },
  exists: (slug, source) => slug === '' || listAt(slug, listsOf(source)) !== null,
  resolve(slug, source, request): Resolved<RankingPageProps> | Redirect | null {
    const lists = listsOf(source);
    if (slug === '') {
      return {
        props: { sportId: null, lists, shown: null },
        seeds: new Map(),
        head: { title: `${rankingText.title} · ${shellText.brand}`, description: rankingText.description },
      };
    }
    const list = listAt(slug, lists);
    if (list === null) return null;
    if (list.slug !== slug) return { status: 301, location: rankingPath(list.slug ?? '') };
    const selection = selectionOf(request.search, list.live === true);
    if (selection === null) return null;
    const home: RankingSelection = { ...selection, nation: HOME_COUNTRY, page: 0 };
    const feed = feedOf(list.id ?? '', selection);
    if (selection.page > 0 && !source.feed(feed)) return null;
    const homeFeed = feedOf(list.id ?? '', home);
    const sport = sportNameById(list.sportId ?? 0)?.danishName ?? '';
    return {
      props: { sportId: list.sportId, lists, shown: { ...selection, list, feed, homeFeed } },
      seeds: new Map(
        [feed, homeFeed].flatMap((name) => (source.feed(name) === null ? [] : [[name, source.feed(name)!] as const])),
      ),
      head: {
        title: `${list.name} · ${sport} · ${rankingText.ranking} · ${shellText.brand}`,
        description: rankingText.about(sport, list.name ?? ''),
      },
    };
  },
});
