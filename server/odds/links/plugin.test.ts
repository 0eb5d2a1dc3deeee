import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../http/app.ts';
import { audienceOfEvent } from '../audience/audience-of-event.ts';
import { BOOKMAKER_OPTIONS } from '../audience/audience.ts';
import { demoOdds } from '../audience/demo-bookmakers.ts';
import type { BookmakerOptions, OddsConfig } from '../audience/odds-config.ts';
import { OddsVisitors } from '../audience/visitors.ts';
import { OddsCookies } from '../mode/cookies.ts';
import { bookmakerLinks, withPlace } from './plugin.ts';

const NOW_S = Date.parse('2027-02-01T12:00:00Z') / 1000;
const options = (clickable: boolean): BookmakerOptions =>
  ({ ...Object.fromEntries(BOOKMAKER_OPTIONS.map((name) => [name, true])), clickable }) as BookmakerOptions;
const demo = demoOdds(NOW_S);
const CONFIG: OddsConfig = {
  ...demo,
  bookmakers: demo.bookmakers.map((each) => ({
    ...each,
    link: each.id === 9002 ? null : `https://b${each.id}.example/ind?kampagne=1`,
  })),
  options: new Map([
    ['default', options(true)],
    ['NO', options(false)],
  ]),
};
const cookies = new OddsCookies(Buffer.alloc(32, 7));
const placeOf = ({ 'x-place': place = 'DK' }: Record<string, unknown>) => {
  const [countryCode = '', isoSubdivisionCode0 = ''] = String(place).split('/');
  return { countryCode, isoSubdivisionCode0 };
};
const app = createApp({ logLevel: 'silent' });
app.setNotFoundHandler(async (_request, reply) => reply.code(404).send('the missing page'));
bookmakerLinks(app, {
  ...{ visitors: new OddsVisitors({ config: CONFIG, cookies, placeOf, nowMs: () => NOW_S * 1000 }), placeOf },
  forEvent(audience, id) {
    const event = { id, competition: { id: '', name: '' }, sides: [], startMs: NOW_S * 1000, endedMs: null };
    return id === 'running1' ? audienceOfEvent(audience, event, NOW_S * 1000, CONFIG) : audience;
  },
});
afterAll(() => app.close());

const ON = cookies.writeMode(NOW_S)[0]!.split(';')[0]!;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { cookie: ON, ...headers } });

describe('the link of a bookmaker', () => {
  it('[PAGE-27] [BOOK-01] leads to its configured address, without a word of the page before', async () => {
    const { statusCode, headers } = await get('/bookmaker/9001/?event=OUzl0hh4&tab=odds');
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({
      location: 'https://b9001.example/ind?kampagne=1&geoCountry=DK',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['https://a.example/', 'DK/DK-84', 'https://a.example/?geoCountry=DK&geoSubdivision=DK84'],
    ['https://a.example/x#y', 'SE', 'https://a.example/x?geoCountry=SE#y'],
    ['https://a.example/?geoCountry=DE', 'DK/DK84', 'https://a.example/?geoCountry=DE&geoSubdivision=DK84'],
    ['https://a.example/?a=1', '', 'https://a.example/?a=1'],
  ])('[BOOK-16] the place is added to %s from %s where it is absent', (link, place, expected) => {
    expect(withPlace(link, placeOf({ 'x-place': place }))).toBe(expected);
  });

  it.each<[string, string, Record<string, string>]>([
    ['without the mode', '/bookmaker/9001/', { cookie: '' }],
    ['with a forged mode', '/bookmaker/9001/', { cookie: `${ON}A` }],
    ['that is unknown', '/bookmaker/9999/', {}],
    ['of another spelling', '/bookmaker/09001/', {}],
    ['without a Danish licence', '/bookmaker/9005/', {}],
    ['without a link', '/bookmaker/9002/', {}],
    ['where bookmakers are not clickable', '/bookmaker/9001/', { 'x-place': 'NO' }],
    ['in Greece', '/bookmaker/9001/', { 'x-place': 'GR' }],
    ['in Turkey', '/bookmaker/9001/', { 'x-place': 'TR' }],
    ['in Italy', '/bookmaker/9001/', { 'x-place': 'IT' }],
    ['around an event without advertising', '/bookmaker/9001/?event=running1', {}],
  ])('[BOOK-02] a bookmaker %s has the answer of any missing page', async (_name, path, headers) => {
    const { statusCode, body, headers: answered } = await get(path, headers);
    expect([statusCode, body, answered.location]).toEqual([404, 'the missing page', undefined]);
  });

  it('leads nowhere else, whatever the request holds', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'https://evil.example',
        '//evil.example',
        '9001',
        '9001@evil.example',
        '..',
        '%2f%2fevil.example',
        '\\evil',
        '%0d%0aLocation:',
      ),
    );
    await fc.assert(
      fc.asyncProperty(part, part, part, part, async (id, event, tab, more) => {
        const path = `/bookmaker/${encodeURI(id).replaceAll(/[?#]/g, '')}/?event=${encodeURIComponent(event)}&tab=${encodeURIComponent(tab)}`;
        for (const url of [
          path,
          `/bookmaker/9001/?${encodeURI(more)}`,
          `/bookmaker/9001/?url=${more.replaceAll(/[^!-~]/g, '')}`,
        ]) {
          const { location } = (await get(url, { 'x-place': 'DK', referer: more.replaceAll(/[^ -~]/g, '') })).headers;
          if (location !== undefined) expect(location).toMatch(/^https:\/\/b900\d\.example\/ind\?kampagne=1&geoCountry=DK$/);
        }
      }),
      { numRuns: 200 },
    );
  });
});
