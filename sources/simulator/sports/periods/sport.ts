import { matchesOn, seasonLabel, seasonYear } from '../../engine/calendar/season.ts';
import type { CreateSport } from '../../engine/event-plan.ts';
import { matchEvent } from '../../engine/match.ts';
import { type Exhibition, exhibitionsOf } from '../../engine/match-sport.ts';
import { COMPETITIONS, isPlayed, PERIOD_SPORTS as SPORTS, type PeriodCompetition } from './competitions.ts';
import { createSeasons, teamsIn } from './season.ts';

/** Matches of every competition outside its calendar: the next begins shortly before one is over. */
const OVERLAP = 0.85;

function exhibitionOf(seed: string, plan: PeriodCompetition, year: number): Exhibition {
  const { rules, name, country, window } = plan;
  const season = seasonLabel(window, year);
  const competition = { name, country, season, role: 'main' } as const;
  return { rules, field: teamsIn(seed, plan, season).flat(), competition };
}

export const PERIOD_SPORTS: readonly CreateSport[] = SPORTS.map(
  ({ sportId }): CreateSport =>
    (seed) => {
      const plans = COMPETITIONS.filter(({ rules }) => rules.sportId === sportId);
      const seasons = plans.map((plan) => createSeasons(seed, plan));
      const everyMinutes = Math.floor(OVERLAP * Math.min(...plans.map(({ rules }) => rules.minutes)));
      return {
        sportId,
        day: (day) => matchesOn(seasons, day).map(matchEvent),
        showcase: (day) => {
          const exhibitions = plans.flatMap((plan) => {
            const year = seasonYear(plan.window, day);
            return isPlayed(plan, year) ? [exhibitionOf(seed, plan, year)] : [];
          });
          return exhibitionsOf(seed, { exhibitions, everyMinutes }, day).map(matchEvent);
        },
      };
    },
);
