import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { hasMobileLink } from './site.ts';

const placesOf = (list: string): string => {
  const { mobileLinkCountries } = readConfig({ MOBILE_LINK_COUNTRIES: list });
  return ['DK', 'SE', 'GR', 'TR', ''].filter((country) => hasMobileLink(mobileLinkCountries, country)).join(',');
};

it('[PAGE-34] the link to the mobile site is for the places of a list, or for all but some', () => {
  expect(placesOf('DK,SE')).toBe('DK,SE');
  expect(placesOf('-GR')).toBe('DK,SE,TR,');
  expect(placesOf('-TR,GR')).toBe('DK,SE,');
});

it.each(['GR', 'DK,GR', '-TR', 'dk', '', 'DK;SE', '*'])(
  '[GEO-10] refuses MOBILE_LINK_COUNTRIES %j, which may lead Greece there',
  (list) => {
    expect(() => readConfig({ MOBILE_LINK_COUNTRIES: list })).toThrow(
      /^MOBILE_LINK_COUNTRIES is ".*"; allowed: countries such as DK,SE, or all but some as -GR,TR; never GR$/,
    );
  },
);
