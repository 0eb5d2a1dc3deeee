import { type Participant, sportById } from '@stillingen/domain';
import { type FeedSource, participantPath, readParticipant, readRows, type Redirect, type RenderRequest } from '@stillingen/wire';
import { definePage, type Resolved, seedOf, SLUG } from '../page/define-page.ts';
import { categoryPath } from '../page/paths.ts';
import { TEAM_TAB_SEGMENTS, teamFeed, teamTabPath, type TeamPageProps, type TeamTab } from './model/address.ts';

interface TeamAddress {
  readonly slug: string;
  readonly id: string;
  readonly tab: TeamTab;
}

const PARTICIPANT_ID = /^[A-Za-z0-9]{8}$/;
const TABS = new Map((Object.entries(TEAM_TAB_SEGMENTS) as [TeamTab, string][]).map(([tab, segment]) => [segment, tab]));

function countryOf({ country, sportId }: Participant, feed: string | null, source: FeedSource): TeamPageProps['country'] {
  const name =
    readRows(feed ?? '')
      .map((row) => readParticipant(row))
      .find((about) => about !== null)?.countryName ?? '';
  if (name === '') return null;
  const { segment } = sportById(sportId)!;
  const category = source.categories(sportId).find((each) => each.name === name);
  return { code: country, name, path: category === undefined ? null : categoryPath(segment, category.segment) };
}

/** A club, a national team or a pair. A wrong name in the address leads to the right one. */
export const teamPage = definePage({
  kind: 'team',
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
    if (path !== `/hold/${slug}/${id}/`) return { status: 301, location: teamTabPath(path, tab) };
    const { sportId, name, code, colours, deleted } = participant;
    const feed = teamFeed(sportId, id, request.tzHours);
    const text = source.feed(feed);
    const props: TeamPageProps = {
      ...{ sportId, id, name, code, path, tab },
      colours: colours?.join('|') ?? null,
      country: countryOf(participant, text, source),
      deleted: deleted === true,
    };
    return { props, seeds: seedOf(feed, text) };
  },
});
