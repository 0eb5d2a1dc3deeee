import type { HeadFacts, Unit } from '../facts.ts';
import { scoreText } from '../words.ts';

export const genitive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const;

/** 21st, 22nd, 23rd, 24th; 11th to 13th. */
export function ordinalNumber(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}
export const ordinal = (number: number): string => ORDINALS[number] ?? ordinalNumber(number);

const AFTER_SCORE: Readonly<Record<Unit, string>> = {
  mål: '',
  point: '',
  run: '',
  sæt: ' in sets',
  frame: ' in frames',
  map: ' in maps',
  leg: ' in legs',
};
const COUNTED: Readonly<Record<Unit, readonly [one: string, more: string]>> = {
  mål: ['goal', 'goals'],
  point: ['point', 'points'],
  run: ['run', 'runs'],
  sæt: ['set', 'sets'],
  frame: ['frame', 'frames'],
  map: ['map', 'maps'],
  leg: ['leg', 'legs'],
};

export const countedUnit = (unit: Unit, number: number): string => COUNTED[unit][number === 1 ? 0 : 1];

export const resultWords = ({ score, unit }: Pick<HeadFacts, 'score' | 'unit'>): string =>
  score === null ? '' : scoreText(score) + (unit === null ? '' : AFTER_SCORE[unit]);

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Copenhagen' });
const clockFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Copenhagen' });
export const dateWords = (seconds: number): string => `on ${dayFormat.format(seconds * 1000)}`;
export const timeWords = (seconds: number): string => `${dateWords(seconds)} at ${clockFormat.format(seconds * 1000)}`;

const numbers = new Intl.NumberFormat('en-GB');
export const thousands = (number: number): string => numbers.format(number);
