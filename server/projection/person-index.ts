import {
  type EventId,
  type Incident,
  type LiveState,
  type MatchFacts,
  NO_FACTS,
  type ParticipantId,
  personsIn,
} from '@stillingen/domain';
import { Mentions } from './item-source.ts';

interface Listed extends Pick<MatchFacts, 'lineup' | 'player-statistics'> {
  readonly incidents: readonly Incident[];
}

/** In the order of the line-ups, each once: those lined up, with figures, and in incidents. */
function personsOf({ lineup, 'player-statistics': tables, incidents }: Listed): ReadonlySet<ParticipantId> {
  const ids = new Set<ParticipantId>();
  const add = ({ participant }: { readonly participant?: ParticipantId }): void => {
    if (participant !== undefined) ids.add(participant);
  };
  for (const { starters, substitutes } of lineup) {
    starters.forEach(add);
    substitutes.forEach(add);
  }
  for (const { sections } of tables) for (const { lines } of sections) lines.forEach(add);
  personsIn(incidents).forEach(add);
  return ids;
}

interface Indexed extends Listed {
  readonly persons: ReadonlySet<ParticipantId>;
}
const NO_INCIDENTS: readonly Incident[] = [];
const NOTHING: Indexed = { ...NO_FACTS, incidents: NO_INCIDENTS, persons: new Set() };

function listedIn({ facts, incidents }: LiveState, id: EventId): Listed {
  const { lineup, 'player-statistics': tables } = facts.get(id) ?? NO_FACTS;
  return { lineup, 'player-statistics': tables, incidents: incidents.get(id) ?? NO_INCIDENTS };
}

/** The matches of each person, by the present line-ups, figures and incidents. */
export class PersonIndex {
  readonly #events = new Mentions();
  readonly #indexed = new Map<EventId, Indexed>();

  constructor(state: LiveState) {
    for (const id of new Set([...state.facts.keys(), ...state.incidents.keys()])) this.#put(id, listedIn(state, id));
  }

  eventsOf(person: string): readonly EventId[] {
    return this.#events.of(person);
  }

  personsOf(event: EventId): ReadonlySet<ParticipantId> {
    return (this.#indexed.get(event) ?? NOTHING).persons;
  }

  /** After a change of facts or incidents. Returns the persons before and after it. */
  renew(state: LiveState, id: EventId): ReadonlySet<ParticipantId> {
    const before = this.#indexed.get(id) ?? NOTHING;
    const now = listedIn(state, id);
    const isSame =
      before.lineup === now.lineup &&
      before['player-statistics'] === now['player-statistics'] &&
      before.incidents === now.incidents;
    return isSame ? before.persons : before.persons.union(this.#put(id, now));
  }

  #put(id: EventId, listed: Listed): ReadonlySet<ParticipantId> {
    const persons = personsOf(listed);
    this.#events.replace(id, this.personsOf(id), persons);
    if (persons.size === 0) this.#indexed.delete(id);
    else this.#indexed.set(id, { ...listed, persons });
    return persons;
  }
}
