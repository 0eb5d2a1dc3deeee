import { countryByCode } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import { readTable } from '../../data/table.ts';
import { bestAgainstLast, Season } from '../../engine/calendar/competition.ts';
import { daysSinceSaturday } from '../../engine/calendar/copenhagen.ts';
import {
  type Competition,
  matchesOn,
  readKickOffs,
  type RoundTime,
  dayInSeason,
  perYear,
  saturdays,
  seasonLabel,
  type SeasonWindow,
  seasonYear,
} from '../../engine/calendar/season.ts';
import type { CreateSport } from '../../engine/event-plan.ts';
import type { Entrant } from '../../engine/fields.ts';
import { matchEvent } from '../../engine/match.ts';
import { type Exhibition, exhibitionsOf } from '../../engine/match-sport.ts';
import { playPeriods, rulesOf } from './match.ts';
import { type PeriodMatch, PERIOD_SPORT_IDS, type PeriodRules } from './rules.ts';

const FINALS_AT = readKickOffs('sa16:00 su16:00 sa18:00 su18:00 fr19:00 sa20:00');
/** Matches of every competition outside its calendar: the next begins shortly before one is over. */
const OVERLAP = 0.85;

type Team = Omit<Entrant, 'rating'>;

/** A club, 'GOG', with its country where it comes from elsewhere: 'GOG:dk'. */
const clubOf = (text: string, home: string): Team => {
  const [name = '', country = home] = text.split(':');
  return { name, country, kind: 'club' };
};
const nationOf = (country: string, women: boolean): Team => {
  const { name } = countryByCode(country)!;
  return { name: women ? `${name} (k)` : name, country, kind: 'national' };
};

const COLUMNS = 'sport# country name season years every_days# rounds most# teams nations finals';

const COMPETITIONS = readTable('competitions.csv', COLUMNS).map((row) => {
  const { sport, country, name, season, years, everyDays, rounds, most, teams, nations, finals } = row;
  const [from = '', to = '', pauseFrom, pauseTo = ''] = season.split(' ');
  const window: SeasonWindow = { from, to, pause: pauseFrom === undefined ? null : [pauseFrom, pauseTo] };
  const teamOf = (text: string): Team =>
    teams === '' ? nationOf(text.trim(), name.endsWith('(k)')) : clubOf(text.trim(), country);
  return {
    rules: rulesOf(sport, name),
    country,
    name,
    window,
    /** Whether a season begins in a year. */
    isPlayed: (year: number): boolean => years === '' || (years === 'even') === (year % 2 === 0),
    /** Kick-offs of each round of a week; 'sa' is the day of the round where rounds are `everyDays` apart. */
    rounds: rounds.split('|').map(readKickOffs),
    /** Days from one round to the next; 0 where rounds belong to weekends. */
    everyDays,
    most: most || Infinity,
    /** The teams, the best first. */
    groups: (teams || nations).split('|').map((group) => group.split(',').map(teamOf)),
    /** Saturdays of single ties of the best, the final last, as month and day. */
    finals: finals === '' ? [] : finals.split(' '),
  };
});
type PeriodCompetition = (typeof COMPETITIONS)[number];

/** 0 is the average of a group, 1 is a deviation above it; `place` is 0 for the best, 1 for the last. */
function ratingOf(seed: string, sportId: number, { name, country }: Team, place: number, season: string): number {
  const lasting = createRandom(seed, 'strength', sportId, country, name).normal();
  const passing = createRandom(seed, 'form', sportId, country, name, season).normal();
  return 0.8 - 1.6 * place + 0.35 * lasting + 0.35 * passing;
}

/** The teams of each group in a season. */
const teamsIn = (seed: string, { rules, groups }: PeriodCompetition, season: string): readonly (readonly Entrant[])[] =>
  groups.map((group) =>
    group.map((team, index) => {
      const place = index / Math.max(1, group.length - 1);
      return { ...team, rating: ratingOf(seed, rules.sportId, team, place, season) };
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
  const { rules, country, name, window, rounds, most, finals } = plan;
  const label = seasonLabel(window, year);
  const main = daysOf(plan, year).flatMap((saturday) => rounds.map((kickOffs): RoundTime => ({ saturday, kickOffs })));
  const ties = finals.map((monthDay): RoundTime => {
    const day = dayInSeason(window, year, monthDay);
    return { saturday: day - daysSinceSaturday(day), kickOffs: FINALS_AT };
  });
  const groups = teamsIn(seed, plan, label);
  return new Season(seed, {
    rules,
    country,
    name,
    label,
    groups,
    main: main.slice(0, most),
    ties,
    draw: bestAgainstLast,
    play: playPeriods,
  });
}

function exhibitionOf(seed: string, plan: PeriodCompetition, year: number): Exhibition {
  const { rules, name, country, window } = plan;
  const season = seasonLabel(window, year);
  const competition = { name, country, season, role: 'main' } as const;
  return { rules, field: teamsIn(seed, plan, season).flat(), competition };
}

export const PERIOD_SPORTS: readonly CreateSport[] = [...PERIOD_SPORT_IDS].map(
  (sportId): CreateSport =>
    (seed) => {
      const plans = COMPETITIONS.filter(({ rules }) => rules.sportId === sportId);
      const competitions = plans.map(
        (plan): Competition<PeriodMatch> => ({
          rounds: perYear((year) => (plan.isPlayed(year) ? seasonOf(seed, plan, year).rounds : [])),
        }),
      );
      const everyMinutes = Math.floor(OVERLAP * Math.min(...plans.map(({ rules }) => rules.minutes)));
      return {
        sportId,
        day: (day) => matchesOn(competitions, day).map(matchEvent),
        showcase: (day) => {
          const exhibitions = plans.flatMap((plan) => {
            const year = seasonYear(plan.window, day);
            return plan.isPlayed(year) ? [exhibitionOf(seed, plan, year)] : [];
          });
          return exhibitionsOf(seed, { exhibitions, everyMinutes }, day).map(matchEvent);
        },
      };
    },
);
