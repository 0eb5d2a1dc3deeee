import type { EventId } from '@stillingen/domain';
import { PAST_MS, secondOf } from '../../journal/snapshots.ts';
import type { ItemSource } from '../item-source.ts';
import type { ListItem } from '../list-item.ts';

/** Rows kept at most: an import changes more in a second than visitors request in a day. */
const KEPT_ROWS = 10_000;

interface ReplacedItem {
  readonly untilMs: number;
  readonly event: EventId;
  readonly item: ListItem | null;
}

export class EarlierItems {
  #changes: ReplacedItem[] = [];
  #rows = 0;
  #knownFromMs: number;
  #second = 0;
  /** Events noted in this second: lists are requested at full seconds. */
  readonly #noted = new Set<EventId>();

  /** Items before `sinceMs` are not known. */
  constructor(sinceMs: number) {
    this.#knownFromMs = sinceMs;
  }

  note(event: EventId, item: ListItem | null, untilMs: number): void {
    if (secondOf(untilMs) !== this.#second) this.#noted.clear();
    this.#second = secondOf(untilMs);
    if (this.#noted.has(event)) return;
    this.#noted.add(event);
    this.#changes.push({ untilMs, event, item });
    this.#rows += item?.rowCount ?? 1;
    // Cut rarely, as a cut moves everything that stays.
    if (this.#rows > 2 * KEPT_ROWS || this.#changes[0]!.untilMs < untilMs - 2 * PAST_MS) this.#cut(untilMs - PAST_MS);
  }

  /** Null where they are not known. `now`: the items with all changes. */
  at(atMs: number, now: ItemSource): ItemSource | null {
    if (atMs < this.#knownFromMs) return null;
    const items = new Map<EventId, ListItem | null>();
    for (let at = this.#changes.length - 1; at >= 0 && this.#changes[at]!.untilMs > atMs; at -= 1) {
      const { event, item } = this.#changes[at]!;
      items.set(event, item);
    }
    function* earlierOf(present: Iterable<ListItem>): Iterable<ListItem> {
      for (const item of present) if (!items.has(item.id)) yield item;
      for (const item of items.values()) if (item !== null) yield item;
    }
    return {
      words: now.words,
      reports: now.reports,
      items: () => earlierOf(now.items()),
      itemsNear: (bounds) => earlierOf(now.itemsNear(bounds)),
      item: (id) => (items.has(id) ? (items.get(id) ?? undefined) : now.item(id)),
      league: (id) => now.league(id),
      eventsOf(id) {
        const unchanged = now.eventsOf(id).filter((event) => !items.has(event));
        const others = [...items.values()].filter((item) => item?.mentions.includes(id));
        return [...unchanged, ...others.map((item) => item!.id)];
      },
      // Readers compare with the facts of the time.
      linedUpIn: (id) => now.linedUpIn(id),
    };
  }

  #cut(fromMs: number): void {
    let cut = 0;
    for (; cut < this.#changes.length; cut += 1) {
      const { untilMs, item } = this.#changes[cut]!;
      if (this.#rows <= KEPT_ROWS && untilMs > fromMs) break;
      this.#rows -= item?.rowCount ?? 1;
    }
    this.#knownFromMs = this.#changes[cut - 1]!.untilMs;
    this.#changes = this.#changes.slice(cut);
  }
}
