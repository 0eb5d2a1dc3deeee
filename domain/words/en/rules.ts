import type { ScoreUnit } from '../../sport/sport.ts';

const ONE: Readonly<Record<ScoreUnit, string>> = {
  mål: 'goal',
  point: 'point',
  sæt: 'set',
  frame: 'frame',
  map: 'map',
  leg: 'leg',
  run: 'run',
};
/** '1 frame', '2 goals' */
export const countOf = (n: number, unit: ScoreUnit): string => `${n} ${ONE[unit]}${n === 1 ? '' : 's'}`;

/** Before the numbers of a condition. */
export const VERBS = {
  scores: 'scores',
  red: 'gets a red card',
  level: 'is level',
  wins: 'wins',
  loses: 'loses',
  'set-point': 'has set point',
  'match-point': 'has match point',
  ahead: 'leads by',
  behind: 'is behind by',
  within: 'is within',
  total: 'reaches a total of',
  score: 'stands at',
  set: 'stands at',
} as const;
export const WINS_UNIT: Partial<Record<ScoreUnit, string>> = {
  sæt: 'wins a set',
  frame: 'wins a frame',
  map: 'wins a map',
};
export const EXTRA_TIME = 'extra time';
export const goesTo = (overtime: string): string => `goes to ${overtime}`;

export const setNamed = (set: number | 'last'): string => (set === 'last' ? 'the deciding set' : `set ${set}`);
export const periodNamed = (n: number): string => `period ${n}`;
export const ANY_TIME = 'at any time';
export const afterMinute = (n: number): string => `after minute ${n}`;
export const lastMinutes = (n: number): string => (n === 1 ? 'in the last minute' : `in the last ${n} minutes`);
/** 'in the 1st half', 'in set 2' */
export const during = (part: string): string => (/^\d/.test(part) ? `in the ${part}` : `in ${part}`);

export const TEAM = 'a team';
export const PLAYER = 'a player';
export const MATCH = 'a match';
export const ALL_MATCHES = 'all matches';
export const MY_MATCH = 'a match I follow';
export const DANE = 'a Dane';
export const mine = (one: string): string => `${one} I follow`;
/** Closes a clause within a sentence. */
export const CLOSE = '';
export const UNKNOWN_TEAM = 'an unknown team';
export const UNKNOWN_LEAGUE = 'an unknown league';
export const UNKNOWN_SPORT = 'an unknown sport';
export const IN = 'in';
export const AND = 'and';
export const MORE_TEXT = 'and …';
export const STANDS_IN_SET = 'has a score in a set';
export const NOTHING_ELSE = 'nothing else';

const SPORTS = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** 'tennis, badminton or darts' */
export const listOfSports = (names: readonly string[]): string => SPORTS.format(names);
