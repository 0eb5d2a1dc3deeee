import type { MatchPlan } from './plan.ts';
import { resultOf } from './result.ts';

/** Clubs in the order of their points, goal difference, goals and names after these matches; decides who plays on where. */
export function rankClubs(clubs: readonly string[], matches: Iterable<MatchPlan>): readonly string[] {
  const rows = new Map(clubs.map((club) => [club, { club, points: 0, difference: 0, goals: 0 }]));
  const count = (club: string, scored: number, conceded: number): void => {
    const row = rows.get(club)!;
    row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
    row.difference += scored - conceded;
    row.goals += scored;
  };
  for (const plan of matches) {
    const { score, decided } = resultOf(plan);
    if (score === null || !decided) continue;
    count(plan.home.name, score.home, score.away);
    count(plan.away.name, score.away, score.home);
  }
  return [...rows.values()]
    .toSorted((a, b) => b.points - a.points || b.difference - a.difference || b.goals - a.goals || (a.club < b.club ? -1 : 1))
    .map(({ club }) => club);
}
