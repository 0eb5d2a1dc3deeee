import { countryByCode, SPORT } from '@stillingen/domain';
import { readTable } from '../../data/table.ts';
import type { SeasonWindow } from '../../engine/calendar/season.ts';
import type { Entrant } from '../../engine/fields.ts';
import { GOAL_SPORTS } from './goals.ts';
import { POINT_SPORTS } from './points.ts';
import type { PeriodRules, PeriodSport } from './rules.ts';
import { rulesOf } from './simulate.ts';

export type Team = Omit<Entrant, 'rating'>;

export interface PeriodCompetition {
  readonly rules: PeriodRules;
  readonly country: string;
  readonly name: string;
  readonly window: SeasonWindow;
  /** The years in which its seasons begin. */
  readonly years: 'all' | 'even' | 'odd';
  /** Kick-offs of each round of a week; 'sa' is the day of the round where rounds are `everyDays` apart. */
  readonly rounds: readonly string[];
  /** Days from one round to the next; null where rounds belong to weekends. */
  readonly everyDays: number | null;
  /** The most rounds. */
  readonly most: number;
  /** The teams, the best first. */
  readonly groups: readonly (readonly Team[])[];
  /** Saturdays of single ties of the best, the final last, as month and day. */
  readonly finals: readonly string[];
}

export const isPlayed = ({ years }: PeriodCompetition, year: number): boolean =>
  years === 'all' || (years === 'even') === (year % 2 === 0);

export const PERIOD_SPORTS: readonly PeriodSport[] = [...GOAL_SPORTS, ...POINT_SPORTS];
const sportOf = (sportId: number): PeriodSport => PERIOD_SPORTS.find((sport) => sport.sportId === sportId)!;

const OWN_RULES: Readonly<Record<string, Partial<PeriodSport>>> = {
  // Twelve minutes a quarter, and more of everything.
  NBA: {
    minutes: 12,
    pace: 2.4,
    scores: sportOf(SPORT.basketball).scores.map((score) => ({ ...score, mean: score.mean * 1.38 })),
  },
  'National Ligaen': { minutes: 12 },
  AFLW: { minutes: 17 },
  'Pro League': { shootOut: { series: 5, scored: 0.55, always: true } },
};

/** A club, 'GOG', with its country where it comes from elsewhere: 'GOG:dk'. */
const clubOf = (text: string, home: string): Team => {
  const [name = '', country = home] = text.split(':');
  return { name, country, kind: 'club' };
};
const nationOf = (country: string, women: boolean): Team => {
  const { name } = countryByCode(country)!;
  return { name: women ? `${name} (k)` : name, country, kind: 'national' };
};
const groupsOf = (text: string, read: (team: string) => Team): readonly (readonly Team[])[] =>
  text.split('|').map((group) => group.split(',').map((team) => read(team.trim())));

const COLUMNS = 'sport# country name season years every_days rounds most teams nations finals';

/** The competitions of `competitions.csv`: a season is its first and last day, and those of a break. */
const REGISTERED: readonly PeriodCompetition[] = readTable('competitions.csv', COLUMNS).map((row): PeriodCompetition => {
  const { sport, country, name, season, years, everyDays, rounds, most, teams, nations, finals } = row;
  const [from = '', to = '', pauseFrom, pauseTo = ''] = season.split(' ');
  return {
    rules: rulesOf({ ...sportOf(sport), ...OWN_RULES[name] }),
    country,
    name,
    years: years === 'even' || years === 'odd' ? years : 'all',
    rounds: rounds.split('|'),
    everyDays: everyDays === '' ? null : Number(everyDays),
    most: most === '' ? Infinity : Number(most),
    window: { from, to, pause: pauseFrom === undefined ? null : [pauseFrom, pauseTo] },
    groups:
      teams === ''
        ? groupsOf(nations, (text) => nationOf(text, name.endsWith('(k)')))
        : groupsOf(teams, (text) => clubOf(text, country)),
    finals: finals === '' ? [] : finals.split(' '),
  };
});

/** Youth teams play while the first teams rest: on these evenings of every week, from late summer to early summer. */
const YOUTH_WINDOW: SeasonWindow = { from: '08-10', to: '06-20', pause: null };

function youthOf(sportId: number, team: string, rounds: readonly string[]): PeriodCompetition {
  const league = REGISTERED.find(({ rules, country }) => rules.sportId === sportId && country === 'dk')!;
  return {
    ...league,
    name: `${team} Ligaen`,
    window: YOUTH_WINDOW,
    rounds,
    most: Infinity,
    finals: [],
    groups: league.groups.map((group) => group.map((entrant) => ({ ...entrant, name: `${entrant.name} ${team}` }))),
  };
}

export const COMPETITIONS: readonly PeriodCompetition[] = [
  ...REGISTERED,
  youthOf(SPORT.handball, 'U19', ['mo19:15* tu19:15* th19:15*']),
  youthOf(SPORT.iceHockey, 'U20', ['mo19:00* we19:00* th19:00*']),
  youthOf(SPORT.basketball, 'U19', ['mo19:15* tu19:15* sa19:15*']),
  youthOf(SPORT.floorball, 'U19', ['tu19:30* we19:30* th19:30*']),
];
