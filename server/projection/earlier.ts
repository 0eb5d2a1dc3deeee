import type { EventId } from '@stillingen/domain';
import { PAST_MS, secondOf } from '../journal/past.ts';
import { type Item, namedBy, rowCount } from './list-item.ts';
import type { View } from './views.ts';

/** Past so many rows the oldest are forgotten sooner: an import changes more in a second than visitors ask for in a day. */
const KEPT_ROWS = 10_000;

/** What an event was until a moment; null where it was not there. */
interface Before {
  readonly untilMs: number;
  readonly event: EventId;
  readonly item: Item | null;
}

const rowsOf = ({ item }: Before): number => (item === null ? 1 : rowCount(item));

/** What events were within the last minutes. */
export interface Earlier {
  /** The event or race was this until now; null where there was none. */
  noteItem(id: EventId, item: Item | null, nowMs: number): void;
  /** Everything as it stood at a full second, all changes of which are in; null where that is not known any more. */
  at(atMs: number, now: View): View | null;
}

/** `sinceMs`: nothing is known of what was before. */
export function createEarlier(sinceMs: number): Earlier {
  let changes: Before[] = [];
  let rows = 0;
  let knownFromMs = sinceMs;
  let second = 0;
  /** Events of which it is noted what they were before this second. */
  const noted = new Set<EventId>();

  function note(change: Before): void {
    changes.push(change);
    rows += rowsOf(change);
    const { untilMs } = change;
    // Cut now and then only, as each cut moves all that stays.
    if (rows <= 2 * KEPT_ROWS && changes[0]!.untilMs >= untilMs - 2 * PAST_MS) return;
    let cut = 0;
    for (; cut < changes.length && (rows > KEPT_ROWS || changes[cut]!.untilMs <= untilMs - PAST_MS); cut += 1)
      rows -= rowsOf(changes[cut]!);
    knownFromMs = changes[cut - 1]!.untilMs;
    changes = changes.slice(cut);
  }

  return {
    noteItem(event, item, untilMs) {
      if (secondOf(untilMs) !== second) noted.clear();
      second = secondOf(untilMs);
      if (noted.has(event)) return;
      noted.add(event);
      note({ untilMs, event, item });
    },
    at(atMs, now) {
      if (atMs < knownFromMs) return null;
      const items = new Map<EventId, Item | null>();
      for (let at = changes.length - 1; at >= 0 && changes[at]!.untilMs > atMs; at -= 1) {
        const { event, item } = changes[at]!;
        items.set(event, item);
      }
      return {
        words: now.words,
        *items() {
          for (const item of now.items()) if (!items.has(item.id)) yield item;
          for (const item of items.values()) if (item !== null) yield item;
        },
        item: (id) => (items.has(id) ? (items.get(id) ?? undefined) : now.item(id)),
        league: now.league,
        eventsOf(id) {
          const unchanged = now.eventsOf(id).filter((event) => !items.has(event));
          const others = Array.from(items.values()).filter((item) => item !== null && namedBy(item).includes(id));
          return [...unchanged, ...others.map((item) => item!.id)];
        },
      };
    },
  };
}
