import type { EntryLimits } from '../sport/sport.ts';

/** As many races of a participant as a page of the sport shows, of whole meetings (PART-23, 24). */
export function firstRaces<Item>(
  limits: Pick<EntryLimits, 'onParticipantPage' | 'meetingsOnParticipantPage'>,
  items: readonly Item[],
  meetingOf: (item: Item) => string,
): Item[] {
  const { onParticipantPage, meetingsOnParticipantPage } = limits;
  const meetings = new Set<string>();
  const shown: Item[] = [];
  for (const item of items.slice(0, onParticipantPage ?? items.length)) {
    meetings.add(meetingOf(item));
    if (meetingsOnParticipantPage !== null && meetings.size > meetingsOnParticipantPage) break;
    shown.push(item);
  }
  return shown;
}
