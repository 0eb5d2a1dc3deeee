import type { ParticipantRef } from '@stillingen/domain/messages';
import { Temporal } from 'temporal-polyfill';
import { readTable } from '../kit/readers/csv.ts';

const SHORT_WORDS = new Set([
  'AG2R',
  'B&B',
  'BMC',
  'CCC',
  'CMA',
  'CGM',
  'DSM',
  'EF',
  'FDJ',
  'KTM',
  'NSN',
  'NTT',
  'P/B',
  'RGA',
  'TJ',
  'UAE',
  'XDS',
  'XRG',
]);

/** 'O'CONNOR' as 'O'Connor', 'QUICK-STEP' as 'Quick-Step'. */
const capitalized = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s\-'’|/&.(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

export function teamName(text: string): string {
  // Riders without a team stand under 'TDF 1904 ***'.
  if (/^TDF \d{4} \*+$/i.test(text.trim())) return '';
  return text
    .trim()
    .split(/\s+/)
    .map((word) =>
      word
        .split('-')
        .map((part) => (SHORT_WORDS.has(part.toUpperCase()) ? part.toUpperCase() : capitalized(part)))
        .join('-'),
    )
    .join(' ');
}

const RIDERS = new Map(
  readTable<'written' | 'name' | 'country'>(new URL('riders.csv', import.meta.url)).map((rider) => [rider.written, rider]),
);

export function riderOf(text: string): ParticipantRef {
  // 'HENRI CORNET (GEBOREN JARDY)': born under another name.
  const written = text
    .replace(/\(.*\)\s*$/, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase();
  const { name, country } = RIDERS.get(written) ?? { name: capitalized(written), country: '' };
  return { name, ...(country === '' ? {} : { country }), kind: 'person' };
}

const TOWNS: Readonly<Record<string, string>> = {
  Barcelone: 'Barcelona',
  Bologne: 'Bologna',
  Brussel: 'Bruxelles',
  Copenhague: 'København',
  Florence: 'Firenze',
  Plaisance: 'Piacenza',
  Tarragone: 'Tarragona',
  Turin: 'Torino',
};

const unfolded = (town: string): string =>
  town
    .replaceAll(/(^|_)(?!de_|d_)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll('_', ' ');

export const townName = (town: string): string => TOWNS[town] ?? (town.includes('_') ? unfolded(town) : town);

/** The files give the year alone. */
interface Edition {
  readonly from: string;
  readonly to: string;
}

export type RiderClass = 'men' | 'women';
const EDITIONS = new Map(
  readTable<'riders' | 'year' | keyof Edition>(new URL('editions.csv', import.meta.url)).map(({ riders, year, from, to }) => [
    `${riders} ${year}`,
    { from, to },
  ]),
);

const RESTS: Readonly<Record<string, readonly number[]>> = {
  2017: [9, 15],
  2018: [9, 15],
  2019: [10, 15],
  2020: [9, 15],
  2021: [9, 15],
  2022: [3, 9, 15],
  2023: [9, 15],
  2024: [9, 15],
  2025: [10, 15],
  2026: [9, 15],
};

export const editionOf = (riders: RiderClass, year: string): Edition | null => EDITIONS.get(`${riders} ${year}`) ?? null;

export function dayOfStage(riders: RiderClass, year: string, stage: string): string | null {
  const rests = riders === 'men' ? RESTS[year] : undefined;
  const edition = editionOf(riders, year);
  if (rests === undefined || edition === null || !/^[1-9]\d*$/.test(stage)) return null;
  const days = Number(stage) - 1 + rests.filter((before) => before < Number(stage)).length;
  return Temporal.PlainDate.from(edition.from).add({ days }).toString();
}
