import type { Pair } from '../event/entities.ts';
import { slugOf } from '../text/names.ts';
import table from './data/countries.json' with { type: 'json' };
import { foldName } from './names.ts';
import { readDataRows } from './data-rows.ts';

/** A country, a football nation, or one of the regions Europe and World. */
export interface Country {
  readonly id: number;
  /** ISO 3166-1 alpha-2 in lower case, gb-eng and the like, xk, eu, xw. */
  readonly code: string;
  readonly trigram: string;
  readonly name: string;
  /** For narrow places, where the name is long. */
  readonly short?: string;
  readonly english: string;
  readonly slug: string;
  readonly aliases: readonly string[];
  readonly colours: Pair<string> | null;
}

/** 300 to 975, independent of the rows of the file. */
const idOf = (code: string): number => 300 + (code.charCodeAt(0) - 97) * 26 + code.charCodeAt(1) - 97;

export const COUNTRIES: readonly Country[] = readDataRows('countries.json', table, (row) => {
  const [code, name] = [row.text('code', /^[a-z]{2}(-[a-z]{3})?$/), row.text('name')];
  return {
    id: row.has('id') ? row.number('id') : idOf(code),
    code,
    trigram: row.text('trigram', /^[A-Z]{3}$/),
    name,
    ...(row.has('short') && { short: row.text('short') }),
    english: row.has('english') ? row.text('english') : name,
    slug: slugOf(name),
    aliases: row.texts('aliases'),
    colours: row.colours('colours'),
  };
});

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));
const bySlug = new Map(COUNTRIES.map((country) => [country.slug, country]));
const byTrigram = new Map(COUNTRIES.map((country) => [country.trigram, country]));
const byName = new Map(
  COUNTRIES.flatMap((country) =>
    [country.name, country.english, ...country.aliases].map((name) => [foldName(name), country] as const),
  ),
);

export function countryByCode(code: string): Country | null {
  return byCode.get(code) ?? null;
}

export function countryBySlug(slug: string): Country | null {
  return bySlug.get(slug) ?? null;
}

export function countryByTrigram(trigram: string): Country | null {
  return byTrigram.get(trigram) ?? null;
}

/** By Danish, English or former name, in any spelling. */
export function countryByName(name: string): Country | null {
  return byName.get(foldName(name)) ?? null;
}
