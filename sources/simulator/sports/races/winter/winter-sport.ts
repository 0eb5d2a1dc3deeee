import { calendarDay, dayNumber, DAYS_FROM_SATURDAY, secondAt } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { CreateSport, EventPlan } from '../../../engine/event-plan.ts';
import { type Member, membersOf } from '../../../engine/fields.ts';
import { raceCalendar, raceEvent, raceSport, yearly } from '../../../engine/race.ts';
import type { RankedEntry, RaceTimeline } from '../../../engine/race-timeline.ts';

export interface WinterRace {
  readonly competition: string;
  readonly country: string;
  readonly place: string;
  readonly category: 'Herrer' | 'Kvinder';
  /** The letters of the discipline, 'SL', and its km where it has a course; 0 elsewhere. */
  readonly discipline: string;
  readonly km: number;
  readonly startS: (year: number) => number;
}

export interface WinterSport {
  readonly sportId: number;
  /** Competitions by their calendars; the showcase has races of the first, so many minutes apart. */
  readonly calendars: Readonly<Record<string, string>>;
  readonly everyMinutes: number;
  readonly overAfterS: number;
  readonly session: (race: WinterRace) => string;
  readonly length: (race: WinterRace) => number;
  readonly starters: (seed: string, race: WinterRace) => readonly RankedEntry[];
  readonly simulate: (seed: string, race: WinterRace) => RaceTimeline;
}

/** The races of the meetings of a calendar, written 'sa10:30 H SL'; those without a weekday are held on their date. */
const racesOf = (calendar: string, competition: string): readonly WinterRace[] =>
  raceCalendar(calendar).flatMap(({ date, country, name: place, detail }) =>
    detail.split('|').map((text): WinterRace => {
      const [, weekday, clock = '', letter, discipline = '', km] = /^([a-z]{2})?(\S+) (H|K) ([A-Z]+)([\d.]*)$/.exec(text) ?? [];
      return {
        competition,
        country,
        place,
        category: letter === 'H' ? 'Herrer' : 'Kvinder',
        discipline,
        km: Number(km),
        startS: (year) =>
          weekday === undefined
            ? secondAt(dayNumber(`${year}-${date}`), clock)
            : secondAt(calendarDay(year, date) + DAYS_FROM_SATURDAY[weekday]!, clock),
      };
    }),
  );

export const winterFields = (sport: string): Readonly<Record<WinterRace['category'], readonly Member[]>> => ({
  Herrer: membersOf(`${sport}-men`),
  Kvinder: membersOf(`${sport}-women`),
});

export const byStrength = (field: readonly Member[]): readonly Member[] =>
  field.toSorted((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1));

export function winterSport({ sportId, calendars, everyMinutes, overAfterS, ...sport }: WinterSport): CreateSport {
  const event = (key: string, startS: number, race: WinterRace): EventPlan => {
    const { competition: name, category, country, place } = race;
    return raceEvent({
      facts: {
        key,
        startS,
        sport: sportId,
        competition: { name, country: 'xw', category, season: seasonAt(startS, '07-01') },
        meeting: place,
        session: sport.session(race),
        country,
        length: sport.length(race),
      },
      overAfterS,
      starters: () => sport.starters(key, race),
      simulate: () => sport.simulate(key, race),
    });
  };
  const yearlyRaces = Object.entries(calendars).map(([name, competition], index) =>
    yearly({
      name,
      items: racesOf(name, competition),
      inYear: (edition, year, race) => [event(edition, race.startS(year), race)],
      anyTime: event,
      everyMinutes: index === 0 ? everyMinutes : Infinity,
    }),
  );
  return raceSport(sportId, ...yearlyRaces);
}
