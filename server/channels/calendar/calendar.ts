import { type League, withoutClassifications } from '@stillingen/domain';
import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import type { FeedState } from '../../projection/item-source.ts';
import { byOrder, type ListItem } from '../../projection/list-item.ts';
import type { CalendarOptions } from '@stillingen/wire';
import type { Subject } from '../subject.ts';
import { entryOf } from './entry.ts';
import { folded } from './folding.ts';

const DAY_S = 24 * 3600;
const PAST_DAYS = 30;
const AHEAD_DAYS = 366;
const MOST_EVENTS = 300;
const REFRESH_S = 3600;
const END = 'END:VCALENDAR';

/** Near a day, so that all edges choose alike on it. The nearest are kept where there are too many. */
function chosen(items: readonly ListItem[], nowS: number): readonly ListItem[] {
  const today = Math.floor(nowS / DAY_S) * DAY_S;
  const near = items.filter(({ start, end }) => end >= today - PAST_DAYS * DAY_S && start < today + AHEAD_DAYS * DAY_S);
  const races = withoutClassifications(
    near.filter(({ race }) => race !== null),
    ({ race }) => race!.race,
  );
  const held = [...near.filter(({ match }) => match !== null), ...races];
  const distance = ({ start }: ListItem): number => Math.abs(start - today);
  return held
    .toSorted((a, b) => distance(a) - distance(b) || byOrder(a, b))
    .slice(0, MOST_EVENTS)
    .sort(byOrder);
}

interface KeptEntry {
  readonly league: League;
  readonly options: string;
  readonly text: string;
}

/** Calendars share their events, and most subscribers choose the same options: the last are kept. */
const kept = new WeakMap<ListItem, KeptEntry>();

/** Its lines in the calendar, which is only a frame for them here. */
function entryText(calendar: ICalCalendar, item: ListItem, league: League, origin: string, options: CalendarOptions): string {
  const key = `${origin} ${options.alarm} ${options.withResults}`;
  const known = kept.get(item);
  if (known?.options === key && known.league === league) return known.text;
  const text = folded(calendar.createEvent(entryOf(item, league, origin, options)).toString());
  kept.set(item, { league, options: key, text });
  return text;
}

/** By RFC 5545, equal wherever it is written. `origin`: the address of the site. */
export function calendarText(
  shown: FeedState,
  { name, path, items }: Pick<Subject, 'name' | 'path' | 'items'>,
  origin: string,
  options: CalendarOptions,
  nowS: number,
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Stillingen', product: 'Kalender', language: 'DA' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
    url: origin + path,
  });
  const head = calendar.toString().slice(0, -END.length);
  const entries = chosen(items, nowS).map((item) => entryText(calendar, item, shown.league(item.leagueId), origin, options));
  return `${head}${entries.join('')}${END}\r\n`;
}
