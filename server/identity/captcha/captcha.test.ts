import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHALLENGE_PATH } from '@stillingen/wire/account';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import { createHostedCaptcha, noCaptcha } from './plugin.ts';
import { createProofOfWork } from './proof-of-work.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity({ captcha: createProofOfWork });
});
afterAll(() => service[Symbol.asyncDispose]());

const MINUTE_MS = 60_000;
type Answer = { challenge: { parameters: Record<string, unknown>; signature: string }; solution: Record<string, unknown> };

const challenge = async (): Promise<Answer['challenge']> => (await service.request('GET', CHALLENGE_PATH)).body;
async function solved(): Promise<Answer> {
  const posed = await challenge();
  const solution = await solveChallenge({ challenge: posed as never, deriveKey });
  return { challenge: posed, solution: { ...solution! } };
}
const asText = (answer: unknown): string => Buffer.from(JSON.stringify(answer)).toString('base64');
const passes = (answer: unknown): Promise<boolean> => service.identity.captcha.verify(answer);

describe('the proof of work', () => {
  it('[REG-01] accepts each proof of work for one registration', async () => {
    const captcha = asText(await solved());
    expect((await service.register('a@example.dk', { captcha: 'x' })).body).toEqual({ err: 'XE2' });
    expect((await service.register('a@example.dk', { captcha })).body).toEqual({ r: 'XY1' });
    expect((await service.register('b@example.dk', { captcha })).body).toEqual({ err: 'XE2' });
  });

  it('[ACC-17] accepts a proof of work for a password reset', async () => {
    const captcha = asText(await solved());
    const { namespace, project: projectId } = SITE;
    const ask = () => service.call('forgottenPasswordCaptcha', { email: 'a@example.dk', captcha, projectId, namespace });
    expect((await ask()).status).toBe(202);
    expect(await ask()).toMatchObject({ status: 400, body: { code: 120 } });
  });

  it('accepts one of fifty concurrent uses of a proof of work', async () => {
    const captcha = asText(await solved());
    const passed = await Promise.all(Array.from({ length: 50 }, () => passes(captcha)));
    expect(passed.filter(Boolean)).toHaveLength(1);
  });

  it('rejects a proof of work after ten minutes', async () => {
    const [early, late] = [asText(await solved()), asText(await solved())];
    service.advance(10 * MINUTE_MS - 1);
    expect(await passes(early)).toBe(true);
    service.advance(1);
    expect(await passes(late)).toBe(false);
  });

  it('rejects a changed proof of work and one of another server', async () => {
    const answer = await solved();
    const { challenge: posed, solution } = answer;
    const parameters = (change: object): unknown => ({
      ...answer,
      challenge: { ...posed, parameters: { ...posed.parameters, ...change } },
    });
    const other = await challenge();
    const wrong: unknown[] = [
      parameters({ cost: 1 }),
      parameters({ keyPrefix: '0'.repeat(32) }),
      parameters({ keySignature: '0'.repeat(64) }),
      parameters({ data: { until: 9e15 } }),
      parameters({ nonce: '0'.repeat(32) }),
      parameters({ algorithm: 'SHA-256' }),
      { ...answer, challenge: { ...posed, signature: '0'.repeat(64) } },
      { ...answer, challenge: other },
      { ...answer, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { ...answer, solution: { ...solution, counter: -1 } },
      { ...answer, more: 1 },
      { challenge: posed },
      { solution },
      {},
      null,
    ];
    for (const each of wrong) expect(await passes(asText(each)), JSON.stringify(each)).toBe(false);
    for (const each of ['', '{', '%%%', asText(answer).slice(1), undefined, 5, answer]) expect(await passes(each)).toBe(false);
    expect(await passes(asText(answer))).toBe(true);
  });

  it('limits the captcha challenges of an address', async () => {
    const headers = { 'x-test-address': '192.0.2.1' };
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await service.request('GET', CHALLENGE_PATH, { headers })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('sends a captcha challenge without cookie and address', async () => {
    const { headers, body } = await service.request('GET', CHALLENGE_PATH);
    expect(headers.has('set-cookie')).toBe(false);
    expect(JSON.stringify(body)).not.toContain('://');
  });
});

let server: Server;
let posted: string[] = [];
let answer: { readonly status: number; readonly body: string } | null = null;
let verifyUrl = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push(Buffer.concat(chunks).toString());
      if (answer !== null) response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const SETTING = { secret: 'hemmelig&', siteKey: 'key', scriptUrl: 'https://captcha.example/script.js' };

function captchaOf(url = verifyUrl) {
  posted = [];
  const reported: unknown[] = [];
  return { reported, captcha: createHostedCaptcha({ ...SETTING, verifyUrl: url }, (error) => reported.push(error)) };
}

describe('a hosted captcha', () => {
  it('sends the secret and the answer to the hosted captcha', async () => {
    const { captcha } = captchaOf();
    answer = { status: 200, body: '{"success":true}' };
    expect(await captcha.verify('a b')).toBe(true);
    expect(posted).toEqual(['secret=hemmelig%26&response=a+b']);
    expect(captcha.offer).toEqual({ kind: 'hosted', siteKey: 'key', scriptUrl: 'https://captcha.example/script.js' });
  });

  it.each([
    ['a no', { status: 200, body: '{"success":false}' }],
    ['a word for yes', { status: 200, body: '{"success":"true"}' }],
    ['an error', { status: 500, body: '{"success":true}' }],
    ['another address', { status: 302, body: '{"success":true}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['nothing', { status: 200, body: 'null' }],
    ['silence for three seconds', null],
  ])('rejects the answer when the hosted captcha sends %s', async (_what, result) => {
    const { captcha } = captchaOf();
    answer = result;
    expect(await captcha.verify('x')).toBe(false);
  });

  it('rejects the answer and reports when the hosted captcha is unreachable', async () => {
    const { captcha, reported } = captchaOf('http://127.0.0.1:1/verify');
    expect(await captcha.verify('x')).toBe(false);
    expect(reported).toHaveLength(1);
  });

  it('rejects malformed answers without a request to the hosted captcha', async () => {
    const { captcha } = captchaOf();
    for (const each of ['', undefined, null, {}, ['x']]) expect(await captcha.verify(each)).toBe(false);
    expect(posted).toEqual([]);
  });

  it('[REG-01] requires the hosted captcha to register and offers no challenge', async () => {
    const { captcha } = captchaOf();
    await using site = await startTestIdentity({ captcha: () => captcha });
    answer = { status: 200, body: '{"success":false}' };
    expect((await site.register('a@example.dk')).body).toEqual({ err: 'XE2' });
    answer = { status: 200, body: '{"success":true}' };
    expect((await site.register('a@example.dk')).body).toEqual({ r: 'XY1' });
    expect((await site.request('GET', CHALLENGE_PATH)).status).toBe(404);
  });
});

describe('no captcha', () => {
  it('accepts a registration without an answer where the captcha is off', async () => {
    await using site = await startTestIdentity({ captcha: () => noCaptcha });
    expect((await site.register('a@example.dk', { captcha: '' })).body).toEqual({ r: 'XY1' });
    expect((await site.request('GET', CHALLENGE_PATH)).status).toBe(404);
  });
});
