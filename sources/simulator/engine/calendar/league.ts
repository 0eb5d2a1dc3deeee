import { readTable } from '../../data/table.ts';
import { type Entrant, entrantsOf } from '../fields.ts';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { calendarDay, minutesOf, weekdayOf, yearOf } from './copenhagen.ts';
import { crossesNewYear, cycledPairings, roundsPerCycle, seasonLabel } from './season.ts';
import type { Draft, MatchRules, RulesOf } from '../match.ts';
import { createRandom } from '../../../random.ts';

export interface League {
  readonly name: string;
  readonly country: string;
  readonly category: string;
  /** The first and the last day of its season, '09-20' and '03-22'. */
  readonly from: string;
  readonly to: string;
  readonly weekdays: readonly number[];
  readonly daysOfRound: number;
  /** How often everybody meets everybody; it ends earlier where its season has no more days. */
  readonly cycles: number;
  /** Starts in Copenhagen, minutes after midnight: matches of a day take them in turn. */
  readonly starts: readonly number[];
  readonly teams: readonly Entrant[];
  readonly rules: MatchRules;
}

function seasonAt(league: League, day: number): { year: number; first: number; label: string } | null {
  for (const year of [yearOf(day), yearOf(day) - 1]) {
    const first = calendarDay(year, league.from);
    const last = calendarDay(crossesNewYear(league) ? year + 1 : year, league.to);
    if (first <= day && day <= last) return { year, first, label: seasonLabel(league, year) };
  }
  return null;
}

function playedBefore(weekdays: readonly number[], first: number, day: number): number {
  const weeks = Math.floor((day - first) / 7);
  let count = weeks * weekdays.length;
  for (let at = first + weeks * 7; at < day; at += 1) if (weekdays.includes(weekdayOf(at))) count += 1;
  return count;
}

export function leagueDay(seed: string, league: League, day: number): readonly Draft[] {
  const { name, country, category, weekdays, daysOfRound, cycles, starts, rules } = league;
  const season = seasonAt(league, day);
  if (season === null || !weekdays.includes(weekdayOf(day))) return [];
  const number = playedBefore(weekdays, season.first, day);
  const round = Math.floor(number / daysOfRound);
  const part = number % daysOfRound;
  if (round >= cycles * roundsPerCycle(league.teams.length)) return [];
  const teams = createRandom(seed, 'league', country, name, season.label).shuffle(league.teams);
  const competition: CompetitionRef = { name, country, season: season.label, ...(category === '' ? {} : { category }) };
  return cycledPairings(teams.length, round)
    .filter((_, index) => index % daysOfRound === part)
    .map(([one, other], index) => {
      const [home, away] = [teams[one]!, teams[other]!];
      return {
        rules,
        competition,
        home,
        away,
        round: `${round + 1}. runde`,
        day,
        minutes: starts[index % starts.length]!,
      };
    });
}

const COLUMNS = 'sport country name category from to weekdays days_of_round# cycles# starts field last rules';
const rows = Map.groupBy(readTable('leagues.csv', COLUMNS), ({ sport }) => sport);

export const leaguesOf = (sport: string, rulesOf: RulesOf): readonly League[] =>
  (rows.get(sport) ?? []).map(({ weekdays, starts, field, last, rules, ...league }) => ({
    ...league,
    weekdays: [...weekdays].map((number) => Number(number) - 1),
    starts: starts.split(',').map(minutesOf),
    teams: entrantsOf(field, last === '' ? undefined : Number(last)),
    rules: rulesOf(rules, league.category),
  }));
