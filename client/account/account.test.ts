import { describe, expect, it } from 'vitest';
import { logIn, MODEL_CONFIG } from '../testing/model-page.ts';
import { open, openSignedIn, SECOND_MS } from '../testing/open-account.ts';

describe('without an account', () => {
  it('[ACC-14] a function for users opens the login form with a notice', () => {
    const { account } = open();
    expect(account.requireLogin()).toBe(false);
    expect(account.get().flow).toMatchObject({ phase: 'form', form: 'login', notice: 'login_needed' });
  });

  it('data without an account stay in this browser, visible to its other pages', async () => {
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
  it('the state that windows draw is the same object until something changes', async () => {
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

describe('the age of account data', () => {
  it('[ACC-48][ACC-49] account data are loaded again after five minutes, checked every ten seconds', async () => {
    const { world, named } = await openSignedIn();
    const loads = (): number => named('getData').length;
    const before = loads();
    await world.advance(290 * SECOND_MS);
    expect(loads()).toBe(before);
    await world.advance(25 * SECOND_MS);
    expect(loads()).toBe(before + 1);
  });

  it.each([
    [0, 10],
    [0.3, 13],
    [0.8, 8],
    [0.95, 9.5],
  ])(
    '[ACC-49] the age of account data is first checked after a random part of ten seconds: %s of them',
    async (part, expectedS) => {
      const { world, openPage, page, named } = await openSignedIn({}, () => part);
      page.leave();
      await world.advance(293 * SECOND_MS);
      openPage();
      const [startMs, before] = [world.nowMs(), named('getData').length];
      while (named('getData').length === before && world.nowMs() - startMs < 30 * SECOND_MS) await world.advance(100);
      expect(Math.abs((world.nowMs() - startMs) / SECOND_MS - expectedS)).toBeLessThan(0.3);
    },
  );

  it('[ACC-48] account data of less than five minutes are not loaded by a page that opens', async () => {
    const { world, openPage, page, named } = await openSignedIn({ a: 1 });
    page.leave();
    const before = named('getData').length;
    const next = openPage();
    await world.advance(60 * SECOND_MS);
    expect(next.account.get().profile?.data).toEqual({ a: 1 });
    expect(named('getData').length).toBe(before);
  });

  it('[ACC-49] the age of account data is not checked while the page is hidden', async () => {
    const { world, named } = await openSignedIn();
    const before = named('getData').length;
    world.visibility.set(false);
    await world.advance(1_000 * SECOND_MS);
    expect(named('getData').length).toBe(before);
  });

  it('[ACC-50] a failed load is retried every three seconds on average, up to 99 times', async () => {
    const { world, service, page, named } = await openSignedIn();
    service.fault = 'internal';
    const before = named('getData').length;
    page.push('{"rev":99}');
    await world.advance(30 * SECOND_MS);
    const soon = named('getData').length - before;
    expect(soon).toBeGreaterThanOrEqual(9);
    expect(soon).toBeLessThanOrEqual(11);
    let longestMs = 0;
    for (let quietMs = 0, calls = named('getData').length; longestMs < 200_000; ) {
      await world.advance(SECOND_MS);
      quietMs = named('getData').length === calls ? quietMs + SECOND_MS : 0;
      calls = named('getData').length;
      longestMs = Math.max(longestMs, quietMs);
    }
    expect(named('getData').length - before).toBe(100);
  });

  it('[ACC-50] a failed load waits the pause that the service names, and at random a part more', async () => {
    const { world, service, page, named } = await openSignedIn();
    service.fault = 'limit';
    const before = named('getData').length;
    page.push('{"rev":99}');
    await world.advance(11 * SECOND_MS);
    expect(named('getData').length - before).toBe(1);
    await world.advance(7 * SECOND_MS);
    expect(named('getData').length - before).toBe(2);
  });
});
