import { describe, expect, it } from 'vitest';
import { geoHeaders, geoRecord } from './geo.ts';

/** As Node hands on what a proxy has written in UTF-8. */
const received = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const HEADERS = { 'cf-ipcountry': 'DK', 'cf-ipcity': received('Ålborg'), 'cf-region': 'Nordjylland', 'cf-region-code': '81' };

describe('where a visitor is', () => {
  it('[GEO-01] is what the proxy says: country, city, subdivision, its code and its ISO code', () => {
    expect(geoRecord(HEADERS, 'cloudflare')).toEqual({
      countryCode: 'DK',
      cityName: 'Ålborg',
      subdivisionName0: 'Nordjylland',
      subdivisionCode0: '81',
      isoSubdivisionCode0: 'DK-81',
      subdivisionName1: '',
    });
  });

  it('is not known without a proxy: anybody could send its headers', () => {
    expect(Object.values(geoRecord(HEADERS, '')).join('')).toBe('');
  });

  it.each(['dk', 'DNK', '', 'D K', 'T1\t'])('%j is no country, and no subdivision is of it', (country) => {
    expect(geoRecord({ ...HEADERS, 'cf-ipcountry': country }, 'cloudflare')).toMatchObject({
      countryCode: '',
      isoSubdivisionCode0: '',
    });
  });

  it('[FEED-11] is sent in ASCII headers from which the names can be decoded', () => {
    const headers = geoHeaders(geoRecord(HEADERS, 'cloudflare'));
    expect(headers.join('')).toMatch(/^[\x20-\x7e]*$/);
    expect(decodeURIComponent(headers[headers.indexOf('x-geoip-city') + 1]!)).toBe('Ålborg');
  });
});
