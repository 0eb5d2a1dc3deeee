import { type Match, type MatchRules, planMatch } from '../match.ts';
import { yearOf } from './copenhagen.ts';
import { kickOffAt, type KickOffs } from './kick-offs.ts';

export interface Round<M> {
  /** Day numbers within which all its matches lie. */
  readonly firstDay: number;
  readonly lastDay: number;
  matches(): readonly M[];
}

export interface Competition<M> {
  /** The rounds of the season that begins in a year. */
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
/** Two sides, and what differs from other matches of the round. */
type Meeting = Pick<Match, 'home' | 'away'> & Partial<Pick<Match, 'competition' | 'idle' | 'venue'>>;

/** The matches of a round, which take its kick-offs in turn. */
export const planRound = <Rules extends MatchRules>(
  seed: string,
  { saturday, kickOffs, ...common }: RoundPlan<Rules>,
  meetings: readonly Meeting[],
): readonly Match<Rules>[] =>
  meetings.map((meeting, index) => {
    const { day, minutes } = kickOffAt(kickOffs, index);
    return planMatch(seed, { ...common, ...meeting, day: saturday + day, minutes });
  });
