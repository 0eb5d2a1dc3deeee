import { generateKeyPairSync } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { CALLS, type LoggedIn, VERSION_HEADERS } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLE_NOTIFICATIONS_PATH, FACEBOOK_DELETION_PATH } from '../providers/unlinking/webhooks.ts';
import { providerRoutes } from '../providers/plugin.ts';
import { createProviders } from '../providers/verification/providers.ts';
import type { MarketingConsents } from '../terms/consents.ts';
import { termsRoutes } from '../terms/plugin.ts';
import type { ProjectTerms } from '../terms/terms.ts';
import { basicAuth, PASSWORD, SITE, SOLVED, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PROVIDERS = {
  google: { clientId: 'c', clientSecret: 's' },
  apple: { clientId: 'c', teamId: 't', keyId: 'k', privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) },
  facebook: { clientId: 'c', clientSecret: 's' },
};
let service: TestIdentity;
let own: LoggedIn;
beforeAll(async () => {
  service = await startTestIdentity({
    more: [
      (app, identity) => termsRoutes(identity.terms as ProjectTerms, identity.marketing as MarketingConsents)(app, identity),
      (app, identity) => providerRoutes(createProviders(PROVIDERS, identity.nowMs))(app, identity),
    ],
  });
  own = await service.signedIn('own@example.dk');
});
afterAll(() => service[Symbol.asyncDispose]());

interface Served {
  readonly method: string;
  readonly address: string;
  readonly hasBody: boolean;
}
async function everyCall(): Promise<readonly Served[]> {
  const { paths } = (await service.request('GET', '/openapi.json')).body as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      address: path.replace('{type}', 'tou').replace('{version}', 'latest'),
      hasBody: ['post', 'put'].includes(method),
    })),
  );
}
const withBody = async (): Promise<readonly Served[]> =>
  (await everyCall()).filter(({ hasBody, address }) => hasBody && address !== FACEBOOK_DELETION_PATH);
const named = ({ method, address }: Served): string => `${method} ${address}`;

const promised = ({ method, address }: Served, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(service.url + address, { method, headers: { 'content-type': 'application/json', ...headers } });
    request.on('response', (response) => {
      resolve(response.statusCode!);
      request.destroy();
    });
    request.on('error', reject);
    request.flushHeaders();
  });
async function exceptions(
  calls: readonly Served[],
  status: number,
  ask: (call: Served) => Promise<number | { readonly status: number }>,
): Promise<string[]> {
  const answers = await Promise.all(
    calls.map(async (call) => {
      const answer = await ask(call);
      return `${named(call)}: ${typeof answer === 'number' ? answer : answer.status}`;
    }),
  );
  return answers.filter((each) => !each.endsWith(`: ${status}`));
}
const send = ({ method, address }: Served, headers: Record<string, string>, body?: string) =>
  service.request(method, address, { headers, ...(body === undefined ? {} : { body }) });

describe('every call', () => {
  it('serves the calls of the contract and of providers only', async () => {
    const known = Object.values(CALLS).map(
      ({ method, path }) => `${method} ${path.replace('{}', 'tou').replace('{}', 'latest')}`,
    );
    const more = [`POST ${APPLE_NOTIFICATIONS_PATH}`, `POST ${FACEBOOK_DELETION_PATH}`, `GET ${FACEBOOK_DELETION_PATH}`];
    expect((await everyCall()).map(named).toSorted()).toEqual([...known, ...more, 'GET /v5/captcha/challenge'].toSorted());
  });

  it('rejects calls of pages of other sites', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://localhost.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect(await exceptions(await everyCall(), 403, (call) => send(call, headers as Record<string, string>))).toEqual([]);
  });

  it('answers 405 with the allowed methods to other methods', async () => {
    const calls = await everyCall();
    for (const { address } of calls) {
      const allowed = calls.filter((each) => each.address === address).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        if (allowed.includes(method)) continue;
        const { status, headers } = await service.request(method, address);
        expect(status, `${method} ${address}`).toBe(405);
        expect(headers.get('allow')!.split(', '), address).toEqual(expect.arrayContaining(allowed));
      }
    }
  });

  it('rejects compressed bodies unread', async () => {
    const calls = await everyCall();
    expect(await exceptions(calls, 415, (call) => send(call, { 'content-encoding': 'gzip' }))).toEqual([]);
    const gzip = { 'content-encoding': 'gzip', 'content-length': '20' };
    expect(await exceptions(await withBody(), 415, (call) => promised(call, gzip))).toEqual([]);
  });

  it('forbids caching of all answers but the documents', async () => {
    const kept: string[] = [];
    for (const call of await everyCall()) {
      const { headers } = await send(call, {});
      if (headers.get('cache-control') !== 'no-store') kept.push(call.address);
      expect(headers.get('www-authenticate'), call.address).toBeNull();
    }
    expect(kept).toEqual(['/v5/terms/tou/documents', '/v5/terms/tou/documents/latest']);
  });
});

describe('a request line', () => {
  it.each(['http://evil.example/v3/login', '*'])('rejects a request line without a path: %s', async (target) => {
    const { hostname, port } = new URL(service.url);
    const answer = new Promise<number>((resolve, reject) => {
      const request = httpRequest({ hostname, port, path: target, method: 'POST' }, ({ statusCode }) => resolve(statusCode!));
      request.on('error', reject).end();
    });
    expect(await answer).toBe(400);
  });
});

describe('every call with a body', () => {
  it('rejects a body that is too large before reading it', async () => {
    const calls = await withBody();
    expect(calls.length).toBeGreaterThan(15);
    const length = { 'content-length': String(10 * 1024 * 1024) };
    expect(await exceptions(calls, 413, (call) => promised(call, length))).toEqual([]);
    const manyNames = `{${Array.from({ length: 1_000_000 }, (_, i) => `"${i}":0`).join(',')}}`;
    expect(await exceptions(calls, 413, (call) => send(call, {}, manyNames))).toEqual([]);
  });

  it('accepts JSON only, which other sites can not send without a preflight', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])
      expect(await exceptions(await withBody(), 415, (call) => send(call, { 'content-type': type }, '{}')), type).toEqual([]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await exceptions(await withBody(), 415, (call) => send(call, form, 'a=b'))).toEqual([]);
    const facebook = { method: 'POST', address: FACEBOOK_DELETION_PATH, hasBody: true };
    expect((await send(facebook, form, 'a=b')).status).toBe(400);
    expect((await send(facebook, {}, '"a.b"')).status).toBe(415);
  });

  it.each([
    ['is no JSON', '{"a":'],
    ['is nothing', ''],
    ['nests too deep', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
    ['names a field twice', '{"email":"a@b.dk","email":"c@d.dk"}'],
  ])('rejects a body that %s', async (_, body) => {
    const json = { 'content-type': 'application/json' };
    expect(await exceptions(await withBody(), 400, (call) => send(call, json, body))).toEqual([]);
  });

  it.each(['null', '[]', '"x"', '3', '{}', '{"__proto__":{"isAdmin":true}}'])(
    '[AERR-13] rejects a body that is %s with its code',
    async (body) => {
      for (const call of await withBody()) {
        const { status, body: answer } = await send(call, {}, body);
        expect(call.address.startsWith('/v5/') ? [status, answer.code] : [status, answer.err], call.address).toEqual(
          call.address.startsWith('/v5/') ? [400, 100] : [200, 'XE11'],
        );
      }
    },
  );
});

describe('v5 calls', () => {
  const version = '2026-11';
  const RIGHT: Readonly<Record<string, Record<string, unknown>>> = {
    forgottenPasswordCaptcha: { email: 'a@example.dk', captcha: SOLVED, projectId: 8, namespace: SITE.namespace },
    marketingApproval: { projectId: 8, level: 'BASIC', approved: true, textVersion: version, source: 'BASIC_INITIAL' },
    updateMarketingConsent: {
      basic: { granted: true, textVersion: version },
      extended: { granted: false, textVersion: version },
    },
    termsAgreements: { projectId: 8, terms: [{ code: 1002, type: 'tou', version: '2026-11-23' }] },
  };
  const names = Object.keys(RIGHT) as (keyof typeof CALLS)[];
  const call = async (name: keyof typeof CALLS, sent: unknown) => {
    await service.identity.db`delete from rate_counters`;
    return service.call(name, sent, { headers: { ...VERSION_HEADERS, ...basicAuth(own) } });
  };

  it.each(names)('[AERR-37] %s rejects a missing, malformed, too long or unknown field', async (name) => {
    const right = RIGHT[name]!;
    expect((await call(name, right)).status).toBeLessThan(300);
    const optional = name === 'updateMarketingConsent' ? Object.keys(right) : [];
    for (const field of Object.keys(right)) {
      const changes = [null, [], 17.5, 'x'.repeat(5000), { a: {} }, ...(optional.includes(field) ? [] : [undefined])];
      for (const value of changes)
        expect(await call(name, { ...right, [field]: value }), `${field} ${JSON.stringify(value)?.slice(0, 20)}`).toMatchObject({
          status: 400,
          body: { code: 100 },
        });
    }
    expect(await call(name, { ...right, extra: 1 })).toMatchObject({ status: 400, body: { code: 100 } });
  });

  it.each(names.filter((name) => 'projectId' in RIGHT[name]!))('[ACC-21] %s rejects calls of another site', async (name) => {
    expect(await call(name, { ...RIGHT[name], projectId: 9 })).toMatchObject({ status: 400, body: { code: 100 } });
  });

  it('answers v5 calls with a code for any value of a field', async () => {
    const cases = names.flatMap((name) => Object.keys(RIGHT[name]!).map((field) => [name, field] as const));
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 100 }), fc.integer());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cases), value, async ([name, field], each) => {
        expect([200, 202, 204, 400]).toContain((await call(name, { ...RIGHT[name], [field]: each })).status);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a login by a provider', () => {
  it('answers a login by a provider with a code for any value of a field', async () => {
    const right = {
      ...{ provider: 'gso', idToken: 'a.b', nonce: 'n'.repeat(43), email: 'a@example.dk', user: { name: { firstName: 'Ida' } } },
      ...{ code: 'c', codeVerifier: 'v'.repeat(43), redirectUri: 'https://example.dk/', accessToken: 't', loggedIn: own },
      ...{ touApproval: true, ppApproval: true, ...SITE },
    };
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 100 }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(right)), value, async (field, each) => {
        const { status, body } = await service.call('loginUsingProvider', { ...right, extra: 1, [field]: each });
        expect({ status, err: body.err }).toEqual({ status: 200, err: 'XE11' });
      }),
      { numRuns: 200 },
    );
    expect((await service.login('own@example.dk', PASSWORD)).body.hash).toBeDefined();
  });
});
