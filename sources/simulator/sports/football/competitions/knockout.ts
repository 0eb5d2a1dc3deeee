import { createRandom } from '../../../../random.ts';
import { type Competition, type Round, roundDays, type RoundTime } from '../../../engine/calendar/rounds.ts';
import { perYear, saturdays, seasonLabel, type SeasonWindow } from '../../../engine/calendar/season.ts';
import { KICK_OFFS } from './country.ts';
import { planFootballRound } from './round.ts';
import type { CompetitionPlan, FootballMatch, FootballRules } from '../match/rules.ts';
import { playFootball } from '../match/play.ts';
import { rulesOf } from '../match/event.ts';
import { teamOf } from './strength.ts';

export interface DrawnClub {
  readonly name: string;
  readonly country: string;
  readonly tier: number;
}

interface Ties {
  readonly rules: FootballRules;
  readonly season: string;
  /** A power of two. */
  readonly size: number;
  readonly clubs: () => readonly DrawnClub[];
  readonly dates: readonly RoundTime[];
}

const ROUND_NAMES: Readonly<Record<number, string>> = { 2: 'Finale', 4: 'Semifinale', 8: 'Kvartfinale' };

/** Single ties, drawn from the winners of the round before; the club of the lower tier is at home. */
export function tieRounds(seed: string, { rules, season, size, clubs, dates }: Ties): readonly Round<FootballMatch>[] {
  const { country, name } = rules.competition;
  let known: readonly DrawnClub[] | null = null;
  const drawn: (readonly FootballMatch[])[] = [];

  const draw = (index: number): readonly FootballMatch[] => {
    const left = size / 2 ** index;
    const mixed = createRandom(seed, 'draw', country, name, season, left).shuffle(
      index === 0 ? (known ??= clubs()) : winners(index - 1),
    );
    const team = (club: DrawnClub) => teamOf(seed, club.name, club.country, club.tier, season);
    const pairs = Array.from({ length: left / 2 }, (_, tie) => {
      const [first, second] = [mixed[2 * tie]!, mixed[2 * tie + 1]!];
      const [home, away] = second.tier > first.tier ? [second, first] : [first, second];
      return [team(home), team(away)] as const;
    });
    const round = ROUND_NAMES[left] ?? `1/${left / 2}-finale`;
    return planFootballRound(seed, { rules, season, role: 'knockout', round, ...dates[index]! }, pairs);
  };
  const matches = (index: number): readonly FootballMatch[] => (drawn[index] ??= draw(index));
  const winners = (index: number): readonly DrawnClub[] => {
    const ties = matches(index);
    const byName = new Map(known!.map((club) => [club.name, club]));
    return ties.map((match) => byName.get(match[playFootball(match).winner!].name)!);
  };
  return dates.map(({ saturday, kickOffs }, index) => ({ ...roundDays(kickOffs, saturday), matches: () => matches(index) }));
}

export interface CupPlan extends CompetitionPlan {
  readonly window: SeasonWindow;
  /** Best tiers first; as many take part as the largest power of two allows. */
  readonly clubs: readonly DrawnClub[];
}

const LARGEST_CUP = 64;
/** Shares of the season at which its last rounds are played; fixtures of two are never known at once. */
const WHEN = [0.1, 0.27, 0.42, 0.62, 0.82, 1];
const WEEKS_APART = 2;

export function createCup(seed: string, cup: CupPlan): Competition<FootballMatch> {
  const rules = rulesOf(cup);
  const size = 2 ** Math.floor(Math.log2(Math.min(LARGEST_CUP, cup.clubs.length)));
  const when = WHEN.slice(-Math.log2(size));
  const shift = createRandom(seed, 'week', cup.country, cup.name).int(0, WEEKS_APART);
  const rounds = perYear((year) => {
    const weekends = saturdays(cup.window, year);
    const dates = when.map((part, index): RoundTime => {
      const last = index === when.length - 1;
      const place = Math.round(part * (weekends.length - 1)) + (last ? 0 : shift);
      return { saturday: weekends[Math.min(place, weekends.length - 1)]!, kickOffs: last ? KICK_OFFS.final : KICK_OFFS.cup };
    });
    return tieRounds(seed, { rules, season: seasonLabel(cup.window, year), size, clubs: () => cup.clubs.slice(0, size), dates });
  });
  return { rounds };
}
