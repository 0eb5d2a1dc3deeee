import { CONSENT_PATH, CONSENT_S, formatConsent, parseConsent } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pruneProofs } from '../../consent/store.ts';
import { readConfig } from '../../ops/config/config.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';
import { consentFor, NEEDED_BY } from './needed-by.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ withPages: true, needConsent: ['statistics', 'advertising'] });
});
afterAll(() => stack[Symbol.asyncDispose]());

const CALL = { version: 1, asked: ['statistics', 'advertising'], granted: ['statistics'] };
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(stack.url + CONSENT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]!.split(';', 1)[0]!;
const rows = () => stack.db<Record<string, unknown>[]>`select * from consent_proofs order by at, id`;
const nowS = () => Date.now() / 1000;

describe('consent on the server', () => {
  it('keeps a proof of time, text and purposes without anything of the visitor', async () => {
    const response = await post(CALL, { 'user-agent': 'Sneaky/1.0', cookie: 'theme=dark' });
    expect(response.status).toBe(200);
    const proof = (await response.json()) as { id: string; atS: number };
    const answer = parseConsent(cookieOf(response).replace('consent=', ''), nowS());
    expect(answer).toMatchObject({ granted: ['statistics'], asked: CALL.asked, proof: proof.id });
    const kept = (await rows()).at(-1)!;
    expect(kept).toEqual({
      id: proof.id,
      at: new Date(proof.atS * 1000),
      text_version: 1,
      asked: 'statistics advertising',
      granted: 'statistics',
    });
    const shown = await fetch(`${stack.url}${CONSENT_PATH}${proof.id}/`);
    expect([shown.status, await shown.json()]).toEqual([200, proof]);
    for (const id of ['A'.repeat(22), '%00', 'x'.repeat(90)])
      expect((await fetch(`${stack.url}${CONSENT_PATH}${id}/`)).status, id).toBe(404);
  });

  it('a withdrawal has a proof of its own', async () => {
    const given = (await (await post(CALL)).json()) as { id: string };
    const withdrawn = (await (await post({ ...CALL, granted: [] })).json()) as { id: string };
    expect(withdrawn.id).not.toBe(given.id);
    expect((await rows()).filter(({ id }) => id === given.id || id === withdrawn.id)).toHaveLength(2);
  });

  it.each([
    ['text', 'yes'],
    ['another version of the question', { ...CALL, version: 2 }],
    ['an unknown purpose', { ...CALL, asked: ['statistics', 'profiling'] }],
    ['a purpose that was not asked for', { ...CALL, asked: ['advertising'] }],
    ['a purpose named twice', { ...CALL, asked: ['statistics', 'statistics'] }],
    ['no question', { ...CALL, asked: [], granted: [] }],
    ['a field too many', { ...CALL, user: 'x' }],
    ['a long body', { ...CALL, asked: 'x'.repeat(600) }],
  ])('the server refuses %s and keeps nothing', async (_name, body) => {
    const before = (await rows()).length;
    const response = await post(body);
    expect([400, 413]).toContain(response.status);
    expect(await response.json()).toMatchObject({ code: 'invalid', message: expect.stringContaining('allowed: {"version": 1') });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await rows()).length).toBe(before);
  });

  it('the server refuses calls from pages of other sites', async () => {
    const response = await post(CALL, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('a page deletes a forged answer, so that the visitor is asked again, and leaves a real one', async () => {
    const cookie = cookieOf(await post(CALL));
    const page = async (sent: string) =>
      (await fetch(`${stack.url}/indstillinger/`, { headers: { cookie: sent } })).headers.getSetCookie();
    expect(await page(cookie)).toEqual([]);
    expect(await page('theme=dark')).toEqual([]);
    for (const sent of [cookie.replace('.sa.s.', '.sa.sa.'), 'consent=yes'])
      expect(await page(sent)).toEqual([expect.stringMatching(/^consent=; Max-Age=0/)]);
    const old = { asked: ['statistics'], granted: [], proof: null, signature: null } as const;
    const tooOld = formatConsent({ ...old, atS: Math.floor(nowS()) - CONSENT_S - 1 });
    expect(await page(`consent=${tooOld}`)).toHaveLength(1);
  });

  it('an answer is known after a restart: its key is in the database', async () => {
    const cookie = cookieOf(await post(CALL));
    await stack.restart();
    const response = await fetch(`${stack.url}/indstillinger/`, { headers: { cookie } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a proof is deleted after 5 years', async () => {
    const { db } = stack;
    const at = (text: string, id: string) =>
      db`insert into consent_proofs (id, at, text_version, asked, granted) values (${id.repeat(22)}, ${text}, 1, '{statistics}', '{}')`;
    await at('2021-11-29T11:00:00Z', 'a');
    await at('2021-11-29T13:00:00Z', 'b');
    await pruneProofs(db, Date.parse('2026-11-29T12:00:00Z'));
    const left = (await rows()).map(({ id }) => id);
    expect([left.includes('a'.repeat(22)), left.includes('b'.repeat(22))]).toEqual([false, true]);
  });

  it('one address may answer 30 times in a minute', async () => {
    await stack.restart();
    const statuses = new Set<number>();
    for (let call = 0; call < 31; call += 1) {
      const response = await post(CALL);
      statuses.add(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('what needs consent', () => {
  it('a site of default settings asks for nothing and has no address for it', async () => {
    expect(consentFor(readConfig({}), NEEDED_BY)).toEqual({});
    await using plain = await startTestStack();
    expect((await fetch(plain.url + CONSENT_PATH, { method: 'POST' })).status).toBe(404);
    expect(await plain.db`select from consent_key`).toHaveLength(0);
  });

  it('names each purpose once, in one order, of the parts that are on', () => {
    const parts = [
      { purpose: 'advertising', isOn: () => true },
      { purpose: 'statistics', isOn: ({ embeds }) => embeds },
      { purpose: 'advertising', isOn: () => true },
    ] as const satisfies Parameters<typeof consentFor>[1];
    expect(consentFor(readConfig({}), parts)).toEqual({ consentFor: ['statistics', 'advertising'] });
    expect(consentFor(readConfig({ EMBEDS: 'off' }), parts)).toEqual({ consentFor: ['advertising'] });
  });
});
