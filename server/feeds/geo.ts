import type { IncomingHttpHeaders } from 'node:http';
import { GEO_HEADERS, type GeoRecord } from '@stillingen/wire';

/** The proxy whose geo headers are trusted; '' trusts none, as any client could send them. */
export type GeoSource = '' | 'cloudflare';

const COUNTRY = /^[A-Z]{2}$/;
const SUBDIVISION = /^[A-Z0-9]{1,3}$/;

/** The record of a request. What is no code is left out. */
export function geoRecord(headers: IncomingHttpHeaders, source: GeoSource): GeoRecord {
  const headerOf = (name: string): string => (source === '' ? '' : String(headers[name] ?? ''));
  const code = (name: string, pattern: RegExp): string => (pattern.test(headerOf(name)) ? headerOf(name) : '');
  // Headers are read as one letter a byte; names are UTF-8.
  const name = (header: string): string => Buffer.from(headerOf(header), 'latin1').toString('utf8');
  const countryCode = code('cf-ipcountry', COUNTRY);
  const subdivisionCode0 = code('cf-region-code', SUBDIVISION);
  return {
    countryCode,
    cityName: name('cf-ipcity'),
    subdivisionName0: name('cf-region'),
    subdivisionCode0,
    isoSubdivisionCode0: countryCode === '' || subdivisionCode0 === '' ? '' : `${countryCode}-${subdivisionCode0}`,
    subdivisionName1: '',
  };
}

const EXPOSED = ['access-control-expose-headers', Object.values(GEO_HEADERS).join(', ')];

/** A record as headers, percent-encoded as they are ASCII, which pages of other origins may read: name, value, name, value. */
export const geoHeaders = (record: GeoRecord): string[] => [
  ...Object.entries(GEO_HEADERS).flatMap(([field, header]) => [header, encodeURIComponent(record[field as keyof GeoRecord])]),
  ...EXPOSED,
];
