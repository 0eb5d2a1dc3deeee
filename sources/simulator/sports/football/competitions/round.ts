import { isDecided } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { planRound, type RoundTime } from '../../../engine/calendar/rounds.ts';
import type { Entrant } from '../../../engine/entrants.ts';
import type { FootballMatch, FootballRules } from '../match/rules.ts';
import { playFootball } from '../match/play.ts';

type Pairs = readonly (readonly [home: Entrant, away: Entrant])[];

interface RoundPlan extends RoundTime {
  readonly rules: FootballRules;
  readonly season: string;
  readonly role: NonNullable<CompetitionRef['role']>;
  readonly round: string;
}

export function planFootballRound(seed: string, { season, role, ...plan }: RoundPlan, pairs: Pairs): readonly FootballMatch[] {
  const { name, country } = plan.rules.competition;
  const competition = { name, country, season, role };
  const meetings = pairs.map(([home, away]) => ({ home, away }));
  return planRound(seed, { ...plan, competition, knockout: role === 'knockout' }, meetings);
}

/** Clubs in the order of their points, goal difference, goals and names after these matches. */
export function rankClubs(clubs: readonly string[], matches: Iterable<FootballMatch>): readonly string[] {
  const rows = new Map(clubs.map((club) => [club, { club, points: 0, difference: 0, goals: 0 }]));
  const count = (club: string, scored: number, conceded: number): void => {
    const row = rows.get(club)!;
    row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
    row.difference += scored - conceded;
    row.goals += scored;
  };
  for (const match of matches) {
    const { end, total } = playFootball(match);
    if (!isDecided(end)) continue;
    const [home, away] = total;
    count(match.home.name, home, away);
    count(match.away.name, away, home);
  }
  return [...rows.values()]
    .toSorted((a, b) => b.points - a.points || b.difference - a.difference || b.goals - a.goals || (a.club < b.club ? -1 : 1))
    .map(({ club }) => club);
}
