import { calendarPath, type ChannelSubject, newsFeedPath, PLAIN_CALENDAR } from '@stillingen/wire';
import { subscribeText } from '../text/da-subscribe.ts';
import type { Alternate } from './document.ts';
import type { PageContent } from './pages.ts';

function subjectOf({
  kind,
  props,
}: PageContent): { readonly subject: Exclude<ChannelSubject, 'mine'>; readonly id: string } | null {
  if (kind === 'league') return { subject: 'liga', id: props.templateId };
  if ((kind !== 'team' && kind !== 'person') || props.deleted) return null;
  return { subject: kind === 'team' ? 'hold' : 'person', id: props.id };
}

/** The calendar and the news feeds of what a page is about. */
export function alternatesOf(content: PageContent, title: string): readonly Alternate[] {
  const found = subjectOf(content);
  if (found === null) return [];
  const { subject, id } = found;
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
