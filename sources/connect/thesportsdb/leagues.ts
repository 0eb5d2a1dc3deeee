import type { Calendar } from '../kit/season.ts';
import table from './leagues.json' with { type: 'json' };

/** The list of matches in play that has a sport. */
export const LISTS = {
  football: 'soccer',
  iceHockey: 'ice%20hockey',
  basketball: 'basketball',
  handball: 'handball',
  rugbyUnion: 'rugby',
  rugbyLeague: 'rugby',
  volleyball: 'volleyball',
} as const;

export interface League {
  readonly sport: keyof typeof LISTS;
  readonly name: string;
  readonly country: string;
  readonly calendar: Calendar;
  /** Its sides are countries. */
  readonly national?: boolean;
}

const LEAGUES = new Map(Object.entries(table as Readonly<Record<string, League>>));

/** By the id of the source; undefined for those outside the table. */
export const leagueById = (id: string): League | undefined => LEAGUES.get(id);

/** For the operator to choose from. */
export const leagueNames = (): Record<string, string> =>
  Object.fromEntries([...LEAGUES].map(([id, { sport, name, country }]) => [id, `${name} (${country}), ${sport}`]));
