import { describe, expect, it } from 'vitest';
import { reply } from '../../testing/virtual-world.ts';
import { DATA, json, openService, WHO } from '../../testing/open-account.ts';

describe('an answer', () => {
  const technical = { ok: false, error: { space: 'client', code: 1007, message: 'Does not found success response.' } };

  it.each([[{ id: WHO.id }], [{ hash: WHO.hash }], [{ id: 'x', hash: WHO.hash }], [{ r: 'XY1' }], [null], [[]]])(
    '[VALID-09] an answer to a login without id or hash is faulty: %j',
    async (body) => {
      const { service } = openService(() => json(body));
      expect(await service.login({ email: 'a@b.dk', password: '12345' })).toMatchObject(technical);
    },
  );

  it.each([[{}], [{ r: 'XY2' }], [{ r: true }], ['XY1'], [null]])(
    '[VALID-10][AERR-16] an answer without the done marker is faulty: %j',
    async (body) => {
      const { service } = openService(() => json(body));
      expect(await service.logout(WHO)).toMatchObject(technical);
    },
  );

  it.each([[{ ...DATA, data: null }], [{ ...DATA, data: { a: [1] } }], [{ ...DATA, rev: '3' }], [{ ...DATA, profile: {} }]])(
    'with data that are none is faulty (%#)',
    async (body) => {
      const { service } = openService(() => json(body));
      expect(await service.getData(WHO)).toMatchObject(technical);
    },
  );

  it('[AERR-01] an answer with an ok status may hold an error', async () => {
    const { service } = openService(() => json({ err: 'XE13', retryAfter: 40 }));
    expect(await service.login({ email: 'a@b.dk', password: '12345' })).toMatchObject({
      ok: false,
      error: { space: 'client', serverCode: 'XE13', retryAfterS: 40 },
    });
  });

  it('[AERR-10] an answer with XE8 requires agreement, also beside a login', async () => {
    const terms = [{ code: 1002, type: 'tou', version: '2', url: '/x' }];
    const refused = openService(() => json({ err: 'XE8', err2: 'XE8', errors: terms }));
    expect(await refused.service.getData(WHO)).toMatchObject({
      ok: false,
      error: { space: 'terms', terms },
      required: { terms },
    });
    const beside = openService(() =>
      json({ ...WHO, err2: 'XE8', errors: [...terms, { code: 1002, type: 'pp', version: '2' }, 7] }),
    );
    expect(await beside.service.login({ email: 'a@b.dk', password: '12345' })).toMatchObject({
      ok: true,
      answer: WHO,
      required: { terms },
    });
  });

  it('[AERR-33][TERMS-05] an answer with XE12 beside data is no error but requires consent to marketing', async () => {
    const { service } = openService(() =>
      json({ ...DATA, err: 'XE12', marketing: { code: 1004, variant: 'EXTENDED_PERIODIC' } }),
    );
    expect(await service.getData(WHO)).toMatchObject({
      ok: true,
      answer: { rev: 3 },
      required: { marketing: 'EXTENDED_PERIODIC', terms: [] },
    });
  });

  it.each([
    [1003, 'EXTENDED_INITIAL', '[AERR-43]'],
    [1004, 'EXTENDED_PERIODIC', '[AERR-44]'],
    [1005, 'BASIC_INITIAL', '[AERR-45]'],
    [1006, 'BASIC_PERIODIC', '[AERR-46]'],
  ])('[AERR-47] an answer of v5 with the detail %i requires marketing consent %s %s', async (code, marketing) => {
    const { service } = openService(() => json({ code: 100, message: 'no', details: [{ code }] }, 400));
    expect(await service.marketingConsent(WHO)).toMatchObject({ ok: false, required: { marketing } });
  });

  it('[AERR-41][AERR-42] an answer of v5 with details of terms requires the documents', async () => {
    const details = [{ code: 1001, type: 'pp', version: '2' }];
    const { service } = openService(() => json({ code: 100, message: 'no', details }, 400));
    expect(await service.myTerms(WHO)).toMatchObject({
      ok: false,
      error: { space: 'client', code: 1003 },
      required: { terms: details },
    });
  });

  it('[AERR-48] a failed answer keeps its status, code and message', async () => {
    const named = openService(() => json({ code: 'FST_ERR', message: 'Body too large' }, 413));
    expect(await named.service.getData(WHO)).toMatchObject({
      ok: false,
      error: { space: 'api', status: 413, code: 'FST_ERR', message: 'Body too large' },
    });
    const bare = openService(() => reply('<html>', 503, { 'Retry-After': '7' }));
    expect(await bare.service.getData(WHO)).toMatchObject({
      error: { space: 'api', status: 503, code: null, message: 'Unexpected server error', retryAfterS: 7 },
    });
    const none = openService(() => reply('', 0));
    expect(await none.service.getData(WHO)).toMatchObject({ error: { space: 'api', status: 500 } });
  });

  it('[AERR-49] a missing answer is a technical error', async () => {
    const { service } = openService(() => Promise.reject(new TypeError('no network')));
    expect(await service.getData(WHO)).toMatchObject({ ok: false, error: { space: 'client', code: 1007, isUnreachable: true } });
  });

  it('[ACC-46] an answer of v5 with status 401 ends the session', async () => {
    const { service } = openService(() => json({ code: 101, message: 'no session' }, 401));
    expect(await service.sessions(WHO)).toMatchObject({ ok: false, error: { space: 'client', code: 1001, serverCode: 101 } });
  });
});
