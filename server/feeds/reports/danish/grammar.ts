import type { HeadFacts, Unit } from '../facts.ts';
import { scoreText } from '../words.ts';

/** 'Brøndbys', 'Randers’', 'AGF’s'. */
export const genitive = (name: string): string =>
  /[sxz]$/i.test(name) ? `${name}’` : !/\p{Ll}$/u.test(name) ? `${name}’s` : `${name}s`;

const NUMBERS = ['nul', 'et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti'] as const;
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);

const ORDINALS = [
  '',
  'første',
  'anden',
  'tredje',
  'fjerde',
  'femte',
  'sjette',
  'syvende',
  'ottende',
  'niende',
  'tiende',
] as const;
export const ordinal = (number: number): string => ORDINALS[number] ?? `${number}.`;

/** After a score: ' i sæt'; points, goals and runs have none. */
const AFTER_SCORE: Readonly<Record<Unit, string>> = {
  mål: '',
  point: '',
  run: '',
  sæt: ' i sæt',
  frame: ' i frames',
  map: ' i maps',
  leg: ' i legs',
};
const COUNTED: Readonly<Record<Unit, string>> = {
  mål: 'mål',
  point: 'point',
  run: 'runs',
  sæt: 'sæt',
  frame: 'frames',
  map: 'maps',
  leg: 'legs',
};

export const countedUnit = (unit: Unit | null): string => (unit === null ? '' : COUNTED[unit]);

/** '2-1', '3-1 i sæt'; empty without a score. */
export const resultWords = ({ score, unit }: Pick<HeadFacts, 'score' | 'unit'>): string =>
  score === null ? '' : scoreText(score) + (unit === null ? '' : AFTER_SCORE[unit]);

const dayFormat = new Intl.DateTimeFormat('da', { day: 'numeric', month: 'long', timeZone: 'Europe/Copenhagen' });
const clockFormat = new Intl.DateTimeFormat('da', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Copenhagen' });
export const dateWords = (seconds: number): string => `den ${dayFormat.format(seconds * 1000)}`;
export const timeWords = (seconds: number): string => `${dateWords(seconds)} kl. ${clockFormat.format(seconds * 1000)}`;

const numbers = new Intl.NumberFormat('da');
export const thousands = (number: number): string => numbers.format(number);
