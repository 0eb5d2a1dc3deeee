import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, score, status } from '../../domain/testing/scenario.ts';
import { today } from '../testing/run.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';

const settings = {
  COST_PER_ADDRESS: '1',
  GUESSES_PER_ADDRESS: '5',
  CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
} as const;
let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack({ settings });
  key = await stack.keyOf('test');
  const start = `${await today(1)}T11:00:00Z`;
  await stack.submit(key, [fixture({ start }), status(1, 12), score(2, 1, 0)]);
});
afterAll(() => stack[Symbol.asyncDispose]());

const WARM = 'f_1_0_1_da_1';
const from = (address: string) => ({ 'x-forwarded-for': address });
const sign = { 'x-fsign': 'stillingen' };
const get = (path: string, address: string) => fetch(stack.url + path, { headers: { ...sign, ...from(address) } });
const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

async function until429(ask: (i: number) => Promise<Response>, most = 2000): Promise<Headers> {
  for (let i = 0; i < most; i += 1) {
    const response = await ask(i);
    await response.text();
    if (response.status === 429) return response.headers;
  }
  throw new Error(`${most} requests were answered`);
}

describe('an address beyond its cost limit', () => {
  it('an address beyond its cost limit gets 429 for feeds not in memory alone', async () => {
    expect(await statusOf(get(`/8/x/feed/${WARM}`, '192.0.2.9'))).toBe(200);
    const [attacker, other] = ['192.0.2.1', '192.0.2.2'];
    const headers = await until429((i) => get(`/8/x/feed/f_1_${(i % 15) - 7}_${(Math.floor(i / 15) % 27) - 12}_da_1`, attacker));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await statusOf(get(`/8/x/feed/${WARM}`, attacker))).toBe(200);
    expect(await statusOf(get('/8/x/feed/f_1_2_9_da_1', other))).toBe(200);
  });

  it('an address beyond its cost limit gets 429 for unknown names', async () => {
    await until429((i) => get(`/8/x/feed/none_${i}`, '192.0.2.3'));
    expect(await statusOf(get('/8/x/feed/none', '192.0.2.4'))).toBe(404);
  });

  it('an address beyond its limit of earlier moments still gets present feeds', async () => {
    const attacker = '192.0.2.5';
    const nowS = Math.floor(Date.now() / 1000);
    await until429((i) => get(`/8/x/feed/${WARM}?asof=${nowS - (i % 180)}`, attacker));
    expect(await statusOf(get(`/8/x/feed/${WARM}`, attacker))).toBe(200);
    expect(await statusOf(get('/8/x/feed/f_1_1_7_da_1', attacker))).toBe(200);
  });

  it('an address beyond its cost limit gets 429 for stored queries', async () => {
    await until429((i) => get(`/pq_graphql?_hash=none${i}`, '192.0.2.6'));
    expect(await statusOf(get('/pq_graphql?_hash=none', '192.0.2.7'))).toBe(404);
  });
});

describe('an address that guesses', () => {
  const post = (bearer: string, address: string): Promise<Response> =>
    fetch(`${stack.url}/ingest/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...from(address) },
      body: '[]',
    });
  const guess = (i: number): string => `sk_${String(i).padStart(43, '0')}`;

  it('an address that guesses API keys gets 429, while a known provider continues', async () => {
    const attacker = '192.0.2.20';
    expect(await statusOf(post(key, attacker))).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 8 }, (_, i) => statusOf(post(guess(i), attacker))));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await statusOf(post(key, attacker))).toBe(200);
    expect(await statusOf(post(guess(99), '192.0.2.21'))).toBe(401);
  });

  it('an address that guesses sessions gets XE13, by the header of the proxy', async () => {
    const call = async (i: number, address: string) => {
      const loggedIn = { id: 'a'.repeat(26), hash: String(i).padStart(64, '0') };
      const response = await fetch(`${stack.url}/id/v4/getdata`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(address) },
        body: JSON.stringify({ loggedIn, project: 8 }),
      });
      return ((await response.json()) as { err: string }).err;
    };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => call(i, '192.0.2.30')));
    expect(answers.filter((err) => err === 'XE1')).toHaveLength(5);
    expect(answers.filter((err) => err === 'XE13')).toHaveLength(3);
    expect(await call(9, '192.0.2.31')).toBe('XE1');
  });
});
