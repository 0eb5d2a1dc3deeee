import { ANY_COUNTRY, type OriginConfig, type OriginEntry, parseOriginConfig } from '@stillingen/wire';
import type { KeyValue, Ports } from '../ports.ts';

/** Says where feeds come from. */
export type ResolveOrigin = (country: string | null) => string;

const UNCOVERED = 'Should have returned selected resolver by this point. Review resolver weights!';

/** Whether an entry is for a country; one that is not known is only reached by entries for all. */
const matches = ({ countries }: OriginEntry, country: string | null): boolean =>
  countries.includes(ANY_COUNTRY) || (country !== null && countries.includes(country));

/** One of the entries, each as often as it weighs (ORIGIN-03). Throws Error where the weights leave nothing to draw (ORIGIN-08). */
function draw(entries: readonly OriginEntry[], random: () => number): OriginEntry {
  let left = random() * entries.reduce((sum, { weight }) => sum + weight, 0);
  for (const entry of entries) {
    left -= entry.weight;
    if (left < 0) return entry;
  }
  throw new Error(UNCOVERED);
}

/**
 * The resolver of feed origins: local entries that match the country, then global ones, then the default (ORIGIN-04). What was
 * drawn is kept for the session and used as long as it matches (ORIGIN-06, ORIGIN-07); the default is not kept (ORIGIN-05).
 * Throws WireError where the configuration does not match its schema (ORIGIN-02).
 */
export function createOriginResolver(
  value: unknown,
  projectId: number,
  { session, random }: { readonly session: KeyValue; readonly random: Ports['random'] },
): ResolveOrigin {
  const config: OriginConfig = parseOriginConfig(value);
  const key = `location_origin_${projectId}`;
  return (country) => {
    const known = session.get(key);
    const lists = [config.local, config.global].map((list) => list.filter((entry) => matches(entry, country)));
    if (known !== null) {
      if (lists.some((list) => list.some(({ url }) => url === known))) return known;
      session.remove(key);
    }
    const candidates = lists.find((list) => list.length > 0);
    if (candidates === undefined) return config.default_url;
    const { url } = draw(candidates, random);
    // What was drawn before the country was known may not be what is meant for it.
    if (country !== null) session.set(key, url);
    return url;
  };
}
