import { createRandom } from '../../../random.ts';
import { perYear } from '../../engine/calendar/per-year.ts';
import type { Competition, Round } from './competition.ts';
import { dayNumber, daysSinceSaturday } from '../../engine/calendar/copenhagen.ts';
import { kickOffAt, type KickOffs, roundDays } from '../../engine/calendar/kick-offs.ts';
import { KICK_OFFS } from './hours.ts';
import { type Entrant, tieRounds } from './knockout.ts';
import { roundRobin } from '../../engine/calendar/pairings.ts';
import { type CompetitionPlan, type MatchPlan, planMatch, teamOf } from './plan.ts';
import { rankClubs } from './standing.ts';

/** A European competition: a league phase of eight rounds for 36 clubs, then single ties for the best sixteen. */
export interface EuropePlan extends CompetitionPlan {
  readonly kickOffs: KickOffs;
  readonly entrants: readonly Entrant[];
}

const TIES_FOR = 16;
/** Days in the weeks of the league phase and of the ties, as month and day. */
const PHASE = ['09-15', '09-29', '10-20', '11-03', '11-24', '12-08', '01-19', '01-27'];
const TIES = ['02-23', '03-16', '04-13', '05-29'];

const saturdayOf = (year: number, monthDay: string): number => {
  const day = dayNumber(`${monthDay < '07' ? year + 1 : year}-${monthDay}`);
  return day + ((7 - daysSinceSaturday(day)) % 7);
};

/** Puts clubs in an order in which as few as possible meet one of their own country. */
function drawPhase(seed: string, name: string, season: string, clubs: readonly Entrant[]): readonly Entrant[] {
  const random = createRandom(seed, 'phase', name, season);
  const order = random.shuffle(clubs);
  const rounds = PHASE.map((_, round) => roundRobin(order.length, round));
  const clashes = (): number => rounds.flat().filter(([home, away]) => order[home]!.country === order[away]!.country).length;
  for (let left = clashes(), tries = 0; left > 0 && tries < 1500; tries += 1) {
    const [one, other] = [random.int(0, order.length - 1), random.int(0, order.length - 1)];
    const swap = (): void => {
      [order[one], order[other]] = [order[other]!, order[one]!];
    };
    swap();
    const now = clashes();
    if (now > left) swap();
    else left = now;
  }
  return order;
}

/** A European competition over one season. */
export function createEurope(seed: string, europe: EuropePlan): Competition {
  const { country, name, tier, coverage, video, kickOffs, entrants } = europe;
  const competition: CompetitionPlan = { country, name, tier, coverage, video };
  const clubs = new Map(entrants.map((club) => [club.name, club]));

  const rounds = perYear((year): readonly Round[] => {
    const season = `${year}/${year + 1}`;
    let order: readonly Entrant[] | null = null;
    const play = (round: number): readonly MatchPlan[] => {
      order ??= drawPhase(seed, name, season, entrants);
      const saturday = saturdayOf(year, PHASE[round]!);
      const pairs = createRandom(seed, 'hours', name, season, round).shuffle(roundRobin(order.length, round));
      return pairs.map(([home, away], index) => {
        const { day, minutes } = kickOffAt(kickOffs, index);
        const [host, guest] = [order![home]!, order![away]!];
        return planMatch(seed, {
          competition,
          season,
          role: 'main',
          group: '',
          round: `Runde ${round + 1}`,
          knockout: false,
          home: teamOf(seed, host.name, host.country, host.tier, season),
          away: teamOf(seed, guest.name, guest.country, guest.tier, season),
          day: saturday + day,
          minutes,
        });
      });
    };
    const phase = PHASE.map(
      (monthDay, round): Round => ({ ...roundDays(kickOffs, saturdayOf(year, monthDay)), matches: () => play(round) }),
    );
    const ranking = (): readonly Entrant[] =>
      rankClubs(
        [...clubs.keys()],
        phase.flatMap((round) => round.matches()),
      )
        .slice(0, TIES_FOR)
        .map((club) => clubs.get(club)!);
    const dates = TIES.map((monthDay, index) => ({
      saturday: saturdayOf(year, monthDay),
      kickOffs: index === TIES.length - 1 ? KICK_OFFS.final : kickOffs,
    }));
    return [...phase, ...tieRounds(seed, { competition, season, size: TIES_FOR, entrants: ranking, dates })];
  });
  return { rounds };
}
