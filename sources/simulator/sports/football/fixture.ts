import type { FixtureMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { MatchPlan, Team } from './plan.ts';
import { groundOf, refereeOf } from '../../engine/squad.ts';

/** A fixture is made known this long before it is played. */
const KNOWN_BEFORE_S = 30 * 86_400;
const FOOTBALL = 1;

/** How much a fixture says; each kind is a later statement about the same key than the one before it. */
const SEQ = { result: 0, planned: 1, attended: 2 } as const;

const team = ({ name, country }: Team) => ({ name, country, kind: 'club' as const });

/** Spectators: tens of thousands at the highest tier, hundreds further down. */
const attendanceOf = (plan: MatchPlan): number => {
  const random = createRandom(plan.chance, 'attendance');
  const usual = 14_000 / 4.2 ** (plan.competition.tier - 1);
  return Math.max(40, Math.round(usual * Math.exp(0.55 * random.normal() + 0.3 * plan.home.rating)));
};

/** Channels that show the best league of Denmark; each match is on one of them. */
const DANISH_CHANNELS = ['TV 2 Sport X', 'Viaplay', 'TV3+'] as const;

const broadcastOf = ({ competition, chance }: MatchPlan): Pick<FixtureMessage, 'broadcasts'> =>
  competition.country !== 'dk' || competition.tier !== 1
    ? {}
    : { broadcasts: [{ name: createRandom(chance, 'broadcast').pick(DANISH_CHANNELS), type: 'tv', country: 'dk' }] };

/** The fixture as a message: for its result only, as planned, or with the attendance that is told during the match. */
export function fixtureMessage(plan: MatchPlan, kind: keyof typeof SEQ): FixtureMessage {
  const { key, competition, season, role, group, home, away, startS, round } = plan;
  const random = createRandom(plan.chance, 'fixture');
  const followed = kind !== 'result';
  return {
    kind: 'fixture',
    key,
    seq: SEQ[kind],
    at: instant(kind === 'attended' ? startS : startS - KNOWN_BEFORE_S),
    sport: FOOTBALL,
    competition: { name: competition.name, country: competition.country, season, role, ...(group === '' ? {} : { group }) },
    home: team(home),
    away: team(away),
    start: instant(startS),
    round,
    coverage: followed ? 'live' : 'result',
    ...(followed && competition.coverage === 'full'
      ? { venue: groundOf(home.name, home.country, 1), referee: refereeOf(random, competition.country) }
      : {}),
    ...(followed ? broadcastOf(plan) : {}),
    ...(kind === 'attended' ? { attendance: attendanceOf(plan) } : {}),
  };
}
