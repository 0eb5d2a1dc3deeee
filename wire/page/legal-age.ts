import { geoKey, type GeoPlace } from './geo.ts';

/** Where a visitor must confirm the legal age. */
export interface LegalAgeConfig {
  readonly isEnabled: boolean;
  readonly countries: readonly string[];
  /** 'US:USNY'. */
  readonly subdivisions: readonly string[];
}

/** AGE-02, O-145: off unless an operator lists places. */
export const NO_LEGAL_AGE: LegalAgeConfig = { isEnabled: false, countries: [], subdivisions: [] };

/** AGE-03: an unknown place, or one known only by a country with such subdivisions, has to confirm. */
export function requiresAgeConfirmation({ isEnabled, countries, subdivisions }: LegalAgeConfig, place: GeoPlace | null): boolean {
  if (!isEnabled) return false;
  if (place === null || place.countryCode === '' || countries.includes(place.countryCode)) return true;
  return place.isoSubdivisionCode0 === ''
    ? subdivisions.some((key) => key.startsWith(`${place.countryCode}:`))
    : subdivisions.includes(geoKey(place));
}
