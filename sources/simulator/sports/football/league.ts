import { createRandom } from '../../../random.ts';
import { saturdays, seasonLabel, type SeasonWindow } from '../../engine/calendar/season.ts';
import { type Slot, spreadRounds } from './calendar.ts';
import { perYear } from '../../engine/calendar/per-year.ts';
import type { Competition, Round } from './competition.ts';
import { kickOffAt, type KickOffs, roundDays } from '../../engine/calendar/kick-offs.ts';
import { cycledPairings, type Pairing } from '../../engine/calendar/pairings.ts';
import { type CompetitionPlan, type MatchPlan, planMatch, teamOf } from './plan.ts';
import { rankClubs } from './standing.ts';

/** A league in which clubs meet each other in rounds. */
export interface LeaguePlan extends CompetitionPlan {
  readonly clubs: readonly string[];
  readonly window: SeasonWindow;
  readonly weekend: KickOffs;
  readonly midweek: KickOffs;
  /** Rounds of all clubs; before the split where there is one. */
  readonly rounds: number;
  /** Further rounds within groups of these sizes, the best clubs first. */
  readonly split: { readonly rounds: number; readonly groups: readonly number[] } | null;
  /** All rounds in the middle of the week. */
  readonly midweekOnly: boolean;
}

/** What the groups after a split play for: the first for the title, the last against relegation. */
const splitRole = (group: number, groups: number): MatchPlan['role'] =>
  group === 0 ? 'championship' : group === groups - 1 ? 'relegation' : 'playoff';

/** A league as a competition that plays its rounds by the calendar of its country. */
export function createLeague(seed: string, league: LeaguePlan): Competition {
  const { split, rounds: mainRounds } = league;
  const total = mainRounds + (split?.rounds ?? 0);
  const phase = createRandom(seed, 'weekends', league.country, league.name).next();

  const season = perYear((year) => {
    const label = seasonLabel(league.window, year);
    const slots = spreadRounds(saturdays(league.window, year), total, { splitAt: mainRounds, phase });
    const order = createRandom(seed, 'order', league.country, league.name, label).shuffle(league.clubs);
    const play = (clubs: readonly string[], pairings: readonly Pairing[], number: number, role: MatchPlan['role']) =>
      roundOf(seed, league, { label, slot: slots[number]!, number, clubs, pairings, role });

    const main = Array.from(
      { length: mainRounds },
      (_, round): Round => ({
        ...daysOf(league, slots[round]!),
        matches: () => play(order, cycledPairings(order.length, round), round, 'main'),
      }),
    );
    let ranking: readonly string[] | null = null;
    const group = (index: number): readonly string[] => {
      ranking ??= rankClubs(
        order,
        main.flatMap((round) => round.matches()),
      );
      const first = split!.groups.slice(0, index).reduce((sum, size) => sum + size, 0);
      return ranking.slice(first, first + split!.groups[index]!);
    };
    const last = slots.slice(mainRounds).map(
      (slot, index): Round => ({
        ...daysOf(league, slot),
        matches: () =>
          split!.groups.flatMap((size, which) =>
            play(group(which), cycledPairings(size, index), mainRounds + index, splitRole(which, split!.groups.length)),
          ),
      }),
    );
    return [...main, ...last];
  });
  return { rounds: season };
}

const kickOffsOf = (league: LeaguePlan, slot: Slot): KickOffs =>
  slot.midweek || league.midweekOnly ? league.midweek : league.weekend;

const daysOf = (league: LeaguePlan, slot: Slot) => roundDays(kickOffsOf(league, slot), slot.saturday);

interface RoundPlan {
  readonly label: string;
  readonly slot: Slot;
  readonly number: number;
  readonly clubs: readonly string[];
  readonly pairings: readonly Pairing[];
  readonly role: MatchPlan['role'];
}

function roundOf(
  seed: string,
  league: LeaguePlan,
  { label, slot, number, clubs, pairings, role }: RoundPlan,
): readonly MatchPlan[] {
  const { country, name, tier, coverage, video } = league;
  const competition: CompetitionPlan = { country, name, tier, coverage, video };
  const kickOffs = kickOffsOf(league, slot);
  const order = createRandom(seed, 'hours', country, name, label, role, number).shuffle(pairings);
  return order.map(([home, away], index) => {
    const { day, minutes } = kickOffAt(kickOffs, index);
    return planMatch(seed, {
      competition,
      season: label,
      role,
      group: '',
      round: `Runde ${number + 1}`,
      knockout: false,
      home: teamOf(seed, clubs[home]!, country, tier, label),
      away: teamOf(seed, clubs[away]!, country, tier, label),
      day: slot.saturday + day,
      minutes,
    });
  });
}
