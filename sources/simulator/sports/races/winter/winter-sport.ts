import { createRandom } from '../../../../random.ts';
import { listOf, oneOf, readCell } from '../../../data/table.ts';
import { calendarDay, dayNumber, DAYS_FROM_SATURDAY, secondAt } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { CreateSport, EventPlan } from '../../../engine/event-plan.ts';
import { type Member, membersOf } from '../../../engine/fields.ts';
import { type Race, raceCalendar, raceEvent, type RaceFacts, raceSport, yearly } from '../../../engine/race.ts';
import { disqualifiedLater } from '../../../engine/race-timeline.ts';

export interface WinterRace {
  readonly sport: string;
  readonly sex: 'men' | 'women';
  /** The letters of the discipline, 'SL', and its km where it has a course; 0 elsewhere. */
  readonly letters: string;
  readonly km: number;
}

interface WinterContest extends Pick<Race, 'starters' | 'simulate'> {
  readonly session: string;
  readonly length: number;
  readonly splits?: RaceFacts['splits'];
  /** The chance that one of the best is disqualified after the finish. */
  readonly disqualified: number;
}

interface WinterSport {
  readonly sportId: number;
  /** Begins the names of its fields, and names its calendar of the World Cup. */
  readonly sport: string;
  readonly letters: readonly string[];
  readonly others?: Readonly<Record<string, string>>;
  /** From one race of the showcase to the next. */
  readonly everyMinutes: number;
  readonly overAfterS: number;
  readonly contest: (seed: string, race: WinterRace) => WinterContest;
}

const CATEGORIES = { men: 'Herrer', women: 'Kvinder' } as const;
const RACE = /^([a-z]{2})?(\S+) (H|K) ([A-Z]+)([\d.]*)$/;

/** The races of a calendar, written 'sa10:30 H SL'; those without a weekday are held on their date. */
const racesOf = (calendar: string, known: readonly string[]) =>
  raceCalendar(calendar).flatMap((row) => {
    const { date, country, name: place } = row;
    const readRace = (text: string) => {
      const [race, weekday, clock = '', letter, discipline = '', km] = RACE.exec(text) ?? [];
      if (race === undefined) throw new RangeError(`"${text}" is not a race, such as "sa10:30 H SL"`);
      const letters = oneOf(...known)(discipline);
      const dayIn = (year: number): number =>
        weekday === undefined ? dayNumber(`${year}-${date}`) : calendarDay(year, date) + DAYS_FROM_SATURDAY[weekday]!;
      const sex: WinterRace['sex'] = letter === 'H' ? 'men' : 'women';
      return { country, place, sex, letters, km: Number(km), startS: (year: number) => secondAt(dayIn(year), clock) };
    };
    return readCell(row, 'detail', listOf(readRace, '|'));
  });

/** The best first, with their strength in a skill; those without it stay at home. */
export const fieldOf = ({ sport, sex }: WinterRace, skill = ''): readonly Member[] =>
  membersOf(`${sport}-${sex}`)
    .map((member) => {
      const bonus = member.skill === skill ? 1 : -3;
      return { ...member, strength: member.strength + (member.skill === '' ? 0 : bonus) };
    })
    .filter(({ strength }) => strength >= 1)
    .toSorted((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1));

export function winterSport({
  sportId,
  sport,
  letters,
  others = {},
  everyMinutes,
  overAfterS,
  contest,
}: WinterSport): CreateSport {
  const races = (calendar: string, competition: string) => {
    const event = (key: string, startS: number, race: ReturnType<typeof racesOf>[number]): EventPlan => {
      const { session, length, splits, disqualified, starters, simulate } = contest(key, { ...race, sport });
      const season = seasonAt(startS, '07-01');
      return raceEvent({
        facts: {
          key,
          startS,
          sport: sportId,
          competition: { name: competition, country: 'xw', category: CATEGORIES[race.sex], season },
          meeting: race.place,
          session,
          country: race.country,
          length,
          ...(splits === undefined ? {} : { splits }),
        },
        overAfterS,
        starters,
        simulate: () => {
          const jury = createRandom(key, 'jury');
          return jury.chance(disqualified) ? disqualifiedLater(simulate(), jury) : simulate();
        },
      });
    };
    return yearly({
      name: calendar,
      items: racesOf(calendar, letters),
      inYear: (edition, year, race) => [event(edition, race.startS(year), race)],
      anyTime: event,
      everyMinutes: calendar === sport ? everyMinutes : Infinity,
    });
  };
  return raceSport(sportId, races(sport, 'World Cup'), ...Object.entries(others).map((entry) => races(...entry)));
}
