import { describe, expect, it } from 'vitest';
import type { FeedResponse } from '../ports.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';
import { createCaller } from './calls.ts';
import { type AccountConfig, parseAccountConfig } from './config.ts';
import type { AccountPorts, Request } from './ports.ts';
import { createService } from './service.ts';
import { MODEL_CONFIG, openModelPage } from './testing/model-page.ts';
import { createModelBrowser } from './testing/model-browser.ts';

const WHO = { id: 'a'.repeat(26), hash: '0'.repeat(64) };
const PROFILE = { id: WHO.id, name: 'Anna', email: 'anna@example.dk', emailIsVerified: true };
const DATA = { data: {}, privateData: {}, profile: PROFILE, rev: 3 };

function open(
  answer: (url: string, init: Request) => FeedResponse | Promise<FeedResponse>,
  config: AccountConfig = MODEL_CONFIG,
  messages = {},
) {
  const world = createVirtualWorld();
  const requests: { url: string; init: Request }[] = [];
  const request: AccountPorts['request'] = async (url, init) => {
    requests.push({ url, init });
    return answer(url, init);
  };
  const { ports } = openModelPage(world, createModelBrowser(world.after), request);
  const service = createService(createCaller(ports, config, messages), config);
  return { world, requests, service };
}
const json = (body: unknown, status = 200, headers = {}) => reply(JSON.stringify(body), status, headers);
const bodyOf = ({ init }: { init: Request }): unknown => JSON.parse(init.body ?? 'null');

describe('the configuration', () => {
  const good = { namespace: 'dk', project: 8, api: { mode: 'production', production: 'https://id.example' } };

  it.each([
    [{ ...good, namespace: 8 }, 'namespace'],
    [{ ...good, project: '8' }, 'project'],
    [{ namespace: 'dk' }, 'project'],
    [null, 'no object'],
  ])('[ACC-12] %j is refused for its %s', (config, what) => {
    expect(() => parseAccountConfig(config)).toThrow(what);
  });

  it.each([
    [{ mode: 'test', production: 'https://id.example' }, 'api.mode'],
    [{ mode: 'production' }, 'api.production'],
    [{ mode: 'sandbox', production: 'https://id.example' }, 'api.sandbox'],
    [undefined, 'api is missing'],
  ])('[ACC-13] with api %j is refused for its %s', (api, what) => {
    expect(() => parseAccountConfig({ ...good, api })).toThrow(what);
  });

  it('[ACC-22] decides where calls go', async () => {
    const sandbox = parseAccountConfig({
      ...good,
      api: { mode: 'sandbox', production: 'https://id.example', sandbox: 'https://sandbox.example/' },
    });
    for (const [config, url] of [
      [parseAccountConfig(good), 'https://id.example/v3/forgottenpassword'],
      [sandbox, 'https://sandbox.example/v3/forgottenpassword'],
    ] as const) {
      const { service, requests } = open(() => json({ r: 'XY1' }), config);
      await service.forgottenPassword('a@b.dk');
      expect(requests[0]!.url).toBe(url);
    }
  });
});

describe('a call', () => {
  it('[ACC-24][ACC-21][ACC-34] sends JSON with namespace and project', async () => {
    const { service, requests } = open(() => json({ r: 'XY1' }));
    expect(await service.forgottenPassword('a@b.dk')).toMatchObject({ ok: true });
    expect(requests[0]!.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(bodyOf(requests[0]!)).toEqual({ email: 'a@b.dk', namespace: 'dk', p: 8 });
  });

  it('[ACC-25] tells who calls in the body of v3 and v4, and in a header of v5', async () => {
    const { service, requests } = open((url) => (url.includes('/v5/') ? json({ terms: [] }) : json(DATA)));
    await service.getData(WHO);
    await service.myTerms(WHO);
    expect(bodyOf(requests[0]!)).toEqual({ loggedIn: WHO, project: 8 });
    expect(requests[0]!.init.headers).not.toHaveProperty('authorization');
    expect(requests[1]!.init.headers.authorization).toBe(`Basic ${btoa(`${WHO.id}:${WHO.hash}`)}`);
    expect(requests[1]!.url).toBe('https://id.example.test/v5/users/me/terms?projectIds=8');
  });

  it('[ACC-26][ACC-27] of terms and marketing names platform and app version', async () => {
    const { service, requests } = open(() => json({ basic: {}, extended: {}, variant: 'NONE', code: null }));
    await service.marketingConsent(WHO);
    expect(requests[0]!.init.headers).toMatchObject({ 'x-platform': 'web', 'x-app-version': 'client-v4' });
    service.setAppVersion('client-v5');
    await service.updateMarketingConsent(WHO, { basic: { granted: true, textVersion: '1' } });
    expect(requests[1]!.init).toMatchObject({ method: 'PUT', headers: { 'x-app-version': 'client-v5' } });
  });

  it('[ACC-23] is given up after 30 seconds', async () => {
    // As in a browser: a request ends when its signal does.
    const { service, world } = open(
      (_url, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    let outcome: unknown = null;
    void service.getData(WHO).then((settled) => {
      outcome = settled;
    });
    await world.advance(29_999);
    expect(outcome).toBeNull();
    await world.advance(1);
    expect(outcome).toMatchObject({ ok: false, error: { code: 1007, isUnreachable: true } });
  });

  it('[REG-02][REG-03] of registration always says that the terms are agreed to', async () => {
    const { service, requests } = open(() => json({ r: 'XY1' }));
    await service.registration({ email: 'a@b.dk', password: 'Aa_45678', captcha: 'c' });
    expect(bodyOf(requests[0]!)).toEqual({
      email: 'a@b.dk',
      password: 'Aa_45678',
      captcha: 'c',
      namespace: 'dk',
      project: 8,
      termsofservice: true,
      touApproval: true,
      ppApproval: true,
    });
  });

  it('[REG-04][REG-05] of verification is for an account unless it is for an address', async () => {
    const { service, requests } = open(() => json({ r: 'XY1', t: 'verifyEmail' }));
    await service.verifyAccount('c'.repeat(40), WHO.id);
    await service.verifyAccount('c'.repeat(40), WHO.id, 'verifyEmail');
    expect(requests.map(bodyOf)).toEqual([
      { t: 'verifyAccount', c: 'c'.repeat(40), i: WHO.id, namespace: 'dk' },
      { t: 'verifyEmail', c: 'c'.repeat(40), i: WHO.id, namespace: 'dk' },
    ]);
  });

  it('[TERMS-06][TERMS-13] of agreement is made only where something is to be agreed to', async () => {
    const { service, requests } = open(() => json(null, 204));
    expect(await service.termsAgreements(WHO, [])).toMatchObject({ ok: true });
    expect(requests).toEqual([]);
    await service.termsAgreements(WHO, [{ code: 1001, type: 'pp', version: '2', url: '/x' }]);
    expect(bodyOf(requests[0]!)).toEqual({ projectId: 8, terms: [{ code: 1001, type: 'pp', version: '2' }] });
  });

  it('[TERMS-07][TERMS-08] of documents names them in its path, or the newest of a project', async () => {
    const { service, requests } = open(() => json({ documents: [] }));
    await service.termsDocuments('pp');
    await service.termsDocument('tou', '2026-11');
    await service.termsDocument('tou');
    expect(requests.map(({ url }) => url.replace('https://id.example.test', ''))).toEqual([
      '/v5/terms/pp/documents?archived=false&projectIds=8',
      '/v5/terms/tou/documents/2026-11',
      '/v5/terms/tou/documents/latest?projectId=8',
    ]);
  });

  it('[ACC-38] has a function for each thing that the account client does', () => {
    const { service } = open(() => json({}));
    expect(Object.keys(service)).toEqual(
      expect.arrayContaining([
        'getData',
        'storeMergedData',
        'changePassword',
        'deleteAccount',
        'forgottenPassword',
        'forgottenPasswordCaptcha',
        'termsDocuments',
        'termsDocument',
        'login',
        'loginUsingProvider',
        'logout',
        'marketingApproval',
        'marketingConsent',
        'updateMarketingConsent',
        'myTerms',
        'termsAgreements',
        'registration',
        'updateUser',
        'verifyAccount',
        'setAppVersion',
      ]),
    );
  });
});

describe('an answer', () => {
  const technical = { ok: false, error: { space: 'client', code: 1007, message: 'Does not found success response.' } };

  it.each([[{ id: WHO.id }], [{ hash: WHO.hash }], [{ id: 'x', hash: WHO.hash }], [{ r: 'XY1' }], [null], [[]]])(
    '[VALID-09] of a login without id or hash is faulty: %j',
    async (body) => {
      const { service } = open(() => json(body));
      expect(await service.login({ email: 'a@b.dk', password: '12345' })).toMatchObject(technical);
    },
  );

  it.each([[{}], [{ r: 'XY2' }], [{ r: true }], ['XY1'], [null]])(
    '[VALID-10][AERR-16] without the done marker is faulty: %j',
    async (body) => {
      const { service } = open(() => json(body));
      expect(await service.logout(WHO)).toMatchObject(technical);
    },
  );

  it.each([[{ ...DATA, data: null }], [{ ...DATA, data: { a: [1] } }], [{ ...DATA, rev: '3' }], [{ ...DATA, profile: {} }]])(
    'with data that are none is faulty (%#)',
    async (body) => {
      const { service } = open(() => json(body));
      expect(await service.getData(WHO)).toMatchObject(technical);
    },
  );

  it('[AERR-01] tells an error with an ok status', async () => {
    const { service } = open(() => json({ err: 'XE13', retryAfter: 40 }));
    expect(await service.login({ email: 'a@b.dk', password: '12345' })).toMatchObject({
      ok: false,
      error: { space: 'client', serverCode: 'XE13', retryAfterS: 40 },
    });
  });

  it('[AERR-10] with XE8 asks for agreement, also beside a login', async () => {
    const terms = [{ code: 1002, type: 'tou', version: '2', url: '/x' }];
    const refused = open(() => json({ err: 'XE8', err2: 'XE8', errors: terms }));
    expect(await refused.service.getData(WHO)).toMatchObject({ ok: false, error: { space: 'terms', terms }, asked: { terms } });
    const beside = open(() => json({ ...WHO, err2: 'XE8', errors: [...terms, { code: 1002, type: 'pp', version: '2' }, 7] }));
    expect(await beside.service.login({ email: 'a@b.dk', password: '12345' })).toMatchObject({
      ok: true,
      answer: WHO,
      asked: { terms },
    });
  });

  it('[AERR-33][TERMS-05] with XE12 beside data is no error but a question', async () => {
    const { service } = open(() => json({ ...DATA, err: 'XE12', marketing: { code: 1004, variant: 'EXTENDED_PERIODIC' } }));
    expect(await service.getData(WHO)).toMatchObject({
      ok: true,
      answer: { rev: 3 },
      asked: { marketing: 'EXTENDED_PERIODIC', terms: [] },
    });
  });

  it.each([
    [1003, 'EXTENDED_INITIAL', '[AERR-43]'],
    [1004, 'EXTENDED_PERIODIC', '[AERR-44]'],
    [1005, 'BASIC_INITIAL', '[AERR-45]'],
    [1006, 'BASIC_PERIODIC', '[AERR-46]'],
  ])('[AERR-47] of v5 with the detail %i asks %s %s', async (code, marketing) => {
    const { service } = open(() => json({ code: 100, message: 'no', details: [{ code }] }, 400));
    expect(await service.marketingConsent(WHO)).toMatchObject({ ok: false, asked: { marketing } });
  });

  it('[AERR-41][AERR-42] of v5 with details of terms asks for the documents', async () => {
    const details = [{ code: 1001, type: 'pp', version: '2' }];
    const { service } = open(() => json({ code: 100, message: 'no', details }, 400));
    expect(await service.myTerms(WHO)).toMatchObject({
      ok: false,
      error: { space: 'client', code: 1003 },
      asked: { terms: details },
    });
  });

  it('[AERR-48] that failed on its way has a status, a code and what the server said', async () => {
    const named = open(() => json({ code: 'FST_ERR', message: 'Body too large' }, 413));
    expect(await named.service.getData(WHO)).toMatchObject({
      ok: false,
      error: { space: 'api', status: 413, code: 'FST_ERR', message: 'Body too large' },
    });
    const bare = open(() => reply('<html>', 503, { 'Retry-After': '7' }));
    expect(await bare.service.getData(WHO)).toMatchObject({
      error: { space: 'api', status: 503, code: null, message: 'Unexpected server error', retryAfterS: 7 },
    });
    const none = open(() => reply('', 0));
    expect(await none.service.getData(WHO)).toMatchObject({ error: { space: 'api', status: 500 } });
  });

  it('[AERR-49] that never came is a technical error', async () => {
    const { service } = open(() => Promise.reject(new TypeError('no network')));
    expect(await service.getData(WHO)).toMatchObject({ ok: false, error: { space: 'client', code: 1007, isUnreachable: true } });
  });

  it('[ACC-46] of v5 with status 401 says that the session is over', async () => {
    const { service } = open(() => json({ code: 101, message: 'no session' }, 401));
    expect(await service.sessions(WHO)).toMatchObject({ ok: false, error: { space: 'client', code: 1001, serverCode: 101 } });
  });
});
