import { type EventId, type LiveState, type MatchFacts, NO_FACTS, type ParticipantId } from '@stillingen/domain';
import { Mentions } from './item-source.ts';

type Listed = Pick<MatchFacts, 'lineup' | 'player-statistics'>;

/** In the order of the line-ups, each once: those lined up, and those with figures. */
export function personsIn({ lineup, 'player-statistics': tables }: Listed): ReadonlySet<ParticipantId> {
  const ids = new Set<ParticipantId>();
  const add = ({ participant }: { readonly participant?: ParticipantId }): void => {
    if (participant !== undefined) ids.add(participant);
  };
  for (const { starters, substitutes } of lineup) {
    starters.forEach(add);
    substitutes.forEach(add);
  }
  for (const { sections } of tables) for (const { lines } of sections) lines.forEach(add);
  return ids;
}

interface Indexed extends Listed {
  readonly persons: ReadonlySet<ParticipantId>;
}
const NOTHING: Indexed = { ...NO_FACTS, persons: new Set() };

/** The matches of each person, by the present line-ups and figures. */
export class PersonIndex {
  readonly #events = new Mentions();
  readonly #indexed = new Map<EventId, Indexed>();

  constructor({ facts }: LiveState) {
    for (const [id, listed] of facts) this.#put(id, listed);
  }

  eventsOf(person: string): readonly EventId[] {
    return this.#events.of(person);
  }

  personsOf(event: EventId): ReadonlySet<ParticipantId> {
    return (this.#indexed.get(event) ?? NOTHING).persons;
  }

  /** After a change of facts. Returns the persons before and after it. */
  renew({ facts }: LiveState, id: EventId): ReadonlySet<ParticipantId> {
    const before = this.#indexed.get(id) ?? NOTHING;
    const now = facts.get(id) ?? NO_FACTS;
    const isSame = before.lineup === now.lineup && before['player-statistics'] === now['player-statistics'];
    return isSame ? before.persons : before.persons.union(this.#put(id, now));
  }

  #put(id: EventId, { lineup, 'player-statistics': tables }: Listed): ReadonlySet<ParticipantId> {
    const persons = personsIn({ lineup, 'player-statistics': tables });
    this.#events.replace(id, this.personsOf(id), persons);
    if (persons.size === 0) this.#indexed.delete(id);
    else this.#indexed.set(id, { lineup, 'player-statistics': tables, persons });
    return persons;
  }
}
