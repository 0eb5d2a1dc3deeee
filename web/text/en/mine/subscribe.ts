import type * as da from '../../da/mine/subscribe.ts';
import type { TextOf } from '../../text-of.ts';
import { capital, EVENT_FORMS } from '../language.ts';

const LINKS = { RSS: 'RSS', Atom: 'Atom', Kalender: 'Calendar' } as const;

export const subscribeText: TextOf<typeof da.subscribeText> = {
  button: 'Subscribe',
  title: (name) => `Subscribe to ${name}`,
  mine: 'your matches',
  calendar: 'Calendar',
  calendarHint: (event) => `${capital(EVENT_FORMS[event].theMany)} appear in your own calendar, which follows if they are moved.`,
  mineHint: 'The address covers what you follow now. If you follow something new, get a new address.',
  alarm: 'Reminder',
  noAlarm: 'None',
  alarms: { 0: 'At the start', 15: '15 minutes before', 30: '30 minutes before', 60: '1 hour before' },
  results: 'Show results',
  resultsHint: (event) => `The result is in the title once ${EVENT_FORMS[event].the} is over.`,
  open: 'Open in calendar',
  calendarAddress: 'Calendar address',
  news: 'RSS',
  newsHint: 'For programs that read news.',
  newsAddress: 'RSS address',
  parts: { resultater: 'Results', rettelser: 'Corrections', nyheder: 'News' },
  atom: 'Atom',
  copy: 'Copy',
  copied: 'Copied',
  /** Of links in the head of a page. */
  link: (what, name) => `${LINKS[what]}: ${name}`,
};
