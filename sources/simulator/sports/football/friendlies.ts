import { createRandom } from '../../../random.ts';
import type { LeaguePlan } from './league.ts';
import { type MatchPlan, planMatch, teamOf } from './plan.ts';

const PER_DAY = 16;
const EVERY_MINUTES = (24 * 60) / PER_DAY;

/** Friendly matches of clubs of highest tiers, one after the other around the clock of any day. */
export function createFriendlies(seed: string, leagues: readonly LeaguePlan[]): (day: number) => readonly MatchPlan[] {
  const clubs = leagues.filter(({ tier }) => tier === 1).flatMap((league) => league.clubs.map((name) => ({ name, league })));
  return (day) => {
    const date = new Date(day * 86_400_000);
    const season = String(date.getUTCFullYear());
    const teams = createRandom(seed, 'friendlies', day)
      .shuffle(clubs)
      .slice(0, 2 * PER_DAY)
      .map(({ name, league }) => teamOf(seed, name, league.country, 1, season));
    return Array.from({ length: Math.floor(teams.length / 2) }, (_, index) =>
      planMatch(seed, {
        competition: { country: 'xw', name: 'Venskabskampe for klubhold', tier: 1, coverage: 'full', video: false },
        season,
        role: 'knockout',
        group: '',
        round: '',
        home: teams[2 * index]!,
        away: teams[2 * index + 1]!,
        day,
        minutes: index * EVERY_MINUTES,
        knockout: false,
      }),
    );
  };
}
