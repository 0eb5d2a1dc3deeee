import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  BANNERS_PATH,
  type BannerView,
  CONSENT_COOKIE,
  CONSENT_PATH,
  CONSENT_VERSION,
  formatConsent,
  ODDS_MODE_PATH,
} from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../../domain/testing/scenario.ts';
import { temporaryFolder } from '../../testing/run.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n picture', 'latin1');
const folder = temporaryFolder('banners');
const fileOf = (name: string, value: object): string => {
  const file = path.join(folder.path, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const banner = (id: string, more: object) => ({
  ...{ id, zones: ['under'], advertiser: `Firma ${id}`, alt: id, link: `https://${id}.example/`, width: 728, height: 90 },
  ...more,
});
const LICENCE = { holder: 'A/S', number: '18-1', validTo: '2099-01-01' };
const POLICY = { from: '2026-01-01', liveOddsDuringMatch: true, affiliateModel: 'fixed', whistleWindowMin: 10 } as const;

let stack: TestStack;
beforeAll(async () => {
  writeFileSync(path.join(folder.path, 'a.png'), PNG);
  const bookmaker = { id: 101, name: 'Prøvebog', link: 'https://bog.example/', dkLicence: LICENCE };
  const bookmakers = { bookmakers: [bookmaker], available: { default: [101] }, policy: { dk: [POLICY] } };
  const banners = [
    banner('alle', { image: 'a.png' }),
    banner('svensk', { image: 'a.png', countries: ['SE'] }),
    banner('netv', { frame: 'https://ads.example/a.html' }),
    banner('spil', { image: 'a.png', gambling: 101 }),
  ];
  const settings = {
    BOOKMAKERS: fileOf('bookmakers.json', bookmakers),
    BANNERS: fileOf('banners.json', { origins: ['https://ads.example'], banners }),
    ...{ GEO_HEADERS: 'cloudflare', MOBILE_URL: 'https://m.example.dk' },
  };
  stack = await startTestStack({ withPages: true, settings });
  const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString().replace(/\.\d+/, '');
  const [at, later, soon] = [inMs(-60_000), inMs(3_600_000), inMs(300_000)];
  const youth = { name: 'U19 Ligaen', country: 'dk', season: '2026/2027' } as const;
  const results = await stack.submit(await stack.keyOf('test'), [
    fixture({ at, start: later }),
    fixture({ at, key: 'm2', start: soon, home: { name: 'AGF' }, away: { name: 'OB' } }),
    fixture({ at, key: 'm3', start: later, competition: youth, home: { name: 'Lyngby' }, away: { name: 'Randers' } }),
    fixture({ at, key: 'm4', start: later, home: { name: 'Danmark U21' }, away: { name: 'Sverige U21' } }),
  ]);
  if (results.some(({ result }) => result !== 'accepted')) throw new Error(JSON.stringify(results));
  cookieOfConsent = cookiesOf(await post(CONSENT_PATH, { version: CONSENT_VERSION, asked: purposes, granted: purposes }));
});
afterAll(async () => {
  await stack?.[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const purposes = ['advertising'] as const;
const forgedAt = (atS: number): string =>
  `${CONSENT_COOKIE}=${formatConsent({ atS, asked: purposes, granted: purposes, proof: 'p'.repeat(22), signature: 's'.repeat(43) })}`;
let cookieOfConsent = '';
const consent = (): string => cookieOfConsent;
const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
async function post(address: string, body: object, country = 'DK'): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'cf-ipcountry': country };
  return fetch(stack.url + address, { method: 'POST', headers, body: JSON.stringify(body) });
}

interface Visit {
  readonly country?: string;
  readonly cookie?: string;
}
const get = (address: string, { country = '', cookie = '' }: Visit = {}): Promise<Response> =>
  fetch(stack.url + address, { headers: { cookie, ...(country === '' ? {} : { 'cf-ipcountry': country }) }, redirect: 'manual' });
async function idsOn(page: string, visit: Visit): Promise<string> {
  const response = await get(`${BANNERS_PATH}?path=${encodeURIComponent(page)}`, visit);
  const { under = [] } = (await response.json()) as BannerView;
  return under.map(({ id, untilMs }) => `${id}${untilMs === undefined ? '' : ' until'}`).join(', ');
}
const oddsCookie = async (country: string): Promise<string> =>
  cookiesOf(await post(ODDS_MODE_PATH, { on: true, adult: true }, country));
const pageOf = (home: string): string => {
  const { state } = stack;
  return `/kamp/${[...state.events.values()].find((event) => state.participants.get(event.home)!.name.startsWith(home))!.id}/`;
};

describe('adverts of a site', () => {
  it('[PAGE-31] reach no page and no request without a consent that counts', async () => {
    const forged = forgedAt(Math.floor(Date.now() / 1000));
    const refusal = cookiesOf(await post(CONSENT_PATH, { version: CONSENT_VERSION, asked: purposes, granted: [] }));
    for (const cookie of ['', forged, refusal, `${CONSENT_COOKIE}=1.1.a.a.x.y`, `${CONSENT_COOKIE}=`]) {
      expect(await (await get('/fodbold/', { country: 'DK', cookie })).text()).not.toMatch(/Firma|Annonce<|data-zone/);
      const refused = await get(`${BANNERS_PATH}?path=/fodbold/`, { country: 'DK', cookie });
      expect(refused.status).toBe(403);
      expect(await refused.text()).toMatch(/^the request has no consent to advertising; allowed: /);
    }
  });

  it('[PAGE-31] follow the place of the request, and an unknown one is in no list', async () => {
    expect(await idsOn('/fodbold/', { country: 'SE', cookie: consent() })).toBe('alle, svensk, netv');
    for (const country of ['DK', '']) expect(await idsOn('/fodbold/', { country, cookie: consent() })).toBe('alle, netv');
    const html = async (country: string) => (await get('/fodbold/', { country, cookie: consent() })).text();
    expect(await html('SE')).toContain('Firma svensk');
    expect(await html('DK')).toMatch(/Annonce<\/b>[^]*fra Firma/);
    expect(await html('DK')).not.toContain('Firma svensk');
  });

  it('[PAGE-31] are not in the kept page of missing addresses', async () => {
    expect(await (await get('/findes/slet/ikke/', { country: 'SE', cookie: consent() })).text()).not.toContain('Firma');
    expect(await (await get('/findes/slet/ikke/', { country: 'SE' })).text()).not.toContain('Firma');
  });

  it('for gambling reach visitors with the odds mode alone, and none of Greece, Turkey and Italy', async () => {
    const visit = async (country: string) => ({ country, cookie: `${consent()}; ${await oddsCookie(country)}` });
    expect(await idsOn('/fodbold/', await visit('DK'))).toBe('alle, netv, spil');
    const page = await get('/fodbold/', await visit('DK'));
    expect(await page.text()).toContain('"isGambling":true');
    for (const country of ['GR', 'TR', 'IT']) expect(await idsOn('/fodbold/', await visit(country))).toBe('alle, netv');
  });

  it('for gambling are on no page of the young or around an event, and end before one', async () => {
    const visit = { country: 'DK', cookie: `${consent()}; ${await oddsCookie('DK')}` };
    expect(await idsOn(pageOf('Brøndby'), visit)).toBe('alle, netv, spil until');
    const without = [pageOf('AGF'), pageOf('Lyngby'), pageOf('Danmark U21'), `${pageOf('Lyngby')}stilling/`];
    for (const page of without) expect(await idsOn(page, visit)).toBe('alle, netv');
    const league = [...stack.state.leagues.values()].find(({ name }) => name === 'U19 Ligaen')!;
    expect(await idsOn(`/fodbold/danmark/${league.slug}/`, visit)).toBe('alle, netv');
    const team = [...stack.state.participants.values()].find(({ name }) => name === 'Danmark U21')!;
    expect(await idsOn(`/hold/danmark-u21/${team.id}/`, visit)).toBe('alle, netv');
    expect(await idsOn('/fodbold/danmark/superligaen/', visit)).toBe('alle, netv, spil');
  });

  it('have their pictures under a hash of the bytes, and their origins in the policy of pages', async () => {
    const view = (await (await get(`${BANNERS_PATH}?path=/`, { cookie: consent() })).json()) as BannerView;
    const picture = await get(view.under![0]!.image!);
    expect([picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);
    expect((await get('/banners/0123456789abcdef.png')).status).toBe(404);
    const policy = (await get('/fodbold/')).headers.get('content-security-policy')!.split('; ');
    expect(policy).toContain("img-src 'self' data: https://ads.example");
    expect(policy).toContain("frame-src 'self' https://ads.example");
  });

  it('answers a request without the path of a page with one line', async () => {
    for (const query of ['', '?path=', '?path=fodbold', `?path=/${'a'.repeat(400)}`]) {
      const refused = await get(BANNERS_PATH + query, { cookie: consent() });
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringMatching(/^path is ".*"; allowed: the path of a page$/),
      ]);
    }
  });
});

it('[PAGE-34] [GEO-10] the footer leads to the mobile site from every place but Greece', async () => {
  const linkFor = async (country: string): Promise<boolean> =>
    (await (await get('/tennis/', { country })).text()).includes('href="https://m.example.dk/tennis/"');
  const found = await Promise.all(['DK', 'US', '', 'GR'].map(linkFor));
  expect(found).toEqual([true, true, true, false]);
});
