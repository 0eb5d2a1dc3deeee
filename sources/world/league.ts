import { createRandom } from '../random.ts';
import { saturdays, seasonLabel, type SeasonWindow, type Slot, spreadRounds } from './calendar.ts';
import { type Competition, perYear, type Round } from './competition.ts';
import { kickOffAt, type KickOffs } from './kick-offs.ts';
import { cycledPairings, type Pairing, roundsPerCycle } from './pairings.ts';
import { type CompetitionPlan, type MatchPlan, planMatch, teamOf } from './plan.ts';
import { rankClubs } from './standing.ts';

/** A league in which clubs meet each other in rounds. */
export interface LeaguePlan extends CompetitionPlan {
  readonly clubs: readonly string[];
  readonly window: SeasonWindow;
  readonly weekend: KickOffs;
  readonly midweek: KickOffs;
  /** How often each pair meets; before the split where there is one. */
  readonly cycles: number;
  /** After the rounds of all clubs, the best of them and the rest play on apart. */
  readonly split: { readonly top: number; readonly cycles: number } | null;
  /** All rounds in the middle of the week. */
  readonly midweekOnly: boolean;
}

const SPLIT_ROLES = ['championship', 'relegation'] as const;

const lastRounds = ({ clubs, split }: LeaguePlan): number =>
  split === null ? 0 : split.cycles * roundsPerCycle(Math.max(split.top, clubs.length - split.top));

/** A league as a competition that plays its rounds by the calendar of its country. */
export function createLeague(seed: string, league: LeaguePlan): Competition {
  const mainRounds = league.cycles * roundsPerCycle(league.clubs.length);
  const total = mainRounds + lastRounds(league);

  const season = perYear((year) => {
    const label = seasonLabel(league.window, year);
    const slots = spreadRounds(saturdays(league.window, year), total, mainRounds);
    const order = createRandom(seed, 'order', league.country, league.name, label).shuffle(league.clubs);
    const play = (clubs: readonly string[], pairings: readonly Pairing[], number: number, role: MatchPlan['role']) =>
      roundOf(seed, league, { label, slot: slots[number]!, number, clubs, pairings, role });

    const main = Array.from({ length: mainRounds }, (_, round): Round => ({
      ...daysOf(league, slots[round]!),
      matches: () => play(order, cycledPairings(order.length, round), round, 'main'),
    }));
    let ranking: readonly string[] | null = null;
    const groups = (): readonly (readonly string[])[] => {
      ranking ??= rankClubs(order, main.flatMap((round) => round.matches()));
      return [ranking.slice(0, league.split!.top), ranking.slice(league.split!.top)];
    };
    const last = slots.slice(mainRounds).map((slot, index): Round => ({
      ...daysOf(league, slot),
      matches: () => groups().flatMap((clubs, group) =>
        index < league.split!.cycles * roundsPerCycle(clubs.length)
          ? play(clubs, cycledPairings(clubs.length, index), mainRounds + index, SPLIT_ROLES[group]!) : []),
    }));
    return [...main, ...last];
  });
  return { rounds: season };
}

const kickOffsOf = (league: LeaguePlan, slot: Slot): KickOffs => (slot.midweek || league.midweekOnly ? league.midweek : league.weekend);

function daysOf(league: LeaguePlan, slot: Slot): { firstDay: number; lastDay: number } {
  const { single, rest } = kickOffsOf(league, slot);
  const days = [...single, ...rest].map(({ day }) => day);
  return { firstDay: slot.saturday + Math.min(...days), lastDay: slot.saturday + Math.max(...days) };
}

interface RoundPlan {
  readonly label: string;
  readonly slot: Slot;
  readonly number: number;
  readonly clubs: readonly string[];
  readonly pairings: readonly Pairing[];
  readonly role: MatchPlan['role'];
}

function roundOf(seed: string, league: LeaguePlan, { label, slot, number, clubs, pairings, role }: RoundPlan): readonly MatchPlan[] {
  const { country, name, tier, coverage, video } = league;
  const competition: CompetitionPlan = { country, name, tier, coverage, video };
  const kickOffs = kickOffsOf(league, slot);
  const order = createRandom(seed, 'hours', country, name, label, role, number).shuffle(pairings);
  return order.map(([home, away], index) => {
    const { day, minutes } = kickOffAt(kickOffs, index);
    return planMatch(seed, {
      competition, season: label, role, group: '', round: `Runde ${number + 1}`, knockout: false,
      home: teamOf(seed, clubs[home]!, country, tier, label),
      away: teamOf(seed, clubs[away]!, country, tier, label),
      day: slot.saturday + day, minutes,
    });
  });
}
