import { describe, expect, it } from 'vitest';
import { geoKey, type GeoPlace } from './geo.ts';
import { NO_LEGAL_AGE, requiresAgeConfirmation } from './legal-age.ts';

const at = (countryCode: string, isoSubdivisionCode0 = ''): GeoPlace => ({ countryCode, isoSubdivisionCode0 });

it('[GEO-04] geoKey combines country and subdivision, or is default', () => {
  expect(geoKey(at('DK', 'DK-82'))).toBe('DK:DK82');
  expect(geoKey(at('DK', 'DK82'))).toBe('DK:DK82');
  for (const place of [at('DK'), at(''), at('', 'DK82'), null]) expect(geoKey(place)).toBe('default');
});

const DENMARK = { isEnabled: true, countries: ['DK'], subdivisions: ['US:USNY'] };

describe('the age check', () => {
  it('[AGE-02] the age check is off unless the operator enables it', () => {
    expect(NO_LEGAL_AGE).toEqual({ isEnabled: false, countries: [], subdivisions: [] });
    expect(requiresAgeConfirmation(NO_LEGAL_AGE, at('DK'))).toBe(false);
    expect(requiresAgeConfirmation({ ...DENMARK, isEnabled: false }, at('DK'))).toBe(false);
    expect(requiresAgeConfirmation({ ...DENMARK, isEnabled: false }, null)).toBe(false);
  });

  it.each<[GeoPlace | null, boolean]>([
    [at('DK'), true],
    [at('DK', 'DK84'), true],
    [at('US', 'USNY'), true],
    [at('US', 'USCA'), false],
    [at('US'), true],
    [at('SE'), false],
    [at(''), true],
    [at('', 'USCA'), true],
    [null, true],
  ])(
    '[AGE-03] the age check is required in the places of the lists and where the place is unknown: %j is %s',
    (place, isRequired) => {
      expect(requiresAgeConfirmation(DENMARK, place)).toBe(isRequired);
    },
  );
});
