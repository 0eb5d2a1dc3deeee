import { type CallName, CALLS } from '@stillingen/wire/account';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logOutput } from '../../ops/output.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { PASSWORD, SITE, SOLVED, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const LOGIN = '/v3/login';
const post = (body: string, headers: Record<string, string> = {}, address = LOGIN) =>
  service.request('POST', address, { body, headers });
const loginText = JSON.stringify({ email: 'a@example.dk', password: PASSWORD, ...SITE });

describe('invalid calls', () => {
  it('rejects a body that is no JSON, nests too deep, repeats a field or names a prototype', async () => {
    for (const body of [
      '',
      '{',
      'null x',
      '{"email":"a\nb"}',
      '['.repeat(21) + ']'.repeat(21),
      `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`,
      loginText.replace('{', '{"email" : "b@example.dk",'),
      loginText.replace('{', '{"\\u0065mail":"b@example.dk",'),
      loginText.replace('{', '{"name":{"a":1,"b":{},"a":2},'),
      '{"a\\',
      '"a":"a":"a"',
    ])
      expect((await post(body)).status, body).toBe(400);
    for (const captcha of ['[{\\"'.repeat(30), '\\\\","email":"', 'a@example.dk', 'email'])
      expect((await post(JSON.stringify({ ...JSON.parse(loginText), captcha }))).body, captcha).toEqual({ err: 'XE1' });
    expect((await post('{"a":{"a":1},"b":[{"a":1},{"a":1}]}')).body).toMatchObject({ err: 'XE11' });
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const body = loginText.replace('{', `{"${key}":{"isAdmin":true},`);
      expect((await post(body)).body).toEqual({ err: 'XE11', field: key });
    }
  });

  it('does not echo the request in its answer', async () => {
    const { body } = await post('{"password":"Hemmelig_1",');
    expect(JSON.stringify(body)).not.toContain('Hemmelig');
  });
});

describe('calling pages', () => {
  const ours = 'http://localhost:8080';
  it('accepts calls of the own origin and rejects others', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://localhost.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await post(loginText, headers as Record<string, string>)).status, JSON.stringify(headers)).toBe(403);
    const { status, headers } = await post(loginText, { origin: ours, 'sec-fetch-site': 'same-origin' });
    expect({ status, origin: headers.get('access-control-allow-origin') }).toEqual({ status: 200, origin: ours });
    expect(headers.get('vary')).toContain('Origin');
  });

  it('answers preflight requests', async () => {
    const preflight = { origin: ours, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const { status, headers } = await service.request('OPTIONS', LOGIN, { headers: preflight });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-platform, x-app-version');
    expect((await service.request('OPTIONS', LOGIN, { headers: { ...preflight, origin: 'https://evil.example' } })).status).toBe(
      403,
    );
  });

  it('accepts the own and the configured origins of a public site', async () => {
    await using named = await startTestIdentity({ config: { siteUrl: 'https://example.dk', origins: ['https://m.example.dk'] } });
    const statuses = await Promise.all(
      ['https://example.dk', 'https://m.example.dk', 'http://localhost:8080', 'http://example.dk'].map(
        async (origin) => (await named.request('POST', LOGIN, { body: loginText, headers: { origin } })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 403, 403]);
    const own = await named.request('POST', LOGIN, { body: loginText, headers: { origin: named.url } });
    expect(own.status).toBe(403);
  });

  it('accepts the called host and its scheme when no site is configured', async () => {
    const statusOf = async (at: TestIdentity, origin: string, headers: Record<string, string> = {}) =>
      (await at.request('POST', LOGIN, { body: loginText, headers: { origin, ...headers } })).status;
    await using direct = await startTestIdentity({ config: { siteUrl: 'http://stue.lan:8080', allowsAnyHost: true } });
    const { host } = new URL(direct.url);
    expect(await statusOf(direct, direct.url)).toBe(200);
    for (const other of [`https://${host}`, 'http://127.0.0.1:1', 'http://evil.example', 'null', `http://${host}.evil.example`])
      expect(await statusOf(direct, other), other).toBe(403);
    expect(await statusOf(direct, `https://${host}`, { 'x-forwarded-proto': 'https' })).toBe(403);

    await using proxied = await startTestIdentity({
      config: { siteUrl: 'http://stue.lan:8080', allowsAnyHost: true, isProxied: true },
    });
    const secure = `https://${new URL(proxied.url).host}`;
    expect(await statusOf(proxied, secure)).toBe(200);
    expect(await statusOf(proxied, secure, { 'x-forwarded-proto': 'https' })).toBe(200);
    expect(await statusOf(proxied, proxied.url, { 'x-forwarded-proto': 'https' })).toBe(403);
  });
});

describe('any body', () => {
  const names = (Object.keys(CALLS) as CallName[]).filter(
    (name) => CALLS[name].method === 'POST' && CALLS[name].proof !== 'basic',
  );
  const served = names.filter((name) => name !== 'loginUsingProvider');
  const fields = fc.constantFrom(
    'email',
    'password',
    'captcha',
    'namespace',
    'project',
    'loggedIn',
    'id',
    'hash',
    'code',
    'newpassword',
    'dataDiff',
    'merge',
    'unmerge',
    'key',
    'c',
    'i',
    't',
    'p',
    'name',
    'nickname',
    '__proto__',
    'rev',
    'all',
  );
  const leaf = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom(SITE.namespace, 8, SOLVED, PASSWORD, 'a@example.dk', 'a'.repeat(40), '0'.repeat(26), '0'.repeat(64), 'data'),
  );
  const { body } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value'), { maxLength: 4 }), tie('body')),
    body: fc.uniqueArray(fc.tuple(fields, tie('value')), { maxLength: 8, selector: ([field]) => field }),
  })) as unknown as { body: fc.Arbitrary<readonly (readonly [string, unknown])[]> };
  const textOf = (value: unknown): string => {
    const isPairs =
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((each) => Array.isArray(each) && typeof each[0] === 'string' && each.length === 2);
    if (isPairs) return `{${value.map(([key, each]) => `${JSON.stringify(key)}:${textOf(each)}`).join(',')}}`;
    return Array.isArray(value) ? `[${value.map(textOf).join(',')}]` : (JSON.stringify(value) ?? 'null');
  };

  it('answers any body with a code, never with a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...served), body, async (name, pairs) => {
        const { status, body: answer } = await service.request(CALLS[name].method, CALLS[name].path, { body: textOf(pairs) });
        expect([200, 400]).toContain(status);
        if (status === 200) expect(['XE1', 'XE2', 'XE5', 'XE11', 'XE13', undefined]).toContain(answer.err);
      }),
      { numRuns: 400 },
    );
  });

  it('answers a valid body with one arbitrary text with a code', async () => {
    const own = await service.signedIn('fuzz@example.dk');
    const zero = '0'.repeat(26);
    const right: Partial<Record<CallName, Record<string, unknown>>> = {
      registration: {
        ...{ email: 'new@example.dk', password: PASSWORD, name: 'Ida', nickname: 'ida_b', captcha: SOLVED, ...SITE },
        ...{ termsofservice: true, touApproval: true, ppApproval: true },
      },
      login: { email: 'a@example.dk', password: PASSWORD, captcha: SOLVED, ...SITE },
      verification: { t: 'verifyAccount', c: 'a'.repeat(40), i: zero, namespace: SITE.namespace },
      passwordChange: { id: zero, password: PASSWORD, newpassword: 'Bb_98765' },
      forgottenPassword: { email: 'a@example.dk', namespace: SITE.namespace, p: 8 },
      updateUser: { loggedIn: own, name: 'Ida', nickname: 'ida_b', project: 8 },
    };
    const cases = Object.entries(right).flatMap(([name, sent]) =>
      Object.keys(sent).flatMap((field) => (typeof sent[field] === 'string' ? [[name as CallName, field] as const] : [])),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.emailAddress(),
      fc.string({ unit: 'grapheme-composite', minLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cases), text, async ([name, field], value) => {
        const { status, body: answer } = await service.call(name, { ...right[name], [field]: value });
        expect(status).toBe(200);
        expect(['XE1', 'XE2', 'XE5', 'XE11', 'XE13', undefined]).toContain(answer.err);
      }),
      { numRuns: 600 },
    );
  });

  it('changes a document by its paths or not at all', async () => {
    const own = await service.signedIn('paths@example.dk');
    const segment = fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'constructor', 'toString', ''), fc.string({ maxLength: 4 }));
    const path = fc.array(segment, { minLength: 1, maxLength: 7 }).map((segments) => segments.join('.'));
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.dictionary(path, value, { maxKeys: 4 }), fc.array(path, { maxLength: 3 }), async (merge, unmerge) => {
        await service.identity.db`delete from rate_counters`;
        const { body: answer } = await service.call('storeMergedData', {
          loggedIn: own,
          key: 'data',
          dataDiff: { merge, unmerge },
          project: 8,
        });
        expect([answer.r, answer.field]).toEqual(
          answer.err === undefined ? ['XY1', undefined] : [undefined, expect.stringMatching(/^dataDiff/)],
        );
        const { data } = (await service.call('getData', { loggedIn: own, project: 8 })).body;
        if (answer.err === undefined && Object.keys(merge).length > 0) expect(Object.keys(data).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });
});

describe('a service without its database', () => {
  it('[AERR-48] answers 503 without its database and recovers with it (C27)', async () => {
    await using postgres = await startPostgres();
    await using alone = await startTestIdentity({ databaseUrl: postgres.url });
    const own = await alone.signedIn('a@example.dk');
    const read = () => alone.call('getData', { loggedIn: own, project: 8 });
    postgres.kill();
    await expect.poll(async () => (await read()).status).toBe(503);
    const { body, headers } = await read();
    expect({ body, retryAfter: headers.get('retry-after') }).toEqual({
      body: { code: 0, message: 'try again in a moment' },
      retryAfter: '2',
    });
    await postgres.start();
    await expect.poll(async () => (await read()).body.profile?.email).toBe('a@example.dk');
  });
});

describe('the service', () => {
  it('documents the account calls by their schemas', async () => {
    const { body } = await service.request('GET', '/openapi.json');
    expect(body.paths[LOGIN].post.requestBody.content['application/json'].schema).toMatchObject({
      required: ['email', 'password', 'namespace', 'project'],
      additionalProperties: false,
    });
    const { get, delete: end } = body.paths[CALLS.sessions.path];
    expect(get.parameters).toBeUndefined();
    expect(end.parameters).toMatchObject([{ name: 'key', in: 'query', required: false, schema: { type: 'string' } }]);
    const served = Object.entries(body.paths).flatMap(([at, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${at.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    const own = Object.values(CALLS).filter(({ path }) => !/terms|marketing|provider|connections|offer/.test(path));
    expect(served).toEqual(expect.arrayContaining(own.map(({ method, path }) => `${method} ${path}`)));
  });
});

const STRANGE = ['a\nb fake log line user=admin', '\u001b[31mred', '\u202eadmin', '%s%s%n'] as const;
const SENT = /fake log line|\[31m|\u202e|\\u202e|%s%s/i;

it('writes no request data to logs and audit rows, and one line per log entry', async () => {
  const lines: string[] = [];
  const written = vi.spyOn(logOutput, 'write').mockImplementation((line) => {
    lines.push(line);
  });
  {
    await using logged = await startTestIdentity({ logLevel: 'debug' });
    const own = await logged.signedIn('log@example.dk');
    const rows = await logged.everyRow();
    for (const text of STRANGE) {
      const header = text.replace(/[^\x20-\x7e]/g, '?');
      const headers = { 'user-agent': header, 'x-platform': header, 'x-app-version': header, cookie: `__Host-lsidb=${header}` };
      await logged.login(text, PASSWORD, { headers });
      await logged.login('log@example.dk', `${text}x`, { headers });
      expect((await logged.login('log@example.dk', PASSWORD, { headers })).body.hash).toBeDefined();
      await logged.register(`${text}@example.dk`, { name: text, nickname: text, captcha: text }, { headers });
      await logged.call(
        'login',
        { email: 'log@example.dk', password: PASSWORD, captcha: SOLVED, ...SITE, [text]: 1 },
        { headers },
      );
      await logged.call('verification', { c: text, i: text, namespace: text }, { headers });
      await logged.call('updateUser', { loggedIn: own, name: text, project: 8 }, { headers });
      await logged.request('POST', '/v3/login', { body: `{"${text}`, headers });
      for (const address of [`/v5/${encodeURIComponent(text)}`, `/v5/users/me/sessions?key=${encodeURIComponent(text)}`])
        await logged.request('DELETE', address, { headers: { ...headers, authorization: header } });
    }
    await logged.identity.db`alter table sessions rename to away`;
    expect((await logged.login('log@example.dk', PASSWORD, { headers: { 'user-agent': '%s%s%n' } })).body).toEqual({
      err: 'XE0',
    });
    await logged.identity.db`alter table away rename to sessions`;
    const added = (await logged.everyRow()).split('\n').filter((row) => !rows.includes(row));
    expect(added.filter((row) => SENT.test(row) && !row.startsWith('users '))).toEqual([]);
  }
  written.mockRestore();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^\{[^\n]*\}\n$/);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    expect(line).not.toMatch(SENT);
  }
});
