import {
  CALENDAR_DAYS,
  firstRaces,
  type Participant,
  type ParticipantId,
  participantsOfKind,
  SUMMARY_MATCHES,
  sportById,
  sportNameById,
  withoutClassifications,
} from '@stillingen/domain';
import { participantPath, writeParticipant } from '@stillingen/wire';
import type { ListItem } from '../../projection/list-item.ts';
import { eventsOfPerson } from '../persons/appearances.ts';
import { sportsOf } from './lists.ts';
import { type PartKind, inGivenOrder, itemsOf, ofKind, ofParticipant, partOf, rowIdsOf } from './sections.ts';
import type { FeedState } from '../../projection/item-source.ts';

interface NamedParticipant {
  readonly participant: string;
}
interface NamedPart extends NamedParticipant {
  readonly sport: number;
  readonly part: number;
  readonly tennisType: string;
}

const DAY_S = 24 * 3600;

function participantOf({ state }: FeedState, id: string, sportId?: number): Participant | null {
  const participant = state.participants.get(id as ParticipantId) ?? null;
  return participant === null || (sportId !== undefined && !sportsOf(sportId).has(participant.sportId)) ? null : participant;
}

const allOf = (shown: FeedState, participant: Participant, nowS: number): ListItem[] =>
  itemsOf(shown, participant.kind === 'person' ? eventsOfPerson(shown, participant, nowS) : shown.eventsOf(participant.id));

function infoText({ words }: FeedState, participant: Participant, items: readonly ListItem[]): string {
  const { id, name, sportId } = participant;
  const country = words.country(participant.country);
  return writeParticipant({
    id,
    shortName: name,
    name,
    countryName: country?.name ?? '',
    image: '',
    tableImage: '',
    sportIds: [sportId],
    countryIds: country === null ? [] : [country.id],
    url: participant.deleted === true ? '' : participantPath(participant),
    deleted: participant.deleted === true,
    eventIds: items.flatMap((item) => rowIdsOf(item, id)),
  });
}

function listText(shown: FeedState, participant: Participant, items: readonly ListItem[]): string {
  const inOrder = participant.deleted === true ? [] : ofParticipant(shown, participant.sportId, items);
  const about = infoText(shown, participant, inOrder);
  return inGivenOrder(shown, participant.sportId, inOrder, { competitor: participant.id, about });
}

/** As many events as a page of the sport shows, of races as many meetings. */
export function summary(sportId: number, items: readonly ListItem[]): ListItem[] {
  const { duel, limits } = sportById(sportId)!;
  if (duel) return items.slice(0, SUMMARY_MATCHES);
  const races = withoutClassifications(
    items.filter(({ race }) => race !== null),
    ({ race }) => race!.race,
  );
  return firstRaces(limits, races, ({ race }) => race!.race.meeting);
}

/** Latest results, live events and next fixtures. */
export function participantList(
  name: NamedParticipant & { readonly sport: number },
  shown: FeedState,
  nowS: number,
): string | null {
  const participant = participantOf(shown, name.participant, name.sport);
  if (participant === null) return null;
  const { live = [], others = [] } = Object.groupBy(allOf(shown, participant, nowS), (item) => (item.live ? 'live' : 'others'));
  const around = (['results', 'fixtures'] as const).flatMap((kind) => summary(participant.sportId, ofKind(shown, others, kind)));
  return listText(shown, participant, [...live, ...around]);
}

/** Its events of seven days each way. */
export function participantEvents(name: NamedParticipant, shown: FeedState, nowS: number): string | null {
  const participant = participantOf(shown, name.participant);
  if (participant === null) return null;
  const around = allOf(shown, participant, nowS).filter(({ start }) => Math.abs(start - nowS) <= CALENDAR_DAYS * DAY_S);
  return listText(shown, participant, around);
}

export function participantLiveEvents(name: NamedParticipant, shown: FeedState, nowS: number): string | null {
  const participant = participantOf(shown, name.participant);
  if (participant === null || participant.deleted === true) return null;
  const live = allOf(shown, participant, nowS).filter((item) => item.live);
  return inGivenOrder(shown, participant.sportId, ofParticipant(shown, participant.sportId, live), {
    competitor: participant.id,
  });
}

/** `tennisType` selects matches of one kind (PART-20); '' all. */
export function participantPart(
  { sport, participant: id, part, tennisType }: NamedPart,
  shown: FeedState,
  kind: PartKind,
  nowS: number,
): string | null {
  const participant = participantOf(shown, id, sport);
  if (participant === null || participant.deleted === true) return null;
  const all = tennisType === '' ? allOf(shown, participant, nowS) : itemsOfTennisType(shown, participant, tennisType);
  if (all === null) return null;
  return inGivenOrder(
    shown,
    sport,
    partOf(ofKind(shown, all, kind), part, () => 1),
    { competitor: participant.id },
  );
}

const TENNIS = 'tennis';
const BETWEEN_PARTNERS = ' / ';
const MIXED = /^mix/i;

/** 's' singles, 'd' doubles or 'm' mixed doubles, as in feed names. */
function typeOf({ state }: FeedState, { id, leagueId }: ListItem): string {
  if (state.participants.get(state.events.get(id)!.home)!.kind !== 'pair') return 's';
  const { category, name } = state.leagues.get(leagueId)!;
  return MIXED.test(category) || MIXED.test(name) ? 'm' : 'd';
}

/** The pairs of a person, found by their names. */
export function pairsOf({ state }: FeedState, { sportId, kind, name }: Participant): ParticipantId[] {
  if (kind !== 'person' || sportById(sportId)?.competitors === 'teams') return [];
  return participantsOfKind(state, 'pair')
    .filter((pair) => pair.sportId === sportId && pair.name.split(BETWEEN_PARTNERS).includes(name))
    .map(({ id }) => id);
}

export function itemsOfTennisType(shown: FeedState, participant: Participant, type: string): ListItem[] | null {
  if (sportNameById(participant.sportId)?.name !== TENNIS) return null;
  return [participant.id, ...pairsOf(shown, participant)]
    .flatMap((id) => itemsOf(shown, shown.eventsOf(id)))
    .filter((item) => typeOf(shown, item) === type);
}
