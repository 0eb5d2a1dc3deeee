import { describe, expect, it } from 'vitest';
import { createModelBrowser } from '../../testing/model-page.ts';
import { logIn } from '../../testing/model-page.ts';
import { open, openSignedIn, SECOND_MS } from '../../testing/open-account.ts';
import { mergeAtLogin } from './documents.ts';

describe('changes', () => {
  it('[ACC-45][MYG-48] simultaneous changes are stored by one call', async () => {
    const { account, world, named } = await openSignedIn({ old: 1, gone: { a: 1, b: 2 } });
    account.data.set('list', ['a', 'b']);
    account.data.set('old', 2);
    account.data.set('old', 2);
    account.data.remove('gone');
    account.data.remove('never');
    expect(account.data.isPending('gone.a')).toBe(true);
    await world.advance(SECOND_MS);
    expect(named('storeMergedData').map(({ sent }) => sent)).toMatchObject([
      { dataDiff: { merge: { list: 'a|b', old: 2 }, unmerge: ['gone'] }, key: 'data', project: 8 },
    ]);
    expect(account.data.isPending('gone.a')).toBe(false);
    expect(account.get().isSaving).toBe(false);
  });

  it('[ACC-45] a 0 in place of an empty text is no change', async () => {
    const { account, world, named } = await openSignedIn({ a: '' });
    account.data.set('a', 0);
    await world.advance(SECOND_MS);
    expect(account.data.get('a')).toBe('');
    expect(named('storeMergedData')).toEqual([]);
  });

  it.each<[string, string | number | string[]]>([
    ['a..b', 1],
    ['__proto__.x', 1],
    ['a', Number.POSITIVE_INFINITY],
    ['a', 'x'.repeat(4097)],
    ['a', ['b|c']],
  ])('changes of %s to %j are refused with what is allowed', (path, value) => {
    expect(() => open().account.data.set(path, value)).toThrow(/allowed/);
  });

  it('changes refused by the service are rolled back and reported; the others are stored', async () => {
    const { account, service, world } = await openSignedIn({ kept: 1 });
    service.refuses = 'bad';
    account.data.change({ set: { bad: 1, good: 2, fine: 3 }, remove: ['kept'] });
    await world.advance(5 * SECOND_MS);
    expect(service.documents.data).toEqual({ good: 2, fine: 3 });
    expect(account.get()).toMatchObject({
      profile: { data: { good: 2, fine: 3 } },
      error: { error: { code: 1003 }, message: 'server_error' },
      isSaving: false,
    });
    account.dismissError();
    expect(account.get().error).toBeNull();
  });

  it('changes above the limit are stored by several calls', async () => {
    const { account, service, world, named } = await openSignedIn();
    const set = Object.fromEntries(Array.from({ length: 1300 }, (_, n) => [`mygames.data.g${n}.AD`, n]));
    for (const [path, value] of Object.entries(set).slice(0, 100)) account.data.set(`x.${path}`, 'ø'.repeat(1_000) + value);
    account.data.change({ set: Object.fromEntries(Object.entries(set).slice(0, 600)) });
    account.data.change({ set: Object.fromEntries(Object.entries(set).slice(600, 1200)) });
    await world.advance(20 * SECOND_MS);
    expect(service.documents.data).toEqual(account.get().profile!.data);
    for (const { sent } of named('storeMergedData'))
      expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThan(64 * 1024);
  });

  it('changes are seen by other pages of the browser at once, and by other browsers as soon as the service announces them', async () => {
    const { account, service, world, openPage } = await openSignedIn({ other: 1 });
    const beside = openPage();
    const elsewhere = openPage(createModelBrowser(world.after));
    logIn(elsewhere.account);
    await world.advance(2 * SECOND_MS);
    service.onRev = (rev) => elsewhere.push(JSON.stringify({ rev }));
    account.data.set('a', 1);
    await world.advance(10);
    expect(beside.account.get().profile?.data).toEqual({ other: 1, a: 1 });
    await world.advance(2 * SECOND_MS);
    expect(elsewhere.account.get().profile?.data).toEqual({ other: 1, a: 1 });
  });

  it('changes of other browsers are loaded when storing shows that there were some', async () => {
    const { account, service, world } = await openSignedIn();
    service.documents.data = { theirs: 1 };
    service.rev += 1;
    account.data.set('mine', 2);
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile?.data).toEqual({ mine: 2, theirs: 1 });
  });

  it('announced changes of other browsers that a closing page did not load are loaded by the next one', async () => {
    for (const source of ['push', 'store'] as const) {
      const { account, service, world, page, openPage } = await openSignedIn();
      service.documents.data = { theirs: 1 };
      service.rev += 1;
      if (source === 'push') world.online.set(false);
      if (source === 'push') page.push(JSON.stringify({ rev: service.rev }));
      else account.data.set('mine', 2);
      await world.advance(460);
      page.crash();
      world.online.set(true);
      const next = openPage();
      await world.advance(SECOND_MS);
      expect([source, next.account.get().profile?.data]).toMatchObject([source, { theirs: 1 }]);
    }
  });

  it('unsent changes of this page and others stay visible when data arrive', async () => {
    const { account, service, world, page, openPage } = await openSignedIn({ a: 1 });
    const beside = openPage();
    page.push('{"rev":99}');
    beside.account.data.set('b', 2);
    await world.advance(220);
    expect(service.documents.data).toEqual({ a: 1 });
    expect(account.get().profile?.data).toEqual({ a: 1, b: 2 });
    page.push('{"rev":99}');
    account.data.set('c', 3);
    await world.advance(220);
    expect(account.get().profile?.data).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('changes of one path in two pages are stored in the order in which they were made', async () => {
    const { account, service, world, openPage, named } = await openSignedIn();
    const beside = openPage();
    service.fault = 'network';
    account.data.set('a', 1);
    account.data.set('b', 1);
    await world.advance(5 * SECOND_MS);
    beside.account.data.set('a', 2);
    service.fault = 'none';
    const before = named('storeMergedData').length;
    await world.advance(20 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 2, b: 1 });
    expect(
      named('storeMergedData')
        .slice(before)
        .map(({ sent }) => sent),
    ).toMatchObject([{ dataDiff: { merge: { a: 2, b: 1 } } }]);
  });

  it('changes of a closed page are stored by the next one, at once if the page was released', async () => {
    for (const [go, waitS] of [
      ['leave', 2],
      ['crash', 60],
    ] as const) {
      const { account, service, world, page, openPage } = await openSignedIn();
      account.data.set('a', 1);
      page[go]();
      openPage();
      await world.advance(waitS * SECOND_MS);
      expect([go, service.documents.data]).toEqual([go, { a: 1 }]);
    }
  });

  it('an answer older than the known revision is requested once more', async () => {
    const { account, service, world, page, named } = await openSignedIn({ a: 1 });
    const before = named('getData').length;
    account.data.set('b', 2);
    await world.advance(2 * SECOND_MS);
    const { documents } = service;
    service.documents = { data: { a: 1 }, privateData: {} };
    service.rev -= 1;
    page.push('{"rev":99}');
    await world.advance(100);
    service.documents = documents;
    service.rev += 1;
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile?.data).toEqual({ a: 1, b: 2 });
    expect(named('getData').length - before).toBe(2);
  });
});

describe('the data of this browser and of the account at login', () => {
  it('[ACC-40] an empty account receives the data of this browser at login', () => {
    expect(mergeAtLogin({ mygames: { data: { g: { AD: 1 } } } }, {})).toEqual({ mygames: { data: { g: { AD: 1 } } } });
  });

  it('[ACC-40][MYG-39] data of browser and account are merged at login; where both have a value, the account wins', () => {
    const local = { mygames: { data: { g: { AD: 1, MG: '0' }, h: { AD: 2 } } }, lsSettins: { sortByTime: true }, x: 1 };
    const account = { mygames: { data: { g: { AD: 9, MG: '0,2' } } }, lsSettins: { sortByTime: false }, x: { y: 1 } };
    expect(mergeAtLogin(local, account)).toEqual({
      mygames: { data: { g: { AD: 9, MG: '0,2' }, h: { AD: 2 } } },
      lsSettins: { sortByTime: false },
      x: { y: 1 },
    });
  });

  it('[MYG-39] a game is in the groups of both sides after login', () => {
    const game = (MG: string) => ({ mygames: { data: { g: { MG } } }, MG });
    expect(mergeAtLogin(game('1,2'), game('0,1'))).toEqual({ mygames: { data: { g: { MG: '0,1,2' } } }, MG: '0,1' });
  });
});
