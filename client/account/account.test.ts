import { describe, expect, it } from 'vitest';
import { logIn, MODEL_CONFIG } from './testing/model-page.ts';
import { open, openSignedIn, SECOND_MS } from './testing/open-account.ts';

describe('without an account', () => {
  it('[ACC-14] a function of users opens the login form with a word on why', () => {
    const { account } = open();
    expect(account.requireLogin()).toBe(false);
    expect(account.get().flow).toMatchObject({ phase: 'form', form: 'login', notice: 'login_needed' });
  });

  it('data stay in this browser, and other pages of it see them', async () => {
    const { account, world, openPage, service } = open();
    const beside = openPage();
    account.data.set('a', 1);
    await world.advance(60 * SECOND_MS);
    expect(beside.account.data.get('a')).toBe(1);
    expect(service.calls).toEqual([]);
  });

  it('local-only mode requires no login and sends nothing', async () => {
    const { account, world, service } = open({ ...MODEL_CONFIG, localOnly: true });
    expect(account.requireLogin()).toBe(true);
    account.data.set('a', 1);
    logIn(account);
    await world.advance(400 * SECOND_MS);
    account.data.set('b', 1);
    await world.advance(400 * SECOND_MS);
    expect(service.calls.map(({ name }) => name)).toEqual(['login']);
    expect(account.data.get('a')).toBe(1);
  });
});

describe('the state that windows draw', () => {
  it('is the same object until something changes', async () => {
    const { account, world } = await openSignedIn({ a: 1 });
    const state = account.get();
    let changes = 0;
    account.subscribe(() => {
      changes += 1;
    });
    await world.advance(30 * SECOND_MS);
    expect(account.get()).toBe(state);
    expect(changes).toBe(0);
    account.data.set('a', 2);
    expect(account.get()).not.toBe(state);
  });
});
