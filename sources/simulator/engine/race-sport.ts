import { readTable } from '../data/table.ts';
import { copenhagenSeconds, dayText, yearOf } from './calendar/copenhagen.ts';
import { perYear } from './calendar/season.ts';
import type { CreateSport, EventPlan } from './event-plan.ts';

/** Events that come back every year, made from the items of a calendar. */
export interface RaceCalendar<Item> {
  /** Begins the keys of its events. */
  readonly name: string;
  readonly items: readonly Item[];
  /** The events of an item that begin in a year; `edition` begins their keys. */
  readonly inYear: (edition: string, year: number, item: Item) => readonly EventPlan[];
  /** An event of an item at any time, for the showcase. */
  readonly anyTime: (key: string, startS: number, item: Item, index: number) => EventPlan;
  /** From one event of the showcase to the next. */
  readonly everyMinutes: number;
}

interface YearlyRaces {
  inYear(seed: string, year: number): readonly EventPlan[];
  showcase(seed: string, day: number): readonly EventPlan[];
}

const DAY_MINUTES = 24 * 60;

/** Events of all items in turn, so many minutes apart on any day. */
export function aroundTheClock<Item>(
  seed: string,
  day: number,
  { name, items, anyTime, everyMinutes }: Pick<RaceCalendar<Item>, 'name' | 'items' | 'anyTime' | 'everyMinutes'>,
): readonly EventPlan[] {
  const first = Math.ceil((day * DAY_MINUTES) / everyMinutes);
  const next = Math.ceil(((day + 1) * DAY_MINUTES) / everyMinutes);
  return Array.from({ length: next - first }, (_, slot) => {
    const index = (first + slot) % items.length;
    const startS = copenhagenSeconds(day, (first + slot) * everyMinutes - day * DAY_MINUTES);
    return anyTime(`show-${name}-${seed}-${dayText(day)}-${slot}`, startS, items[index]!, index);
  });
}

export const yearly = <Item>(calendar: RaceCalendar<Item>): YearlyRaces => ({
  inYear: (seed, year) =>
    calendar.items.flatMap((item, index) => calendar.inYear(`${calendar.name}-${seed}-${year}-${index + 1}`, year, item)),
  showcase: (seed, day) => aroundTheClock(seed, day, calendar),
});

export const raceSport =
  (sportId: number, ...calendars: readonly YearlyRaces[]): CreateSport =>
  (seed) => {
    const daysOf = perYear((year) =>
      Map.groupBy(
        calendars.flatMap(({ inYear }) => inYear(seed, year)),
        ({ day }) => day,
      ),
    );
    return {
      sportId,
      // Events of the last hours of a year may fall into the next.
      day: (day) => [yearOf(day) - 1, yearOf(day)].flatMap((year) => daysOf(year).get(day) ?? []),
      showcase: (day) => calendars.flatMap(({ showcase }) => showcase(seed, day)),
    };
  };

const calendars = Map.groupBy(
  readTable('race-calendar.csv', 'calendar date country name venue detail'),
  ({ calendar }) => calendar,
);

/** The rows of a calendar of `race-calendar.csv`; `detail` holds what only its sport has. */
export const raceCalendar = (name: string) => calendars.get(name)!;
