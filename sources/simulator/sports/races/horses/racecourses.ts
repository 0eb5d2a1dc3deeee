import type { Random } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { membersOf } from '../../../engine/fields.ts';

export interface Course {
  readonly name: string;
  readonly country: string;
  readonly season: string;
  readonly races: number;
  /** When the first race begins, in Copenhagen, and minutes between races. */
  readonly first: string;
  readonly everyMinutes: number;
  readonly metres: readonly number[];
  readonly surface: string;
  readonly going: readonly string[];
  readonly prizes: readonly string[];
  readonly jockeys: readonly string[];
}

const COLUMNS = 'name country season races first every_minutes metres surface going prizes';

export const COURSES: readonly Course[] = readTable('racecourses.csv', COLUMNS).map(
  ({ races, every_minutes: everyMinutes, metres, going, prizes, ...course }) => ({
    ...course,
    races: Number(races),
    everyMinutes: Number(everyMinutes),
    metres: metres.split(' ').map(Number),
    going: going.split('|'),
    prizes: prizes.split('|'),
    jockeys: membersOf(`jockeys-${course.country}`).map(({ name }) => name),
  }),
);

/** The courses of a season: those of Britain in summer and in winter, and each of the others alone. */
export const coursesOf = (season: string): readonly Course[] => COURSES.filter((course) => course.season === season);

const names = new Map(readTable('horse-names.csv', 'country first second').map((row) => [row.country, row]));

export function horseNames(random: Random, country: string, count: number): readonly string[] {
  const { first, second } = names.get(country) ?? names.get('elsewhere')!;
  const [firsts, seconds] = [random.shuffle(first.split('|')), second === '' ? [] : random.shuffle(second.split('|'))];
  return firsts.slice(0, count).map((word, index) => [word, ...(seconds[index] === undefined ? [] : [seconds[index]])].join(' '));
}
