import { createRandom } from '../../../random.ts';
import { saturdays, seasonLabel, type SeasonWindow } from '../../engine/calendar/season.ts';
import { perYear } from '../../engine/calendar/per-year.ts';
import type { Competition, Round } from './competition.ts';
import { kickOffAt, type KickOffs, roundDays } from '../../engine/calendar/kick-offs.ts';
import { KICK_OFFS } from './hours.ts';
import { type CompetitionPlan, type MatchPlan, planMatch, teamOf } from './plan.ts';
import { resultOf } from './result.ts';

/** A club in a draw, with the tier it plays in at home. */
export interface Entrant {
  readonly name: string;
  readonly country: string;
  readonly tier: number;
}

/** When a round of ties is played, by the Saturday of its week. */
export interface TieDate {
  readonly saturday: number;
  readonly kickOffs: KickOffs;
}

const ROUND_NAMES: Readonly<Record<number, string>> = { 2: 'Finale', 4: 'Semifinale', 8: 'Kvartfinale' };

/**
 * Rounds of single ties, each drawn from the winners of the round before it; `entrants` is asked for once, when the first
 * round is. The lower of two clubs of different tiers plays at home. `size` is a power of two.
 */
export function tieRounds(
  seed: string,
  {
    competition,
    season,
    size,
    entrants,
    dates,
  }: {
    competition: CompetitionPlan;
    season: string;
    size: number;
    entrants: () => readonly Entrant[];
    dates: readonly TieDate[];
  },
): readonly Round[] {
  let known: readonly Entrant[] | null = null;
  const drawn: (readonly MatchPlan[])[] = [];

  const draw = (index: number): readonly MatchPlan[] => {
    const clubs = index === 0 ? (known ??= entrants()) : winners(index - 1);
    const { saturday, kickOffs } = dates[index]!;
    const left = size / 2 ** index;
    const random = createRandom(seed, 'draw', competition.country, competition.name, season, left);
    const mixed = random.shuffle(clubs);
    return Array.from({ length: left / 2 }, (_, tie) => {
      const [first, second] = [mixed[2 * tie]!, mixed[2 * tie + 1]!];
      const [home, away] = second.tier > first.tier ? [second, first] : [first, second];
      const { day, minutes } = kickOffAt(kickOffs, tie);
      return planMatch(seed, {
        competition,
        season,
        role: 'knockout',
        group: '',
        round: ROUND_NAMES[left] ?? `1/${left / 2}-finale`,
        knockout: true,
        home: teamOf(seed, home.name, home.country, home.tier, season),
        away: teamOf(seed, away.name, away.country, away.tier, season),
        day: saturday + day,
        minutes,
      });
    });
  };
  const matches = (index: number): readonly MatchPlan[] => (drawn[index] ??= draw(index));
  const winners = (index: number): readonly Entrant[] => {
    const ties = matches(index);
    const byName = new Map(known!.map((club) => [club.name, club]));
    return ties.map((plan) => byName.get(plan[resultOf(plan).score!.advanced!].name)!);
  };

  return dates.map(({ saturday, kickOffs }, index) => ({ ...roundDays(kickOffs, saturday), matches: () => matches(index) }));
}

/** A national cup. */
export interface CupPlan extends CompetitionPlan {
  readonly window: SeasonWindow;
  /** Best tiers first; as many take part as the largest power of two allows. */
  readonly entrants: readonly Entrant[];
}

const LARGEST_CUP = 64;
/** How far into the season the rounds are played, the last six of them; never two within the days for which fixtures are known. */
const WHEN = [0.1, 0.27, 0.42, 0.62, 0.82, 1];
/** Countries do not all play in the same week. */
const WEEKS_APART = 2;

/** A cup of single ties over the season, its last round on the last weekend. */
export function createCup(seed: string, cup: CupPlan): Competition {
  const { country, name, tier, coverage, video } = cup;
  const size = 2 ** Math.floor(Math.log2(Math.min(LARGEST_CUP, cup.entrants.length)));
  const when = WHEN.slice(-Math.log2(size));
  const shift = createRandom(seed, 'week', country, name).int(0, WEEKS_APART);
  const rounds = perYear((year) => {
    const weekends = saturdays(cup.window, year);
    const dates = when.map((part, index): TieDate => {
      const last = index === when.length - 1;
      const place = Math.round(part * (weekends.length - 1)) + (last ? 0 : shift);
      return { saturday: weekends[Math.min(place, weekends.length - 1)]!, kickOffs: last ? KICK_OFFS.final : KICK_OFFS.cup };
    });
    return tieRounds(seed, {
      competition: { country, name, tier, coverage, video },
      season: seasonLabel(cup.window, year),
      size,
      entrants: () => cup.entrants.slice(0, size),
      dates,
    });
  });
  return { rounds };
}
