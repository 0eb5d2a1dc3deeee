import { COUNTRIES, countryByCode } from '@stillingen/domain';
import { Temporal } from 'temporal-polyfill';
import { BadRow } from '../import/data-set.ts';
import tables from './tables.json' with { type: 'json' };

const NATIONALITIES: Readonly<Record<string, string>> = tables.nationalities;

const FILE_LETTERS: Readonly<Record<string, string>> = tables.fileLetters;

/** Countries with one time zone. European cups keep Swiss time. */
const ZONE: Readonly<Record<string, string>> = tables.zones;

/** World Cups played in one time zone whose files write local time without an offset. */
const WORLD_CUP_ZONE: Record<string, string> = tables.worldCupZones;

const UEFA_COUNTRY: Readonly<Record<string, string>> = tables.uefaCodes;

export const countryOfNationality = (word: string): string | null => NATIONALITIES[word] ?? null;

export const countryOfLetters = (letters: string): string | null => FILE_LETTERS[letters] ?? countryByCode(letters)?.code ?? null;

export function zoneOfCompetition(country: string, season: string): string | null {
  return (country === 'xw' ? WORLD_CUP_ZONE[season] : ZONE[country]) ?? null;
}

export const countryOfUefaCode = (code: string): string | null => UEFA_COUNTRY[code] ?? null;

const SPORT_LETTERS: Readonly<Record<string, string>> = tables.sportLetters;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();

const byLetters = new Map(COUNTRIES.map(({ trigram, code }) => [trigram, code]));
const byName = new Map(
  COUNTRIES.flatMap(({ code, name, english, aliases }) =>
    [name, english, ...aliases].map((word) => [plain(word), code] as const),
  ),
);

export function countryOf(word: string): string | null {
  return SPORT_LETTERS[word] ?? byLetters.get(word) ?? byName.get(plain(word)) ?? null;
}

export const inTitleCase = (capitals: string): string =>
  capitals
    .trim()
    .toLocaleLowerCase('en')
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'));

export const personOf = (listed: string): string =>
  inTitleCase(
    listed
      .split(',')
      .map((part) => part.trim())
      .reverse()
      .join(' '),
  );

export function instant(ms: number): string {
  const date = new Date(Math.round(ms));
  if (Number.isNaN(date.getTime())) throw new BadRow('a time cannot be read');
  return date.toISOString().replace('.000Z', 'Z');
}

const TIME = /^(\d{1,2})[:.](\d{2})(?:\s*UTC([+±-])(\d{1,2})(?::(\d{2}))?)?$/;

const LETTERS: Readonly<Record<string, string>> = tables.zoneLetters;

const MOST_OFFSET_HOURS = 14;

export function isDay(day: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** UTC, or the day alone where time or zone are unknown. `time` may carry its zone: '20:45 CET'. */
export function startAt(day: string, time: string | null, zone: string | null): string {
  if (!isDay(day)) throw new BadRow(`there is no day ${day}`);
  if (time === null) return day;
  const [, hour, minute, sign, offsetHours, offsetMinutes] =
    TIME.exec(time.replace(/[A-Z]+$/, (letters) => LETTERS[letters] ?? letters)) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59)
    throw new BadRow(`there is no time ${time}`);
  if (Number(offsetHours ?? 0) > MOST_OFFSET_HOURS || Number(offsetMinutes ?? 0) > 59)
    throw new BadRow(`no place has the time ${time}`);
  const offset =
    offsetHours === undefined ? null : `${sign === '-' ? '-' : '+'}${offsetHours.padStart(2, '0')}:${offsetMinutes ?? '00'}`;
  const place = offset ?? zone;
  if (place === null) return day;
  const local = Temporal.PlainDateTime.from(`${day}T${hour.padStart(2, '0')}:${minute}`);
  return instant(local.toZonedDateTime(place).epochMilliseconds);
}
