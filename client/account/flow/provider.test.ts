import { createHash } from 'node:crypto';
import { mailLinkUrl } from '@stillingen/wire/account';
import { describe, expect, it } from 'vitest';
import { createVirtualWorld } from '../../testing/virtual-world.ts';
import { parseMailLink } from './provider.ts';
import { arriveFrom, departTo } from './provider.ts';
import { createModelBrowser } from '../../testing/model-page.ts';
import { openModelPage } from '../../testing/model-page.ts';

const REDIRECT = 'https://example.dk/login/';
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function depart(provider: 'google' | 'gso' | 'apple' | 'facebook') {
  let drawn = 0;
  const world = createVirtualWorld(() => (drawn++ % 97) / 97);
  const { ports } = openModelPage(world, createModelBrowser(world.after), () => new Promise(() => {}));
  const offered = { provider, clientId: 'client', authorizeUrl: 'https://id.example/auth?x=1' };
  const departure = await departTo(ports, offered, REDIRECT);
  return { session: ports.session, departure, query: Object.fromEntries(new URL(departure.url).searchParams) };
}

describe('a provider login', () => {
  it("[ACC-02][ACC-29] a provider login sends hashes of the tab's secrets to the provider, and the secrets with the answer", async () => {
    const { session, departure, query } = await depart('google');
    expect(query).toMatchObject({
      x: '1',
      client_id: 'client',
      redirect_uri: REDIRECT,
      response_type: 'code',
      code_challenge_method: 'S256',
      nonce: departure.nonceHash,
    });
    const answer = arriveFrom(session, { state: query.state, code: 'secret' });
    expect(answer).toMatchObject({ provider: 'google', code: 'secret', redirectUri: REDIRECT });
    expect(hash(answer!.nonce!)).toBe(query.nonce);
    expect(hash(answer!.codeVerifier!)).toBe(query.code_challenge);
    expect(answer!.codeVerifier).toMatch(/^[\w-]{43}$/);
    expect(departure.url).not.toContain(answer!.codeVerifier);
    expect(departure.url).not.toContain(answer!.nonce);
  });

  it('a provider login counts once, and for the state of this tab alone', async () => {
    const { session, query } = await depart('google');
    expect(arriveFrom(session, { state: 'forged', code: 'x' })).toBeNull();
    expect(arriveFrom(session, { code: 'x' })).toBeNull();
    expect(arriveFrom(session, { state: query.state, code: 'x' })).not.toBeNull();
    expect(arriveFrom(session, { state: query.state, code: 'x' })).toBeNull();
  });

  it('a declined provider login gives no answer', async () => {
    const { session, query } = await depart('google');
    expect(arriveFrom(session, { state: query.state, error: 'access_denied' })).toBeNull();
  });

  it('[ACC-03] a provider login gives the fields that the call of each provider sends', async () => {
    const user = { name: { firstName: 'Anna', lastName: 7 }, email: 'x@y.dk' };
    const fields = { code: 'c', id_token: 't', access_token: 'a', user };
    const bring = async (provider: Parameters<typeof depart>[0]) => {
      const { session, query } = await depart(provider);
      return { query, answer: arriveFrom(session, { ...fields, state: query.state }) };
    };
    const [gso, apple, facebook] = await Promise.all([bring('gso'), bring('apple'), bring('facebook')]);
    expect(gso.answer).toEqual({ provider: 'gso', idToken: 't', nonce: expect.any(String) });
    expect(apple.answer).toMatchObject({ provider: 'apple', idToken: 't', code: 'c', user: { name: { firstName: 'Anna' } } });
    expect(apple.answer!.user).toEqual({ name: { firstName: 'Anna' } });
    expect(facebook.answer).toEqual({ provider: 'facebook', accessToken: 'a' });
    expect(facebook.query).not.toHaveProperty('nonce');
  });

  it('a provider login is refused if the storage was written by another program', async () => {
    const { session } = await depart('google');
    for (const text of [
      '',
      '{',
      'null',
      '{"provider":"evil","state":"s","nonce":"n","verifier":"v","redirectUri":"r"}',
      '{"provider":"google","state":"s"}',
    ]) {
      session.set('lsid_provider', text);
      expect(arriveFrom(session, { state: 's', code: 'x' })).toBeNull();
    }
  });
});

describe('the link of a mail', () => {
  const [id, code] = ['a1'.repeat(13), 'c0'.repeat(20)] as const;

  it.each([
    [new URL(mailLinkUrl('https://example.dk', { kind: 'verifyEmail', id, code })).hash, { kind: 'verifyEmail', id, code }],
    [`#i=${id}&c=${code}`, { kind: 'verifyAccount', id, code }],
    [`#t=newPassword&i=${id}&c=${code}`, { kind: 'newPassword', id, code }],
    [`#t=deleteAll&i=${id}&c=${code}`, null],
    [`#t=verifyEmail&i=${id}&c=${code}0`, null],
    [`#t=verifyEmail&i=x&c=${code}`, null],
    ['', null],
  ])('[REG-05][VALID-08] %s is read as %j', (fragment, read) => {
    expect(parseMailLink(fragment)).toEqual(read);
  });
});
