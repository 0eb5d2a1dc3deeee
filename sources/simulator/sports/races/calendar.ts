import { copenhagenSeconds, dayNumber, dayText, daysSinceSaturday, yearOf } from '../../engine/calendar/copenhagen.ts';
import type { EventPlan, SportSimulator } from '../../engine/event-plan.ts';
import { readTable } from '../../data/table.ts';
import { perYear } from '../../engine/calendar/per-year.ts';

const WEEKDAYS = ['sa', 'su', 'mo', 'tu', 'we', 'th', 'fr'];

/** The number of the weekday ('su') nearest to a date ('07-04') of a year. */
export function nearest(year: number, date: string, weekday: string): number {
  const day = dayNumber(`${year}-${date}`);
  const ahead = (WEEKDAYS.indexOf(weekday) - daysSinceSaturday(day) + 7) % 7;
  return day + (ahead > 3 ? ahead - 7 : ahead);
}

/** '14:30' as minutes after midnight; hours beyond 23 belong to the next day. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * 60 + minutes!;
}

export const at = (day: number, clock: string): number => copenhagenSeconds(day, minutesOf(clock));

/** The season of a day in sports of the winter: '2026/2027'. */
export function winterSeason(day: number): string {
  const year = yearOf(day);
  const from = dayText(day).slice(5) >= '07-01' ? year : year - 1;
  return `${from}/${from + 1}`;
}

/** The events of each day from those that begin in a year; those of the last hours of a year may fall into the next. */
export function byYear(eventsOf: (year: number) => readonly EventPlan[]): (day: number) => readonly EventPlan[] {
  const daysOf = perYear((year) => Map.groupBy(eventsOf(year), ({ day }) => day));
  return (day) => [yearOf(day) - 1, yearOf(day)].flatMap((year) => daysOf(year).get(day) ?? []);
}

export type MakeEvent = (key: string, startS: number) => EventPlan;

export function aroundTheClock(
  name: string,
  day: number,
  everyMinutes: number,
  kinds: readonly MakeEvent[],
): readonly EventPlan[] {
  const count = Math.floor((24 * 60) / everyMinutes);
  return Array.from({ length: count }, (_, slot) => {
    const make = kinds[(day * count + slot) % kinds.length]!;
    return make(`show-${name}-${dayText(day)}-${slot}`, copenhagenSeconds(day, slot * everyMinutes));
  });
}

export const yearlySport = (
  sportId: number,
  eventsOf: (year: number) => readonly EventPlan[],
  showcase: SportSimulator['showcase'],
): SportSimulator => ({ sportId, day: byYear(eventsOf), showcase });

const calendars = Map.groupBy(
  readTable('race-calendar.csv', 'calendar date weekday country name venue detail'),
  ({ calendar }) => calendar,
);

/** The rows of a calendar of `race-calendar.csv`; `detail` holds what only its sport has. */
export const raceCalendar = (name: string) => calendars.get(name)!;
