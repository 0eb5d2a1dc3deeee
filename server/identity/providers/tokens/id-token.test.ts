import { createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdClaims, nonceHash, type TokenRules, verifyIdToken } from './id-token.ts';
import { createProviderKeys } from './provider-keys.ts';
import { InvalidCredential, ProviderUnreachable } from '../verification/request.ts';
import { listen, startTestProvider, type TestProvider } from '../../../testing/identity/openid-provider.ts';

const NONCE = 'the nonce that the page drew, of 43 letters';
let provider: TestProvider;
let keyServer: Front;
beforeAll(async () => {
  provider = await startTestProvider();
  keyServer = await front(() => ({ date: new Date(beganMs).toUTCString() }), keysText);
});
afterAll(async () => {
  await keyServer[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

let beganMs = 0;
let wrongMs = 0;
let rules: TokenRules;
const nowMs = (): number => beganMs + wrongMs;
const rulesOf = (url: string): TokenRules => ({
  issuers: [provider.url],
  audience: provider.clientId,
  algorithms: ['RS256'],
  keys: createProviderKeys(`${url}/jwks`, nowMs),
  nowMs,
});
beforeEach(() => {
  beganMs = Math.floor(Date.now() / 1000) * 1000;
  wrongMs = 0;
  keyServer.requests = 0;
  rules = rulesOf(keyServer.url);
});

it('rejects a token with a repeated field in either order', async () => {
  const part = (json: string): string => Buffer.from(json).toString('base64url');
  const header = '{"alg":"RS256","kid":"first"}';
  for (const [head, body] of [
    ['{"alg":"none","alg":"RS256","kid":"first"}', '{}'],
    [header, '{"sub":"victim","sub":"attacker"}'],
    [header, '{"sub":"victim","\\u0073ub":"attacker"}'],
  ] as const) {
    const signed = `${part(head)}.${part(body)}`;
    const signature = signBytes('sha256', Buffer.from(signed), provider.privateKey).toString('base64url');
    await expect(verifyIdToken(`${signed}.${signature}`, NONCE, rules)).rejects.toThrow('the token repeats a field');
  }
});

const keysText = (kid = 'first'): string =>
  JSON.stringify({ keys: [{ ...provider.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] });
interface Front extends AsyncDisposable {
  readonly url: string;
  requests: number;
}
async function front(headers: () => Record<string, string>, text: () => string, status = 200): Promise<Front> {
  const server = createServer((_request, response) => {
    self.requests += 1;
    response.writeHead(status, headers()).end(text());
  });
  const self: Front = {
    url: await listen(server),
    requests: 0,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
  return self;
}

const nowS = (): number => Math.floor(beganMs / 1000);
const good = (): JWTPayload => ({ sub: '123', nonce: nonceHash(NONCE) });
const token = (claims: JWTPayload = {}, header: Record<string, unknown> = {}): Promise<string> =>
  provider.sign({ ...good(), ...claims }, header);
const verify = (text: string, by = rules): Promise<IdClaims> => verifyIdToken(text, NONCE, by);
const base64 = (text: string): string => Buffer.from(text).toString('base64url');
const signed = (header: object, payload: string): string => provider.signText(header, payload);
const usual = (): object => ({ iss: provider.url, aud: provider.clientId, iat: nowS(), exp: nowS() + 3600, ...good() });
const HEADER = { alg: 'RS256', kid: 'first' };

async function expectRefused(text: string, why: string | RegExp = /./): Promise<void> {
  const error: unknown = await verify(text).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InvalidCredential);
  expect((error as Error).message).toMatch(why);
}

describe('a valid token', () => {
  it('accepts a recent token for this client and nonce, signed by the provider', async () => {
    expect(await verify(await token())).toMatchObject({ sub: '123', iss: provider.url });
  });
  it('accepts a token signed by this file, as a control of the tests below', async () => {
    expect(await verify(signed(HEADER, JSON.stringify(usual())))).toMatchObject({ sub: '123' });
  });
  it('accepts a token whose aud and azp are this client', async () => {
    expect(await verify(await token({ aud: [provider.clientId], azp: provider.clientId }))).toMatchObject({ sub: '123' });
  });
  it('accepts a token with all claims at their limits', async () => {
    expect(await verify(await token({ sub: 's'.repeat(255), iat: nowS() - 600 }))).toBeDefined();
    expect(await verify(await token({ exp: nowS() - 59 }))).toBeDefined();
    expect(await verify(await token({ iat: nowS() + 60, nbf: nowS() + 60 }))).toBeDefined();
  });
});

describe('an invalid token is rejected:', () => {
  it('rejects a token with alg none', async () => {
    await expectRefused(`${base64(JSON.stringify({ alg: 'none' }))}.${base64(JSON.stringify(usual()))}.`);
    await expectRefused(`${base64(JSON.stringify({ ...HEADER, alg: 'none' }))}.${base64(JSON.stringify(usual()))}.`, 'ALG');
  });
  it('rejects a token signed by HS256 with the RSA public key', async () => {
    const input = `${base64(JSON.stringify({ ...HEADER, alg: 'HS256' }))}.${base64(JSON.stringify(usual()))}`;
    for (const secret of [
      provider.publicKey.export({ type: 'spki', format: 'pem' }),
      provider.publicKey.export({ type: 'spki', format: 'der' }),
      String(provider.publicKey.export({ format: 'jwk' }).n),
    ]) {
      const text = `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
      await expectRefused(text, 'ALG_NOT_ALLOWED');
    }
  });
  it('rejects a token by an algorithm of the key that the provider does not use', async () => {
    const input = `${base64(JSON.stringify({ ...HEADER, alg: 'RS512' }))}.${base64(JSON.stringify(usual()))}`;
    const signature = signBytes('RSA-SHA512', Buffer.from(input), provider.privateKey);
    await expectRefused(`${input}.${signature.toString('base64url')}`, 'ALG_NOT_ALLOWED');
  });
  it('rejects a correct token signed by another key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const text = await new SignJWT({ ...usual() }).setProtectedHeader(HEADER).sign(privateKey);
    await expectRefused(text, 'SIGNATURE');
  });
  it('rejects a token with claims changed after signing', async () => {
    const [header, , signature] = (await token()).split('.');
    await expectRefused(`${header}.${base64(JSON.stringify({ ...usual(), sub: '124' }))}.${signature}`, 'SIGNATURE');
  });
  it('rejects a token with an unknown kid (JWKS refetch at most once per 60 s)', async () => {
    await verify(await token());
    const bad = await token({}, { kid: 'unknown' });
    wrongMs = 59_999;
    await expectRefused(bad, 'NO_MATCHING_KEY');
    expect(keyServer.requests).toBe(1);
    wrongMs = 60_000;
    await Promise.all(Array.from({ length: 20 }, () => expectRefused(bad, 'NO_MATCHING_KEY')));
    expect(keyServer.requests).toBe(2);
    wrongMs = 119_999;
    await expectRefused(bad, 'NO_MATCHING_KEY');
    expect(keyServer.requests).toBe(2);
  });
  it('rejects a token with no kid', async () => {
    await expectRefused(await token({}, { kid: undefined }), 'names no key');
  });
  it('rejects a token with a kid with SQL quote', async () => {
    await expectRefused(await token({}, { kid: "first' or '1'='1" }), 'NO_MATCHING_KEY');
  });
  it('rejects a token with aud of another client', async () => {
    await expectRefused(await token({ aud: 'another-client' }), 'CLAIM');
    await expectRefused(await token({ aud: [] }), 'CLAIM');
    await expectRefused(signed(HEADER, JSON.stringify({ ...usual(), aud: undefined })), 'CLAIM');
  });
  it('rejects a token with aud of this client and of another', async () => {
    await expectRefused(await token({ aud: [provider.clientId, 'another-client'], azp: provider.clientId }), 'several audiences');
  });
  it('rejects a token with azp of another client', async () => {
    await expectRefused(await token({ azp: 'another-client' }), 'issued to another client');
  });
  it('rejects a token with iss accounts.google.com.evil.example', async () => {
    await expectRefused(await token({ iss: 'https://accounts.google.com.evil.example' }), 'CLAIM');
    await expectRefused(await token({ iss: `${provider.url}.evil.example` }), 'CLAIM');
  });
  it('rejects a token with missing iss', async () => {
    await expectRefused(signed(HEADER, JSON.stringify({ ...usual(), iss: undefined })), 'CLAIM');
  });
  it('rejects a token with missing sub', async () => {
    await expectRefused(await token({ sub: undefined } as never), 'no valid subject');
    await expectRefused(await token({ sub: '' }), 'no valid subject');
    await expectRefused(signed(HEADER, JSON.stringify({ ...usual(), sub: 123 })), 'no valid subject');
    await expectRefused(await token({ sub: 's'.repeat(256) }), 'no valid subject');
  });
  it('rejects a token with exp in the past by 61 s', async () => {
    for (const s of [61, 60]) await expectRefused(await token({ exp: nowS() - s }), 'EXPIRED');
    await expectRefused(signed(HEADER, JSON.stringify({ ...usual(), exp: undefined })), 'CLAIM');
    await expectRefused(signed(HEADER, JSON.stringify({ ...usual(), exp: 'later' })), 'CLAIM');
  });
  it('rejects a token with iat older than 600 s', async () => {
    await expectRefused(await token({ iat: nowS() - 601 }), 'EXPIRED');
    await expectRefused(signed(HEADER, JSON.stringify({ ...usual(), iat: undefined })), 'CLAIM');
  });
  it('rejects a token with iat or nbf more than a minute in the future', async () => {
    await expectRefused(await token({ iat: nowS() + 61 }), 'CLAIM');
    await expectRefused(await token({ nbf: nowS() + 61 }), 'CLAIM');
  });
  it('rejects a token with wrong nonce', async () => {
    await expectRefused(await token({ nonce: nonceHash('of another page') }), 'nonce does not match');
    await expectRefused(await token({ nonce: NONCE }), 'nonce does not match');
    await expectRefused(await token({ nonce: undefined }), 'nonce does not match');
  });
  it('rejects a token with a crit header', async () => {
    await expectRefused(signed({ ...HEADER, crit: ['exp'], exp: 1 }, JSON.stringify(usual())));
    await expectRefused(signed({ ...HEADER, crit: ['b64'], b64: true }, JSON.stringify(usual())), 'critical headers');
  });
  it('rejects a token whose payload is not JSON', async () => {
    for (const payload of ['', 'ingen JSON', '[]', '"123"', 'null']) await expectRefused(signed(HEADER, payload), 'JWT_INVALID');
  });
  it('rejects a 3 MB token', async () => {
    await expectRefused('a'.repeat(3_000_000), 'too long');
    await expectRefused('a'.repeat(8193), 'too long');
    expect(keyServer.requests).toBe(0);
    await expectRefused('a'.repeat(8192), 'JWS_INVALID');
  });
  it('rejects text that is no token', async () => {
    for (const text of ['', '.', '..', 'a.b.c', '{}', `${await token()}x`]) await expectRefused(text);
  });
});

describe('clock skew', () => {
  it.each([300_000, -300_000])('accepts a recent token with a clock off by %i ms', async (ms) => {
    wrongMs = ms;
    expect(await verify(await token({ exp: nowS() - 50 }))).toBeDefined();
    expect(await verify(await token({ iat: nowS() - 590 }))).toBeDefined();
  });
  it.each([300_000, -300_000])('rejects an expired token to the second with a clock off by %i ms', async (ms) => {
    wrongMs = ms;
    await expectRefused(await token({ exp: nowS() - 61 }), 'EXPIRED');
    await expectRefused(await token({ iat: nowS() - 602 }), 'EXPIRED');
    await expectRefused(await token({ iat: nowS() + 62 }), 'CLAIM');
  });
  it.each([
    [2600, -2100],
    [2500, 0],
    [-1500, 0],
    [-1501, 2001],
    [-1600, 2100],
    [300_400, -299_900],
    [301_000, -300_000],
    [-900_000, 300_000],
  ])('corrects a clock off by %i ms within the precision of the header, five minutes at most', async (ms, ahead) => {
    wrongMs = ms;
    expect((await rules.keys.current()).clockSkewMs).toBe(ahead);
  });
  it('takes the middle of request and answer as the time of the header', async () => {
    await using slow = await front(() => {
      wrongMs += 10_000;
      return { date: new Date(beganMs).toUTCString() };
    }, keysText);
    expect((await rulesOf(slow.url).keys.current()).clockSkewMs).toBe(-4500);
  });
  it.each(['', 'yesterday'])('assumes no skew without a valid date header: %j', async (date) => {
    wrongMs = -100_000;
    await using silent = await front(() => ({ date }), keysText);
    expect((await rulesOf(silent.url).keys.current()).clockSkewMs).toBe(0);
  });
  it('measures the skew again when a token fails for its time, at most once a minute', async () => {
    await verify(await token());
    wrongMs = 290_000;
    expect(await verify(await token({ iat: nowS() - 590 }))).toBeDefined();
    expect(keyServer.requests).toBe(2);
    wrongMs = 320_000;
    await expectRefused(await token({ exp: nowS() - 65 }), 'EXPIRED');
    expect(keyServer.requests).toBe(2);
  });
  it.each([
    ['iat', { iat: 30 }],
    ['nbf', { nbf: 30 }],
  ])('measures the skew again after our clock was set back: %s', async (_, claims) => {
    await verify(await token());
    wrongMs = -290_000;
    const moved = Object.fromEntries(Object.entries(claims).map(([name, s]) => [name, nowS() + s]));
    expect(await verify(await token({ iat: nowS() - 300, ...moved }))).toBeDefined();
    expect(keyServer.requests).toBe(2);
  });
  it('measures the skew no more for a token with another fault', async () => {
    await verify(await token());
    wrongMs = 61_000;
    await expectRefused(await token({ aud: 'another-client' }), 'CLAIM');
    expect(keyServer.requests).toBe(1);
  });
});

describe('the keys of a provider', () => {
  const taken = async (by: TokenRules, header = {}): Promise<unknown> =>
    verify(await token({}, header), by).then(
      () => true,
      (error: unknown) => error,
    );

  it('caches the keys of a provider by max-age and then reloads them', async () => {
    await using host = await front(() => ({ 'cache-control': 'public, max-age=7200, must-revalidate' }), keysText);
    const by = rulesOf(host.url);
    await Promise.all([taken(by), taken(by), taken(by)]);
    expect(host.requests).toBe(1);
    wrongMs = 7_199_999;
    await by.keys.current();
    expect(host.requests).toBe(1);
    wrongMs = 7_200_000;
    await by.keys.current();
    expect(host.requests).toBe(2);
  });
  it.each([
    ['an hour where it does not say', {}, 3_600_000],
    ['a minute at least', { 'cache-control': 'max-age=0' }, 60_000],
    ['a day at most', { 'cache-control': 'max-age=99999999' }, 86_400_000],
  ] as const)('caches the keys of a provider %s', async (_, headers, ms) => {
    await using host = await front(() => headers, keysText);
    const { keys: kept } = rulesOf(host.url);
    await kept.current();
    wrongMs = ms - 1;
    await kept.current();
    expect(host.requests).toBe(1);
    wrongMs = ms;
    await kept.current();
    expect(host.requests).toBe(2);
  });
  it('reloads the keys of a provider for an unknown key id', async () => {
    let kid = 'first';
    await using host = await front(
      () => ({}),
      () => keysText(kid),
    );
    const by = rulesOf(host.url);
    expect(await taken(by)).toBe(true);
    kid = 'second';
    wrongMs = 60_000;
    expect(await taken(by, { kid })).toBe(true);
  });
  it('counts the age of a cached answer in the skew', async () => {
    const date = new Date(beganMs - 7_200_000).toUTCString();
    await using host = await front(() => ({ date, age: '7200' }), keysText);
    expect((await rulesOf(host.url).keys.current()).clockSkewMs).toBe(0);
    await using stale = await front(() => ({ date }), keysText);
    expect((await rulesOf(stale.url).keys.current()).clockSkewMs).toBe(-300_000);
    await using strange = await front(() => ({ date: new Date(beganMs).toUTCString(), age: 'soon' }), keysText);
    expect((await rulesOf(strange.url).keys.current()).clockSkewMs).toBe(0);
  });
  it('uses the keys of a provider for a day while it is unreachable', async () => {
    const host = await front(() => ({ 'cache-control': 'max-age=60' }), keysText);
    const by = rulesOf(host.url);
    expect(await taken(by)).toBe(true);
    await host[Symbol.asyncDispose]();
    wrongMs = 120_000;
    expect(await taken(by)).toBe(true);
    wrongMs = 86_400_000;
    expect(await by.keys.current()).toBeDefined();
    wrongMs = 86_400_001;
    // Within the minute after a failed request there is no other.
    expect(await by.keys.current()).toBeDefined();
    wrongMs = 86_460_000;
    await expect(by.keys.current()).rejects.toBeInstanceOf(ProviderUnreachable);
  });
  it.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['no keys', '{"keys": 1}'],
    ['too much', `{"keys": [], "more": "${'x'.repeat(300_000)}"}`],
  ])('rejects no token as invalid while the keys are %s', async (_, text) => {
    await using host = await front(
      () => ({}),
      () => text,
    );
    expect(await taken(rulesOf(host.url))).toBeInstanceOf(ProviderUnreachable);
  });
  it('ignores keys in an answer with an error status', async () => {
    await using host = await front(() => ({}), keysText, 404);
    expect(await taken(rulesOf(host.url))).toBeInstanceOf(ProviderUnreachable);
  });
  it('requests the keys again after a provider was unreachable', async () => {
    let text = '';
    await using host = await front(
      () => ({}),
      () => text,
    );
    const own = rulesOf(host.url);
    expect(await taken(own)).toBeInstanceOf(ProviderUnreachable);
    text = keysText();
    expect(await taken(own)).toBe(true);
  });
  it('never loads keys from an address in a token', async () => {
    await using evil = await front(() => ({}), keysText);
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'mine' };
    const header = { alg: 'RS256', kid: 'mine', jku: evil.url, x5u: evil.url, jwk };
    await expectRefused(await new SignJWT({ ...usual() }).setProtectedHeader(header).sign(privateKey), 'NO_MATCHING_KEY');
    expect(evil.requests).toBe(0);
  });
});
