import type { EventId } from '@stillingen/domain';
import type { ListItem } from './list-item.ts';

const DAY_S = 24 * 3600;
const MOST_DAYS = 60;

const dayOf = (seconds: number): number => Math.floor(seconds / DAY_S);

type Dated = Pick<ListItem, 'start' | 'end' | 'live' | 'movedFrom'>;

function daysOf({ start, end }: Dated): number[] {
  const [first, last] = [dayOf(start), dayOf(end)];
  return Array.from({ length: Math.min(last - first + 1, MOST_DAYS) }, (_, at) => first + at);
}

/** Found on every day: it is live, was moved away from a day, or lasts longer than its days. */
const isOther = ({ live, movedFrom, start, end }: Dated): boolean =>
  live || movedFrom.length > 0 || dayOf(end) - dayOf(start) >= MOST_DAYS;

/** The present items by id and by the days (UTC) on which they are played. */
export class ItemIndex<Item extends Dated> {
  readonly #byId = new Map<EventId, Item>();
  readonly #ofDay = new Map<number, Set<Item>>();
  readonly #others = new Set<Item>();

  get(id: EventId): Item | undefined {
    return this.#byId.get(id);
  }

  all(): Iterable<Item> {
    return this.#byId.values();
  }

  put(id: EventId, item: Item | null): void {
    const before = this.#byId.get(id);
    if (before !== undefined) this.#remove(before);
    if (item === null) this.#byId.delete(id);
    else this.#add(id, item);
  }

  /** Each item that is played or live between two times (seconds) or was moved from there, and more. */
  *near([from, to]: readonly [number, number]): Iterable<Item> {
    const [first, last] = [dayOf(from), dayOf(to)];
    yield* this.#others;
    for (let day = first; day <= last; day += 1)
      for (const item of this.#ofDay.get(day) ?? [])
        if ((day === first || dayOf(item.start) === day) && !this.#others.has(item)) yield item;
  }

  #add(id: EventId, item: Item): void {
    this.#byId.set(id, item);
    if (isOther(item)) this.#others.add(item);
    for (const day of daysOf(item)) {
      const items = this.#ofDay.get(day);
      if (items === undefined) this.#ofDay.set(day, new Set([item]));
      else items.add(item);
    }
  }

  #remove(item: Item): void {
    this.#others.delete(item);
    for (const day of daysOf(item)) {
      const items = this.#ofDay.get(day)!;
      items.delete(item);
      if (items.size === 0) this.#ofDay.delete(day);
    }
  }
}
