import type { ParticipantRef } from '@stillingen/domain/messages';
import { Temporal } from 'temporal-polyfill';
import tables from './tables.json' with { type: 'json' };

const SHORT_WORDS = new Set(tables.shortWords);

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

const RIDERS: Readonly<Record<string, { readonly name: string; readonly country: string }>> = tables.riders;

export function riderOf(text: string): ParticipantRef {
  // 'HENRI CORNET (GEBOREN JARDY)': born under another name.
  const written = text
    .replace(/\(.*\)\s*$/, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase();
  const { name, country } = RIDERS[written] ?? { name: capitalized(written), country: '' };
  return { name, ...(country === '' ? {} : { country }), kind: 'person' };
}

const TOWNS: Readonly<Record<string, string>> = tables.towns;

const unfolded = (town: string): string =>
  town
    .replaceAll(/(^|_)(?!de_|d_)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll('_', ' ');

export const townName = (town: string): string => TOWNS[town] ?? (town.includes('_') ? unfolded(town) : town);

interface Edition {
  readonly from: string;
  readonly to: string;
}

export type RiderClass = 'men' | 'women';
const EDITIONS: Readonly<Record<string, Edition>> = tables.editions;

const RESTS: Readonly<Record<string, readonly number[]>> = tables.restsAfterStage;

export const editionOf = (riders: RiderClass, year: string): Edition | null => EDITIONS[`${riders} ${year}`] ?? null;

export function dayOfStage(riders: RiderClass, year: string, stage: string): string | null {
  const rests = riders === 'men' ? RESTS[year] : undefined;
  const edition = editionOf(riders, year);
  if (rests === undefined || edition === null || !/^[1-9]\d*$/.test(stage)) return null;
  const days = Number(stage) - 1 + rests.filter((before) => before < Number(stage)).length;
  return Temporal.PlainDate.from(edition.from).add({ days }).toString();
}
