import { GEO_HEADERS, type GeoRecord } from '@stillingen/wire';
import type { KeyValue } from '../ports.ts';

export interface Geo {
  /** Null while no country is known. */
  record(): GeoRecord | null;
  /** Whether the next call is to ask: no country is known, and nobody has asked yet (GEO-06). */
  asks(): boolean;
  /** Takes the headers of an answer to a call that asked (FEED-11), or its failure. */
  take(headers: Headers | null): void;
}

const KEY = 'geoip';
const KEEP_MS = 24 * 3600_000;

/** What is no string counts as empty (GEO-05). */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A record of what `read` gives of each field; null without a country. */
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

/** `country:subdivision`, or `default` where either is missing (GEO-04). */
export const geoKey = (record: GeoRecord | null): string =>
  record === null || record.isoSubdivisionCode0 === '' ? 'default' : `${record.countryCode}:${record.isoSubdivisionCode0}`;

/** The geo record of this device, kept for a day (GEO-03, O-142). */
export function createGeo(local: KeyValue, nowMs: () => number): Geo {
  let known: GeoRecord | null = null;
  let asked = false;

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
    asks() {
      if (asked || this.record() !== null) return false;
      asked = true;
      return true;
    },
    take(headers) {
      // A call that failed told nothing: the next one asks.
      if (headers === null) asked = false;
      else {
        known = recordOf((field) => decoded(headers.get(GEO_HEADERS[field])));
        if (known !== null) local.set(KEY, JSON.stringify({ atMs: nowMs(), record: known }));
      }
    },
  };
}
