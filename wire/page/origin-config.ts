import { WireError } from '../text/text.ts';

export interface OriginEntry {
  readonly url: string;
  readonly weight: number;
  /** Two-letter country codes, or '*' for all (O-055). */
  readonly countries: readonly string[];
}
/** ORIGIN-01. */
export interface OriginConfig {
  readonly local: readonly OriginEntry[];
  readonly global: readonly OriginEntry[];
  readonly default_url: string;
}

export const ANY_COUNTRY = '*';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseUrl(value: unknown, name: string): string {
  if (typeof value === 'string' && /^https?:\/\/[^/\s?#@]+$/.test(value) && URL.canParse(value)) return value;
  throw new WireError(`${name} is not an origin: https://host, without a slash at its end`);
}

function parseEntry(value: unknown, name: string): OriginEntry {
  if (!isObject(value)) throw new WireError(`${name} is not an object`);
  const { weight, countries } = value;
  if (typeof weight !== 'number' || !Number.isFinite(weight) || weight < 0)
    throw new WireError(`${name}.weight is not a number from 0 up`);
  const isCountry = (each: unknown): each is string => typeof each === 'string' && /^(?:[A-Z]{2}|\*)$/.test(each);
  if (!Array.isArray(countries) || countries.length === 0 || !countries.every(isCountry))
    throw new WireError(`${name}.countries is not a list of at least one country, such as DK or *`);
  return { url: parseUrl(value.url, `${name}.url`), weight, countries };
}

function parseEntries(value: unknown, name: string): readonly OriginEntry[] {
  if (!Array.isArray(value)) throw new WireError(`${name} is not a list`);
  return value.map((entry, index) => parseEntry(entry, `${name}[${index}]`));
}

/** ORIGIN-02. Throws WireError. */
export function parseOriginConfig(value: unknown): OriginConfig {
  if (!isObject(value)) throw new WireError('the origin resolver is not an object');
  return {
    local: parseEntries(value.local, 'local'),
    global: parseEntries(value.global, 'global'),
    default_url: parseUrl(value.default_url, 'default_url'),
  };
}
