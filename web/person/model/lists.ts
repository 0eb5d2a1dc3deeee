import { type Participant, PROJECT_TYPE, SPORT } from '@stillingen/domain';
import { buildFeedName, type FeedSource } from '@stillingen/wire';
import { PAGE_KEY } from '../../team/model/address.ts';
import { KIND_KEY, type PersonList, TENNIS_KINDS, type TennisKind } from './address.ts';

const KINDS = Object.keys(TENNIS_KINDS) as TennisKind[];
const PAGE = /^[1-9]\d{0,2}$/;

/** The list that an address selects; null for a page out of range or an unknown kind (PART-20). */
export function personListOf(
  { sportId: sport, id: participant }: Participant,
  tab: 'results' | 'fixtures',
  search: string,
  source: FeedSource,
  tz: number,
): PersonList | null {
  const query = new URLSearchParams(search);
  const hasKinds = sport === SPORT.tennis;
  const word = query.get(KIND_KEY) ?? 'single';
  const kind = hasKinds ? (KINDS.find((each) => each === word) ?? null) : null;
  const pageWord = query.get(PAGE_KEY) ?? '1';
  if ((hasKinds && kind === null) || !PAGE.test(pageWord)) return null;
  const page = Number(pageWord);
  const feedOf = (part: number, of: TennisKind | null): string =>
    buildFeedName({
      ...{ kind: tab === 'results' ? 'participantResults' : 'participantFixtures', sport, country: 1, participant, part, tz },
      ...{ lang: 'da', projectType: PROJECT_TYPE.id, tennisType: of === null ? '' : TENNIS_KINDS[of] },
    });
  const feed = feedOf(page - 1, kind);
  const next = feedOf(page, kind);
  if (page > 1 && !source.feed(feed)) return null;
  return {
    ...{ feed, page, kind },
    next: source.feed(next) ? next : null,
    kinds: hasKinds ? KINDS.filter((each) => each === kind || source.feed(feedOf(0, each))) : [],
  };
}
