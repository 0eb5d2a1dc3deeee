import type { EventId } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';

/** Which matches and races name a participant, or belong to a series. */
export interface Mentions {
  /** In no order. */
  of(id: string): readonly EventId[];
  /** Takes the rows of an event in place of those it had; both empty where it has none. Answers all ids that either names. */
  replace(event: EventId, before: readonly EventRow[], after: readonly EventRow[]): ReadonlySet<string>;
}

function idsOf(rows: readonly EventRow[]): Set<string> {
  const ids = new Set<string>();
  for (const { homeId, homeEventId, awayEventId, series } of rows) {
    // Of a competitor of a race there is one id; a pair is known by its own, not by those of its persons.
    for (const id of [homeEventId ?? homeId, awayEventId, series]) if (id !== null) ids.add(id);
  }
  return ids;
}

export function createMentions(): Mentions {
  const events = new Map<string, EventId[]>();
  return {
    of: (id) => events.get(id) ?? [],
    replace(event, before, after) {
      const [old, now] = [idsOf(before), idsOf(after)];
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
