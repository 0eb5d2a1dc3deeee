import { writeMovedEvents, writeRow } from '@stillingen/wire';
import { byOrder, type ListItem } from '../../projection/list-item.ts';

/** Whether an event stood on the list of a day and begins on another day now. */
export function hasMovedFrom(
  [from, to]: readonly [number, number],
  { start, movedFrom }: Pick<ListItem, 'start' | 'movedFrom'>,
): boolean {
  const isWithin = (time: number): boolean => time >= from && time < to;
  return !isWithin(start) && movedFrom.some(isWithin);
}

/** The row that ends the list of a day: the events that have moved from it; '' without any. */
export function movedText(items: readonly ListItem[]): string {
  if (items.length === 0) return '';
  const inOrder = items.toSorted(byOrder);
  return writeRow(writeMovedEvents(inOrder.map(({ id, start, race }) => ({ id, start, end: race?.race.end ?? null }))));
}
