import { describe, expect, it } from 'vitest';
import { logIn } from '../../testing/model-page.ts';
import { MODEL_TERMS, MODEL_USER } from '../../testing/model-service.ts';
import { open, openSignedIn, SECOND_MS } from '../../testing/open-account.ts';

describe('logging in', () => {
  it('[ACC-01][ACC-39] keeps id and hash, and loads what the account holds', async () => {
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

  it('[ACC-04] publishes the whole stored profile', async () => {
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

  it('[ACC-40] pushes what this browser held to an empty account', async () => {
    const { account, service, world } = open();
    account.data.set('mygames.data.g_1_AbCd1234.AD', 7);
    account.data.set('secret', 'x', 'privateData');
    expect(service.calls).toEqual([]);
    logIn(account);
    await world.advance(3 * SECOND_MS);
    expect(service.documents).toEqual({ data: { mygames: { data: { g_1_AbCd1234: { AD: 7 } } } }, privateData: { secret: 'x' } });
  });

  it('[ACC-40] joins what both held, and stores only what the account lacks', async () => {
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

  it('[ACC-40] joins them also where the page went before the first data came', async () => {
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

  it('[ACC-41][ACC-47] is over where the terms are not agreed to, and kept in memory alone until then', async () => {
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

  it('[TERMS-01][ACC-39] goes on once they are', async () => {
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
  it.each(['while somebody is signed in', 'after a session ended'])('%s gets nothing of the first one', async (when) => {
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
  });
});

async function openWithTerms() {
  const opened = await openSignedIn();
  opened.service.needsTerms = true;
  opened.account.data.set('a', 1);
  await opened.world.advance(2 * SECOND_MS);
  return opened;
}

describe('terms that change while a user is signed in', () => {
  it('[ACC-41] hold what is changed until they are agreed to, and store it then', async () => {
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

  it('[ACC-47] log out a user that does not agree', async () => {
    const { account, world, browser } = await openWithTerms();
    account.closeWindow();
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile).toBeNull();
    expect([...browser.values.keys()]).toEqual([]);
  });

  it('[ACC-47] log out where agreeing fails, and keep what was not stored for the next login', async () => {
    const { account, service, world } = await openWithTerms();
    service.fault = 'internal';
    account.agree();
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, flow: { phase: 'error', trouble: { message: 'server_error' } } });
    [service.fault, service.needsTerms] = ['none', false];
    account.closeWindow();
    logIn(account);
    await world.advance(3 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1 });
  });

  it('[ACC-47] are no reason to log out where the page goes while agreement is on its way, and asked again where it comes back', async () => {
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

  it('are asked for again when the step that was under way is over', async () => {
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

  it('may be agreed to elsewhere', async () => {
    const { service, world } = await openWithTerms();
    service.needsTerms = false;
    await world.advance(320 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1 });
  });
});
