import { describe, expect, it } from 'vitest';
import { bodyOf, DATA, json, openService, WHO } from '../../testing/open-account.ts';
import { parseAccountConfig } from './calls.ts';

describe('a call', () => {
  it('[ACC-24][ACC-21][ACC-34] a call sends JSON with namespace and project', async () => {
    const { service, requests } = openService(() => json({ r: 'XY1' }));
    expect(await service.forgottenPassword('a@b.dk')).toMatchObject({ ok: true });
    expect(requests[0]!.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(bodyOf(requests[0]!)).toEqual({ email: 'a@b.dk', namespace: 'dk', p: 8 });
  });

  it('[ACC-25] a call sends the session in the body of v3 and v4 and in a header of v5', async () => {
    const { service, requests } = openService((url) => (url.includes('/v5/') ? json({ terms: [] }) : json(DATA)));
    await service.getData(WHO);
    await service.myTerms(WHO);
    expect(bodyOf(requests[0]!)).toEqual({ loggedIn: WHO, project: 8 });
    expect(requests[0]!.init.headers).not.toHaveProperty('authorization');
    expect(requests[1]!.init.headers.authorization).toBe(`Basic ${btoa(`${WHO.id}:${WHO.hash}`)}`);
    expect(requests[1]!.url).toBe('https://id.example.test/v5/users/me/terms?projectIds=8');
  });

  it('[ACC-26][ACC-27] a call of terms and marketing names platform and app version', async () => {
    const { service, requests } = openService(() => json({ basic: {}, extended: {}, variant: 'NONE', code: null }));
    await service.marketingConsent(WHO);
    expect(requests[0]!.init.headers).toMatchObject({ 'x-platform': 'web', 'x-app-version': 'client-v4' });
    service.setAppVersion('client-v5');
    await service.updateMarketingConsent(WHO, { basic: { granted: true, textVersion: '1' } });
    expect(requests[1]!.init).toMatchObject({ method: 'PUT', headers: { 'x-app-version': 'client-v5' } });
  });

  it('[ACC-23] a call fails after 30 seconds', async () => {
    const { service, world } = openService(
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

  it('[REG-02][REG-03] a call of registration always carries the consent to the terms', async () => {
    const { service, requests } = openService(() => json({ r: 'XY1' }));
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

  it('[REG-04][REG-05] a call of verification is for an account unless it is for an address', async () => {
    const { service, requests } = openService(() => json({ r: 'XY1', t: 'verifyEmail' }));
    await service.verifyAccount('c'.repeat(40), WHO.id);
    await service.verifyAccount('c'.repeat(40), WHO.id, 'verifyEmail');
    expect(requests.map(bodyOf)).toEqual([
      { t: 'verifyAccount', c: 'c'.repeat(40), i: WHO.id, namespace: 'dk' },
      { t: 'verifyEmail', c: 'c'.repeat(40), i: WHO.id, namespace: 'dk' },
    ]);
  });

  it('[TERMS-06][TERMS-13] a call of agreement is made only when there are terms to agree to', async () => {
    const { service, requests } = openService(() => json(null, 204));
    expect(await service.termsAgreements(WHO, [])).toMatchObject({ ok: true });
    expect(requests).toEqual([]);
    await service.termsAgreements(WHO, [{ code: 1001, type: 'pp', version: '2', url: '/x' }]);
    expect(bodyOf(requests[0]!)).toEqual({ projectId: 8, terms: [{ code: 1001, type: 'pp', version: '2' }] });
  });

  it('[TERMS-07][TERMS-08] a call of documents names them in its path, or the newest of a project', async () => {
    const { service, requests } = openService(() => json({ documents: [] }));
    await service.termsDocuments('pp');
    await service.termsDocument('tou', '2026-11');
    await service.termsDocument('tou');
    expect(requests.map(({ url }) => url.replace('https://id.example.test', ''))).toEqual([
      '/v5/terms/pp/documents?archived=false&projectIds=8',
      '/v5/terms/tou/documents/2026-11',
      '/v5/terms/tou/documents/latest?projectId=8',
    ]);
  });

  it('[ACC-38] each call of the account client has a function', () => {
    const { service } = openService(() => json({}));
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
  ])('[ACC-13] the configuration with api %j is refused for its %s', (api, what) => {
    expect(() => parseAccountConfig({ ...good, api })).toThrow(what);
  });

  it('[ACC-22] the configuration decides where calls go', async () => {
    const sandbox = parseAccountConfig({
      ...good,
      api: { mode: 'sandbox', production: 'https://id.example', sandbox: 'https://sandbox.example/' },
    });
    for (const [config, url] of [
      [parseAccountConfig(good), 'https://id.example/v3/forgottenpassword'],
      [sandbox, 'https://sandbox.example/v3/forgottenpassword'],
    ] as const) {
      const { service, requests } = openService(() => json({ r: 'XY1' }), config);
      await service.forgottenPassword('a@b.dk');
      expect(requests[0]!.url).toBe(url);
    }
  });
});
