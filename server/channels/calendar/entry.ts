import { dayOf, lastsDays, type League, type Plan, planOf, SPORT_NAMES, usualDurationS } from '@stillingen/domain';
import { type CalendarOptions, matchPath } from '@stillingen/wire';
import { ICalAlarmType, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { ListItem } from '../../projection/list-item.ts';
import { eventOf, titleOf } from '../titles.ts';

const STATUS: Readonly<Record<Plan, ICalEventStatus>> = {
  planned: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

const DAY_MS = 24 * 3_600_000;
const sportNames = new Map(SPORT_NAMES.map(({ id, danishName }) => [id, danishName]));

/** Days are written by their date in UTC; the last one is exclusive. */
function wholeDays(from: string, last: string): Pick<ICalEventData, 'allDay' | 'start' | 'end'> {
  return { allDay: true, start: new Date(from), end: new Date(Date.parse(last) + DAY_MS) };
}

/** Whole days where the hour is not known, and of what lasts for days. */
function timesOf({ start, sportId, match, race }: ListItem): Pick<ICalEventData, 'allDay' | 'start' | 'end'> {
  const { startKnown } = match?.event ?? race!.race;
  const end = race?.race.end ?? null;
  if (end !== null && lastsDays({ start, end })) return wholeDays(dayOf(start), dayOf(end));
  if (!startKnown) {
    const day = new Date(start * 1000).toISOString().slice(0, 10);
    return wholeDays(day, day);
  }
  const isEndKnown = end !== null && end > start;
  return { start: new Date(start * 1000), end: new Date((isEndKnown ? end : start + usualDurationS(sportId)) * 1000) };
}

/** Without results a calendar stays as it is from the start of an event to its end. */
function modifiedS(item: ListItem, plan: Plan, withResults: boolean): number {
  return withResults || plan !== 'planned' ? item.changedAt : Math.min(item.changedAt, item.start);
}

export function entryOf(item: ListItem, league: League, origin: string, { alarm, withResults }: CalendarOptions): ICalEventData {
  const event = eventOf(item);
  const plan = planOf(event.stage);
  const modified = new Date(modifiedS(item, plan, withResults) * 1000);
  const times = timesOf(item);
  const summary = titleOf(item, league, withResults);
  const rings = alarm !== null && plan === 'planned' && times.allDay !== true;
  return {
    ...times,
    id: `${item.id}@${new URL(origin).hostname}`,
    sequence: event.revision ?? 0,
    stamp: modified,
    lastModified: modified,
    summary,
    location: event.venue === '' ? null : event.venue,
    url: origin + matchPath(item.id),
    categories: [{ name: sportNames.get(item.sportId)! }],
    status: STATUS[plan],
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: rings ? [{ type: ICalAlarmType.display, trigger: alarm * 60, description: summary }] : [],
  };
}
