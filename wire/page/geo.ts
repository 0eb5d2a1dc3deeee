/** GEO-01: empty where the operator's proxy reports nothing. */
export interface GeoRecord {
  readonly countryCode: string;
  readonly cityName: string;
  readonly subdivisionName0: string;
  readonly subdivisionCode0: string;
  /** ISO 3166-2: 'DK-84' from the server; a page keeps it without the dash (GEO-02). */
  readonly isoSubdivisionCode0: string;
  readonly subdivisionName1: string;
}

/** Percent-encoded headers of an answer (FEED-11, O-085). */
export const GEO_HEADERS: Readonly<Record<keyof GeoRecord, string>> = {
  countryCode: 'x-geoip-country',
  cityName: 'x-geoip-city',
  subdivisionName0: 'x-geoip-subdivision-name-0',
  subdivisionCode0: 'x-geoip-subdivision-code-0',
  isoSubdivisionCode0: 'x-geoip-iso-subdivision-code-0',
  subdivisionName1: 'x-geoip-subdivision-name-1',
};

/** The address that locates a visitor (GEO-07). */
export const GEO_PATH = '/api/geo/';

/** What decides by place: the rest of a record names it. */
export type GeoPlace = Pick<GeoRecord, 'countryCode' | 'isoSubdivisionCode0'>;

/** `country:subdivision` without a dash (GEO-02), or `default` where either is missing (GEO-04). */
export const geoKey = (place: GeoPlace | null): string =>
  place === null || place.countryCode === '' || place.isoSubdivisionCode0 === ''
    ? 'default'
    : `${place.countryCode}:${place.isoSubdivisionCode0.replace('-', '')}`;
