import { copenhagenDay } from '../../engine/calendar/copenhagen.ts';
import { at, nearest, winterSeason } from './calendar.ts';
import type { RaceFacts } from '../../engine/race.ts';

/** Who races: men or women, as the category of their World Cup says. */
export type Class = 'Herrer' | 'Kvinder';

/** A race of a World Cup. */
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

/** Races of a table of meetings, '11-21 at Gurgl | sa10:30 H SL, su10:30 K SL'. */
export const winterRaces = (table: string): readonly Dated[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, date, country, place, list] = /^(\S+) (\S+) (.+) \| (.+)$/.exec(line)!;
      return list!.split(', ').map((text) => {
        const [, weekday, clock, letter, discipline, km] = /^(..)(\S+) (H|K) ([A-Z]+)([\d.]*)$/.exec(text)!;
        const race = { country: country!, place: place!, discipline: discipline!, km: Number(km) };
        return {
          race: { ...race, class: letter === 'H' ? ('Herrer' as const) : ('Kvinder' as const) },
          date: date!,
          weekday: weekday!,
          clock: clock!,
        };
      });
    });

const DAYS_FROM_SATURDAY: Readonly<Record<string, number>> = { tu: -4, we: -3, th: -2, fr: -1, sa: 0, su: 1, mo: 2 };

/** When a race of a table starts in a year. */
export const startOf = (year: number, { date, weekday, clock }: Dated): number =>
  at(nearest(year, date, 'sa') + DAYS_FROM_SATURDAY[weekday]!, clock);

/** What is known of a race of a World Cup. */
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
