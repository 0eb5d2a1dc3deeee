import type { LiveState, Participant, ParticipantId } from '@stillingen/domain';

/** The id and hash of a participant's logo, as pictures are addressed; null without one. */
export type LogoMark = (participant: Participant) => string | null;

type Shown = Participant & { readonly logo?: string };

/** The participants of the journal, each with its logo where the operator has one. */
class ShownParticipants extends Map<ParticipantId, Participant> {
  readonly #known: ReadonlyMap<ParticipantId, Participant>;
  readonly #markOf: LogoMark;
  /** The same participant with the same logo stays one object, by which rows are compared. */
  readonly #shown = new WeakMap<Participant, Shown>();

  constructor(known: ReadonlyMap<ParticipantId, Participant>, markOf: LogoMark) {
    super();
    this.#known = known;
    this.#markOf = markOf;
  }

  #show(participant: Participant): Participant {
    const logo = this.#markOf(participant);
    if (logo === null) return participant;
    const known = this.#shown.get(participant);
    if (known?.logo === logo) return known;
    const shown: Shown = { ...participant, logo };
    this.#shown.set(participant, shown);
    return shown;
  }

  override get size(): number {
    return this.#known.size;
  }
  override has(id: ParticipantId): boolean {
    return this.#known.has(id);
  }
  override get(id: ParticipantId): Participant | undefined {
    const participant = this.#known.get(id);
    return participant && this.#show(participant);
  }
  override keys(): MapIterator<ParticipantId> {
    return this.#known.keys();
  }
  override *values(): MapIterator<Participant> {
    for (const participant of this.#known.values()) yield this.#show(participant);
  }
  override *entries(): MapIterator<[ParticipantId, Participant]> {
    for (const [id, participant] of this.#known) yield [id, this.#show(participant)];
  }
  override [Symbol.iterator](): MapIterator<[ParticipantId, Participant]> {
    return this.entries();
  }
  override forEach(each: (value: Participant, key: ParticipantId, map: Map<ParticipantId, Participant>) => void): void {
    for (const [id, participant] of this) each(participant, id, this);
  }
}

/** The state as an edge shows it: the journal alone decides all but the logos. */
export function withLogos(state: LiveState, markOf: LogoMark): LiveState {
  const participants = new ShownParticipants(state.participants, markOf);
  return {
    ...state,
    participants,
    get n() {
      return state.n;
    },
  };
}
