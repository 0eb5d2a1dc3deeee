import { createRandom } from '../../../../random.ts';
import { dayNumber, daysSinceSaturday } from '../../../engine/calendar/copenhagen.ts';
import { type Competition, type KickOffs, rankTeams, type Round, roundDays } from '../../../engine/calendar/rounds.ts';
import { perYear, roundRobin } from '../../../engine/calendar/season.ts';
import { KICK_OFFS } from './country.ts';
import { type DrawnClub, tieRounds } from './knockout.ts';
import { playFootball } from '../match/play.ts';
import { planFootballRound } from './round.ts';
import type { CompetitionPlan, FootballMatch } from '../match/rules.ts';
import { rulesOf } from '../match/event.ts';
import { teamOf } from './strength.ts';

/** A European competition: a league phase of eight rounds for 36 clubs, then single ties for the best sixteen. */
export interface EuropePlan extends CompetitionPlan {
  readonly kickOffs: KickOffs;
  readonly clubs: readonly DrawnClub[];
}

const TIES_FOR = 16;
const PHASE = ['09-15', '09-29', '10-20', '11-03', '11-24', '12-08', '01-19', '01-27'];
const TIES = ['02-23', '03-16', '04-13', '05-29'];
const DRAW_TRIES = 1500;

const saturdayOf = (year: number, monthDay: string): number => {
  const day = dayNumber(`${monthDay < '07' ? year + 1 : year}-${monthDay}`);
  return day + ((7 - daysSinceSaturday(day)) % 7);
};

/** Puts clubs in an order in which as few as possible meet one of their own country. */
function drawPhase(seed: string, name: string, season: string, clubs: readonly DrawnClub[]): readonly DrawnClub[] {
  const random = createRandom(seed, 'phase', name, season);
  const order = random.shuffle(clubs);
  const rounds = PHASE.map((_, round) => roundRobin(order.length, round));
  const clashes = (): number => rounds.flat().filter(([home, away]) => order[home]!.country === order[away]!.country).length;
  for (let left = clashes(), tries = 0; left > 0 && tries < DRAW_TRIES; tries += 1) {
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

export function createEurope(seed: string, europe: EuropePlan): Competition<FootballMatch> {
  const { name, kickOffs, clubs } = europe;
  const rules = rulesOf(europe);
  const rounds = perYear((year): readonly Round<FootballMatch>[] => {
    const season = `${year}/${year + 1}`;
    const team = (club: DrawnClub) => teamOf(seed, club.name, club.country, club.tier, season);
    let order: readonly DrawnClub[] | null = null;
    const play = (number: number): readonly FootballMatch[] => {
      const drawn = (order ??= drawPhase(seed, name, season, clubs));
      const pairs = createRandom(seed, 'hours', name, season, number)
        .shuffle(roundRobin(drawn.length, number))
        .map(([home, away]) => [team(drawn[home]!), team(drawn[away]!)] as const);
      const saturday = saturdayOf(year, PHASE[number]!);
      return planFootballRound(seed, { rules, season, role: 'main', round: `Runde ${number + 1}`, saturday, kickOffs }, pairs);
    };
    const phase = PHASE.map((monthDay, number) => ({
      ...roundDays(kickOffs, saturdayOf(year, monthDay)),
      matches: () => play(number),
    }));
    const best = (): readonly DrawnClub[] => {
      const byName = new Map(clubs.map((club) => [club.name, club]));
      const matches = phase.flatMap((round) => round.matches());
      return rankTeams([...byName.keys()], matches, playFootball)
        .slice(0, TIES_FOR)
        .map((club) => byName.get(club)!);
    };
    const dates = TIES.map((monthDay, index) => ({
      saturday: saturdayOf(year, monthDay),
      kickOffs: index === TIES.length - 1 ? KICK_OFFS.final : kickOffs,
    }));
    return [...phase, ...tieRounds(seed, { rules, season, size: TIES_FOR, clubs: best, dates })];
  });
  return { rounds };
}
