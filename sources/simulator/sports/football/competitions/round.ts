import type { CompetitionRef } from '@stillingen/domain/messages';
import { planRound, type RoundTime } from '../../../engine/calendar/rounds.ts';
import type { Entrant } from '../../../engine/fields.ts';
import type { FootballMatch, FootballRules } from '../match/rules.ts';

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
