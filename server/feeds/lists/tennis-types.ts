import { type Participant, sportNameById } from '@stillingen/domain';
import type { ListItem } from '../../projection/list-item.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { itemsOf } from './sections.ts';

const TENNIS = 'tennis';
const BETWEEN_PARTNERS = ' / ';
const MIXED = /^mix/i;

/** 's' singles, 'd' doubles or 'm' mixed doubles, as feed names say it. */
function typeOf({ state }: FeedState, { id, leagueId }: ListItem): string {
  if (state.participants.get(state.events.get(id)!.home)!.kind !== 'pair') return 's';
  const { category, name } = state.leagues.get(leagueId)!;
  return MIXED.test(category) || MIXED.test(name) ? 'm' : 'd';
}

/** A person and all pairs that the person is one of, whose names are those of their persons; a pair alone. */
function withPairs({ state }: FeedState, { id, sportId, kind, name }: Participant): string[] {
  const ids: string[] = [id];
  if (kind !== 'person') return ids;
  for (const other of state.participants.values()) {
    if (other.kind === 'pair' && other.sportId === sportId && other.name.split(BETWEEN_PARTNERS).includes(name))
      ids.push(other.id);
  }
  return ids;
}

/** All matches of a kind of a tennis player or pair; null in other sports, which have no such kinds. */
export function itemsOfTennisType(shown: FeedState, participant: Participant, type: string): ListItem[] | null {
  if (sportNameById(participant.sportId)?.name !== TENNIS) return null;
  return withPairs(shown, participant)
    .flatMap((id) => itemsOf(shown, shown.eventsOf(id)))
    .filter((item) => typeOf(shown, item) === type);
}
