import { calendarPath, type ChannelSubject, newsFeedPath, PLAIN_CALENDAR } from '@stillingen/wire';
import { subscribeText } from '#text/mine/subscribe.ts';

/** What a page is about, in another format. */
export interface Alternate {
  readonly type: string;
  readonly title: string;
  readonly path: string;
}

/** The calendar and the news feeds of what a page is about. */
export function alternatesOf(subject: Exclude<ChannelSubject, 'mine'>, id: string, title: string): readonly Alternate[] {
  const calendar = {
    type: 'text/calendar',
    title: subscribeText.link('Kalender', title),
    path: calendarPath(subject, [id], PLAIN_CALENDAR),
  };
  if (subject === 'person') return [calendar];
  return [
    { type: 'application/rss+xml', title: subscribeText.link('RSS', title), path: newsFeedPath(subject, id, 'xml') },
    { type: 'application/atom+xml', title: subscribeText.link('Atom', title), path: newsFeedPath(subject, id, 'atom') },
    calendar,
  ];
}
