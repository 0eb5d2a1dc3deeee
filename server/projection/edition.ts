import type { EventId, League, LiveState, Participant, ParticipantId } from '@stillingen/domain';
import { readRows, restateUpdate } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import { type Item, itemInWords, rowsUnlike } from './list-item.ts';
import type { View } from './views.ts';
import type { PastStates } from './past-states.ts';
import type { ShownRows } from './projection.ts';

/** All that an edition in another language shows. What nobody asks for is never written. */
export interface Edition {
  readonly projection: ShownRows;
  readonly pastStates: Pick<PastStates, 'at'>;
  /** Update rows of an event as its own rows say the same. */
  updateText(event: EventId, text: string): string;
}

/** Participants as an edition names them, made when they are looked up. */
class NamedParticipants extends Map<ParticipantId, Participant> {
  readonly #known: ReadonlyMap<ParticipantId, Participant>;
  readonly #nameOf: (participant: Participant) => Participant;

  constructor(known: ReadonlyMap<ParticipantId, Participant>, nameOf: (participant: Participant) => Participant) {
    super();
    this.#known = known;
    this.#nameOf = nameOf;
  }
  override get size(): number {
    return this.#known.size;
  }
  override has(id: ParticipantId): boolean {
    return this.#known.has(id);
  }
  override get(id: ParticipantId): Participant | undefined {
    const participant = this.#known.get(id);
    return participant && this.#nameOf(participant);
  }
  override *values(): MapIterator<Participant> {
    for (const participant of this.#known.values()) yield this.#nameOf(participant);
  }
}

/** A function of objects that are never changed, computed once for each. */
function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** What is shown, in the words of an edition. Ids, order of time and versions are those of what it is made from. */
export function createEdition(projection: ShownRows, pastStates: Pick<PastStates, 'at'>, words: Vocabulary): Edition {
  const participantOf = once(words.participant);
  const itemOf = once((item: Item) => itemInWords(item, { ...words, participant: participantOf }));
  const stateOf = (state: LiveState): LiveState => ({
    ...state,
    participants: new NamedParticipants(state.participants, participantOf),
  });

  const viewOf = (view: View): View => ({
    words,
    *items() {
      for (const item of view.items()) yield itemOf(item);
    },
    item(id) {
      const item = view.item(id);
      return item && itemOf(item);
    },
    league: (id): League => view.league(id),
    eventsOf: (id) => view.eventsOf(id),
  });

  function updateText(event: EventId, text: string): string {
    const item = projection.item(event);
    // Nothing but that it is gone.
    if (item === undefined) return text;
    const full = new Map(itemOf(item).texts.map((row) => [readRows(row)[0]![0]![1], row]));
    return readRows(text)
      .map((row) => restateUpdate(row, full.get(row[0]![1]) ?? ''))
      .join('');
  }

  const view = viewOf(projection);
  // Its maps are those that the leader's entries change in place.
  const state = stateOf(projection.state);
  return {
    projection: {
      ...view,
      state,
      sinceMs: projection.sinceMs,
      at(atMs) {
        const then = projection.at(atMs);
        return then && viewOf(then);
      },
      get touches() {
        return projection.touches;
      },
      touchedAfter: projection.touchedAfter,
      rows: (id) => rowsUnlike(view.item(id), null),
      rowText: (id) => view.item(id)!.text(),
      version: projection.version,
      get structuralAtS() {
        return projection.structuralAtS;
      },
      recentRows: (sportId, nowMs) =>
        projection.recentRows(sportId, nowMs).map(({ event, text }) => ({ event, text: updateText(event, text) })),
    },
    pastStates: {
      at(atMs) {
        const then = pastStates.at(atMs);
        return then && stateOf(then);
      },
    },
    updateText,
  };
}
