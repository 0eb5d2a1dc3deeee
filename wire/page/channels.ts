/** A team, a person, a competition, or all that a visitor follows. */
export type ChannelSubject = 'hold' | 'person' | 'liga' | 'mine';

/** Minutes before the start at which an alarm may ring. */
export const ALARM_MINUTES = [0, 15, 30, 60] as const;

export const NEWS_PARTS = ['resultater', 'rettelser', 'nyheder'] as const;
export type NewsPart = (typeof NEWS_PARTS)[number];

/** Ids in the address of one calendar. */
export const MOST_CHANNEL_IDS = 200;

export interface CalendarOptions {
  /** Minutes before the start; null for no alarm. */
  readonly alarm: number | null;
  readonly withResults: boolean;
}
export const PLAIN_CALENDAR: CalendarOptions = { alarm: null, withResults: false };

const withQuery = (path: string, fields: readonly string[]): string => path + (fields.length === 0 ? '' : `?${fields.join('&')}`);

/** The only address of a calendar. Of too many ids those at the end are left out. */
export function calendarPath(subject: ChannelSubject, ids: readonly string[], { alarm, withResults }: CalendarOptions): string {
  const named = [...new Set(ids)].slice(0, MOST_CHANNEL_IDS).sort().join('-');
  return withQuery(`/kalender/${subject}/${named}.ics`, [
    ...(alarm === null ? [] : [`alarm=${alarm}`]),
    ...(withResults ? ['resultater=1'] : []),
  ]);
}

/** The only address of a news feed with some of its parts. */
export function newsFeedPath(
  subject: 'hold' | 'liga',
  id: string,
  format: 'xml' | 'atom',
  parts: readonly NewsPart[] = NEWS_PARTS,
): string {
  const chosen = NEWS_PARTS.filter((part) => parts.includes(part));
  return withQuery(`/rss/${subject}/${id}.${format}`, chosen.length === NEWS_PARTS.length ? [] : [`indhold=${chosen.join(',')}`]);
}
