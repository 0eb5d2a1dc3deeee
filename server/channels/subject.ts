import type { EventId, League, Participant, ParticipantId, StageId, TemplateId } from '@stillingen/domain';
import { type ChannelSubject, MINE_PATH, participantPath } from '@stillingen/wire';
import type { FeedState } from '../projection/item-source.ts';
import { leaguePagePath } from '../projection/league-header.ts';
import type { ListItem } from '../projection/list-item.ts';
import { markOf } from './titles.ts';

export interface ChannelState extends FeedState {
  version(topic: string): number;
}

/** The matches of a person, with those of its present teams. */
export type EventsOfPerson = (shown: FeedState, person: Participant, nowS: number) => readonly EventId[];

export interface Subject {
  readonly name: string;
  /** Of its page. */
  readonly path: string;
  /** In no order. */
  readonly items: readonly ListItem[];
  /** Those whose changes may change it. */
  readonly topics: readonly string[];
  /** Whether it depends on the time of day as well. */
  readonly isTimed: boolean;
}

const MINE_NAME = 'Mine kampe';

const participantOf = ({ state }: FeedState, id: string): Participant | null => {
  const participant = state.participants.get(id as ParticipantId);
  return participant === undefined || participant.deleted === true ? null : participant;
};

const stagesOfTemplate = ({ state }: FeedState, id: string): readonly League[] =>
  [...state.leagues.values()].filter(({ templateId }) => templateId === (id as TemplateId));

const eventsOfStage = ({ state }: FeedState, id: string): readonly EventId[] => [
  ...(state.eventsOfLeague.get(id as StageId) ?? []),
  ...(state.racesOfLeague.get(id as StageId) ?? []),
];

const itemsOf = (shown: FeedState, ids: Iterable<EventId>): readonly ListItem[] =>
  [...new Set(ids)].flatMap((id) => shown.item(id) ?? []);

/** With the sides of its matches: a new match of the club of a person is one of the person. */
const topicsOf = (ids: readonly string[], items: readonly ListItem[]): readonly string[] => [
  ...new Set([...ids, ...items.flatMap(({ match, mentions }) => (match === null ? [] : mentions))]),
];

function eventsOf(shown: FeedState, participant: Participant, ofPerson: EventsOfPerson, nowS: number): readonly EventId[] {
  return participant.kind === 'person' ? ofPerson(shown, participant, nowS) : shown.eventsOf(participant.id);
}

function ofParticipant(
  shown: FeedState,
  kind: ChannelSubject,
  id: string,
  ofPerson: EventsOfPerson,
  nowS: number,
): Subject | null {
  const participant = participantOf(shown, id);
  const isPerson = participant?.kind === 'person';
  if (participant === null || isPerson !== (kind === 'person')) return null;
  const items = itemsOf(shown, eventsOf(shown, participant, ofPerson, nowS));
  const topics = isPerson ? topicsOf([id], items) : [id];
  return { name: participant.name, path: participantPath(participant), items, topics, isTimed: isPerson };
}

function ofLeague(shown: FeedState, id: string): Subject | null {
  const stages = stagesOfTemplate(shown, id);
  const [newest] = stages.toSorted((a, b) => (a.season > b.season ? -1 : a.season < b.season ? 1 : a.id < b.id ? -1 : 1));
  if (newest === undefined) return null;
  const items = itemsOf(
    shown,
    stages.flatMap((stage) => eventsOfStage(shown, stage.id)),
  );
  const name = shown.words.competition(newest).name + markOf(newest.origin);
  return { name, path: leaguePagePath(newest), items, topics: [id], isTimed: false };
}

/** Ids that lead nowhere any more are passed over. */
function ofMine(shown: FeedState, ids: readonly string[], ofPerson: EventsOfPerson, nowS: number): Subject | null {
  const topics: string[] = [];
  const events: EventId[] = [];
  let isTimed = false;
  for (const id of ids) {
    const participant = participantOf(shown, id);
    if (participant !== null) {
      isTimed ||= participant.kind === 'person';
      events.push(...eventsOf(shown, participant, ofPerson, nowS));
    } else if (shown.item(id as EventId) !== undefined) events.push(id as EventId);
    else {
      const stage = shown.state.leagues.get(id as StageId);
      const stages = stage === undefined ? stagesOfTemplate(shown, id) : [stage];
      if (stages.length === 0) continue;
      for (const each of stages) events.push(...eventsOfStage(shown, each.id));
      topics.push(stages[0]!.templateId);
    }
    topics.push(id);
  }
  if (topics.length === 0) return null;
  const items = itemsOf(shown, events);
  return { name: MINE_NAME, path: MINE_PATH, items, topics: isTimed ? topicsOf(topics, items) : topics, isTimed };
}

/** Null where it is not known. */
export function subjectOf(
  shown: FeedState,
  { subject, ids }: { readonly subject: ChannelSubject; readonly ids: readonly string[] },
  ofPerson: EventsOfPerson,
  nowS: number,
): Subject | null {
  if (subject === 'mine') return ofMine(shown, ids, ofPerson, nowS);
  return subject === 'liga' ? ofLeague(shown, ids[0]!) : ofParticipant(shown, subject, ids[0]!, ofPerson, nowS);
}
