import type { MovedEvent } from '../list/list-rows.ts';
import type { Row } from '../text/text.ts';

/** Null for another row; malformed times are left out. */
export function readMovedEvents(row: Row): MovedEvent[] | null {
  if (row[0]?.[0] !== 'QA') return null;
  const events: MovedEvent[] = [];
  let eventId = '';
  for (const [key, value] of row) {
    if (key === 'QB') eventId = value;
    if (key !== 'QC' || eventId === '') continue;
    const [start = '', end = ''] = value.split('|');
    if (/^\d+$/.test(start) && /^\d*$/.test(end))
      events.push({ id: eventId, start: Number(start), end: end === '' ? null : Number(end) });
    eventId = '';
  }
  return events;
}
