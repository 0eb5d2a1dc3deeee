import { copenhagenDay } from '../../../engine/calendar/copenhagen.ts';
import { at, nearest, raceCalendar, winterSeason } from '../calendar.ts';
import { type Member, membersOf } from '../../../engine/fields.ts';
import type { RaceFacts } from '../../../engine/race.ts';

/** The category of a World Cup: men or women. */
export type Class = 'Herrer' | 'Kvinder';

export interface WinterRace {
  readonly country: string;
  readonly place: string;
  readonly class: Class;
  /** The letters of the discipline, 'SL', and its km where it has a course; 0 elsewhere. */
  readonly discipline: string;
  readonly km: number;
}

interface Dated {
  readonly race: WinterRace;
  readonly date: string;
  readonly weekday: string;
  readonly clock: string;
}

/** The races of the meetings of a World Cup; those of a meeting read 'sa10:30 H SL' in the calendar. */
export const winterRaces = (sport: string): readonly Dated[] =>
  raceCalendar(sport).flatMap(({ date, country, name: place, detail }) =>
    detail.split('|').map((text): Dated => {
      const [, weekday = '', clock = '', letter, discipline = '', km] = /^(..)(\S+) (H|K) ([A-Z]+)([\d.]*)$/.exec(text) ?? [];
      const race = {
        country,
        place,
        discipline,
        km: Number(km),
        class: letter === 'H' ? ('Herrer' as const) : ('Kvinder' as const),
      };
      return { race, date, weekday, clock };
    }),
  );

export const winterFields = (sport: string): Readonly<Record<Class, readonly Member[]>> => ({
  Herrer: membersOf(`${sport}-men`),
  Kvinder: membersOf(`${sport}-women`),
});

const DAYS_FROM_SATURDAY: Readonly<Record<string, number>> = { tu: -4, we: -3, th: -2, fr: -1, sa: 0, su: 1, mo: 2 };

export const startOf = (year: number, { date, weekday, clock }: Dated): number =>
  at(nearest(year, date, 'sa') + DAYS_FROM_SATURDAY[weekday]!, clock);

export const winterFacts = (
  sport: number,
  key: string,
  startS: number,
  { country, place, class: category }: WinterRace,
  session: string,
): RaceFacts => ({
  key,
  startS,
  sport,
  competition: { name: 'World Cup', country: 'xw', category, season: winterSeason(copenhagenDay(startS)) },
  meeting: place,
  session,
  country,
});
