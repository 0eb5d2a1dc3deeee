import { isDecided } from '@stillingen/domain';
import type { PlayedClock } from '../clock/record.ts';
import { type Match, type MatchRules, planMatch } from '../match.ts';
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

type RoundPlan<Rules extends MatchRules> = RoundTime & Pick<Match<Rules>, 'rules' | 'competition' | 'round' | 'knockout'>;
type Meeting = Pick<Match, 'home' | 'away'> & Partial<Pick<Match, 'competition' | 'idle' | 'venue'>>;

export const planRound = <Rules extends MatchRules>(
  seed: string,
  { saturday, kickOffs, ...common }: RoundPlan<Rules>,
  meetings: readonly Meeting[],
): readonly Match<Rules>[] =>
  meetings.map((meeting, index) => {
    const { day, minutes } = kickOffAt(kickOffs, index);
    return planMatch(seed, { ...common, ...meeting, day: saturday + day, minutes });
  });

/** Teams in the order of their points, goal difference, goals and names after these matches. */
export function rankTeams<M extends Match>(
  teams: readonly string[],
  matches: readonly M[],
  play: (match: M) => Pick<PlayedClock, 'end' | 'total'>,
): readonly string[] {
  const rows = new Map(teams.map((name) => [name, { name, points: 0, difference: 0, goals: 0 }]));
  const count = (name: string, scored: number, conceded: number): void => {
    const row = rows.get(name)!;
    row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
    row.difference += scored - conceded;
    row.goals += scored;
  };
  for (const match of matches) {
    const { end, total } = play(match);
    if (!isDecided(end)) continue;
    const [home, away] = total;
    count(match.home.name, home, away);
    count(match.away.name, away, home);
  }
  return [...rows.values()]
    .toSorted((a, b) => b.points - a.points || b.difference - a.difference || b.goals - a.goals || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
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

export function roundDays({ single, rest }: KickOffs, saturday: number): { readonly firstDay: number; readonly lastDay: number } {
  const days = [...single, ...rest].map(({ day }) => day);
  return { firstDay: saturday + Math.min(...days), lastDay: saturday + Math.max(...days) };
}

const parsed = new Map<string, KickOffs>();
/** Reads 'fr19:00 su14:00 sa16:00*', days and hours in Copenhagen; a star marks those of all other matches. */
export const readKickOffs = (text: string): KickOffs => {
  let kickOffs = parsed.get(text);
  if (kickOffs === undefined) parsed.set(text, (kickOffs = parse(text)));
  return kickOffs;
};
