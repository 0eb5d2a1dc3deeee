import { DATA_PART_EVENTS } from '@stillingen/domain';
import type { ListItem } from '../../projection/list-item.ts';
import type { ItemSource } from '../../projection/item-source.ts';
import { byLeague } from './sections.ts';

/** What a list in parts holds (O-063): what is over, the latest first, or all else, the soonest first. */
export type PartKind = 'results' | 'fixtures';

/** The items of a kind, in the order of its lists. */
export function ofKind(view: ItemSource, items: readonly ListItem[], kind: PartKind): ListItem[] {
  const chosen = items.filter((item) => item.isOver === (kind === 'results'));
  const direction = kind === 'results' ? -1 : 1;
  // What begins at the same time stays together by league, so that each has one header.
  return byLeague(view, chosen).sort((a, b) => direction * (a.start - b.start));
}

/**
 * One part of a list, counted from 0: as many items as make a hundred rows (CONST-08, O-093). `rowCount` says how many rows
 * an item has; a race is never divided. Empty past the end.
 */
export function partOf(items: readonly ListItem[], part: number, rowCount: (item: ListItem) => number): ListItem[] {
  const chosen: ListItem[] = [];
  let at = 0;
  let rows = 0;
  for (const item of items) {
    if (at === part) chosen.push(item);
    rows += rowCount(item);
    if (rows < DATA_PART_EVENTS) continue;
    if (at === part) return chosen;
    at += 1;
    rows = 0;
  }
  return chosen;
}
