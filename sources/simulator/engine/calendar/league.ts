import { createRandom } from '../../../random.ts';
import { readCell, readTable } from '../../data/table.ts';
import { entrantsOf } from '../fields.ts';
import { planMatch, type RulesOf } from '../match.ts';
import { calendarDay, minutesOf, weekdayOf } from './copenhagen.ts';
import { type CreateCompetition, crossesNewYear, cycledPairings, perYear, roundsPerCycle, seasonLabel } from './season.ts';

/**
 * Rounds of a league are spread over so many days of play (1 is Monday) between its first and its
 * last day, '09-20' and '03-22'; the starts are in Copenhagen, and matches of a day take them in
 * turn. In each of the `cycles` all teams meet; it ends earlier where its season has no more days.
 */
const COLUMNS = 'sport country name category from to weekdays days_of_round# cycles# starts field last#? rules';
const rows = readTable('leagues.csv', COLUMNS);
const rowsBySport = Map.groupBy(rows, ({ sport }) => sport);

/**
 * The season of a year ends before the first day of the next, which may come early: both keep their
 * weekday.
 */
function daysOfPlay(league: (typeof rows)[number], year: number): readonly number[] {
  const first = calendarDay(year, league.from);
  const last = Math.min(calendarDay(crossesNewYear(league) ? year + 1 : year, league.to), calendarDay(year + 1, league.from) - 1);
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return days.filter((day) => league.weekdays.includes(String(weekdayOf(day) + 1)));
}

export const leaguesOf = (sport: string, rulesOf: RulesOf): readonly CreateCompetition[] =>
  (rowsBySport.get(sport) ?? []).map((league): CreateCompetition => {
    const { name, country, category, daysOfRound, cycles, last } = league;
    const rules = readCell(league, 'rules', (text) => rulesOf(text, category));
    const all = readCell(league, 'field', (fields) => entrantsOf(fields, last));
    const starts = league.starts.split(',').map(minutesOf);
    return (seed) =>
      perYear((year) => {
        const days = daysOfPlay(league, year);
        const season = seasonLabel(league, year);
        const competition = { name, country, season, ...(category === '' ? {} : { category }) };
        const teams = createRandom(seed, 'league', country, name, season).shuffle(all);
        const matchesOf = (round: number, day: number, dayOfRound: number) =>
          cycledPairings(teams.length, round).flatMap(([one, other], index) => {
            if (index % daysOfRound !== dayOfRound) return [];
            const [home, away] = [teams[one]!, teams[other]!];
            const minutes = starts[Math.floor(index / daysOfRound) % starts.length]!;
            return [planMatch(seed, { rules, competition, home, away, round: `${round + 1}. runde`, day, minutes })];
          });
        return days.slice(0, cycles * roundsPerCycle(teams.length) * daysOfRound).map((day, index) => ({
          firstDay: day,
          // An evening on another continent may be the next day in Copenhagen.
          lastDay: day + 1,
          matches: () => matchesOf(Math.floor(index / daysOfRound), day, index % daysOfRound),
        }));
      });
  });
