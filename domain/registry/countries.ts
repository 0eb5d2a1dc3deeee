import type { Pair } from '../event/entities.ts';
import { slugOf } from '../text/slug.ts';
import table from './data/countries.json' with { type: 'json' };
import { foldName } from './names.ts';
import { readRows } from './rows.ts';

/** A country, a nation of football, or one of the two regions (Europe, World) that competitions belong to. */
export interface Country {
  /** The country id of the feeds. */
  readonly id: number;
  /** ISO 3166-1 alpha-2 in lower case, gb-eng and its like, xk, eu, xw. */
  readonly code: string;
  /** Three capitals as football writes them, DEN. */
  readonly trigram: string;
  /** The name in Danish. */
  readonly name: string;
  readonly english: string;
  /** Lower-case ASCII of the Danish name: 'saudi-arabien'. */
  readonly slug: string;
  readonly aliases: readonly string[];
  /** Colours of the national team, CSS hex without '#'; null where it has none. */
  readonly colours: Pair<string> | null;
}

/** Two letters a–z as a number from 300 to 975, which no other country changes. */
const idOf = (code: string): number => 300 + (code.charCodeAt(0) - 97) * 26 + code.charCodeAt(1) - 97;

/** Every country and region that the product knows, the regions and Denmark first. Ids that the feeds fix are in the file. */
export const COUNTRIES: readonly Country[] = readRows('countries.json', table, (row) => {
  const [code, name] = [row.text('code', /^[a-z]{2}(-[a-z]{3})?$/), row.text('name')];
  return {
    id: row.has('id') ? row.number('id') : idOf(code),
    code,
    trigram: row.text('trigram', /^[A-Z]{3}$/),
    name,
    english: row.has('english') ? row.text('english') : name,
    slug: slugOf(name),
    aliases: row.texts('aliases'),
    colours: row.colours('colours'),
  };
});

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));
const bySlug = new Map(COUNTRIES.map((country) => [country.slug, country]));
const byId = new Map(COUNTRIES.map((country) => [country.id, country]));
const byTrigram = new Map(COUNTRIES.map((country) => [country.trigram, country]));
const byName = new Map(
  COUNTRIES.flatMap((country) =>
    [country.name, country.english, ...country.aliases].map((name) => [foldName(name), country] as const),
  ),
);

/** The country of a code, 'dk'; null for a code the table does not have. */
export function countryByCode(code: string): Country | null {
  return byCode.get(code) ?? null;
}

/** The country of an address part, 'saudi-arabien'; null where there is none. */
export function countryBySlug(slug: string): Country | null {
  return bySlug.get(slug) ?? null;
}

/** The country of a feed's country id; null where there is none. */
export function countryById(id: number): Country | null {
  return byId.get(id) ?? null;
}

/** The country of three capitals, 'DEN'; null where there is none. */
export function countryByTrigram(trigram: string): Country | null {
  return byTrigram.get(trigram) ?? null;
}

/** The country that a Danish, English or former name means, in any spelling; null where there is none. */
export function countryByName(name: string): Country | null {
  return byName.get(foldName(name)) ?? null;
}
