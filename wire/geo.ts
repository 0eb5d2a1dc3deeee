/** Where a visitor is, as far as the operator's proxy says (GEO-01); empty where it does not. */
export interface GeoRecord {
  /** ISO 3166-1: 'DK'. */
  readonly countryCode: string;
  readonly cityName: string;
  readonly subdivisionName0: string;
  /** '84' */
  readonly subdivisionCode0: string;
  /** ISO 3166-2: 'DK-84' from the server; a page keeps it without the dash (GEO-02). */
  readonly isoSubdivisionCode0: string;
  readonly subdivisionName1: string;
}

/** The header in which an answer that was asked for it tells each field, percent-encoded (FEED-11, O-085). */
export const GEO_HEADERS: Readonly<Record<keyof GeoRecord, string>> = {
  countryCode: 'x-geoip-country',
  cityName: 'x-geoip-city',
  subdivisionName0: 'x-geoip-subdivision-name-0',
  subdivisionCode0: 'x-geoip-subdivision-code-0',
  isoSubdivisionCode0: 'x-geoip-iso-subdivision-code-0',
  subdivisionName1: 'x-geoip-subdivision-name-1',
};
