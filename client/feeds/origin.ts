import {
  ANY_COUNTRY,
  type OriginConfig,
  type OriginEntry,
  parseOriginConfig,
  GEO_HEADERS,
  type GeoRecord,
} from '@stillingen/wire';
import type { KeyValue, Ports } from '../ports.ts';

export type ResolveOrigin = (country: string | null) => string;

const UNCOVERED = 'Should have returned selected resolver by this point. Review resolver weights!';

const matches = ({ countries }: OriginEntry, country: string | null): boolean =>
  countries.includes(ANY_COUNTRY) || (country !== null && countries.includes(country));

/** By weight (ORIGIN-03). Throws Error if the weights sum to 0 (ORIGIN-08). */
function draw(entries: readonly OriginEntry[], random: () => number): OriginEntry {
  let left = random() * entries.reduce((sum, { weight }) => sum + weight, 0);
  for (const entry of entries) {
    left -= entry.weight;
    if (left < 0) return entry;
  }
  throw new Error(UNCOVERED);
}

/** ORIGIN-04: local, global, default (not kept, ORIGIN-05 to 07). Throws WireError. */
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
    // A choice without a country may not be meant for this one.
    if (country !== null) session.set(key, url);
    return url;
  };
}

export interface Geo {
  record(): GeoRecord | null;
  /** Whether the next call requests the location (GEO-06). */
  claimRequest(): boolean;
  /** Headers of a call that requested it (FEED-11); null if it failed. */
  settle(headers: Headers | null): void;
}

const KEY = 'geoip';
const KEEP_MS = 24 * 3600_000;

/** GEO-05. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function recordOf(read: (field: keyof GeoRecord) => unknown): GeoRecord | null {
  const fields = Object.keys(GEO_HEADERS) as (keyof GeoRecord)[];
  const record = Object.fromEntries(fields.map((field) => [field, textOf(read(field))])) as unknown as GeoRecord;
  if (record.countryCode === '') return null;
  return { ...record, isoSubdivisionCode0: record.isoSubdivisionCode0.replace('-', '') };
}

function decoded(value: string | null): string {
  try {
    return decodeURIComponent(value ?? '');
  } catch {
    return '';
  }
}

/** Kept for a day (GEO-03, O-142). */
export function createGeo(local: KeyValue, nowMs: () => number): Geo {
  let known: GeoRecord | null = null;
  let isClaimed = false;

  function stored(): GeoRecord | null {
    try {
      const { atMs, record } = JSON.parse(local.get(KEY) ?? 'null') as { atMs: number; record: Record<string, unknown> };
      return Math.abs(nowMs() - atMs) < KEEP_MS ? recordOf((field) => record[field]) : null;
    } catch {
      return null;
    }
  }

  return {
    record: () => (known ??= stored()),
    claimRequest() {
      if (isClaimed || this.record() !== null) return false;
      isClaimed = true;
      return true;
    },
    settle(headers) {
      if (headers === null) isClaimed = false;
      else {
        known = recordOf((field) => decoded(headers.get(GEO_HEADERS[field])));
        if (known !== null) local.set(KEY, JSON.stringify({ atMs: nowMs(), record: known }));
      }
    },
  };
}
