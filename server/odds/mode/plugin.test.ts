import type { OddsMode } from '@stillingen/wire';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../http/app.ts';
import { demoOdds } from '../audience/demo-bookmakers.ts';
import { OddsVisitors } from '../audience/visitors.ts';
import { ModeController } from './controller.ts';
import { MODE_S, OddsCookies } from './cookies.ts';
import { oddsMode } from './plugin.ts';

const START_S = 1_795_457_400;
const DAY_S = 86_400;
let nowS = START_S;
let address = 0;
const nowMs = () => nowS * 1000;
const cookies = new OddsCookies(Buffer.alloc(32, 7));
const visitors = new OddsVisitors({
  ...{ config: demoOdds(START_S), cookies, nowMs },
  placeOf: ({ 'x-country': country }) => ({ countryCode: String(country ?? 'DK'), isoSubdivisionCode0: '' }),
});
const lockOf = new Map<string, number>();
const app = createApp({ logLevel: 'silent' });
void app.register(async (scope) =>
  oddsMode(scope, {
    controller: new ModeController({
      ...{ cookies, visitors, nowMs, ticketOf: ({ group }) => `ticket of ${group}` },
      locks: {
        of: async (user) => lockOf.get(user) ?? null,
        lengthen: async (user, untilS) => void lockOf.set(user, Math.max(untilS, lockOf.get(user) ?? 0)),
      },
    }),
    userOf: async ({ headers }) => (headers.authorization === undefined ? null : headers.authorization),
    addressOf: () => String(address),
    siteUrl: 'https://stillingen.example',
  }),
);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** A browser: it keeps the cookies that it is sent, as far as they last. */
function openBrowser(headers: Record<string, string> = {}) {
  nowS = START_S;
  address += 1;
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map((each) => each.join('=')).join('; ');
  async function call(body?: unknown, more: Record<string, string> = {}) {
    const posted = body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(`${url}/api/odds-mode`, {
      ...posted,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), cookie: cookie(), ...headers, ...more },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value, age] = /^(\w+)=([^;]*);.*Max-Age=(\d+)/.exec(line)!;
      if (age === '0') jar.delete(name!);
      else jar.set(name!, value!);
    }
    return { status: response.status, body: (await response.json()) as OddsMode & { code?: string }, headers: response.headers };
  }
  return { call, jar, serves: () => visitors.of({ cookie: cookie(), ...headers }) !== null };
}
const ON = { on: true, adult: true };

describe('the mode of odds', () => {
  it('is off until the visitor states to be of age and turns it on, and off again by one call', async () => {
    const { call, jar, serves } = openBrowser();
    expect((await call()).body).toEqual({ on: false, until: null, lockedUntil: null, isServed: false });
    expect([serves(), jar.size]).toEqual([false, 0]);
    const { status, body, headers } = await call(ON);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...{ on: true, until: START_S + MODE_S, lockedUntil: null, isServed: true },
        ticket: expect.stringContaining('ticket of default/'),
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect([serves(), [...jar.keys()]]).toEqual([true, ['oddsMode', 'legalAgeConfirmed']]);
    expect((await call()).body).toEqual(body);
    await call({ on: false });
    expect([serves(), jar.size]).toEqual([false, 0]);
  });

  it('ends by itself after 90 days', async () => {
    const { call, serves } = openBrowser();
    await call(ON);
    nowS += MODE_S;
    expect([serves(), (await call()).body.on]).toEqual([false, false]);
  });

  it('states that nothing is served where odds are not shown', async () => {
    const { body } = await openBrowser({ 'x-country': 'TR' }).call(ON);
    expect(body).toEqual({ on: true, until: START_S + MODE_S, lockedUntil: null, isServed: false });
  });

  it.each([
    [{ on: true }],
    [{ on: true, adult: false }],
    [{ on: true, adult: true, country: 'DE' }],
    [{ on: 'true', adult: true }],
    [{ lockUntil: START_S - 1 }],
    [{ lockUntil: '2027-01-01' }],
    [{ lockUntil: 1e15 }],
    [{ on: false, lockUntil: 'forever' }],
    [[]],
    ['{'],
    [''],
    [`"${'x'.repeat(2000)}"`],
  ])('refuses %j and sets no cookie', async (body) => {
    const { call, jar } = openBrowser();
    const { status, body: refusal } = await call(body);
    expect([Math.floor(status / 100), refusal.code, jar.size]).toEqual([4, 'invalid', 0]);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://other.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://stillingen.example' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://behind.a.proxy.example' }, 200],
  ])('a call with %j is answered %i', async (headers, status) => {
    expect((await openBrowser().call(ON, headers)).status).toBe(status);
  });

  it('more than 30 calls a minute of one address are refused with the time to wait', async () => {
    const { call } = openBrowser();
    for (let sent = 0; sent < 30; sent += 1) await call();
    const { status, body, headers } = await call(ON);
    expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([429, 'too_many', true]);
  });
});

describe('a lock', () => {
  it('turns odds off at once, and refuses to turn them on until it ends', async () => {
    const { call, jar, serves } = openBrowser();
    await call(ON);
    expect((await call({ lockUntil: START_S + DAY_S })).body).toMatchObject({ on: false, lockedUntil: START_S + DAY_S });
    expect([serves(), [...jar.keys()]]).toEqual([false, ['oddsLock']]);
    expect(await call(ON)).toMatchObject({ status: 409, body: { code: 'locked' } });
    nowS += DAY_S;
    expect(await call(ON)).toMatchObject({ status: 200, body: { on: true, lockedUntil: null } });
    expect(serves()).toBe(true);
  });

  it('can be lengthened, not shortened', async () => {
    const { call } = openBrowser();
    await call({ lockUntil: START_S + 30 * DAY_S });
    expect(await call({ lockUntil: START_S + DAY_S })).toMatchObject({ status: 409, body: { code: 'lock_shorter' } });
    expect((await call({ on: false })).body.lockedUntil).toBe(START_S + 30 * DAY_S);
    expect((await call({ lockUntil: 'forever' })).body.lockedUntil).toBe('forever');
    expect(await call({ lockUntil: START_S + 60 * DAY_S })).toMatchObject({ status: 409 });
    nowS += 399 * DAY_S;
    expect((await call()).headers.getSetCookie().some((line) => line.startsWith('oddsLock=') && line.includes('34560000'))).toBe(
      true,
    );
  });

  it('of a user holds on another device and after the cookies are deleted', async () => {
    const first = openBrowser({ authorization: 'maja' });
    await first.call({ lockUntil: START_S + DAY_S });
    const second = openBrowser();
    await second.call(ON);
    expect(second.serves()).toBe(true);
    expect((await second.call(undefined, { authorization: 'maja' })).body).toMatchObject({
      on: false,
      lockedUntil: START_S + DAY_S,
    });
    expect([second.serves(), [...second.jar.keys()]]).toEqual([false, ['oddsLock']]);
    const third = openBrowser({ authorization: 'maja' });
    expect((await third.call(ON)).status).toBe(409);
  });
});
