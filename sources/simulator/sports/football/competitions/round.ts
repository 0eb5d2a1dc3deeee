import { isDecided } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { kickOffAt, type KickOffs } from '../../../engine/calendar/kick-offs.ts';
import type { Entrant } from '../../../engine/entrants.ts';
import { planMatch } from '../../../engine/match.ts';
import type { FootballMatch, FootballRules } from '../match/rules.ts';
import { playFootball } from '../match/play.ts';

interface RoundPlan {
  readonly rules: FootballRules;
  readonly season: string;
  readonly role: NonNullable<CompetitionRef['role']>;
  readonly round: string;
  readonly saturday: number;
  readonly kickOffs: KickOffs;
}

export const planRound = (
  seed: string,
  { rules, season, role, round, saturday, kickOffs }: RoundPlan,
  pairs: readonly (readonly [home: Entrant, away: Entrant])[],
): readonly FootballMatch[] =>
  pairs.map(([home, away], index) => {
    const { name, country } = rules.competition;
    const { day, minutes } = kickOffAt(kickOffs, index);
    return planMatch(seed, {
      rules,
      competition: { name, country, season, role },
      home,
      away,
      round,
      knockout: role === 'knockout' && round !== '',
      day: saturday + day,
      minutes,
    });
  });

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
