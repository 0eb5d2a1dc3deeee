import { DAYS_FROM_SATURDAY, minutesOf, yearOf } from './copenhagen.ts';

export interface Round<M> {
  /** Day numbers within which all its matches lie. */
  readonly firstDay: number;
  readonly lastDay: number;
  matches(): readonly M[];
}

export interface Competition<M> {
  rounds(year: number): readonly Round<M>[];
}

export const matchesOn = <M extends { readonly day: number }>(
  competitions: readonly Competition<M>[],
  day: number,
): readonly M[] =>
  competitions
    .flatMap(({ rounds }) => [...rounds(yearOf(day) - 1), ...rounds(yearOf(day))])
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .flatMap((round) => round.matches().filter((match) => match.day === day));

export interface RoundTime {
  /** The Saturday of its kick-offs, or the day that stands for it. */
  readonly saturday: number;
  readonly kickOffs: KickOffs;
}

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

function parse(text: string): KickOffs {
  const single: KickOff[] = [];
  const rest: KickOff[] = [];
  for (const [, day, clock, star] of text.matchAll(/(tu|we|th|fr|sa|su|mo)(\d\d:\d\d)(\*?)/g)) {
    (star === '*' ? rest : single).push({ day: DAYS_FROM_SATURDAY[day!]!, minutes: minutesOf(clock!) });
  }
  return { single, rest: rest.length > 0 ? rest : single };
}

export const kickOffAt = ({ single, rest }: KickOffs, index: number): KickOff =>
  single[index] ?? rest[(index - single.length) % rest.length]!;

export function roundDays({ saturday, kickOffs }: RoundTime): Pick<Round<unknown>, 'firstDay' | 'lastDay'> {
  const days = [...kickOffs.single, ...kickOffs.rest].map(({ day }) => day);
  return { firstDay: saturday + Math.min(...days), lastDay: saturday + Math.max(...days) };
}

const parsed = new Map<string, KickOffs>();
/** Reads 'fr19:00 su14:00 sa16:00*', days and hours in Copenhagen; a star marks those of all other matches. */
export const readKickOffs = (text: string): KickOffs => {
  let kickOffs = parsed.get(text);
  if (kickOffs === undefined) parsed.set(text, (kickOffs = parse(text)));
  return kickOffs;
};
