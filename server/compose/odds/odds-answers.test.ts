import { setTimeout as sleep } from 'node:timers/promises';
import { ODDS_MODE_PATH, type OddsHistory, oddsHistoryAddress, oddsRow, type OddsMode, readEventOdds } from '@stillingen/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offer } from '../../../domain/testing/odds-scenario.ts';
import { fixture, score, status } from '../../../domain/testing/scenario.ts';
import { openSocket } from '../../testing/push.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';

let stack: TestStack;
let key: string;
const HOUR_MS = 3_600_000;
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString().replace(/\.\d+/, '');
const { line: _line, ...whole } = offer({ betType: 'HOME_DRAW_AWAY' });
const live = (seq: number, home: string): Parameters<TestStack['submitOdds']>[1][number] => ({
  ...{ ...whole, key: 'live', live: true, seq, at: new Date().toISOString(), prices: { home, draw: '3.60', away: '6.00' } },
});
beforeAll(async () => {
  stack = await startTestStack({ settings: { BOOKMAKERS: 'demo', GEO_HEADERS: 'cloudflare', ODDS_PROGRAMS: 'DK' } });
  key = await stack.keyOf('test');
  await stack.submit(key, [fixture({ at: inMs(-60_000), start: inMs(-30_000) }), status(1, 12, { at: inMs(-30_000) })]);
  await stack.submitOdds(key, [live(1, '1.60')]);
  const longAgo = { at: inMs(-73 * HOUR_MS), start: inMs(-72 * HOUR_MS) };
  await stack.submit(key, [
    fixture({ ...longAgo, key: 'm9', home: { name: 'OB' }, away: { name: 'AaB' } }),
    status(1, 12, { key: 'm9/status', event: 'm9', at: longAgo.start }),
    score(2, 2, 0, { key: 'm9/score', event: 'm9', at: inMs(-71 * HOUR_MS) }),
    status(3, 3, { key: 'm9/status', event: 'm9', seq: 2, at: inMs(-70 * HOUR_MS) }),
  ]);
  await stack.submitOdds(key, [
    { ...whole, key: 'm9', event: 'm9', at: longAgo.at, prices: { home: '2.60', draw: '3.10', away: '2.90' } },
  ]);
});
afterAll(() => stack[Symbol.asyncDispose]());

const LIST = 'fo_1_0_1_da_1_0';
const oddsIn = async (name: string, headers: Record<string, string> = {}) =>
  oddsRow.readAll(await (await stack.feed(name, headers)).text()).map(({ odds }) => odds);
const eventId = (): string => [...stack.state.events.keys()][0]!;
const textOf = async (name: string): Promise<string> => (await stack.feed(name)).text();
const queried = async (text: string): Promise<string> => (await fetch(`${stack.url}/pq_graphql?${text}`)).text();

it('[CALL-03] [FEED-50] [FEED-56] every feed and column of odds answers content', async () => {
  const [event] = stack.state.events.values();
  const id = event!.id;
  const { templateId } = stack.state.leagues.get(event!.leagueId)!;
  await stack.submitOdds(key, [
    { ...whole, at: new Date(Date.now() - HOUR_MS).toISOString(), prices: { home: '1.90', draw: '3.50', away: '4.00' } },
  ]);
  const cells = ['MI÷1.60|3.60|6.00', 'MK÷1|1|1', 'MM÷o_1|o_0|o_2', 'AN÷y', 'MW÷9001', 'MBO÷9001', 'MBS÷0'];
  const event1x2 = ['OA÷1X2', 'OB÷Fuld tid', 'OE÷9001', 'OD÷Demo Odds A', 'XA÷', 'XB÷', 'XC÷', 'OG÷1'];
  const ofOffer = `eventId=${id}&bookmakerId=9001&betType=HOME_DRAW_AWAY&betScope=FULL_TIME`;
  const ofEvent = `eventId=${id}&projectId=8&geoIpCode=DK&geoIpSubdivisionCode=84`;
  const answers: [text: string, parts: readonly string[]][] = [
    ...(await Promise.all(
      [LIST, 'mo_0_0_1_da_1_0', `to_1_63_${templateId}_1_da_n_1_0`, `po_1_63_${event!.home}_1_da_1_0`, 'uo_1_0', 'uo_m_0'].map(
        async (name): Promise<[string, string[]]> => [await textOf(name), [`AA÷${id}`, ...cells]],
      ),
    )),
    [await textOf(`df_od_1_${id}`), event1x2],
    [await textOf(`d_od_1_${id}`), event1x2],
    [await textOf(`df_lod2_9001_${id}`), event1x2],
    [await textOf(`df_dos_1_${id}_`), ['[["9001","1.90","3.50","4.00"]]']],
    [await queried(`_hash=oce&${ofEvent}`), ['"findOddsByEventId"', '"name":"Demo Odds A"', '"value":"1.90"']],
    [await queried(`_hash=ope&${ofEvent}`), ['"findPrematchOddsById"', '"value":"1.90"']],
    [await queried(`_hash=ope2&${ofOffer}`), ['"findPrematchOddsForBookmaker"', '"home":{"value":"1.90"']],
    [
      await queried(`_hash=ole2&${ofOffer}`),
      ['"findLiveOddsForBookmaker"', `"/fsds/changes/${id}/9001/HOME_DRAW_AWAY/FULL_TIME"`, '"1.60"'],
    ],
    [await queried(`_hash=pobtm&${ofEvent}`), ['"getPrematchOddsBettingTypeMenu"', '"bookmakerIds":[9001]']],
    [await queried(`_hash=lobtm&${ofEvent}`), ['"getLiveOddsBettingTypeMenu"', '"bookmakerIds":[9001]']],
  ];
  for (const [text, parts] of answers) for (const part of parts) expect(text).toContain(part);
});

it('odds of a match that is over for a day are read from the log, by feeds and queries', async () => {
  const old = [...stack.state.events.keys()][1]!;
  const results = ['won', 'lost', 'lost'];
  const offers = readEventOdds(await textOf(`df_od_1_${old}`)).markets.flatMap((market) => market.offers);
  expect(offers).toMatchObject([
    { state: 'settled', prices: [2600, 3100, 2900].map((price, at) => ({ price, result: results[at] })) },
  ]);
  expect(await textOf(`df_dos_1_${old}_`)).toContain('[["9001","2.60","3.10","2.90"]]');
  const geo = 'projectId=8&geoIpCode=DK&geoIpSubdivisionCode=84';
  expect(await queried(`_hash=oce&eventId=${old}&${geo}`)).toContain('"value":"2.60"');
});

it('odds of more than three minutes ago are read from the log, without later prices', async () => {
  const [event] = stack.state.events.keys();
  const agoMs = 5 * 60_000;
  await stack.db`update offer_version set received_ms = received_ms - ${2 * agoMs} where n = 1`;
  const askS = Math.floor((Date.now() - agoMs) / 1000);
  const then = readEventOdds(await textOf(`df_od_1_${event!}?asof=${askS}`)).markets.flatMap(({ isLive, offers }) =>
    offers.map(({ state, prices }) => [isLive, state, prices[0]!.price, prices[0]!.result]),
  );
  expect(then).toEqual([[true, 'open', 1600, null]]);
});

it('programs without cookies are served the odds of the country that ODDS_PROGRAMS names; a cookie decides for browsers', async () => {
  expect(await oddsIn(LIST)).toEqual(['1.60|3.60|6.00']);
  expect(await oddsIn(LIST, { cookie: 'oddsMode=1.1.x' })).toEqual([]);
  const query = `${stack.url}/pq_graphql?_hash=ole2&eventId=${eventId()}&bookmakerId=9001&betType=HOME_DRAW_AWAY&betScope=FULL_TIME`;
  expect(await (await fetch(query)).text()).toContain('"value":"1.60"');
  expect(await (await fetch(query, { headers: { cookie: 'a=b' } })).text()).not.toContain('1.60');
});

it('a visitor behind a broadcast reads the odds of that time', async () => {
  await sleep(1100);
  const beforeS = Math.floor(Date.now() / 1000);
  await sleep(1100);
  await stack.submitOdds(key, [live(2, '1.70')]);
  await sleep(2100);
  expect(await oddsIn(`${LIST}?asof=${beforeS}`)).toEqual(['1.60|3.60|6.00']);
  expect(await oddsIn(LIST)).toEqual(['1.70|3.60|6.00']);
  const { markets } = readEventOdds(await (await stack.feed(`df_od_1_${eventId()}?asof=${beforeS}`)).text());
  expect(markets.at(-1)!.offers[0]!.prices[0]).toMatchObject({ outcome: 'home', price: 1600 });
  expect((await stack.feed(`${LIST}?asof=${beforeS - 600}`)).status).toBe(404);
});

it('[CALL-04] an offer and a goal reach a subscriber with the ticket of its mode, until the visitor locks it', async () => {
  const headers = { 'content-type': 'application/json', 'cf-ipcountry': 'DK' };
  const mode = await fetch(stack.url + ODDS_MODE_PATH, { method: 'POST', headers, body: '{"on":true,"adult":true}' });
  const { ticket } = (await mode.json()) as OddsMode;
  const client = await openSocket(new URL(stack.url).host);
  const s = `/fsds/changes/${eventId()}/9001/HOME_DRAW_AWAY/FULL_TIME`;
  expect(await client.ask({ op: 'subscribe', s, ticket })).toMatchObject({ op: 'subscribed', s });
  await stack.submitOdds(key, [live(3, '1.80')]);
  const offerOf = async () =>
    readEventOdds((JSON.parse(((await client.next()) as { d: string }).d) as { rows: string }).rows).markets[0]!.offers[0]!;
  expect(await offerOf()).toMatchObject({ state: 'open', prices: [{ price: 1800, previous: 1700 }, {}, {}] });
  await stack.submit(key, [score(2, 1, 0, { at: inMs(1000) })]);
  expect(await offerOf()).toMatchObject({ state: 'suspended' });

  const cookie = mode.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const lock = JSON.stringify({ lockUntil: Math.floor(Date.now() / 1000) + 3600 });
  const locked = await fetch(stack.url + ODDS_MODE_PATH, { method: 'POST', headers: { ...headers, cookie }, body: lock });
  expect(locked.status).toBe(200);
  expect(await client.next()).toMatchObject({ op: 'refused', s, code: 'unknown' });
  expect(await client.ask({ op: 'subscribe', s, ticket })).toMatchObject({ op: 'refused', s, code: 'unknown' });
  client.socket.close();
});

it('a visitor with the mode reads the prices of a market over time, until the time that the visitor sees', async () => {
  const headers = { 'content-type': 'application/json', 'cf-ipcountry': 'DK' };
  const mode = await fetch(stack.url + ODDS_MODE_PATH, { method: 'POST', headers, body: '{"on":true,"adult":true}' });
  const cookie = mode.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const market = { betType: 'HOME_DRAW_AWAY', scope: 'FULL_TIME', line: null, isLive: true } as const;
  const read = (event: string, asOf: number | null, sent: Record<string, string> = { cookie, 'cf-ipcountry': 'DK' }) =>
    fetch(stack.url + oddsHistoryAddress(event, market, asOf), { headers: sent });
  const answer = await read(eventId(), null);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const [history, ...others] = (await answer.json()) as OddsHistory;
  expect(others).toEqual([]);
  expect(history).toMatchObject({ bookmaker: 9001, outcomes: ['home', 'draw', 'away'] });
  const { points } = history!;
  expect([points[0]!.slice(1), points.at(-1)!.slice(1)]).toEqual([
    [1600, 3600, 6000],
    [1800, 3600, 6000],
  ]);
  const then = (await (await read(eventId(), points[0]![0] + 1)).json()) as OddsHistory;
  expect(then[0]!.points.map(([, home]) => home)).toEqual([1600]);
  for (const [event, sent] of [
    [eventId(), { 'cf-ipcountry': 'DK' }],
    [eventId(), { cookie, 'cf-ipcountry': 'TR' }],
    ['zzzzzzzz', { cookie, 'cf-ipcountry': 'DK' }],
  ] as const)
    expect((await read(event, null, sent)).status).toBe(404);
});
