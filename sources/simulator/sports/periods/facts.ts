import { countryByCode } from '@stillingen/domain';
import type { SeasonWindow } from '../../engine/calendar/season.ts';
import type { Team } from './game.ts';
import type { Play } from './play.ts';
import { PLAYS } from './plays/index.ts';

export type Entrant = Omit<Team, 'rating'>;

/** A competition of a sport of periods: who meets when. */
export interface Facts {
  readonly play: Play;
  readonly country: string;
  readonly name: string;
  readonly window: SeasonWindow;
  /** The years in which its season begins. */
  readonly years: 'all' | 'even' | 'odd';
  /** Kick-offs of each round of a week; 'sa' is the day of the round where rounds are `everyDays` apart. */
  readonly rounds: readonly string[];
  /** Days from one round to the next; null where rounds belong to weekends. */
  readonly everyDays: number | null;
  /** Rounds of a season at most. */
  readonly most: number;
  /** Everybody meets everybody within each of them; the strongest first. */
  readonly groups: readonly (readonly Entrant[])[];
  /** Saturdays of single ties of the best, the final last, as month and day. */
  readonly finals: readonly string[];
}

interface Words {
  /** First and last day, '09-01 05-20', and those of a break, if any. */
  readonly season: string;
  /** Where it is not played every year. */
  readonly years?: 'even' | 'odd';
  readonly rounds: readonly string[];
  readonly everyDays?: number;
  readonly most?: number;
  /** 'GOG, Aalborg Håndbold', those from elsewhere with their country, 'GOG:dk'; groups divided by bars. The strongest first. */
  readonly teams?: string;
  /** National teams by their countries. */
  readonly nations?: string;
  readonly finals?: string;
  /** What differs from how the sport is played. */
  readonly play?: Partial<Play>;
}

const club = (text: string, home: string): Entrant => {
  const [name, country = home] = text.trim().split(':');
  return { name: name!, country, kind: 'club' };
};
const nation = (text: string, women: boolean): Entrant => {
  const country = text.trim();
  const { name } = countryByCode(country)!;
  return { name: women ? `${name} (k)` : name, country, kind: 'national' };
};
const groupsOf = (text: string, read: (team: string) => Entrant): readonly (readonly Entrant[])[] =>
  text.split('|').map((group) => group.split(',').map(read));

/** Whether a competition has a season that begins in a year. */
export const isPlayed = ({ years }: Facts, year: number): boolean => years === 'all' || (years === 'even') === (year % 2 === 0);

/** How a sport is played. */
export const playOf = (sportId: number): Play => PLAYS.find((play) => play.sportId === sportId)!;

/** Reads a competition. */
export function competition(sportId: number, country: string, name: string, words: Words): Facts {
  const { season, years = 'all', rounds, everyDays = null, most = Infinity, teams, nations, finals = '', play = {} } = words;
  const [from, to, pauseFrom, pauseTo] = season.split(' ');
  return {
    play: { ...playOf(sportId), ...play },
    country,
    name,
    years,
    rounds,
    everyDays,
    most,
    window: { from: from!, to: to!, pause: pauseFrom === undefined ? null : [pauseFrom, pauseTo!] },
    groups:
      teams === undefined
        ? groupsOf(nations!, (text) => nation(text, name.endsWith('(k)')))
        : groupsOf(teams, (text) => club(text, country)),
    finals: finals === '' ? [] : finals.split(' '),
  };
}
