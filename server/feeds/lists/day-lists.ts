import { type EventId, feedDayBounds } from '@stillingen/domain';
import type { ListItem } from '../../projection/list-item.ts';
import { type Listing, listingOf, type Section, sectionIdOf, sectionOf } from './listing.ts';
import { type DayRule, dayRule } from './lists.ts';
import { movedText } from './moved.ts';
import type { Projection } from '../../projection/projection.ts';

/** Days of sports kept in sections; past it those asked for longest ago are made anew when they are asked for. */
const KEPT_LISTS = 48;

/** The lists of days as they stand, each kept in sections so that a change costs one of them. */
export interface DayLists {
  /** The same as `dayList` of the projection as it stands. */
  list(sportId: number, day: number, tzHours: number, nowS: number): Listing;
}

/** What is under one header. */
interface Group {
  readonly items: ListItem[];
  /** Null where it is to be written again. */
  section: Section | null;
}

function createDayList(projection: Projection, sportId: number, { belongs, hasMoved }: DayRule): () => Listing {
  const groups = new Map<string, Group>();
  const shown = new Map<EventId, ListItem>();
  const moved = new Map<EventId, ListItem>();
  let listing: Listing | null = null;

  function add(item: ListItem): void {
    const id = sectionIdOf(item);
    let group = groups.get(id);
    if (group === undefined) {
      group = { items: [], section: null };
      groups.set(id, group);
    }
    group.items.push(item);
    group.section = null;
    shown.set(item.id, item);
    listing = null;
  }

  function remove(id: EventId): void {
    const item = shown.get(id);
    if (item === undefined) return;
    const group = groups.get(sectionIdOf(item))!;
    group.items.splice(group.items.indexOf(item), 1);
    group.section = null;
    shown.delete(id);
    listing = null;
  }

  function place(item: ListItem): void {
    if (belongs(item)) add(item);
    if (!hasMoved(item)) return;
    moved.set(item.id, item);
    listing = null;
  }

  function take(id: EventId): void {
    remove(id);
    if (moved.delete(id)) listing = null;
    const item = projection.item(id);
    if (item !== undefined) place(item);
  }

  function fill(): void {
    groups.clear();
    shown.clear();
    moved.clear();
    listing = null;
    for (const item of projection.items()) place(item);
  }

  function write(): Listing {
    const sections: Section[] = [];
    for (const [id, group] of groups) {
      if (group.items.length === 0) groups.delete(id);
      else sections.push((group.section ??= sectionOf(projection, group.items)));
    }
    return listingOf(sportId, sections, movedText([...moved.values()]));
  }

  fill();
  let seen = projection.touches;
  return () => {
    const touched = projection.touchedAfter(seen);
    seen = projection.touches;
    if (touched === null) fill();
    else for (const id of touched) take(id);
    listing ??= write();
    return listing;
  };
}

export function createDayLists(projection: Projection): DayLists {
  const kept = new Map<string, () => Listing>();
  return {
    list(sportId, day, tzHours, nowS) {
      const bounds = feedDayBounds(day, tzHours, nowS);
      const isToday = day === 0;
      const key = [sportId, bounds, isToday].join(' ');
      const list = kept.get(key) ?? createDayList(projection, sportId, dayRule(sportId, bounds, isToday));
      kept.delete(key);
      if (kept.size >= KEPT_LISTS) kept.delete(kept.keys().next().value!);
      kept.set(key, list);
      return list();
    },
  };
}
