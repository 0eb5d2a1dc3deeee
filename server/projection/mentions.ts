import type { EventId } from '@stillingen/domain';

/** The matches and races of each participant and series. */
export class Mentions {
  readonly #events = new Map<string, EventId[]>();

  /** In no order. */
  of(id: string): readonly EventId[] {
    return this.#events.get(id) ?? [];
  }

  /** Replaces the ids that an event mentions. Returns the old and new ones. */
  replace(event: EventId, before: Iterable<string>, after: Iterable<string>): ReadonlySet<string> {
    const [old, now] = [new Set(before), new Set(after)];
    for (const id of now.difference(old)) {
      const list = this.#events.get(id);
      if (list === undefined) this.#events.set(id, [event]);
      else list.push(event);
    }
    for (const id of old.difference(now)) {
      const rest = this.#events.get(id)!.filter((other) => other !== event);
      if (rest.length === 0) this.#events.delete(id);
      else this.#events.set(id, rest);
    }
    return old.union(now);
  }
}
