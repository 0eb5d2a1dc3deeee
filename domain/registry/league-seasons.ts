import { CLUBS } from './clubs.ts';
import table from './data/league-seasons.json' with { type: 'json' };
import { womensName } from './names.ts';
import { readDataRows, type DataRow } from './data-rows.ts';

const CALENDARS = ['autumn', 'calendar'] as const;
/** 'autumn': August to May, '2026/2027'. 'calendar': spring to late autumn, '2026'. */
export type SeasonCalendar = (typeof CALENDARS)[number];

export interface LeagueSeason {
  readonly country: string;
  readonly slug: string;
  readonly calendar: SeasonCalendar;
  readonly rounds: number;
  readonly split: { readonly rounds: number; readonly groups: readonly number[] } | null;
  readonly members: readonly string[];
}

const clubNames = new Map(CLUBS.map((club) => [`${club.country} ${club.code}`, club.name]));

function readSeason(row: DataRow): LeagueSeason {
  const [country, slug] = [row.text('country'), row.text('slug')];
  const isWomens = row.has('women');
  const members = row.texts('clubs').map((code) => {
    const name = clubNames.get(`${country} ${code}`);
    if (name === undefined) throw new Error(`league-seasons.json, ${country}/${slug}: no club ${code}`);
    return isWomens ? womensName(name) : name;
  });
  return {
    country,
    slug,
    calendar: row.oneOf('calendar', CALENDARS),
    rounds: row.number('rounds'),
    split: row.row('split', (split) => ({ rounds: split.number('rounds'), groups: split.numbers('groups') })),
    members,
  };
}

export const LEAGUE_SEASONS: readonly LeagueSeason[] = readDataRows('league-seasons.json', table, readSeason);

/** Countries without a league in the file that play within a year. */
const OTHER_CALENDAR = 'bo by cl cn co ec ee ge kg kr kz lt lv mn pe py tj tm uy uz ve vn'.split(' ');

const calendarCountries = new Set([
  ...LEAGUE_SEASONS.filter(({ calendar }) => calendar === 'calendar').map(({ country }) => country),
  ...OTHER_CALENDAR,
]);

export const seasonCalendar = (country: string): SeasonCalendar => (calendarCountries.has(country) ? 'calendar' : 'autumn');
