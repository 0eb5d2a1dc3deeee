import { countryByCode } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import { listOf, oneOf, readCell, readTable, sportNamed } from '../../data/table.ts';
import { bestAgainstLast, Season } from '../../engine/calendar/competition.ts';
import { daysSinceSaturday } from '../../engine/calendar/copenhagen.ts';
import {
  readKickOffs,
  type RoundTime,
  dayInSeason,
  perYear,
  saturdays,
  seasonLabel,
  type SeasonWindow,
  seasonYear,
} from '../../engine/calendar/season.ts';
import { OWN_CLOCK_ROWS } from '../../engine/clock/rules.ts';
import type { CreateSport } from '../../engine/event-plan.ts';
import type { Entrant } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { playPeriods, rulesOf } from './match.ts';
import { OWN_CHANCES, PERIOD_SPORT_IDS, type PeriodRules } from './rules.ts';

const FINALS_AT = readKickOffs('sa16:00 su16:00 sa18:00 su18:00 fr19:00 sa20:00');
/** Matches of every competition outside its calendar: the next begins shortly before one is over. */
const OVERLAP = 0.85;

type Team = Omit<Entrant, 'rating'>;

const ROWS = readTable('competitions.csv', 'sport country name season years every_days#? rounds most#? teams nations finals', {
  sport: sportNamed,
  years: oneOf('', 'even', 'odd'),
  rounds: listOf(readKickOffs, '|'),
});

for (const row of [...OWN_CLOCK_ROWS, ...OWN_CHANCES])
  readCell(row, 'competition', oneOf(...ROWS.filter(({ sport }) => sport === row.sport).map(({ name }) => name)));

/**
 * A nation, 'dk', or a club, 'GOG', with its country where it comes from elsewhere than its
 * competition: 'GOG:dk'.
 */
function teamOf(text: string, { country: home, name: competition, nations }: (typeof ROWS)[number]): Team {
  const [name = '', country = home] = text.trim().split(':');
  if (nations === '') return { name, country, kind: 'club' };
  const nation = countryByCode(name)?.name;
  if (nation === undefined) throw new RangeError(`"${name}" is not the code of a country`);
  return { name: competition.endsWith('(k)') ? `${nation} (k)` : nation, country: name, kind: 'national' };
}

/**
 * The teams of the youth league of another one of its sport and country, '=Herreligaen U19'; or
 * what the cell lists.
 */
function teamsText({ source, sport, country, teams, nations }: (typeof ROWS)[number]): string {
  if (!teams.startsWith('=')) return teams || nations;
  const [, league, suffix] = /^=(.+) (\S+)$/.exec(teams) ?? [];
  const senior = ROWS.find((row) => row.sport === sport && row.country === country && row.name === league);
  if (senior === undefined) throw new RangeError(`${source}, teams: no league ${teams}`);
  return senior.teams
    .split(',')
    .map((team) => `${team} ${suffix}`)
    .join(',');
}

/**
 * A season is its first and last day, and those of a break; `everyDays` is 0 where rounds belong to
 * weekends.
 */
const COMPETITIONS = ROWS.map((row) => {
  const { sport, country, name, season, years, everyDays, rounds, most, teams, finals } = row;
  const [from = '', to = '', pauseFrom, pauseTo = ''] = season.split(' ');
  const window: SeasonWindow = { from, to, pause: pauseFrom === undefined ? null : [pauseFrom, pauseTo] };
  return {
    rules: rulesOf(sport, name),
    country,
    name,
    window,
    everyDays,
    isPlayed: (year: number): boolean => years === '' || (years === 'even') === (year % 2 === 0),
    /** Kick-offs of each round of a week; 'sa' is the day of the round where rounds are `everyDays` apart. */
    rounds,
    most: most || Infinity,
    /** The teams, the best first. */
    groups: readCell(row, teams === '' ? 'nations' : 'teams', () =>
      teamsText(row)
        .split('|')
        .map((group) => group.split(',').map((team) => teamOf(team, row))),
    ),
    /** Saturdays of single ties of the best, the final last, as month and day. */
    finals: finals === '' ? [] : finals.split(' '),
  };
});
type PeriodCompetition = (typeof COMPETITIONS)[number];

/**
 * The teams of each group in a season; a rating of 0 is the average of a group, 1 a deviation above
 * it.
 */
const teamsIn = (seed: string, { rules, groups }: PeriodCompetition, season: string): readonly (readonly Entrant[])[] =>
  groups.map((group) =>
    group.map((team, index) => {
      const own = [rules.sportId, team.country, team.name];
      const lasting = createRandom(seed, 'strength', ...own).normal();
      const passing = createRandom(seed, 'form', ...own, season).normal();
      const place = index / Math.max(1, group.length - 1);
      return { ...team, rating: 0.8 - 1.6 * place + 0.35 * lasting + 0.35 * passing };
    }),
  );

function daysOf({ window, everyDays }: PeriodCompetition, year: number): readonly number[] {
  if (everyDays === 0) return saturdays(window, year);
  const days: number[] = [];
  for (let day = dayInSeason(window, year, window.from); day <= dayInSeason(window, year, window.to); day += everyDays)
    days.push(day);
  return days;
}

function seasonOf(seed: string, plan: PeriodCompetition, year: number): Season<PeriodRules> {
  const { window, rounds, most, finals } = plan;
  const label = seasonLabel(window, year);
  const main = daysOf(plan, year).flatMap((saturday) => rounds.map((kickOffs): RoundTime => ({ saturday, kickOffs })));
  const ties = finals.map((monthDay): RoundTime => {
    const day = dayInSeason(window, year, monthDay);
    return { saturday: day - daysSinceSaturday(day), kickOffs: FINALS_AT };
  });
  const groups = teamsIn(seed, plan, label);
  return new Season(seed, { ...plan, label, groups, main: main.slice(0, most), ties, draw: bestAgainstLast, play: playPeriods });
}

function periodSport(sportId: number): CreateSport {
  const plans = COMPETITIONS.filter(({ rules }) => rules.sportId === sportId);
  return matchSport({
    sportId,
    competitions: plans.map(
      (plan) => (seed) => perYear((year) => (plan.isPlayed(year) ? seasonOf(seed, plan, year).rounds : [])),
    ),
    exhibitions: (seed, day) =>
      plans.flatMap((plan) => {
        const { rules, name, country, window, isPlayed } = plan;
        const year = seasonYear(window, day);
        const season = seasonLabel(window, year);
        const competition = { name, country, season, role: 'main' } as const;
        return isPlayed(year) ? [{ rules, field: teamsIn(seed, plan, season).flat(), competition }] : [];
      }),
    everyMinutes: Math.floor(OVERLAP * Math.min(...plans.map(({ rules }) => rules.minutes))),
  });
}

export const PERIOD_SPORTS = PERIOD_SPORT_IDS.map(periodSport);
