import { describe, expect, it } from 'vitest';
import type { Account } from '../account.ts';
import { logIn } from '../../testing/model-page.ts';
import { openSignedIn, SECOND_MS } from '../../testing/open-account.ts';

describe('the end of a session', () => {
  it('[ACC-46] the end of a session logs out with a notice, and loses no change', async () => {
    const { account, service, world, browser } = await openSignedIn({ a: 1 });
    service.endSessions();
    account.data.set('b', 2);
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, error: { message: 'session_expired', error: { code: 1001 } } });
    expect(browser.values.has('lsid_data')).toBe(false);
    logIn(account);
    await world.advance(3 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1, b: 2 });
  });

  it('the end of a session signs out all pages of the browser', async () => {
    const { account, world, openPage } = await openSignedIn({ a: 1 });
    const beside = openPage();
    await world.advance(100);
    void account.logout();
    await world.advance(2 * SECOND_MS);
    expect(beside.account.get().profile).toBeNull();
    logIn(beside.account);
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile?.data).toEqual({ a: 1 });
  });
});

describe('logging out', () => {
  it('[ACC-42] logging out wipes the profile when the service confirmed the logout, after the last change was stored', async () => {
    const { account, service, world, browser } = await openSignedIn({ a: 1 });
    account.data.set('b', 2);
    void account.logout();
    expect(account.get().profile).not.toBeNull();
    await world.advance(3 * SECOND_MS);
    expect([...browser.values.keys()]).toEqual([]);
    expect(service.documents.data).toEqual({ a: 1, b: 2 });
    expect(account.get()).toMatchObject({ profile: null, error: null, unfinished: null });
  });

  it('[ACC-42] a refused logout leaves the visitor signed in, with a notice', async () => {
    const { account, service, world } = await openSignedIn({ a: 1 });
    service.fault = 'internal';
    void account.logout();
    await world.advance(10 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: { data: { a: 1 } }, error: { message: 'server_error' }, unfinished: null });
  });

  it('[ACC-42] a logout without an answer wipes this browser, is reported as unconfirmed, and is retried', async () => {
    const { account, service, world, browser, named, openPage, page } = await openSignedIn({ a: 1 });
    service.fault = 'network';
    void account.logout();
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, unfinished: 'logout', error: { error: { isUnreachable: true } } });
    expect([...browser.values.keys()]).toEqual(['lsid_unfinished']);
    await world.advance(60 * SECOND_MS);
    expect(named('logout').length).toBeGreaterThan(10);
    page.crash();
    service.fault = 'none';
    const next = openPage();
    await world.advance(SECOND_MS);
    expect(next.account.get().unfinished).toBeNull();
    expect([...browser.values.keys()]).toEqual([]);
  });
});

describe('an unconfirmed logout', () => {
  it('[ACC-50] an unconfirmed logout is retried after the pause that the service names, not before', async () => {
    const { account, service, world, named } = await openSignedIn();
    service.fault = 'network';
    void account.logout();
    await world.advance(2 * SECOND_MS);
    service.fault = 'limit';
    await world.advance(4 * SECOND_MS);
    const before = named('logout').length;
    await world.advance(56 * SECOND_MS);
    expect(named('logout').length - before).toBe(4);
  });

  it('[ACC-42] an unconfirmed logout is retried every five minutes once all retries are used up', async () => {
    const { account, service, world } = await openSignedIn();
    service.fault = 'network';
    void account.logout();
    await world.advance(900 * SECOND_MS);
    expect(account.get().unfinished).toBe('logout');
    service.fault = 'none';
    await world.advance(301 * SECOND_MS);
    expect(account.get().unfinished).toBeNull();
  });
});

describe('data that arrive just after another page has logged out', () => {
  it('data that arrive just after another page has logged out are not kept', async () => {
    const { world, page, browser } = await openSignedIn({ a: 1 });
    page.push('{"rev":99}');
    await world.advance(199);
    const beside = browser.openPage().storage;
    for (const key of beside.keys()) beside.remove(key);
    await world.advance(2 * SECOND_MS);
    expect([...browser.values.keys()]).toEqual([]);
  });
});

describe('deleting the account', () => {
  const remove = (account: Account): void => {
    account.openForm('deleteAccount');
    account.submit({});
  };

  it('[ACC-43] a deletion of the account wipes the profile even if it fails, and reports the failure', async () => {
    const { account, service, world, browser } = await openSignedIn({ a: 1 });
    service.fault = 'network';
    remove(account);
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, flow: { phase: 'error' }, unfinished: 'deleteAccount' });
    expect(browser.values.has('lsid_data')).toBe(false);
    service.fault = 'none';
    account.retry();
    await world.advance(SECOND_MS);
    expect(account.get()).toMatchObject({ unfinished: null });
  });

  it('[ACC-43] the deletion of an account is confirmed when it is done', async () => {
    const { account, world } = await openSignedIn({ a: 1 });
    remove(account);
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, flow: { phase: 'done', what: 'deleteAccount' }, unfinished: null });
  });

  it('[ACC-43] a failed deletion is not retried after a new login', async () => {
    const { account, service, world, named } = await openSignedIn({ a: 1 });
    service.fault = 'network';
    remove(account);
    await world.advance(2 * SECOND_MS);
    service.fault = 'none';
    account.closeWindow();
    const before = named('deleteAccount').length;
    logIn(account);
    await world.advance(60 * SECOND_MS);
    expect(account.get().profile?.data).toEqual({ a: 1 });
    expect(named('deleteAccount').length - before).toBeLessThanOrEqual(1);
  });
});
