import { ODDS_MODE_PATH, type OddsMode } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/identity/sign-in.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ settings: { BOOKMAKERS: 'demo', GEO_HEADERS: 'cloudflare' } });
});
afterAll(() => stack[Symbol.asyncDispose]());

interface Answer {
  readonly status: number;
  readonly mode: OddsMode;
  /** What a browser sends with its next request. */
  readonly cookie: string;
}
async function mode(body: object | null, headers: Record<string, string> = {}): Promise<Answer> {
  const posted = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(stack.url + ODDS_MODE_PATH, {
    ...posted,
    headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { status: response.status, mode: (await response.json()) as OddsMode, cookie: cookie.join('; ') };
}
const ON = { on: true, adult: true };
const follow = (id: number, headers: Record<string, string>) =>
  fetch(`${stack.url}/bookmaker/${id}/`, { headers, redirect: 'manual' });

describe('the mode of odds of a site', () => {
  it('[GEO-09] the place of the proxy decides what the mode serves and where links lead', async () => {
    const served = async (country: string) => (await mode(ON, { 'cf-ipcountry': country })).mode.isServed;
    expect(await Promise.all(['DK', 'DE', 'TR', 'GR'].map(served))).toEqual([true, true, false, false]);
    const { cookie } = await mode(ON);
    const response = await follow(9001, { cookie, 'cf-ipcountry': 'DK', 'cf-region-code': '84' });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      'https://example.com/?demo-odds=A&geoCountry=DK&geoSubdivision=DK84',
    ]);
    expect((await follow(9001, { 'cf-ipcountry': 'DK' })).status).toBe(404);
    expect((await follow(9001, { cookie, 'cf-ipcountry': 'GR' })).status).toBe(404);
  });

  it('a mode is known after a restart: its key is in the database', async () => {
    const { cookie } = await mode(ON);
    await stack.restart();
    expect((await mode(null, { cookie })).mode.on).toBe(true);
  });

  it('a lock that a user sets in one browser ends the mode in another', async () => {
    const { id, hash } = await signIn(stack.db);
    const user = { authorization: `Basic ${Buffer.from(`${id}:${hash}`).toString('base64')}` };
    const page = { 'cf-ipcountry': 'DK' };
    const [here, there] = await Promise.all([mode(ON, { ...page, ...user }), mode(ON, { ...page, ...user })]);
    expect([here.mode.isServed, there.mode.isServed]).toEqual([true, true]);
    await mode({ lockUntil: 'forever' }, { ...user, cookie: here.cookie });
    const after = await mode(null, { ...page, ...user, cookie: there.cookie });
    expect(after.mode).toMatchObject({ on: false, lockedUntil: 'forever' });
    // The lock stays in that browser without the login, also beside the cookie of the mode.
    for (const cookie of [after.cookie, `${there.cookie}; ${after.cookie.split('; ').at(-1)!}`]) {
      expect((await mode(null, { ...page, cookie })).mode).toMatchObject({ on: false, lockedUntil: 'forever' });
      expect((await follow(9001, { ...page, cookie })).status).toBe(404);
      expect((await mode(ON, { ...page, cookie })).status).toBe(409);
    }
  });

  it('a lock of a user is kept by the server, for ever or until a day, and never shortened', async () => {
    const { id, hash } = await signIn(stack.db);
    const login = (secret: string) => ({ authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` });
    const headers = login(hash);
    const tomorrowS = Math.floor(Date.now() / 1000) + 86_400;
    expect((await mode({ lockUntil: tomorrowS }, headers)).mode.lockedUntil).toBe(tomorrowS);
    expect((await mode(null, headers)).mode).toMatchObject({ on: false, lockedUntil: tomorrowS });
    expect((await mode({ lockUntil: tomorrowS - 3600 }, headers)).status).toBe(409);
    expect((await mode({ lockUntil: 'forever' }, headers)).mode.lockedUntil).toBe('forever');
    await stack.restart();
    expect((await mode(null, headers)).mode).toMatchObject({ on: false, lockedUntil: 'forever' });
    expect((await mode(ON, headers)).status).toBe(409);
    expect((await mode(ON, login('0'.repeat(64)))).status).toBe(200);
  });
});

it('a site without bookmakers has no mode', async () => {
  await using plain = await startTestStack();
  const answer = await fetch(plain.url + ODDS_MODE_PATH);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect((await fetch(`${plain.url}/bookmaker/9001/`)).status).toBe(404);
});
