import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it('[ACC-03] a code of Google that was refused for want of agreement comes again with it, once', async () => {
  const person = { sub: 'reads-the-terms', claims: { email: 'reads@gmail.com', email_verified: true, name: 'Rie' } };
  const code = await site.code(person);
  const refused = await site.loginBy('google', { ...code, touApproval: false, ppApproval: false });
  expect(refused.body.err).toBe('XE8');
  const agreed = await site.loginBy('google', code);
  expect(agreed.body).toMatchObject({ isRegistration: true });
  expect((await site.loginBy('google', code)).body.err).toBe('XE1');
});

it('a code does not come again with another nonce or verifier than it came with', async () => {
  const [mine, other] = [
    await site.code({ sub: 'mine', claims: { email: 'mine@gmail.com', email_verified: true } }),
    await site.code({ sub: 'other', claims: { email: 'other@gmail.com', email_verified: true } }),
  ];
  await site.loginBy('google', { ...mine, touApproval: false, ppApproval: false });
  expect((await site.loginBy('google', { ...mine, nonce: other.nonce! })).body.err).toBe('XE1');
  expect((await site.loginBy('google', { ...mine, codeVerifier: other.codeVerifier! })).body.err).toBe('XE1');
});
