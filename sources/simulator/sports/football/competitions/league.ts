import type { CompetitionRef } from '@stillingen/domain/messages';
import { createRandom } from '../../../../random.ts';
import { type Competition, type KickOffs, rankTeams, type Round, roundDays } from '../../../engine/calendar/rounds.ts';
import {
  cycledPairings,
  type Pairing,
  perYear,
  saturdays,
  seasonLabel,
  type SeasonWindow,
  type Slot,
  spreadRounds,
} from '../../../engine/calendar/season.ts';
import { playFootball } from '../match/play.ts';
import { planFootballRound } from './round.ts';
import type { CompetitionPlan, FootballMatch } from '../match/rules.ts';
import { rulesOf } from '../match/event.ts';
import { teamOf } from './strength.ts';

export interface LeaguePlan extends CompetitionPlan {
  readonly clubs: readonly string[];
  readonly window: SeasonWindow;
  readonly weekend: KickOffs;
  readonly midweek: KickOffs;
  /** Rounds of all clubs; before the split where there is one. */
  readonly rounds: number;
  /** Further rounds within groups of these sizes, the best clubs first. */
  readonly split: { readonly rounds: number; readonly groups: readonly number[] } | null;
  readonly midweekOnly: boolean;
}

type Role = NonNullable<CompetitionRef['role']>;

const splitRole = (group: number, groups: number): Role =>
  group === 0 ? 'championship' : group === groups - 1 ? 'relegation' : 'playoff';

export function createLeague(seed: string, league: LeaguePlan): Competition<FootballMatch> {
  const { split, rounds: mainRounds, country, name, tier, window } = league;
  const rules = rulesOf(league);
  const phase = createRandom(seed, 'weekends', country, name).next();
  const kickOffsOf = ({ midweek }: Slot): KickOffs => (midweek || league.midweekOnly ? league.midweek : league.weekend);

  const rounds = perYear((year): readonly Round<FootballMatch>[] => {
    const season = seasonLabel(window, year);
    const slots = spreadRounds(saturdays(window, year), mainRounds + (split?.rounds ?? 0), { splitAt: mainRounds, phase });
    const order = createRandom(seed, 'order', country, name, season).shuffle(league.clubs);
    const team = (club: string) => teamOf(seed, club, country, tier, season);
    const play = (clubs: readonly string[], pairings: readonly Pairing[], number: number, role: Role) => {
      const slot = slots[number]!;
      const pairs = createRandom(seed, 'hours', country, name, season, role, number)
        .shuffle(pairings)
        .map(([home, away]) => [team(clubs[home]!), team(clubs[away]!)] as const);
      const { saturday } = slot;
      return planFootballRound(
        seed,
        { rules, season, role, round: `Runde ${number + 1}`, saturday, kickOffs: kickOffsOf(slot) },
        pairs,
      );
    };
    const daysOf = (number: number) => roundDays(kickOffsOf(slots[number]!), slots[number]!.saturday);

    const main = Array.from({ length: mainRounds }, (_, number) => ({
      ...daysOf(number),
      matches: () => play(order, cycledPairings(order.length, number), number, 'main'),
    }));
    if (split === null) return main;
    let ranking: readonly string[] | null = null;
    const group = (index: number): readonly string[] => {
      ranking ??= rankTeams(
        order,
        main.flatMap((round) => round.matches()),
        playFootball,
      );
      const first = split.groups.slice(0, index).reduce((sum, size) => sum + size, 0);
      return ranking.slice(first, first + split.groups[index]!);
    };
    const last = Array.from({ length: split.rounds }, (_, index) => ({
      ...daysOf(mainRounds + index),
      matches: () =>
        split.groups.flatMap((size, at) =>
          play(group(at), cycledPairings(size, index), mainRounds + index, splitRole(at, split.groups.length)),
        ),
    }));
    return [...main, ...last];
  });
  return { rounds };
}
