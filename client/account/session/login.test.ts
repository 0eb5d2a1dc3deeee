import { describe, expect, it } from 'vitest';
import { logIn } from '../../testing/model-page.ts';
import { MODEL_TERMS, MODEL_USER } from '../../testing/model-service.ts';
import { open, openSignedIn, SECOND_MS } from '../../testing/open-account.ts';

describe('a login', () => {
  it('[ACC-01][ACC-39] a login keeps id and hash, and loads the data of the account', async () => {
    const { account, browser } = await openSignedIn({ sort: true });
    expect(account.get()).toMatchObject({
      profile: {
        id: MODEL_USER,
        name: 'Anna',
        emailIsVerified: true,
        data: { sort: true },
        touConfirmed: true,
        ppConfirmed: true,
      },
      isLoading: false,
      isSaving: false,
    });
    expect(browser.values.get('lsid_id')).toBe(MODEL_USER);
    expect(browser.values.get('lsid_hash')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('[ACC-04] a login publishes the whole stored profile', async () => {
    const { account } = await openSignedIn();
    expect(Object.keys(account.get().profile!).toSorted()).toEqual([
      'backendErrors',
      'data',
      'email',
      'emailIsVerified',
      'hash',
      'id',
      'marketingApproval',
      'marketingConsent',
      'name',
      'ppConfirmed',
      'privateData',
      'storeAfterLoginNeeded',
      'touConfirmed',
    ]);
  });

  it('[ACC-40] a login stores the data of this browser in an empty account', async () => {
    const { account, service, world } = open();
    account.data.set('mygames.data.g_1_AbCd1234.AD', 7);
    account.data.set('secret', 'x', 'privateData');
    expect(service.calls).toEqual([]);
    logIn(account);
    await world.advance(3 * SECOND_MS);
    expect(service.documents).toEqual({ data: { mygames: { data: { g_1_AbCd1234: { AD: 7 } } } }, privateData: { secret: 'x' } });
  });

  it('[ACC-40] a login merges the data of browser and account, and stores only what the account lacks', async () => {
    const { account, service, world, named } = open();
    service.documents.data = { mygames: { data: { a: { AD: 1 } } } };
    account.data.set('mygames.data.a.AD', 5);
    account.data.set('mygames.data.b.AD', 6);
    logIn(account);
    await world.advance(3 * SECOND_MS);
    expect(service.documents.data).toEqual({ mygames: { data: { a: { AD: 1 }, b: { AD: 6 } } } });
    expect(named('storeMergedData').map(({ sent }) => sent)).toMatchObject([
      { key: 'data', dataDiff: { merge: { 'mygames.data.b.AD': 6 }, unmerge: [] } },
    ]);
  });

  it('[ACC-40] a login merges data also when the page was closed before the first load', async () => {
    const { account, service, world, page, openPage } = open();
    account.data.set('a', 1);
    service.documents.data = { b: 2 };
    logIn(account);
    await world.advance(250);
    expect(account.get()).toMatchObject({ isLoading: true, profile: { id: MODEL_USER } });
    page.crash();
    openPage();
    await world.advance(3 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1, b: 2 });
  });

  it('[ACC-41][ACC-47] a login is kept in memory until the terms are agreed to, and ends without agreement', async () => {
    const { account, service, world, browser, named } = open();
    service.needsTerms = true;
    logIn(account);
    await world.advance(SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, flow: { phase: 'consent', terms: [MODEL_TERMS] } });
    expect(browser.values.has('lsid_hash')).toBe(false);
    account.decline();
    await world.advance(SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, flow: { phase: 'idle' }, unfinished: null });
    expect(named('logout')).toHaveLength(1);
    expect(named('getData')).toHaveLength(0);
  });

  it('[TERMS-01][ACC-39] a login completes after agreement', async () => {
    const { account, service, world } = open();
    service.needsTerms = true;
    logIn(account);
    await world.advance(SECOND_MS);
    account.agree();
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({
      profile: { id: MODEL_USER, touConfirmed: true },
      isLoading: false,
      flow: { phase: 'idle' },
    });
  });
});

describe('another user of the same browser', () => {
  it.each(['while the first is signed in', 'after a session ended'])(
    'another user is signed in %s without data of the first one',
    async (when) => {
      const { account, service, world, named } = await openSignedIn({ mine: 1 });
      service.fault = 'network';
      account.data.set('secret', 2);
      await world.advance(SECOND_MS);
      service.fault = 'none';
      if (when === 'after a session ended') {
        service.endSessions();
        await world.advance(10 * SECOND_MS);
      }
      const before = named('storeMergedData').length;
      service.user = 'b'.repeat(26);
      service.documents.data = { theirs: 1 };
      logIn(account);
      await world.advance(10 * SECOND_MS);
      expect(account.get().profile).toMatchObject({ id: 'b'.repeat(26), data: { theirs: 1 } });
      expect(account.get().profile?.data).toEqual({ theirs: 1 });
      const stored = named('storeMergedData').slice(before);
      expect(stored.filter(({ sent }) => (sent as { loggedIn: { id: string } }).loggedIn.id === service.user)).toEqual([]);
    },
  );
});

async function openWithTerms() {
  const opened = await openSignedIn();
  opened.service.needsTerms = true;
  opened.account.data.set('a', 1);
  await opened.world.advance(2 * SECOND_MS);
  return opened;
}

describe('changed terms', () => {
  it('[ACC-41] changed terms hold back changes until agreement, which stores them', async () => {
    const { account, service, world } = await openWithTerms();
    expect(account.get()).toMatchObject({
      profile: {
        storeAfterLoginNeeded: true,
        touConfirmed: false,
        ppConfirmed: true,
        backendErrors: [MODEL_TERMS],
        data: { a: 1 },
      },
      flow: { phase: 'consent' },
      isSaving: true,
    });
    account.agree();
    await world.advance(2 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1 });
    expect(account.get()).toMatchObject({ profile: { storeAfterLoginNeeded: false, touConfirmed: true }, isSaving: false });
  });

  it('[ACC-47] changed terms log out a user that does not agree', async () => {
    const { account, world, browser } = await openWithTerms();
    account.closeWindow();
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile).toBeNull();
    expect([...browser.values.keys()]).toEqual([]);
  });

  it('[ACC-47] changed terms log out when the agreement fails, and keep unsent changes for the next login', async () => {
    const { account, service, world } = await openWithTerms();
    service.fault = 'internal';
    account.agree();
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, flow: { phase: 'error', error: { message: 'server_error' } } });
    [service.fault, service.needsTerms] = ['none', false];
    account.closeWindow();
    logIn(account);
    await world.advance(3 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1 });
  });

  it('[ACC-47] changed terms do not log out when the page closes during agreement, and are required again when it returns', async () => {
    const { account, service, world } = await openWithTerms();
    service.fault = 'internal';
    account.agree();
    account.release();
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile).not.toBeNull();
    expect(account.get().flow.phase).toBe('consent');
    account.agree();
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, flow: { phase: 'error' } });
  });

  it('changed terms are shown after the running step', async () => {
    const { account, service, world, page } = await openSignedIn();
    service.needsTerms = true;
    service.fault = 'hang';
    account.followLink({ kind: 'verifyAccount', id: MODEL_USER, code: 'c'.repeat(40) });
    service.fault = 'none';
    page.push('{"rev":9}');
    await world.advance(2 * SECOND_MS);
    expect(account.get().flow.phase).toBe('sending');
    await world.advance(30 * SECOND_MS);
    account.closeWindow();
    expect(account.get().flow.phase).toBe('consent');
  });

  it('changed terms may be agreed to in another page', async () => {
    const { service, world } = await openWithTerms();
    service.needsTerms = false;
    await world.advance(320 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1 });
  });
});
