import { CHALLENGE_PATH } from '@stillingen/wire/account';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACE, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
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
  const asked = await challenge();
  const solution = await solveChallenge({ challenge: asked as never, deriveKey });
  return { challenge: asked, solution: { ...solution! } };
}
const asText = (answer: unknown): string => Buffer.from(JSON.stringify(answer)).toString('base64');
const passes = (answer: unknown): Promise<boolean> => service.identity.captcha.verify(answer);

describe('the proof of work', () => {
  it('[REG-01] lets a registration through, once for each answer', async () => {
    const captcha = asText(await solved());
    expect((await service.register('a@example.dk', { captcha: 'x' })).body).toEqual({ err: 'XE2' });
    expect((await service.register('a@example.dk', { captcha })).body).toEqual({ r: 'XY1' });
    expect((await service.register('b@example.dk', { captcha })).body).toEqual({ err: 'XE2' });
  });

  it('[ACC-17] lets a mail be asked for', async () => {
    const captcha = asText(await solved());
    const { namespace, project: projectId } = PLACE;
    const ask = () => service.call('forgottenPasswordCaptcha', { email: 'a@example.dk', captcha, projectId, namespace });
    expect((await ask()).status).toBe(202);
    expect(await ask()).toMatchObject({ status: 400, body: { code: 120 } });
  });

  it('is used once by fifty who use it at the same moment', async () => {
    const captcha = asText(await solved());
    const passed = await Promise.all(Array.from({ length: 50 }, () => passes(captcha)));
    expect(passed.filter(Boolean)).toHaveLength(1);
  });

  it('holds ten minutes', async () => {
    const [early, late] = [asText(await solved()), asText(await solved())];
    service.advance(10 * MINUTE_MS - 1);
    expect(await passes(early)).toBe(true);
    service.advance(1);
    expect(await passes(late)).toBe(false);
  });

  it('is no proof where anything of it is changed, or of another server', async () => {
    const answer = await solved();
    const { challenge: asked, solution } = answer;
    const parameters = (change: object): unknown => ({
      ...answer,
      challenge: { ...asked, parameters: { ...asked.parameters, ...change } },
    });
    const other = await challenge();
    const wrong: unknown[] = [
      parameters({ cost: 1 }),
      parameters({ keyPrefix: '0'.repeat(32) }),
      parameters({ keySignature: '0'.repeat(64) }),
      parameters({ data: { until: 9e15 } }),
      parameters({ nonce: '0'.repeat(32) }),
      parameters({ algorithm: 'SHA-256' }),
      { ...answer, challenge: { ...asked, signature: '0'.repeat(64) } },
      { ...answer, challenge: other },
      { ...answer, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { ...answer, solution: { ...solution, counter: -1 } },
      { ...answer, more: 1 },
      { challenge: asked },
      { solution },
      {},
      null,
    ];
    for (const each of wrong) expect(await passes(asText(each)), JSON.stringify(each)).toBe(false);
    for (const each of ['', '{', '%%%', asText(answer).slice(1), undefined, 5, answer]) expect(await passes(each)).toBe(false);
    expect(await passes(asText(answer))).toBe(true);
  });

  it('is not handed out without end to one address', async () => {
    const headers = { 'x-test-address': '192.0.2.1' };
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await service.request('GET', CHALLENGE_PATH, { headers })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('sets no cookie, and leads nowhere else', async () => {
    const { headers, body } = await service.request('GET', CHALLENGE_PATH);
    expect(headers.has('set-cookie')).toBe(false);
    expect(JSON.stringify(body)).not.toContain('://');
  });
});
