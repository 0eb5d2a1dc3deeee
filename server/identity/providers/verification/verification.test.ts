import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../testing/identity/openid-provider.ts';
import type { LinkProvider } from '../../context.ts';
import { emailClaims, nameOf, credentialDigest } from './provider-identity.ts';
import { requestProvider, ProviderUnreachable } from './request.ts';

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url!, 'http://provider');
  if (pathname === '/elsewhere') response.writeHead(302, { location: '/object' }).end();
  else if (pathname === '/most') response.end(`"${'x'.repeat(262_142)}"`);
  else if (pathname === '/large') response.end(`"${'x'.repeat(262_143)}"`);
  else if (pathname === '/fails') response.writeHead(500).end('{}');
  else if (pathname === '/refuses') response.writeHead(400).end('{"error": "invalid_grant"}');
  else if (pathname === '/page') response.end('<html>');
  else if (pathname === '/list') response.end('[1]');
  else if (pathname === '/null') response.end('null');
  else if (pathname === '/number') response.end('5');
  else if (pathname === '/split') {
    const bytes = Buffer.from('{"name": "Åse"}');
    response.write(bytes.subarray(0, 11));
    setTimeout(() => response.end(bytes.subarray(11)), 20);
  } else if (pathname === '/nothing') response.end();
  else if (pathname === '/form')
    void text(request).then((sent) => response.end(JSON.stringify({ method: request.method, sent })));
  else response.end('{"name": "Åse"}');
});
let url: string;
beforeAll(async () => {
  url = await listen(server);
});
afterAll(() => server.close());

describe('a request to a provider', () => {
  it('returns the body of a provider answer with any status below 500', async () => {
    expect((await requestProvider(`${url}/object`)).body).toEqual({ name: 'Åse' });
    expect(await requestProvider(`${url}/refuses`)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
  it('requests a provider by GET, or by POST with a form', async () => {
    expect((await requestProvider(`${url}/form`)).body).toEqual({ method: 'GET', sent: '' });
    expect((await requestProvider(`${url}/form`, { code: 'a b' })).body).toEqual({ method: 'POST', sent: 'code=a+b' });
  });
  it.each(['list', 'null', 'number', 'nothing', 'most'])(
    'returns an empty object for a provider answer with another body: %s',
    async (path) => {
      const { status, body } = await requestProvider(`${url}/${path}`);
      expect([status, body]).toEqual([200, {}]);
    },
  );
  it('decodes a character of a provider answer split over two chunks', async () => {
    expect((await requestProvider(`${url}/split`)).body).toEqual({ name: 'Åse' });
  });
  it.each(['elsewhere', 'large', 'fails', 'page'])('rejects a provider answer out of bounds: %s', async (path) => {
    await expect(requestProvider(`${url}/${path}`)).rejects.toBeInstanceOf(ProviderUnreachable);
  });
  it('names only the host of a provider in errors', async () => {
    const asking = requestProvider(`${url}/fails?access_token=secret`, { client_secret: 'secret' });
    await expect(asking).rejects.toThrow(`${new URL(url).host} does not answer: Error`);
    await expect(asking).rejects.not.toThrow(/secret/);
  });
});

const of = (provider: LinkProvider, claims: Record<string, unknown>) =>
  emailClaims(provider, { iss: 'i', sub: 's', exp: 1, email_verified: true, ...claims });

describe('the address claims of a provider', () => {
  it.each([
    ['google', 'a@gmail.com', true],
    ['google', 'A@GMail.com', true],
    ['google', 'a@googlemail.com', true],
    ['google', 'a@icloud.com', false],
    ['google', 'a@gmail.com.evil.example', false],
    ['google', 'a@xgmail.com', false],
    ['apple', 'a@icloud.com', true],
    ['apple', 'a@me.com', true],
    ['apple', 'a@mac.com', true],
    ['apple', 'a@privaterelay.appleid.com', true],
    ['apple', 'a@gmail.com', false],
    ['facebook', 'a@facebook.com', false],
  ] as const)('trusts the mailbox domains of a provider: %s, %s: %s', (provider, email, isProviderMailbox) => {
    expect(of(provider, { email })).toMatchObject({ isProviderMailbox, isPrivateRelay: false });
  });
  it.each([
    ['google', 'firma.example', true],
    ['google', 'anden.example', false],
    ['google', '', false],
    ['apple', 'firma.example', false],
  ] as const)('trusts the hosted domain of Google: %s, %j: %s', (provider, hd, isProviderMailbox) => {
    expect(of(provider, { email: 'a@firma.example', hd })).toMatchObject({ email: 'a@firma.example', isProviderMailbox });
  });
  it.each([undefined, null, 5, '', 'a', 'a@', 'a@b.dk\r\nBcc: x@y.dk', ['a@gmail.com']])(
    'ignores a malformed address: %j',
    (email) => {
      expect(of('google', { email, hd: undefined })).toMatchObject({ email: null, isProviderMailbox: false });
    },
  );
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    ['TRUE', false],
    [undefined, false],
  ])('requires email_verified as a boolean or Apple’s string: %j', (claims, counts) => {
    const email = counts ? 'a@icloud.com' : null;
    expect(of('apple', { email: 'a@icloud.com', email_verified: claims, is_private_email: claims })).toEqual({
      email,
      isProviderMailbox: counts,
      isPrivateRelay: counts,
    });
  });
});

describe('a name', () => {
  it.each([
    [['Ida', 'Holm'], 'Ida Holm'],
    [['Ida', undefined], 'Ida'],
    [[undefined, 'Holm'], 'Holm'],
    [[' Ida ', ''], 'Ida'],
    [['A\u030Ase'], '\u00C5se'],
    [[], null],
    [[5, null, {}], null],
    [[' '], null],
    [['a\nb'], null],
    [['x'.repeat(65)], null],
  ])('reads the name parts %j as %j', (parts, name) => {
    expect(nameOf(...parts)).toBe(name);
  });
});

it('stores a credential by its hash until ten minutes after its expiry', () => {
  const proof = credentialDigest('token', 1000);
  expect(proof.expiresAt).toEqual(new Date(1_600_000));
  expect(proof.sha256.toString('hex')).toBe('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0');
});
