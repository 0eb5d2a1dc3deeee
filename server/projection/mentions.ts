import type { EventId } from '@stillingen/domain';

/** Which matches and races name a participant, or belong to a series. */
export interface Mentions {
  /** In no order. */
  of(id: string): readonly EventId[];
  /** Takes the ids that an event names in place of those it named. Answers all of either. */
  replace(event: EventId, before: Iterable<string>, after: Iterable<string>): ReadonlySet<string>;
}

export function createMentions(): Mentions {
  const events = new Map<string, EventId[]>();
  return {
    of: (id) => events.get(id) ?? [],
    replace(event, before, after) {
      const [old, now] = [new Set(before), new Set(after)];
      for (const id of now) {
        if (old.has(id)) continue;
        const list = events.get(id);
        if (list === undefined) events.set(id, [event]);
        else list.push(event);
      }
      for (const id of old) {
        if (now.has(id)) continue;
        const rest = events.get(id)!.filter((other) => other !== event);
        if (rest.length === 0) events.delete(id);
        else events.set(id, rest);
      }
      return old.union(now);
    },
  };
}
