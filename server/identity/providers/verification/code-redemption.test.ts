import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prune } from '../../cleanup.ts';
import { startTestSite, type TestSite } from '../../../testing/identity/site.ts';
import { redeemOnce } from './google.ts';
import { InvalidCredential } from './request.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const newPerson = (sub: string, claims: Record<string, unknown> = {}) => ({
  sub,
  claims: { email: `${sub}@gmail.com`, email_verified: true, name: 'Rie', ...claims },
});
const DISAGREES = { touApproval: false, ppApproval: false };
const rows = () => site.service.identity.db<{ sealed_token: Buffer | null }[]>`select sealed_token from redeemed_codes`;

describe('a code of Google', () => {
  it('[ACC-03] accepts a Google code again, once, after a missing agreement', async () => {
    const code = await site.code(newPerson('reads-the-terms'));
    expect((await site.loginBy('google', { ...code, ...DISAGREES })).body.err).toBe('XE8');
    expect((await site.loginBy('google', code)).body).toMatchObject({ isRegistration: true });
    expect((await site.loginBy('google', code)).body).toEqual({ err: 'XE1' });
  });

  it('[ACC-03] accepts a repeated Google code at any process, also with a typed address', async () => {
    await using other = await site.startPeer();
    const code = await site.code(newPerson('moves-about', { email_verified: false }));
    expect((await site.loginBy('google', code)).body).toEqual({ err: 'XE7' });
    const typed = { ...code, email: 'moves@example.dk' };
    expect((await site.loginBy('google', typed, {}, other)).body).toEqual({ err: 'XE4' });
    expect((await site.loginBy('google', typed)).body).toEqual({ err: 'XE1' });
  });

  it('[AERR-03] opens one session for fifty concurrent uses of a Google code at two processes', async () => {
    await using other = await site.startPeer();
    for (const before of [null, DISAGREES]) {
      const sub = `race-${before === null ? 'new' : 'kept'}`;
      const code = await site.code(newPerson(sub));
      if (before !== null) await site.loginBy('google', { ...code, ...before });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => site.loginBy('google', code, {}, i % 2 === 0 ? site.service : other)),
      );
      const opened = answers.filter(({ body }) => body.hash !== undefined);
      expect(opened, sub).toHaveLength(1);
      expect(opened[0]!.body).toMatchObject({ isRegistration: true });
      expect(answers.filter(({ body }) => body.err === 'XE1')).toHaveLength(49);
      const sessions = await site.service.identity.db`
        select from sessions join provider_links using (user_id) where sub = ${sub}`;
      expect(sessions).toHaveLength(1);
    }
  });

  it('rejects a repeated Google code with another nonce or verifier', async () => {
    const [mine, other] = [await site.code(newPerson('mine')), await site.code(newPerson('other'))];
    await site.loginBy('google', { ...mine, ...DISAGREES });
    expect((await site.loginBy('google', { ...mine, nonce: other.nonce! })).body.err).toBe('XE1');
    expect((await site.loginBy('google', { ...mine, codeVerifier: other.codeVerifier! })).body.err).toBe('XE1');
  });

  it('accepts a Google code again after a failed redemption', async () => {
    const code = await site.code(newPerson('patient'));
    site.openId.setReachable(false);
    expect((await site.loginBy('google', code)).body).toEqual({ err: 'XE0' });
    site.openId.setReachable(true);
    expect((await site.loginBy('google', code)).body).toMatchObject({ isRegistration: true });
    const before = (await rows()).length;
    const { codeVerifier } = code;
    const wrong = { ...(await site.code(newPerson('wrong-verifier'))), codeVerifier: codeVerifier! };
    expect((await site.loginBy('google', wrong)).body).toEqual({ err: 'XE1' });
    expect(await rows()).toHaveLength(before);
  });

  it('stores the token of a Google code sealed and deletes it after its use', async () => {
    const { db, nowMs } = site.service.identity;
    await db`delete from redeemed_codes`;
    const code = await site.code(newPerson('unreadable'));
    await site.loginBy('google', { ...code, ...DISAGREES });
    const [kept] = await rows();
    expect(kept!.sealed_token!.toString('latin1')).not.toMatch(/eyJ|unreadable/);
    await site.loginBy('google', code);
    expect(await rows()).toEqual([{ sealed_token: null }]);
    await prune(db, nowMs() + 590_000);
    expect(await rows()).toHaveLength(1);
    await prune(db, nowMs() + 600_000);
    expect(await rows()).toHaveLength(0);
  });

  it('rejects a concurrent redemption of a Google code and serves the token afterwards', async () => {
    const { identity } = site.service;
    const sent = { code: 'c', codeVerifier: 'v', redirectUri: 'r', nonce: 'n' };
    const { promise, resolve } = Promise.withResolvers<string>();
    let redeemed = 0;
    const redeem = (): Promise<string> => {
      redeemed += 1;
      return promise;
    };
    const first = redeemOnce(identity, sent, redeem);
    await expect.poll(() => redeemed).toBe(1);
    await expect(redeemOnce(identity, sent, redeem)).rejects.toBeInstanceOf(InvalidCredential);
    resolve('the token');
    expect([await first, await redeemOnce(identity, sent, redeem), redeemed]).toEqual(['the token', 'the token', 1]);
  });
});
