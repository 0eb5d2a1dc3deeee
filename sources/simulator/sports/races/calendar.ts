import { copenhagenSeconds, dayNumber, dayText, daysSinceSaturday, yearOf } from '../../engine/calendar/copenhagen.ts';
import type { EventPlan, SportSimulator } from '../../engine/event-plan.ts';
import { secondAt as at } from '../../engine/calendar/dates.ts';
export { at };
export { raceCalendar } from '../../engine/race-sport.ts';
import { perYear } from '../../engine/calendar/per-year.ts';

const WEEKDAYS = ['sa', 'su', 'mo', 'tu', 'we', 'th', 'fr'];

/** The number of the weekday ('su') nearest to a date ('07-04') of a year. */
export function nearest(year: number, date: string, weekday: string): number {
  const day = dayNumber(`${year}-${date}`);
  const ahead = (WEEKDAYS.indexOf(weekday) - daysSinceSaturday(day) + 7) % 7;
  return day + (ahead > 3 ? ahead - 7 : ahead);
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
