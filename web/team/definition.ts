import { type Participant, PROJECT_TYPE, slugOf, sportById } from '@stillingen/domain';
import {
  nationPath,
  buildFeedName,
  type FeedSource,
  participantPath,
  readParticipant,
  readRows,
  type Redirect,
  type RenderRequest,
  crestText,
} from '@stillingen/wire';
import { STANDINGS_KEYS } from '../league/standings/keys.ts';
import { definePage, type Resolved, SLUG } from '../page/define-page.ts';
import { categoryPath } from '../page/paths.ts';
import { COMPETITION_KEY, SIDE_KEY } from './model/filter.ts';
import { NEWS_TYPES, type NewsList, TYPE_KEY } from './model/news.ts';
import {
  PAGE_KEY,
  pageOf,
  TEAM_TAB_SEGMENTS,
  TEAM_TABS,
  teamFeed,
  type TeamFeeds,
  type TeamPageProps,
  type TeamTab,
  teamTabPath,
} from './model/address.ts';

interface TeamAddress {
  readonly slug: string;
  readonly id: string;
  readonly tab: TeamTab;
}

const PARTICIPANT_ID = /^[A-Za-z0-9]{8}$/;
const TABS = new Map<string, TeamTab>(TEAM_TABS.map((tab) => [TEAM_TAB_SEGMENTS[tab], tab]));

function countryOf({ country, sportId }: Participant, feed: string | null, source: FeedSource): TeamPageProps['country'] {
  const about = readRows(feed ?? '').map((row) => readParticipant(row));
  const name = about.find((each) => each !== null)?.countryName ?? '';
  if (name === '') return null;
  if (source.nation(slugOf(name)) !== null) return { code: country, name, path: nationPath(slugOf(name)) };
  const category = source.categories(sportId).find((each) => each.name === name);
  return {
    code: country,
    name,
    path: category === undefined ? null : categoryPath(sportById(sportId)!.segment, category.segment),
  };
}

const PROJECT = { projectType: PROJECT_TYPE.id } as const;

/** The feed of page `page` of a tab, from 0; null for a tab without one. */
function tabFeed({ sportId: sport, id: participant }: Participant, tab: TeamTab, page: number, tz: number): string | null {
  const list = { sport, country: 1, participant, part: page, tz, lang: 'da', tennisType: '', ...PROJECT } as const;
  switch (tab) {
    case 'results':
      return buildFeedName({ kind: 'participantResults', ...list });
    case 'fixtures':
      return buildFeedName({ kind: 'participantFixtures', ...list });
    case 'squad':
      return buildFeedName({ kind: 'participantPlayers', participant, ...PROJECT });
    case 'injuries':
    case 'archive':
      return buildFeedName({ kind: 'participantHistory', participant, ...PROJECT });
    case 'transfers':
      return buildFeedName({ kind: 'transfers', participant, page });
    default:
      return null;
  }
}

const PAGED: ReadonlySet<TeamTab> = new Set(['results', 'fixtures', 'transfers']);

/** Null for a page number out of range. */
function feedsOf(participant: Participant, tab: TeamTab, page: number, source: FeedSource, tz: number): TeamFeeds | null {
  const { id } = participant;
  const own = tabFeed(participant, tab, page - 1, tz);
  const following = PAGED.has(tab) ? tabFeed(participant, tab, page, tz) : null;
  if (page > 1 && tab !== 'news' && (!PAGED.has(tab) || own === null || !source.feed(own))) return null;
  return {
    season: buildFeedName({ kind: 'participantSeason', participant: id, ...PROJECT }),
    news: buildFeedName({ kind: 'participantNews', participant: id }),
    tab: own,
    next: following !== null && source.feed(following) ? following : null,
  };
}

/**
 * The page of the news of a participant that an address selects (PART-21). Null for a page out of
 * range or an unknown type.
 */
export function newsListOf(participant: string, search: string, source: FeedSource): NewsList | null {
  const page = pageOf(search);
  const word = new URLSearchParams(search).get(TYPE_KEY) ?? 'all';
  const type = NEWS_TYPES.find((each) => each === word);
  if (page === null || type === undefined) return null;
  const feedOf = (newsType: string, part: number): string =>
    buildFeedName({ kind: 'participantNewsPage', participant, page: part, newsType });
  const [feed, next] = [feedOf(type, page - 1), feedOf(type, page)];
  if (page > 1 && !source.feed(feed)) return null;
  const hasTypes = type !== 'all' || Boolean(source.feed(feedOf('video', 0)));
  return { feed, page, next: source.feed(next) ? next : null, type, hasTypes };
}

/** A club, a national team or a pair. A wrong name in the address leads to the right one. */
export const teamPage = definePage({
  kind: 'team',
  fields: [PAGE_KEY, TYPE_KEY, SIDE_KEY, COMPETITION_KEY, ...Object.values(STANDINGS_KEYS)],
  address(path): TeamAddress | null {
    const [root, slug = '', id = '', segment = '', ...beyond] = path.split('/').slice(1, -1);
    const tab = TABS.get(segment);
    if (root !== 'hold' || beyond.length > 0 || tab === undefined || !SLUG.test(slug) || !PARTICIPANT_ID.test(id)) return null;
    return { slug, id, tab };
  },
  exists: ({ id }, source) => {
    const participant = source.participant(id);
    return participant !== null && participantPath(participant) !== '';
  },
  resolve({ slug, id, tab }, source, request: RenderRequest): Resolved<TeamPageProps> | Redirect | null {
    const participant = source.participant(id);
    const path = participant === null ? '' : participantPath(participant);
    if (participant === null || path === '') return null;
    // A person has other tabs.
    if (participant.kind === 'person') return { status: 301, location: path };
    if (path !== `/hold/${slug}/${id}/`) return { status: 301, location: teamTabPath(path, tab) };
    const { sportId, name, code, deleted } = participant;
    const page = pageOf(request.search);
    const feeds = page === null ? null : feedsOf(participant, tab, page, source, request.tzHours);
    const list = tab === 'news' ? newsListOf(id, request.search, source) : null;
    if (page === null || feeds === null || (tab === 'news' && list === null)) return null;
    const text = source.feed(teamFeed(sportId, id, request.tzHours));
    const props: TeamPageProps = {
      ...{ sportId, id, name, code, path, tab, page, feeds, list },
      colours: crestText(participant),
      country: countryOf(participant, text, source),
      deleted: deleted === true,
      isPair: participant.kind === 'pair',
    };
    return { props, seeds: new Map() };
  },
});
