import { createRandom } from '../../../random.ts';
import { bestAgainstLast, Season } from '../../engine/calendar/competition.ts';
import { daysSinceSaturday } from '../../engine/calendar/copenhagen.ts';
import {
  type Competition,
  dayInSeason,
  perYear,
  readKickOffs,
  type RoundTime,
  saturdays,
  seasonLabel,
} from '../../engine/calendar/season.ts';
import type { Entrant } from '../../engine/fields.ts';
import { isPlayed, type PeriodCompetition, type Team } from './competitions.ts';
import type { PeriodMatch } from './rules.ts';
import { playPeriods } from './simulate.ts';

const FINALS_AT = readKickOffs('sa16:00 su16:00 sa18:00 su18:00 fr19:00 sa20:00');

/** 0 is the average of a group, 1 is a deviation above it; `place` is 0 for the best, 1 for the last. */
function ratingOf(seed: string, sportId: number, { name, country }: Team, place: number, season: string): number {
  const lasting = createRandom(seed, 'strength', sportId, country, name).normal();
  const passing = createRandom(seed, 'form', sportId, country, name, season).normal();
  return 0.8 - 1.6 * place + 0.35 * lasting + 0.35 * passing;
}

/** The teams of each group in a season. */
export const teamsIn = (seed: string, { rules, groups }: PeriodCompetition, season: string): readonly (readonly Entrant[])[] =>
  groups.map((group) =>
    group.map((team, index) => {
      const place = index / Math.max(1, group.length - 1);
      return { ...team, rating: ratingOf(seed, rules.sportId, team, place, season) };
    }),
  );

function daysOf({ window, everyDays }: PeriodCompetition, year: number): readonly number[] {
  if (everyDays === null) return saturdays(window, year);
  const days: number[] = [];
  for (let day = dayInSeason(window, year, window.from); day <= dayInSeason(window, year, window.to); day += everyDays)
    days.push(day);
  return days;
}

function seasonOf(seed: string, plan: PeriodCompetition, year: number): Season<PeriodMatch['rules']> {
  const { rules, country, name, window, rounds, most, finals } = plan;
  const label = seasonLabel(window, year);
  const main = daysOf(plan, year)
    .flatMap((saturday) => rounds.map((hours): RoundTime => ({ saturday, kickOffs: readKickOffs(hours) })))
    .slice(0, most);
  const ties = finals.map((monthDay): RoundTime => {
    const day = dayInSeason(window, year, monthDay);
    return { saturday: day - daysSinceSaturday(day), kickOffs: FINALS_AT };
  });
  return new Season(seed, {
    rules,
    country,
    name,
    label,
    groups: teamsIn(seed, plan, label),
    main,
    ties,
    draw: bestAgainstLast,
    play: playPeriods,
  });
}

export const createSeasons = (seed: string, plan: PeriodCompetition): Competition<PeriodMatch> => ({
  rounds: perYear((year) => (isPlayed(plan, year) ? seasonOf(seed, plan, year).rounds : [])),
});
