import { type CalendarOptions, type ChannelSubject, MOST_CHANNEL_IDS, NEWS_PARTS, type NewsPart } from '@stillingen/wire';

export type NewsFormat = 'rss' | 'atom';

interface Subjects {
  readonly subject: ChannelSubject;
  readonly ids: readonly string[];
}
export interface CalendarAddress extends Subjects, CalendarOptions {
  readonly kind: 'calendar';
}
export interface NewsAddress extends Subjects {
  readonly kind: 'news';
  readonly format: NewsFormat;
  readonly parts: readonly NewsPart[];
}
export type ChannelAddress = CalendarAddress | NewsAddress;

export interface Refused {
  readonly refused: string;
}

const CALENDAR = /^\/kalender\/(hold|person|liga)\/([A-Za-z0-9]{8})\.ics$/;
const MINE = /^\/kalender\/mine\/([^/]*)\.ics$/;
const NEWS = /^\/rss\/(hold|liga)\/([A-Za-z0-9]{8})\.(xml|atom)$/;
const IDS = /^[A-Za-z0-9]{8}(?:-[A-Za-z0-9]{8})*$/;

const CALENDAR_OPTIONS = /^(?:alarm=(0|15|30|60))?(?:(?:^|&)(resultater=1))?$/;
const NEWS_OPTIONS = /^indhold=([a-z,]+)$/;

const refused = (refusal: string): Refused => ({ refused: refusal });
const BAD_IDS = refused(
  `the ids are malformed; allowed: 1 to ${MOST_CHANNEL_IDS} ids of 8 letters and digits, sorted, each once, with - between`,
);
const BAD_CALENDAR = refused('an option is unknown or repeated; allowed: alarm=0, 15, 30 or 60, then resultater=1');
const BAD_NEWS = refused(
  'an option is unknown or repeated; allowed: indhold= and one or two of resultater, rettelser, nyheder in this order, with , between',
);

/** Sorted, so that the same subjects have one address. Null for another spelling, and for too many. */
function idsOf(text: string): readonly string[] | null {
  if (text.length > MOST_CHANNEL_IDS * 9 || !IDS.test(text)) return null;
  const ids = text.split('-');
  return ids.every((id, at) => at === 0 || ids[at - 1]! < id) ? ids : null;
}

function calendarOptions(query: string): CalendarOptions | null {
  const found = CALENDAR_OPTIONS.exec(query);
  if (found === null) return null;
  const [, alarm, results] = found;
  return { alarm: alarm === undefined ? null : Number(alarm), withResults: results !== undefined };
}

function partsOf(query: string): readonly NewsPart[] | null {
  if (query === '') return NEWS_PARTS;
  const list = NEWS_OPTIONS.exec(query)?.[1] ?? '';
  const parts = NEWS_PARTS.filter((part) => list.split(',').includes(part));
  return parts.length > 0 && parts.length < NEWS_PARTS.length && parts.join(',') === list ? parts : null;
}

/** Of a path with its query, as it was sent: each channel has one address. Null for other paths. */
export function channelAddress(url: string): ChannelAddress | Refused | null {
  const end = url.indexOf('?');
  const [path, query] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end + 1)];
  const [, newsSubject, newsId, extension] = NEWS.exec(path) ?? [];
  if (newsId !== undefined) {
    const parts = partsOf(query);
    const format = extension === 'atom' ? 'atom' : 'rss';
    return parts === null ? BAD_NEWS : { kind: 'news', subject: newsSubject as ChannelSubject, ids: [newsId], format, parts };
  }
  const [, subject = 'mine', id = MINE.exec(path)?.[1]] = CALENDAR.exec(path) ?? [];
  if (id === undefined) return null;
  const ids = idsOf(id);
  if (ids === null) return BAD_IDS;
  const options = calendarOptions(query);
  return options === null ? BAD_CALENDAR : { kind: 'calendar', subject: subject as ChannelSubject, ids, ...options };
}
