import { type Participant, PROJECT_TYPE, SPORT, sportById } from '@stillingen/domain';
import { buildFeedName, type FeedSource, participantPath, readPerson, type Redirect, type RenderRequest } from '@stillingen/wire';
import { PAGE_KEY, pageOf } from '../team/model/address.ts';
import { TYPE_KEY } from '../team/model/news.ts';
import { newsListOf } from '../team/definition.ts';
import { definePage, type Resolved, SLUG } from '../page/define-page.ts';
import {
  KIND_KEY,
  matchesFeed,
  PERSON_TAB_SEGMENTS,
  type PersonList,
  type PersonPageProps,
  type PersonTab,
  personFeed,
  personTabPath,
  TENNIS_KINDS,
  type TennisKind,
} from './model/address.ts';
import { hasLists, tabsOf } from './model/tabs.ts';

interface PersonAddress {
  readonly slug: string;
  readonly id: string;
  readonly tab: PersonTab;
}

const PARTICIPANT_ID = /^[A-Za-z0-9]{8}$/;
const TABS = new Map((Object.entries(PERSON_TAB_SEGMENTS) as [PersonTab, string][]).map(([tab, segment]) => [segment, tab]));

const KINDS = Object.keys(TENNIS_KINDS) as TennisKind[];

/**
 * The list that an address selects, of the first kind with matches where it names none (PART-20).
 * Null for a page out of range or an unknown kind.
 */
function listOf(
  { sportId: sport, id: participant }: Participant,
  tab: 'results' | 'fixtures',
  search: string,
  source: FeedSource,
  tz: number,
): PersonList | null {
  const query = new URLSearchParams(search);
  const hasKinds = sport === SPORT.tennis;
  const word = query.get(KIND_KEY);
  const page = pageOf(search);
  if (page === null) return null;
  const feedOf = (part: number, of: TennisKind | null): string =>
    buildFeedName({
      ...{ kind: tab === 'results' ? 'participantResults' : 'participantFixtures', sport, country: 1, participant, part, tz },
      ...{ lang: 'da', projectType: PROJECT_TYPE.id, tennisType: of === null ? '' : TENNIS_KINDS[of] },
    });
  const held = hasKinds ? KINDS.filter((each) => source.feed(feedOf(0, each))) : [];
  const named = word === null ? (held[0] ?? 'single') : (KINDS.find((each) => each === word) ?? null);
  if (hasKinds && named === null) return null;
  const kind = hasKinds ? named : null;
  const feed = feedOf(page - 1, kind);
  const next = feedOf(page, kind);
  if (page > 1 && !source.feed(feed)) return null;
  return {
    ...{ feed, page, kind },
    next: source.feed(next) ? next : null,
    kinds: KINDS.filter((each) => held.includes(each) || each === kind),
  };
}

/** A person, in a sport of teams or of persons. A wrong name in the address leads to the right one. */
export const personPage = definePage({
  kind: 'person',
  fields: [KIND_KEY, PAGE_KEY, TYPE_KEY],
  address(path): PersonAddress | null {
    const [root, slug = '', id = '', segment = '', ...beyond] = path.split('/').slice(1, -1);
    const tab = TABS.get(segment);
    if (root !== 'spiller' || beyond.length > 0 || tab === undefined || !SLUG.test(slug) || !PARTICIPANT_ID.test(id)) return null;
    return { slug, id, tab };
  },
  exists: ({ id }, source) => source.participant(id)?.kind === 'person',
  resolve({ slug, id, tab }, source: FeedSource, request: RenderRequest): Resolved<PersonPageProps> | Redirect | null {
    const participant = source.participant(id);
    if (participant?.kind !== 'person') return null;
    const path = participantPath(participant);
    if (slug !== participant.slug) return { status: 301, location: personTabPath(path, tab) };
    const { sportId, name, country, deleted } = participant;
    const feeds = [personFeed(id), matchesFeed(sportId, id, request.tzHours)];
    const seeds = new Map(feeds.flatMap((feed) => (source.feed(feed) === null ? [] : [[feed, source.feed(feed)!] as const])));
    const about = readPerson(seeds.get(personFeed(id)) ?? '');
    if (!tabsOf(about, hasLists(sportById(sportId) ?? null)).includes(tab)) return { status: 302, location: path };
    const isList = tab === 'results' || tab === 'fixtures';
    const list = isList ? listOf(participant, tab, request.search, source, request.tzHours) : null;
    if (isList && list === null) return null;
    const news = tab === 'news' ? newsListOf(id, request.search, source) : null;
    if (tab === 'news' && news === null) return null;
    const transfers = buildFeedName({ kind: 'transfers', participant: id, page: 0 });
    const picture = source.logo?.('person', id) ?? null;
    const own = { sportId, id, name, country, path, deleted: deleted === true, ...(picture === null ? {} : { picture }) };
    return { props: { ...own, tab, transfers, list, news }, seeds };
  },
});
