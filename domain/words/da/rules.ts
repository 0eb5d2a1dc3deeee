import type { ScoreUnit } from '../../sport/sport.ts';

const MANY: Readonly<Record<ScoreUnit, string>> = {
  mål: 'mål',
  point: 'point',
  sæt: 'sæt',
  frame: 'frames',
  map: 'maps',
  leg: 'legs',
  run: 'runs',
};
/** '1 frame', '2 mål' */
export const countOf = (n: number, unit: ScoreUnit): string => `${n} ${n === 1 ? unit : MANY[unit]}`;

/** Before the numbers of a condition. */
export const VERBS = {
  scores: 'scorer',
  red: 'får rødt kort',
  level: 'står lige',
  wins: 'vinder',
  loses: 'taber',
  'set-point': 'har sætbold',
  'match-point': 'har matchbold',
  ahead: 'fører med',
  behind: 'er bagud med',
  within: 'er inden for',
  total: 'når i alt',
  score: 'står',
  set: 'står',
} as const;
export const WINS_UNIT: Partial<Record<ScoreUnit, string>> = {
  sæt: 'vinder et sæt',
  frame: 'vinder en frame',
  map: 'vinder et map',
};
export const EXTRA_TIME = 'forlænget spilletid';
export const goesTo = (overtime: string): string => `går i ${overtime}`;

export const setNamed = (set: number | 'last'): string => (set === 'last' ? 'afgørende sæt' : `${set}. sæt`);
export const periodNamed = (n: number): string => `${n}. periode`;
export const ANY_TIME = 'uanset hvornår';
export const afterMinute = (n: number): string => `efter ${n}. minut`;
export const lastMinutes = (n: number): string => (n === 1 ? 'i det sidste minut' : `i de sidste ${n} minutter`);
export const during = (part: string): string => `i ${part}`;

export const TEAM = 'et hold';
export const PLAYER = 'en spiller';
export const MATCH = 'en kamp';
export const ALL_MATCHES = 'alle kampe';
export const MY_MATCH = 'en kamp, jeg følger';
export const DANE = 'en dansker';
export const mine = (one: string): string => `${one}, jeg følger`;
/** Closes a clause within a sentence. */
export const CLOSE = ',';
export const UNKNOWN_TEAM = 'et hold, vi ikke kender,';
export const UNKNOWN_LEAGUE = 'en liga, vi ikke kender,';
export const UNKNOWN_SPORT = 'en sport, vi ikke kender';
export const IN = 'i';
export const AND = 'og';
export const MORE_TEXT = 'og …';
export const STANDS_IN_SET = 'står i et sæt';
export const NOTHING_ELSE = 'intet andet';

const SPORTS = new Intl.ListFormat('da', { type: 'disjunction' });
/** 'tennis, badminton eller dart' */
export const listOfSports = (names: readonly string[]): string => SPORTS.format(names);
