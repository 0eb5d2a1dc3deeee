import { type EventId, feedDayBounds } from '@stillingen/domain';
import type { ListItem } from '../../projection/list-item.ts';
import type { Projection } from '../../projection/projection.ts';
import { type Listing, listingOf, type Section, sectionIdOf, sectionOf } from './listing.ts';
import { type DayRule, dayRule, movedText } from './lists.ts';

/** Lists kept; past it the one requested longest ago is made anew. */
const KEPT_LISTS = 48;

interface Group {
  readonly items: ListItem[];
  /** Null where it must be written again. */
  section: Section | null;
}

/** The present list of one day and sport. It catches up with the projection when it is read. */
class DayList {
  readonly #projection: Projection;
  readonly #sportId: number;
  readonly #rule: DayRule;
  readonly #groups = new Map<string, Group>();
  readonly #items = new Map<EventId, ListItem>();
  readonly #moved = new Map<EventId, ListItem>();
  #listing: Listing | null = null;
  #seen: number;

  constructor(projection: Projection, sportId: number, rule: DayRule) {
    this.#projection = projection;
    this.#sportId = sportId;
    this.#rule = rule;
    this.#seen = projection.touched.count;
    this.#fill();
  }

  read(): Listing {
    const touched = this.#projection.touched.after(this.#seen);
    this.#seen = this.#projection.touched.count;
    if (touched === null) this.#fill();
    else for (const id of touched) this.#renew(id);
    this.#listing ??= this.#write();
    return this.#listing;
  }

  #fill(): void {
    for (const map of [this.#groups, this.#items, this.#moved]) map.clear();
    this.#listing = null;
    for (const item of this.#projection.itemsNear(this.#rule.bounds)) this.#place(item);
  }

  #renew(id: EventId): void {
    const old = this.#items.get(id);
    if (old !== undefined) this.#remove(old);
    if (this.#moved.delete(id)) this.#listing = null;
    const item = this.#projection.item(id);
    if (item !== undefined) this.#place(item);
  }

  #place(item: ListItem): void {
    if (this.#rule.belongs(item)) this.#add(item);
    if (!this.#rule.hasMoved(item)) return;
    this.#moved.set(item.id, item);
    this.#listing = null;
  }

  #add(item: ListItem): void {
    const id = sectionIdOf(item);
    let group = this.#groups.get(id);
    if (group === undefined) {
      group = { items: [], section: null };
      this.#groups.set(id, group);
    }
    group.items.push(item);
    group.section = null;
    this.#items.set(item.id, item);
    this.#listing = null;
  }

  #remove(item: ListItem): void {
    const group = this.#groups.get(sectionIdOf(item))!;
    group.items.splice(group.items.indexOf(item), 1);
    group.section = null;
    this.#items.delete(item.id);
    this.#listing = null;
  }

  #write(): Listing {
    const sections: Section[] = [];
    for (const [id, group] of this.#groups) {
      if (group.items.length === 0) this.#groups.delete(id);
      else sections.push((group.section ??= sectionOf(this.#projection, group.items)));
    }
    return listingOf(this.#sportId, sections, movedText([...this.#moved.values()]));
  }
}

/** The present lists of days, kept in sections so that a change costs one of them. */
export class DayLists {
  readonly #projection: Projection;
  readonly #kept = new Map<string, DayList>();

  constructor(projection: Projection) {
    this.#projection = projection;
  }

  list(sportId: number, day: number, tzHours: number, nowS: number): Listing {
    const bounds = feedDayBounds(day, tzHours, nowS);
    const isToday = day === 0;
    const key = [sportId, bounds, isToday].join(' ');
    const list = this.#kept.get(key) ?? new DayList(this.#projection, sportId, dayRule(sportId, bounds, isToday));
    this.#kept.delete(key);
    if (this.#kept.size >= KEPT_LISTS) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(key, list);
    return list.read();
  }
}
