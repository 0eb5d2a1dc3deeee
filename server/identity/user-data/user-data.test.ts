import type { LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityEvent, subscribeEvents } from '../events.ts';
import { startTestIdentity, type TestAnswer, type TestIdentity } from '../../testing/identity/identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const MINUTE_MS = 60_000;
const store = (loggedIn: LoggedIn, merge: object, unmerge: readonly unknown[] = [], key = 'data'): Promise<TestAnswer> =>
  service.call('storeMergedData', { loggedIn, key, dataDiff: { merge, unmerge }, project: 8 });
const read = async (loggedIn: LoggedIn) => (await service.call('getData', { loggedIn, project: 8 })).body;
const games = (count: number, from = 0): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`mygames.data.g_1_${from + i}.AD`, 1_763_640_000 + i]));

describe('the documents of a user', () => {
  it('[ACC-36] sends empty documents at first, with the profile', async () => {
    const own = await service.signedIn('a@example.dk');
    expect(await read(own)).toEqual({
      data: {},
      privateData: {},
      profile: { id: own.id, name: '', email: 'a@example.dk', emailIsVerified: true },
      rev: 0,
    });
  });

  it('[ACC-32] changes documents by path: removes unmerged paths with all below, and sets merged ones', async () => {
    const own = await service.signedIn('b@example.dk');
    const merge = {
      'mygames.data.g_1_AbCd1234.AD': 1_763_640_000,
      'mygames.data.g_1_AbCd1234.MG': '0',
      'mygames.data.g_1_AbCd1234.is_duel': true,
      'myLeagues.1.used': true,
    };
    expect((await store(own, merge)).body).toEqual({ r: 'XY1', rev: 1 });
    expect((await store(own, { kun: 'min' }, [], 'privateData')).body).toEqual({ r: 'XY1', rev: 2 });
    expect(await read(own)).toMatchObject({
      data: {
        mygames: { data: { g_1_AbCd1234: { AD: 1_763_640_000, MG: '0', is_duel: true } } },
        myLeagues: { 1: { used: true } },
      },
      privateData: { kun: 'min' },
      rev: 2,
    });
    expect((await store(own, {}, ['mygames.data.g_1_AbCd1234'])).body).toEqual({ r: 'XY1', rev: 3 });
    expect(await read(own)).toMatchObject({ data: { myLeagues: { 1: { used: true } } }, privateData: { kun: 'min' }, rev: 3 });
  });

  it('[ACC-45] loses no concurrent change of another path', async () => {
    const own = await service.signedIn('c@example.dk');
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => store(own, { [`k${i}`]: i })));
    expect(answers.map(({ body }) => body.rev).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(Object.keys((await read(own)).data)).toHaveLength(40);
  });

  it('keeps texts and numbers of documents exactly (C25, C26)', async () => {
    const own = await service.signedIn('d@example.dk');
    const values = { bar: 'a|b', nul: 'a\u0000b', half: '\ud800', zero: 0, small: 1e-7, empty: '', sign: 'ø<>&\u2028"\\' };
    await store(own, { zero: '' });
    await store(own, values);
    expect((await read(own)).data).toEqual(values);
  });

  it('[AERR-13] rejects invalid paths and values of documents', async () => {
    const own = await service.signedIn('e@example.dk');
    const refused = { err: 'XE11', field: 'dataDiff' };
    for (const path of [
      '__proto__.x',
      'constructor.prototype.x',
      'mygames..x',
      'mygames.',
      '',
      'a b',
      'x'.repeat(400),
      'a.b.c.d.e.f.g',
    ]) {
      expect((await store(own, { [path]: 1 })).body, path).toEqual(refused);
      expect((await store(own, {}, [path])).body, path).toEqual(refused);
    }
    expect((await store(own, { a: 'x'.repeat(4097) })).body).toEqual(refused);
    for (const value of [null, [], {}, ['a', 'b']]) expect((await store(own, { a: value })).body.err).toBe('XE11');
    // As text: JSON.stringify writes no such key.
    const sent = `{"loggedIn":${JSON.stringify(own)},"key":"data","dataDiff":{"merge":{"__proto__":1},"unmerge":[]},"project":8}`;
    expect((await service.request('POST', '/v3/storemergeddata', { body: sent })).body).toEqual(refused);
    expect(await read(own)).toMatchObject({ data: {}, rev: 0 });
  });

  it('[AERR-13] accepts documents up to their limits', async () => {
    const own = await service.signedIn('f@example.dk');
    expect((await store(own, games(601))).body).toEqual({ err: 'XE11', field: 'dataDiff' });
    expect((await store(own, games(500))).body).toEqual({ r: 'XY1', rev: 1 });
    expect((await store(own, games(1, 500))).body).toEqual({ err: 'XE11', field: 'dataDiff' });
    expect((await store(own, games(1, 500), ['mygames.data.g_1_0'])).body).toEqual({ r: 'XY1', rev: 2 });
    const teams = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`myteams.t${i}.AD`, 1]));
    expect((await store(own, teams)).body).toEqual({ err: 'XE11', field: 'dataDiff' });
    const part = (n: number): object =>
      Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`big${n}.p${i}`, 'x'.repeat(4000)]));
    const results = [];
    for (let n = 0; n < 5; n += 1) results.push((await store(own, part(n), [], 'privateData')).body.err);
    expect(results).toEqual([undefined, undefined, undefined, undefined, 'XE11']);
  });

  it('changes documents at many paths at once without delaying other calls, also at full size', async () => {
    const own = await service.signedIn('large@example.dk');
    const flat = (count: number, from: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${from + i}`, 1]));
    const doc = JSON.stringify(flat(20_000, 0));
    await service.identity.db`
      insert into user_docs (user_id, project, key, doc, rev, bytes, updated_at)
      values (${own.id}, 8, 'data', ${doc}::text::json, 1, ${doc.length}, now())`;
    const gone = Array.from({ length: 600 }, (_, i) => `f${i}`);
    expect((await store(own, flat(600, 20_000), gone)).body).toEqual({ r: 'XY1', rev: 2 });
    const { data } = await read(own);
    expect([Object.keys(data).length, data.f599, data.f600, data.f20599]).toEqual([20_000, undefined, 1, 1]);
  });

  it('[AERR-15] allows sixty reads and writes of documents a minute', async () => {
    const own = await service.signedIn('g@example.dk');
    const [reads, writes] = await Promise.all([
      Promise.all(Array.from({ length: 61 }, () => read(own))),
      Promise.all(Array.from({ length: 61 }, () => store(own, { a: 1 }))),
    ]);
    expect(reads.filter(({ err }) => err === 'XE13')).toHaveLength(1);
    expect(writes.filter(({ body }) => body.err === 'XE13')).toHaveLength(1);
    service.advance(MINUTE_MS);
    expect((await read(own)).err).toBeUndefined();
  });

  it('[TERMS-05] stores documents and answers with pending questions (C30)', async () => {
    const own = await service.signedIn('h@example.dk');
    await service.identity.db`delete from terms_agreements where user_id = ${own.id}`;
    expect((await store(own, { a: 1 })).body).toMatchObject({
      r: 'XY1',
      rev: 1,
      err2: 'XE8',
      errors: [{ code: 1002 }, { code: 1001 }],
    });
    expect(await read(own)).toMatchObject({ data: { a: 1 }, err2: 'XE8' });
  });

  it('[ACC-51] publishes the revision of documents to all processes (C22)', async () => {
    const own = await service.signedIn('i@example.dk');
    const received: IdentityEvent[] = [];
    await using _listening = await subscribeEvents(service.identity.db, {
      onEvent: (event) => received.push(event),
      onGap: () => undefined,
    });
    await store(own, { secret: 'x' });
    await expect.poll(() => received).toEqual([{ kind: 'data', userId: own.id, project: 8, rev: 1 }]);
  });
});
