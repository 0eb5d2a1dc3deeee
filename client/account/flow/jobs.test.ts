import { describe, expect, it } from 'vitest';
import { createVirtualWorld, reply } from '../../testing/virtual-world.ts';
import { createModelBrowser } from '../../testing/model-page.ts';
import { logIn, openModelPage } from '../../testing/model-page.ts';
import { createHmac, pbkdf2Sync } from 'node:crypto';
import { solveCaptcha } from './captcha.ts';

const WHO = { id: 'a'.repeat(26), hash: '0'.repeat(64) };
const PROFILE = { id: WHO.id, name: 'Anna', email: 'anna@example.dk', emailIsVerified: true };
const DATA = { data: {}, privateData: {}, profile: PROFILE, rev: 1 };
const CONSENT = { basic: { granted: true }, extended: { granted: null }, variant: 'EXTENDED_INITIAL', code: 1003 };

const HOSTED = { providers: [], captcha: { kind: 'hosted', siteKey: 'k', scriptUrl: 'https://captcha.example/api.js' } };
const UNSEEN = { providers: [], captcha: 'proof-of-work' };

function open(answers: Readonly<Record<string, object | readonly object[]>>) {
  const world = createVirtualWorld();
  const calls: { path: string; sent: unknown }[] = [];
  const { account } = openModelPage(world, createModelBrowser(world.after), async (url, { body }) => {
    await world.sleep(5);
    const path = new URL(url).pathname;
    const before = calls.filter((call) => call.path === path).length;
    calls.push({ path, sent: JSON.parse(body ?? 'null') });
    const answer = answers[path] ?? {};
    const now = Array.isArray(answer) ? (answer[Math.min(before, answer.length - 1)] as object) : answer;
    return reply(JSON.stringify(now));
  });
  const sentTo = (path: string): unknown[] => calls.filter((call) => call.path === path).map(({ sent }) => sent);
  return { world, account, calls, sentTo };
}
async function openSignedIn(answers: Parameters<typeof open>[0]) {
  const opened = open({ '/v3/login': WHO, '/v4/getdata': DATA, ...answers });
  logIn(opened.account);
  await opened.world.advance(100);
  return opened;
}

describe('what the login window sends', () => {
  it('[REG-01][REG-02] a registration carries the solved captcha', async () => {
    const { account, world, sentTo } = open({ '/v5/captcha/challenge': { salt: 's' }, '/v3/registration': { r: 'XY1' } });
    account.openForm('registration');
    const fields = { email: 'a@b.dk', password: 'Aa_45678', passwordAgain: 'Aa_45678', name: 'Anna' };
    expect(account.submit(fields)).toEqual({ accepts: 'field_required' });
    expect(account.submit({ ...fields, accepts: true })).toBeNull();
    await world.advance(100);
    expect(sentTo('/v3/registration')).toMatchObject([
      { captcha: 'solved {"salt":"s"}', name: 'Anna', nickname: '_____', lang: 'da' },
    ]);
    expect(account.get().flow).toEqual({ phase: 'done', what: 'registration' });
  });

  it('a login is sent again with a captcha when the service requires one', async () => {
    const { account, world, sentTo } = open({
      '/v3/login': [{ err: 'XE2' }, WHO],
      '/v4/getdata': DATA,
      '/v5/captcha/challenge': { salt: 's' },
    });
    logIn(account);
    await world.advance(100);
    expect(sentTo('/v3/login')).toMatchObject([{ password: 'Aa_45678' }, { captcha: 'solved {"salt":"s"}' }]);
    expect(account.get().profile).toMatchObject(PROFILE);
  });

  it.each([{ '/v5/offer': HOSTED }, { '/v5/offer': { providers: [], captcha: 'none' } }])(
    '[ACC-17] no proof of work is requested when the site has another captcha, or none: %j',
    async (offered) => {
      const { account, world, calls } = open({ '/v3/login': { err: 'XE2' }, ...offered });
      logIn(account);
      await world.advance(100);
      expect(calls.map(({ path }) => path)).toEqual(['/v3/login', '/v5/offer']);
      expect(account.get().flow).toMatchObject({ phase: 'error', error: { message: 'robot_confirmation' } });
    },
  );

  it('[REG-01][ACC-17] a captcha answer of the form is sent without a proof of work', async () => {
    const { account, world, calls } = open({ '/v5/offer': UNSEEN });
    account.openForm('forgottenPassword');
    account.submit({ email: 'a@b.dk', captcha: 'given' });
    await world.advance(100);
    expect(calls).toMatchObject([{ path: '/v5/accounts/forgotten-password', sent: { captcha: 'given' } }]);
  });

  it('a proof of work is requested without an offer', async () => {
    const { account, world, sentTo } = open({ '/v5/captcha/challenge': { salt: 's' }, '/v5/offer': { err: 'XE0' } });
    account.openForm('forgottenPassword');
    account.submit({ email: 'a@b.dk' });
    await world.advance(100);
    expect(sentTo('/v5/accounts/forgotten-password')).toMatchObject([{ captcha: 'solved {"salt":"s"}' }]);
  });

  it('a proof by password carries the captcha that was drawn', async () => {
    const { account, world, sentTo, calls } = await openSignedIn({
      '/v5/offer': HOSTED,
      '/v3/login': [WHO, { err: 'XE2' }, { ...WHO, hash: '1'.repeat(64) }],
    });
    const refused = account.prove('Aa_45678');
    await world.advance(100);
    expect(await refused).toMatchObject({ message: 'robot_confirmation' });
    const proved = account.prove('Aa_45678', 'drawn');
    await world.advance(100);
    expect(await proved).toBeNull();
    expect(sentTo('/v3/login').slice(1)).toMatchObject([{ password: 'Aa_45678' }, { captcha: 'drawn' }]);
    expect(calls.some(({ path }) => path === '/v5/captcha/challenge')).toBe(false);
  });

  it('[ACC-37] a forgotten password is sent by the call with a captcha, and succeeds for every address', async () => {
    const { account, world, calls } = open({ '/v5/captcha/challenge': { salt: 's' } });
    account.openForm('forgottenPassword');
    account.submit({ email: 'a@b.dk' });
    await world.advance(100);
    expect(calls.at(-1)).toMatchObject({
      path: '/v5/accounts/forgotten-password',
      sent: { email: 'a@b.dk', captcha: 'solved {"salt":"s"}', projectId: 8, namespace: 'dk' },
    });
    expect(account.get().flow).toMatchObject({ phase: 'done' });
  });

  it('[ACC-33] a new password is proved by the old one if signed in, else by the code of a link', async () => {
    const { account, world, sentTo } = await openSignedIn({ '/v3/passwordchange': [{ err: 'XE5' }, { r: 'XY1' }] });
    const passwords = { password: 'Bb_45678', passwordAgain: 'Bb_45678' };
    account.openForm('passwordChange');
    account.submit({ ...passwords, oldPassword: '12345' });
    await world.advance(100);
    expect(account.get().flow).toMatchObject({ phase: 'error', error: { message: 'password_invalid' } });
    account.followLink({ kind: 'newPassword', id: WHO.id, code: 'c'.repeat(40) });
    account.submit(passwords);
    await world.advance(100);
    expect(sentTo('/v3/passwordchange')).toEqual([
      { id: WHO.id, password: '12345', newpassword: 'Bb_45678' },
      { id: WHO.id, code: 'c'.repeat(40), newpassword: 'Bb_45678' },
    ]);
    expect(account.get().flow).toMatchObject({ phase: 'done' });
  });

  it('[ACC-35][ACC-44] a changed address is also stored in this browser, as not verified', async () => {
    const profile = { ...PROFILE, email: 'new@b.dk', emailIsVerified: false };
    const { account, world, sentTo } = await openSignedIn({ '/v3/update-user': { r: 'XY1', profile } });
    account.openForm('profile');
    account.submit({ email: 'new@b.dk' });
    await world.advance(100);
    expect(sentTo('/v3/update-user')).toEqual([{ email: 'new@b.dk', loggedIn: WHO, project: 8 }]);
    expect(account.get().profile).toMatchObject({ email: 'new@b.dk', emailIsVerified: false });
  });

  it('[ACC-46] a call whose answer ends the session logs out', async () => {
    const { account, world } = await openSignedIn({ '/v3/update-user': { err: 'XE1' } });
    account.openForm('profile');
    account.submit({ name: 'Bo' });
    await world.advance(100);
    expect(account.get()).toMatchObject({ profile: null, error: { message: 'session_expired' } });
  });
});

describe('marketing', () => {
  it('[TERMS-02][TERMS-05][TERMS-09] marketing consent is requested once, beside data', async () => {
    const answer = { ...DATA, err: 'XE12', marketing: { code: 1005, variant: 'BASIC_INITIAL' } };
    const { account, world, sentTo } = await openSignedIn({ '/v4/getdata': answer });
    expect(account.get().profile).toMatchObject({ name: 'Anna', marketingApproval: 'BASIC_INITIAL' });
    void account.answerMarketing({ level: 'BASIC', approved: false, textVersion: '2026-11' });
    await world.advance(100);
    expect(sentTo('/v5/users/me/marketing-approval')).toEqual([
      { projectId: 8, level: 'BASIC', approved: false, textVersion: '2026-11', source: 'BASIC_INITIAL' },
    ]);
    expect(account.get().profile).toMatchObject({ marketingApproval: 'NONE' });
  });

  it('[TERMS-10][TERMS-11] marketing consent is read and changed', async () => {
    const { account, world } = await openSignedIn({ '/v5/users/me/marketing-consent': CONSENT });
    void account.loadMarketingConsent();
    await world.advance(100);
    expect(account.get().profile).toMatchObject({ marketingConsent: CONSENT, marketingApproval: 'EXTENDED_INITIAL' });
  });
});

const NONCE = '4f0327be2ebe08820f6d5f3cef6301e2';
const SALT = 'd66c664cfb000cf737013417fcafd4f4';
const COST = 10;

function keyOf(counter: number): string {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(counter);
  const password = Buffer.concat([Buffer.from(NONCE, 'hex'), number]);
  return pbkdf2Sync(password, Buffer.from(SALT, 'hex'), COST, 32, 'sha256').toString('hex');
}
const challengeOf = (counter: number, change: object = {}) => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: NONCE,
    salt: SALT,
    cost: COST,
    keyLength: 32,
    keyPrefix: keyOf(counter).slice(0, 32),
    data: { until: 1 },
    ...change,
  },
  signature: createHmac('sha256', 'key').update('x').digest('hex'),
});

describe('the proof of work', () => {
  it.each([0, 1, 15, 16, 300])(
    '[REG-01] the proof of work finds the number %i, and sends the challenge back as it came',
    async (counter) => {
      const challenge = challengeOf(counter);
      const answer: unknown = JSON.parse(atob(await solveCaptcha(challenge)));
      expect(answer).toEqual({ challenge, solution: { counter, derivedKey: keyOf(counter) } });
    },
  );

  it.each([
    null,
    {},
    'x',
    challengeOf(1, { algorithm: 'SHA-256' }),
    challengeOf(1, { cost: 100_001 }),
    challengeOf(1, { cost: '10' }),
    challengeOf(1, { keyLength: 65 }),
    challengeOf(1, { nonce: 'zz' }),
    challengeOf(1, { keyPrefix: '' }),
  ])('the proof of work refuses challenges of another kind (%#)', async (challenge) => {
    await expect(solveCaptcha(challenge)).rejects.toThrow('no challenge');
  });

  it('the proof of work gives up when no number fits', async () => {
    await expect(solveCaptcha(challengeOf(1, { keyPrefix: '0'.repeat(32), cost: 1 }))).rejects.toThrow('can not be solved');
  });
});
