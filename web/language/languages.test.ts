import { SPORT_NAMES } from '@stillingen/domain';
import { expect, it } from 'vitest';
import * as danishDates from '../../domain/words/da/dates.ts';
import * as englishDates from '../../domain/words/en/dates.ts';
import * as danishForm from '../../domain/words/da/form.ts';
import * as englishForm from '../../domain/words/en/form.ts';
import * as danishNumbers from '../../domain/words/da/numbers.ts';
import * as englishNumbers from '../../domain/words/en/numbers.ts';
import * as danishRaces from '../../domain/words/da/races.ts';
import * as englishRaces from '../../domain/words/en/races.ts';
import * as danishAlerts from '../../wire/alerts/da/words.ts';
import * as englishAlerts from '../../wire/alerts/en/words.ts';
import * as danishRefusals from '../../domain/words/da/rule-refusals.ts';
import * as englishRefusals from '../../domain/words/en/rule-refusals.ts';
import * as danishRules from '../../domain/words/da/rules.ts';
import * as englishRules from '../../domain/words/en/rules.ts';
import { withEnglishNames } from '../build/language.ts';
import { pageSport } from '../entry/page-sport.ts';
import * as danishAddress from './da/address.ts';
import * as danishNames from './da/names.ts';
import * as danishTime from './da/time.ts';
import * as englishAddress from './en/address.ts';
import * as englishNames from './en/names.ts';
import { inOwnWords } from './en/sport.ts';
import * as englishTime from './en/time.ts';

const keysOf = (words: object): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value).map((key) => `${name}.${key}`) : [`${name} ${typeof value}`],
  );

it.each<[string, object, object]>([
  ['dates', danishDates, englishDates],
  ['numbers', danishNumbers, englishNumbers],
  ['form', danishForm, englishForm],
  ['races', danishRaces, englishRaces],
  ['alerts', danishAlerts, englishAlerts],
  ['rules', danishRules, englishRules],
  ['refusals of rules', danishRefusals, englishRefusals],
  ['addresses', danishAddress, englishAddress],
  ['names', danishNames, englishNames],
  ['time', danishTime, englishTime],
])('the words of %s have the same keys in both languages', (_, danish, english) => {
  expect(keysOf(english)).toEqual(keysOf(danish));
});

it('dates and numbers in English are those of en-GB', () => {
  expect(englishDates.WEEKDAYS.slice(0, 2)).toEqual(['Monday', 'Tuesday']);
  expect(englishDates.longDate('Friday', 20, englishDates.MONTHS[10]!, 2026)).toBe('Friday 20 November 2026');
  expect([englishNumbers.formatThousands(1_234_567), englishNumbers.decimalText('2.5')]).toEqual(['1,234,567', '2.5']);
  expect([englishRaces.lapsBehind('1'), englishRaces.lapsBehind('2')]).toEqual(['+1 lap', '+2 laps']);
  expect(englishTime.inSentence('Today, Sun 29 Nov')).toBe('today, Sun 29 Nov');
});

/** Codes, which are the same in all languages. */
const CODES = new Set(['name', 'segment', 'event', 'unit', 'notIn', 'kind', 'methods']);
function textsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return CODES.has(field) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, field));
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, each]) => textsIn(each, name)) : [];
}
const DANISH = /[æøåÆØÅ]|\b(?:efter|forl|str|til|sæt|omg|hop|gnl|afstand|runde|halvleg|periode|vent|tid|slag|boks|hul|alder)\b/i;

it('every sport has English words for all that pages show of it, and the same codes', () => {
  for (const { id } of SPORT_NAMES) {
    const [danish, english] = [pageSport(id), inOwnWords(pageSport(id))];
    expect(textsIn(english).filter((text) => DANISH.test(text))).toEqual([]);
    expect({ ...english, danishName: '' }).toMatchObject({
      ...{ name: danish.name, segment: danish.segment, event: danish.event, tabs: danish.tabs, alerts: danish.alerts },
      ...{ formats: danish.formats, danishName: '' },
    });
  }
});

it('the table of sports is built with English names, and the build fails where a name is not found', () => {
  expect(withEnglishNames(SPORT_NAMES.map(({ name, danishName }) => `'${name}', '${danishName}'`).join('\n'))).toContain(
    "'alpine-skiing', 'Alpine Skiing'",
  );
  expect(() => withEnglishNames('')).toThrow(RangeError);
});
