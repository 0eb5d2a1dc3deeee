import { copenhagenDay, dayNumber, DAYS_FROM_SATURDAY, daysSinceSaturday, dayText, minutesOf, yearOf } from './copenhagen.ts';
import type { Match } from '../match.ts';

/**
 * Where a season lies in the year, as month and day; `pause` is the break in which no rounds are
 * played.
 */
export interface SeasonWindow {
  readonly from: string;
  readonly to: string;
  readonly pause: readonly [from: string, to: string] | null;
}

type Bounds = Pick<SeasonWindow, 'from' | 'to'>;

export const crossesNewYear = ({ from, to }: Bounds): boolean => to < from;

/** '2026/2027' or '2026' for the season that begins in `year`. */
export const seasonLabel = (window: Bounds, year: number): string =>
  crossesNewYear(window) ? `${year}/${year + 1}` : String(year);

/** The year in which the season of a day began, or the next one begins. */
export function seasonYear(bounds: Bounds, day: number): number {
  const date = dayText(day);
  const year = Number(date.slice(0, 4));
  return crossesNewYear(bounds) && date.slice(5) < bounds.from ? year - 1 : year;
}

/**
 * The season of a start, of sports whose season begins at `begins`: '2026/2027'; '2026' where that
 * is New Year.
 */
export function seasonAt(startS: number, begins = '01-01'): string {
  const bounds = { from: begins, to: '01-01' };
  return seasonLabel(bounds, seasonYear(bounds, copenhagenDay(startS)));
}

export const dayInSeason = (window: SeasonWindow, year: number, monthDay: string): number =>
  dayNumber(`${crossesNewYear(window) && monthDay < window.from ? year + 1 : year}-${monthDay}`);

export function saturdays(window: SeasonWindow, year: number): readonly number[] {
  const dayIn = (monthDay: string): number => dayInSeason(window, year, monthDay);
  const [first, last] = [dayIn(window.from), dayIn(window.to)];
  const [pauseFrom, pauseTo] = window.pause === null ? [Infinity, -Infinity] : [dayIn(window.pause[0]), dayIn(window.pause[1])];
  const days: number[] = [];
  for (let day = first + ((7 - daysSinceSaturday(first)) % 7); day <= last; day += 7) {
    if (day < pauseFrom || day > pauseTo) days.push(day);
  }
  return days;
}

/** Weekends left free before a second part, which is drawn when the first is over. */
const SPLIT_GAP = 2;

/**
 * Spreads rounds over weekends, and midweeks where those are too few; from `splitAt` on after a gap.
 * `phase` in [0, 1) moves the weekends left free, so that not all leagues rest at once.
 */
export function spreadRounds(weekends: readonly number[], rounds: number, { splitAt = rounds, phase = 0 } = {}) {
  const gap = splitAt < rounds ? SPLIT_GAP : 0;
  const usable = weekends.length - gap;
  const onWeekends = Math.min(rounds, usable);
  let weekend = 0;
  return Array.from({ length: rounds }, (_, round) => {
    const midweek = Math.floor(((round + 1) * onWeekends) / rounds) <= weekend;
    const place = Math.min(usable - 1, Math.floor(((weekend + phase) * usable) / onWeekends)) + (round >= splitAt ? gap : 0);
    if (!midweek) weekend += 1;
    return { saturday: weekends[place]!, midweek };
  });
}

export function perYear<T>(make: (year: number) => T): (year: number) => T {
  const made = new Map<number, T>();
  return (year) => {
    if (!made.has(year)) made.set(year, make(year));
    return made.get(year)!;
  };
}

export type Pairing = readonly [home: number, away: number];

/**
 * One round of the circle method: all clubs meet once in `count - 1` rounds; one rests where
 * `count` is odd.
 */
export function roundRobin(count: number, round: number): readonly Pairing[] {
  const even = count + (count % 2);
  const turning = even - 1;
  const first = round % turning;
  const pairs = Array.from({ length: even / 2 }, (_, index): Pairing => {
    const one = (first + index) % turning;
    const other = index === 0 ? turning : (first - index + turning) % turning;
    const isHome = (index === 0 ? round : index) % 2 === 0;
    return isHome ? [one, other] : [other, one];
  });
  return pairs.filter(([home, away]) => home < count && away < count);
}

export const roundsPerCycle = (count: number): number => count + (count % 2) - 1;

export function cycledPairings(count: number, round: number): readonly Pairing[] {
  const perCycle = roundsPerCycle(count);
  const pairs = roundRobin(count, round % perCycle);
  return Math.floor(round / perCycle) % 2 === 0 ? pairs : pairs.map(([home, away]) => [away, home] as const);
}

export interface Round<M> {
  /** Day numbers within which all its matches lie. */
  readonly firstDay: number;
  readonly lastDay: number;
  matches(): readonly M[];
}

/** The rounds of the season that begins in a year. */
export type Competition<M> = (year: number) => readonly Round<M>[];

export const matchesOn = <M extends { readonly day: number }>(
  competitions: readonly Competition<M>[],
  day: number,
): readonly M[] =>
  competitions
    .flatMap((roundsIn) => [...roundsIn(yearOf(day) - 1), ...roundsIn(yearOf(day))])
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .flatMap((round) => round.matches().filter((match) => match.day === day));

export type CreateCompetition = (seed: string) => Competition<Match>;

export interface RoundTime {
  /** The Saturday of its kick-offs, or the day that stands for it. */
  readonly saturday: number;
  readonly kickOffs: KickOffs;
}

const DAY_MINUTES = 24 * 60;

/** Days after the Saturday of the round (-4 Tuesday … 2 Monday), minutes after Copenhagen's midnight. */
export interface KickOff {
  readonly day: number;
  readonly minutes: number;
}

/** Each single one serves one match; all other matches share the rest in turn. */
export interface KickOffs {
  readonly single: readonly KickOff[];
  readonly rest: readonly KickOff[];
}

export const kickOffAt = ({ single, rest }: KickOffs, index: number): KickOff =>
  single[index] ?? rest[(index - single.length) % rest.length]!;

export function roundAt<M>({ saturday, kickOffs }: RoundTime, matches: () => readonly M[]): Round<M> {
  const days = [...kickOffs.single, ...kickOffs.rest].map(({ day, minutes }) => day + Math.floor(minutes / DAY_MINUTES));
  return { firstDay: saturday + Math.min(...days), lastDay: saturday + Math.max(...days), matches };
}

/**
 * Reads 'fr19:00 su14:00 sa16:00*', days and hours in Copenhagen; a star marks those of all other
 * matches.
 */
export function readKickOffs(text: string): KickOffs {
  const single: KickOff[] = [];
  const rest: KickOff[] = [];
  for (const each of text.split(' ')) {
    const [, day, clock, star] = /^(tu|we|th|fr|sa|su|mo)(\d\d:\d\d)(\*?)$/.exec(each) ?? [];
    if (day === undefined) throw new RangeError(`"${each}" is not a kick-off, such as "fr19:00"`);
    (star === '*' ? rest : single).push({ day: DAYS_FROM_SATURDAY[day]!, minutes: minutesOf(clock!) });
  }
  return { single, rest: rest.length > 0 ? rest : single };
}
