import { countryByCode } from '@stillingen/domain';
import { readTable } from '../../data/table.ts';
import type { SeasonWindow } from '../../engine/calendar/season.ts';
import type { Team } from './game.ts';
import type { Play } from './play.ts';
import { PLAYS } from './plays/index.ts';

export type Entrant = Omit<Team, 'rating'>;

export interface Facts {
  readonly play: Play;
  readonly country: string;
  readonly name: string;
  readonly window: SeasonWindow;
  readonly years: 'all' | 'even' | 'odd';
  /** Kick-offs of each round of a week; 'sa' is the day of the round where rounds are `everyDays` apart. */
  readonly rounds: readonly string[];
  /** Days from one round to the next; null where rounds belong to weekends. */
  readonly everyDays: number | null;
  readonly most: number;
  readonly groups: readonly (readonly Entrant[])[];
  /** Saturdays of single ties of the best, the final last, as month and day. */
  readonly finals: readonly string[];
}

export const isPlayed = ({ years }: Facts, year: number): boolean => years === 'all' || (years === 'even') === (year % 2 === 0);

const playOf = (sportId: number): Play => PLAYS.find((play) => play.sportId === sportId)!;

const ICE_HOCKEY = 4;
const BASKETBALL = 3;
const FLOORBALL = 9;
const HANDBALL = 7;

const OWN_PLAY: Readonly<Record<string, Partial<Play>>> = {
  // Twelve minutes a quarter, and more of everything.
  NBA: { minutes: 12, pace: 2.4, scores: playOf(BASKETBALL).scores.map((score) => ({ ...score, mean: score.mean * 1.38 })) },
  'National Ligaen': { minutes: 12 },
  AFLW: { minutes: 17 },
  'Pro League': { shootOut: { series: 5, scored: 0.55, always: true } },
};

/** A club, 'GOG', with its country where it comes from elsewhere: 'GOG:dk'. */
const clubOf = (text: string, home: string): Entrant => {
  const [name, country = home] = text.trim().split(':');
  return { name: name!, country, kind: 'club' };
};
const nationOf = (text: string, women: boolean): Entrant => {
  const country = text.trim();
  const { name } = countryByCode(country)!;
  return { name: women ? `${name} (k)` : name, country, kind: 'national' };
};
const groupsOf = (text: string, read: (team: string) => Entrant): readonly (readonly Entrant[])[] =>
  text.split('|').map((group) => group.split(',').map(read));

const COLUMNS = [
  'sport',
  'country',
  'name',
  'season',
  'years',
  'every_days',
  'rounds',
  'most',
  'teams',
  'nations',
  'finals',
] as const;

/** The competitions of `competitions.csv`: a season is its first and last day, and those of a break. */
const REGISTERED: readonly Facts[] = readTable('competitions.csv', COLUMNS).map((row): Facts => {
  const { sport, country, name, season, years, every_days: everyDays, rounds, most, teams, nations, finals } = row;
  const [from = '', to = '', pauseFrom, pauseTo = ''] = season.split(' ');
  return {
    play: { ...playOf(Number(sport)), ...OWN_PLAY[name] },
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

function youthOf(sportId: number, team: string, rounds: readonly string[]): Facts {
  const league = REGISTERED.find(({ play, country }) => play.sportId === sportId && country === 'dk')!;
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

export const COMPETITIONS: readonly Facts[] = [
  ...REGISTERED,
  youthOf(HANDBALL, 'U19', ['mo19:15* tu19:15* th19:15*']),
  youthOf(ICE_HOCKEY, 'U20', ['mo19:00* we19:00* th19:00*']),
  youthOf(BASKETBALL, 'U19', ['mo19:15* tu19:15* sa19:15*']),
  youthOf(FLOORBALL, 'U19', ['tu19:30* we19:30* th19:30*']),
];
