import { writeFileSync, readdirSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { calendarPath, embedPath, headRow, newsFeedPath, ODDS_MODE_PATH, type OddsMode, PLAIN_CALENDAR } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offer } from '../../../domain/testing/odds-scenario.ts';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { OddsCookies } from '../../odds/mode/cookies.ts';
import { everyName } from '../../testing/every-name.ts';
import { race, ranking } from '../../testing/feeds.ts';
import { openSocket } from '../../testing/push.ts';
import { temporaryFolder } from '../../testing/run.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';

/** Names, ids, prices and hosts of links that stand nowhere else. */
const NAME = 'Qvxbetkanarie';
const IDS = [97_531, 97_533] as const;
const CANARY = new RegExp(`${NAME}|(?<![0-9a-f])9753[13](?![0-9a-f])|(?<!\\d)(?:777\\.77|133\\.37|212\\.21|777770|133370)`, 'i');
/** In rows; the document of the API has them in its examples. */
const ODDS_CELL = /[¬~](?:AN|MW|MBO|MBS|MX|MIH?|MJ|MK|ML|MM|BGS|OSP|OE|OPV)÷|RAA÷39¬/;
const API_DOCUMENT = '/openapi.json';
const GEO = 'projectId=8&geoIpCode=DK&geoIpSubdivisionCode=84';

const folder = temporaryFolder('canaries');
const file = path.join(folder.path, 'bookmakers.json');
const bookmaker = (id: number) => ({
  ...{ id, name: `${NAME} ${id}`, link: `https://${NAME}.example/`, pay: 'fixed' },
  dkLicence: { holder: 'A/S', number: '18-1', validTo: '2099-01-01' },
});
const legalAge = { enabled: true, countries: ['SE'] };
writeFileSync(file, JSON.stringify({ bookmakers: IDS.map(bookmaker), available: { default: IDS, TR: IDS, GR: IDS }, legalAge }));

let stack: TestStack;
function accepted(results: readonly { readonly result: string }[]): void {
  if (results.some(({ result }) => result !== 'accepted')) throw new Error(JSON.stringify(results));
}
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString().replace(/\.\d+/, '');
beforeAll(async () => {
  stack = await startTestStack({ withPages: true, settings: { BOOKMAKERS: file, GEO_HEADERS: 'cloudflare' } });
  const key = await stack.keyOf('test');
  const at = inMs(-60_000);
  const [runner, other] = ['Nobel', 'Hero'].map((name) => ({ name, key: name, kind: 'person', country: 'se' }) as const);
  const results = await stack.submit(key, [
    fixture({ at, start: inMs(3_600_000) }),
    fixture({ at, key: 'm2', start: inMs(-1_800_000), home: { name: 'AGF' }, away: { name: 'FC Midtjylland' } }),
    status(1, 12, { key: 'm2/status', event: 'm2', at }),
    race('h1', { at, start: inMs(3_600_000), sport: 35, competition: { name: 'Charlottenlund', country: 'dk', season: '2026' } }),
    ranking('h1', [], { at, entries: [{ participant: runner!, results: { startingPrice: '212.21' } }, { participant: other! }] }),
  ]);
  accepted(results);
  const market = { betType: 'HOME_DRAW_AWAY', prices: { home: '1.02', draw: '133.37', away: '777.77' } } as const;
  const { line: _line, ...whole } = offer({ ...market, at: inMs(-1000) });
  const { prices: _prices, ...race1 } = whole;
  const ofRace = {
    ...race1,
    ...({ event: 'h1', betType: 'TOP_POSITION_MERGED', line: 1 } as const),
    entries: [runner!, other!].map(({ key: participant }) => ({
      participant,
      price: participant === 'Hero' ? '1.02' : '777.77',
    })),
  };
  const offers = IDS.flatMap((id) => [
    { ...whole, key: `m1/${id}`, bookmaker: id },
    { ...whole, key: `m2/${id}`, event: 'm2', bookmaker: id, live: true },
    { ...ofRace, key: `h1/${id}`, bookmaker: id },
  ]);
  accepted(await stack.submitOdds(key, offers));
});
afterAll(async () => {
  await stack[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

interface Answer {
  readonly what: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}
async function read(what: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(stack.url + what, { headers: { 'x-fsign': 'stillingen', ...headers }, redirect: 'manual' });
  const head = [...response.headers].map((each) => each.join(': ')).join('\n');
  return { what, status: response.status, text: `${head}\n\n${await response.text()}`, headers: response.headers };
}
const eventOf = (home: string): string =>
  [...stack.state.events.values()].find((event) => stack.state.participants.get(event.home)!.name === home)!.id;

const ofOffer = (event: string) => `eventId=${event}&bookmakerId=${IDS[0]}&betType=HOME_DRAW_AWAY&betScope=FULL_TIME`;
const queries = (event: string): readonly string[] => [
  ...['oce', 'ope', 'pobtm', 'lobtm'].map((hash) => `_hash=${hash}&eventId=${event}&${GEO}`),
  ...['ope2', 'ole2'].map((hash) => `_hash=${hash}&${ofOffer(event)}`),
  `_hash=dsof&eventId=${event}&projectId=8`,
];
const feeds = (): readonly string[] => everyName(stack.state, IDS).map(([, name]) => `/8/x/feed/${name}`);
async function pages(): Promise<readonly string[]> {
  const index = (await read('/sitemap.xml')).text;
  const maps = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, at]) => at!);
  const listed = await Promise.all(maps.filter((at) => at.endsWith('.xml')).map((at) => read(at)));
  const paths = [index, ...listed.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, at]) => at!),
  );
  const events = [...stack.state.events.keys(), ...stack.state.races.keys()];
  const ofEvents = events.flatMap((id) => [`/kamp/${id}/`, `/kamp/${id}/odds/`, embedPath({ kind: 'match', id, theme: 'auto' })]);
  const others = ['/', '/hestevaeddelob/', '/odds/', '/indstillinger/', '/spil-ansvarligt/', '/nothing-here/'];
  return [...new Set([...paths, ...ofEvents, ...others])];
}
/** What pages lead to and load, calendars and news, and the files of the service worker. */
function besidePages(answers: readonly Answer[]): readonly string[] {
  const linked = answers.flatMap(({ text }) => [...text.matchAll(/(?:href|src|action)="(\/[^"#]*)"/g)].map(([, at]) => at!));
  const leagues = [...stack.state.leagues.values()].map(({ templateId }) => templateId);
  const persons = [...stack.state.participants.keys()];
  return [
    ...linked.map((at) => at.replaceAll('&amp;', '&')),
    ...leagues.flatMap((id) => [
      ...[calendarPath('liga', [id], PLAIN_CALENDAR), newsFeedPath('liga', id, 'xml'), newsFeedPath('liga', id, 'atom')],
      ...(['league', 'table'] as const).map((kind) => embedPath({ kind, id, theme: 'auto' })),
    ]),
    ...persons.flatMap((id) => [calendarPath('hold', [id], PLAIN_CALENDAR), newsFeedPath('hold', id, 'xml')]),
    ...['/service-worker.js', '/_offline/', '/manifest.webmanifest', '/embed.js', '/robots.txt', API_DOCUMENT],
  ];
}
const ADDRESSES = [
  `/bookmaker/${IDS[0]}/`,
  ODDS_MODE_PATH,
  '/push/sse?s=u_1_1x',
  '/api/geo/',
  '/api/v2/search/?q=qvx',
  '/ingest/v1/odds',
];

async function crawl(headers: Record<string, string>): Promise<readonly Answer[]> {
  const events = [...stack.state.events.keys()];
  const addresses = [
    ...feeds(),
    ...feeds().map((name) => `${name}?asof=${Math.floor(Date.now() / 1000)}`),
    ...events.flatMap(queries).flatMap((query) => [`/pq_graphql?${query}`, `/odds/pq_graphql?${query}`]),
    ...ADDRESSES,
  ];
  const answers = new Map<string, Answer>();
  const readAll = async (list: readonly string[]): Promise<void> => {
    for (const address of list) if (!answers.has(address)) answers.set(address, await read(address, headers));
  };
  await readAll(await pages());
  await readAll(besidePages([...answers.values()]));
  await readAll(addresses);
  return [...answers.values()];
}
/** The files that draw odds, which pages name only where the mode is on. */
function oddsChunks(): readonly string[] {
  const manifest = path.join(stack.config.webDir, 'client', '.vite', 'manifest.json');
  const all = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { name: string; file: string }>;
  return [all['match/odds/panel.tsx']!, ...Object.values(all).filter(({ name }) => name === 'odds')].map(
    ({ file: chunk }) => chunk,
  );
}
const leaks = (answers: readonly Answer[]): readonly string[] =>
  answers
    .filter(({ what, text }) => CANARY.test(text) || (what !== API_DOCUMENT && ODDS_CELL.test(text)))
    .map(({ what }) => what);

async function modeCookie(country: string): Promise<{ readonly cookie: string; readonly ticket: string | undefined }> {
  const response = await fetch(stack.url + ODDS_MODE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-ipcountry': country },
    body: '{"on":true,"adult":true}',
  });
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { cookie: cookie.join('; '), ticket: ((await response.json()) as OddsMode).ticket };
}
const signedBy = (key: Buffer, nowS: number): string => new OddsCookies(key).writeMode(nowS)[0]!.split(';', 1)[0]!;

describe('not one byte of a price, a bookmaker or a link', () => {
  it('reaches a visitor without the mode: feeds, queries, pages, headers, errors', async () => {
    const answers = await crawl({ 'cf-ipcountry': 'DK' });
    expect(leaks(answers)).toEqual([]);
    const ok = answers.filter((answer) => answer.status === 200).map(({ what }) => what);
    expect(ok.length).toBeGreaterThan(400);
    const kinds = [
      '/kamp/',
      '/indlejr/kamp/',
      '/indlejr/liga/',
      '/kalender/',
      '/rss/',
      '/assets/',
      '/service-worker.js',
      '/_offline/',
    ];
    expect(kinds.filter((kind) => !ok.some((what) => what.startsWith(kind)))).toEqual([]);
    const hidden = ['/odds/', '/spil-ansvarligt/', `/kamp/${eventOf('AGF')}/odds/`, ...ADDRESSES.slice(0, 1)];
    expect(hidden.filter((what) => ok.includes(what))).toEqual([]);
    const chunks = oddsChunks();
    expect(chunks.length).toBeGreaterThan(1);
    const namesOne = ({ text }: Answer) => text.includes('<html') && chunks.some((chunk) => text.includes(chunk));
    expect(answers.filter(namesOne).map(({ what }) => what)).toEqual([]);
  });

  it('reaches a visitor with a forged mode, and one where odds are not served', async () => {
    const { cookie } = await modeCookie('DK');
    const visitors = [
      { cookie: cookie.replace(/(oddsMode=1\.\d+\.)../, '$1AA'), 'cf-ipcountry': 'DK' },
      { cookie: signedBy(randomBytes(32), Date.now() / 1000), 'cf-ipcountry': 'DK' },
      ...['TR', 'GR'].map((country) => ({ cookie, 'cf-ipcountry': country })),
    ];
    for (const headers of visitors) {
      const names = feeds().filter((name) => /\/(?:[fmtpu]o_|d_od_|df_(?:od|dos|lod2)_|f_)/.test(name));
      const asked = [...names, ...queries(eventOf('AGF')).map((query) => `/pq_graphql?${query}`), '/', ...ADDRESSES];
      expect(leaks(await Promise.all(asked.map((address) => read(address, headers))))).toEqual([]);
    }
  });

  it('stands in a file of the program', () => {
    const assets = path.join(stack.config.webDir, 'client', 'assets');
    for (const name of readdirSync(assets))
      expect(readFileSync(path.join(assets, name), 'latin1')).not.toMatch(/Demo Odds|Qvxbet/);
  });

  it('is pushed to a subscriber without a ticket', async () => {
    const client = await openSocket(new URL(stack.url).host);
    for (const scope of ['FULL_TIME', 'FIRST_HALF']) {
      const s = `/fsds/changes/${eventOf('AGF')}/${IDS[0]}/HOME_DRAW_AWAY/${scope}`;
      expect(await client.ask({ op: 'subscribe', s })).toEqual({ op: 'refused', s, code: 'unknown' });
    }
    client.socket.close();
  });
});

describe('with the mode on', () => {
  const HEAD = headRow.head;

  it('[GEN-07] the same canaries appear in feeds, queries and push, and no shared cache may keep them', async () => {
    const { cookie, ticket } = await modeCookie('DK');
    const headers = { cookie, 'cf-ipcountry': 'DK' };
    const [before, during] = [eventOf('Brøndby IF'), eventOf('AGF')];
    const shown = [
      ...['fo_1_0_1_da_1_0', 'mo_0_0_1_da_1_0', 'uo_1_0', 'uo_m_0', `df_od_1_${before}`, `df_dos_1_${before}_`],
      ...[`df_lod2_${IDS[0]}_${during}`, 'fo_35_0_1_da_1_0'],
    ].map((name) => `/8/x/feed/${name}`);
    const asked = [
      ...queries(before)
        .slice(0, 5)
        .filter((query) => !query.includes('lobtm')),
      ...[`_hash=ole2&${ofOffer(during)}`, `_hash=lobtm&eventId=${during}&${GEO}`],
    ].map((query) => `/pq_graphql?${query}`);
    for (const { what, text, headers: head } of await Promise.all(
      [...shown, ...asked].map((address) => read(address, headers)),
    )) {
      expect([what, CANARY.test(text)]).toEqual([what, true]);
      expect(head.get('cache-control')).toBe('private, no-cache');
      expect(head.get('vary')).toMatch(/cookie/i);
      expect(head.get('cdn-cache-control')).toBeNull();
      const known = await fetch(stack.url + what, {
        headers: { 'x-fsign': 'stillingen', ...headers, 'if-none-match': head.get('etag')! },
      });
      expect([what, known.status]).toEqual([what, 304]);
    }
    const client = await openSocket(new URL(stack.url).host);
    const s = `/fsds/changes/${during}/${IDS[0]}/HOME_DRAW_AWAY/FULL_TIME`;
    expect(await client.ask({ op: 'subscribe', s, ticket })).toMatchObject({ op: 'subscribed', s });
    client.socket.close();
    // The visitor after that, behind the same cache.
    const after = await read('/8/x/feed/fo_1_0_1_da_1_0', { 'cf-ipcountry': 'DK' });
    expect(after.text).toContain(`${HEAD}÷1¬~A1÷`);
    expect(leaks([after])).toEqual([]);
  });

  it('[AGE-06] where the age must be confirmed, a page has odds and the footer link to help only once it was', async () => {
    const { cookie } = await modeCookie('SE');
    const of = async (country: string, cookies: string) => {
      const answer = await read('/fodbold/', { cookie: cookies, 'cf-ipcountry': country });
      return [answer.text.includes('href="/spil-ansvarligt/"'), leaks([answer]).length > 0];
    };
    const unconfirmed = cookie.replace(/; legalAgeConfirmed=1/, '');
    expect(unconfirmed).not.toBe(cookie);
    expect(await of('SE', cookie)).toEqual([true, true]);
    expect(await of('SE', unconfirmed)).toEqual([false, false]);
    expect(await of('DK', unconfirmed)).toEqual([true, true]);
  });

  it('[GEO-09] the place of the proxy decides, not the one that a query names', async () => {
    const { cookie } = await modeCookie('DK');
    const asked = queries(eventOf('Brøndby IF')).map((query) => `/pq_graphql?${query}`);
    expect(leaks(await Promise.all(asked.map((address) => read(address, { cookie, 'cf-ipcountry': 'TR' }))))).toEqual([]);
  });
});
