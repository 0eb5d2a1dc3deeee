import type { LoggedIn } from '@stillingen/wire/account';
import { describe, expect, it } from 'vitest';
import type { Proof, PushEvent } from '../push/push.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';
import { createModelBrowser } from './testing/model-browser.ts';
import { logIn, MODEL_CONFIG, openModelPage } from './testing/model-page.ts';
import { createModelService, MODEL_TERMS, MODEL_USER } from './testing/model-service.ts';

function open(config = MODEL_CONFIG) {
  const world = createVirtualWorld();
  const service = createModelService(world);
  const browser = createModelBrowser(world.after);
  const openPage = (of = browser) => openModelPage(world, of, service.request, config);
  const page = openPage();
  const named = (name: string) => service.calls.filter((call) => call.name === name);
  return { world, service, browser, openPage, page, account: page.account, named };
}
async function openSignedIn(data = {}) {
  const opened = open();
  opened.service.documents.data = data;
  logIn(opened.account);
  await opened.world.advance(2_000);
  return opened;
}
const SECOND_MS = 1_000;

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

  it('[ACC-04] tells all of the stored profile', async () => {
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
    // The login has been answered, and what the account holds is on its way.
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

describe('terms that change while somebody is signed in', () => {
  it('[ACC-41] hold what is changed until they are agreed to, and store it then', async () => {
    const { account, service, world } = await openSignedIn();
    service.needsTerms = true;
    account.data.set('a', 1);
    await world.advance(2 * SECOND_MS);
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

  it('[ACC-47] log out who does not agree', async () => {
    const { account, service, world, browser } = await openSignedIn({ a: 1 });
    service.needsTerms = true;
    account.data.set('b', 1);
    await world.advance(2 * SECOND_MS);
    account.closeWindow();
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile).toBeNull();
    expect([...browser.values.keys()]).toEqual([]);
  });

  it('[ACC-47] log out where agreeing fails, and keep what was not stored for the next login', async () => {
    const { account, service, world } = await openSignedIn();
    service.needsTerms = true;
    account.data.set('a', 1);
    await world.advance(2 * SECOND_MS);
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
    const { account, service, world } = await openSignedIn();
    service.needsTerms = true;
    account.data.set('a', 1);
    await world.advance(2 * SECOND_MS);
    service.needsTerms = false;
    await world.advance(320 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1 });
  });
});

describe('changes', () => {
  it('[ACC-45][MYG-48] that come together are stored with one call', async () => {
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

  it('[ACC-45] a 0 in the place of an empty text is none', async () => {
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
  ])('of %s to %j are refused with what is allowed', (path, value) => {
    expect(() => open().account.data.set(path, value)).toThrow(/allowed/);
  });

  it('[PIN-11] that the service refuses are taken back and told; others are stored', async () => {
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

  it('that are more than one call takes are stored with several', async () => {
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

  it('are seen by other pages of the browser at once, and by other browsers as soon as the service says that there are any', async () => {
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

  it('of other browsers are loaded when storing shows that there were some', async () => {
    const { account, service, world } = await openSignedIn();
    service.documents.data = { theirs: 1 };
    service.rev += 1;
    account.data.set('mine', 2);
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile?.data).toEqual({ mine: 2, theirs: 1 });
  });

  it('of other browsers that a page knew of and had no time to load are loaded by the next one', async () => {
    for (const learn of ['push', 'store'] as const) {
      const { account, service, world, page, openPage } = await openSignedIn();
      service.documents.data = { theirs: 1 };
      service.rev += 1;
      if (learn === 'push') world.online.set(false);
      if (learn === 'push') page.push(JSON.stringify({ rev: service.rev }));
      else account.data.set('mine', 2);
      await world.advance(460);
      page.crash();
      world.online.set(true);
      const next = openPage();
      await world.advance(SECOND_MS);
      expect([learn, next.account.get().profile?.data]).toMatchObject([learn, { theirs: 1 }]);
    }
  });

  it('that are not stored yet, of this page or another, stay in sight when data come', async () => {
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

  it('of one path in two pages are stored in the order in which they were made', async () => {
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

  it('of a page that goes are stored by the next one, at once where it said that it goes', async () => {
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

  it('data that are older than what is known are asked for once more', async () => {
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

describe('the age of data', () => {
  it('[ACC-48][ACC-49] makes them be loaded again after five minutes, checked every ten seconds', async () => {
    const { world, named } = await openSignedIn();
    const loads = (): number => named('getData').length;
    const before = loads();
    await world.advance(290 * SECOND_MS);
    expect(loads()).toBe(before);
    await world.advance(25 * SECOND_MS);
    expect(loads()).toBe(before + 1);
  });

  it('[ACC-48] spares a page that opens within five minutes the call', async () => {
    const { world, openPage, page, named } = await openSignedIn({ a: 1 });
    page.leave();
    const before = named('getData').length;
    const next = openPage();
    await world.advance(60 * SECOND_MS);
    expect(next.account.get().profile?.data).toEqual({ a: 1 });
    expect(named('getData').length).toBe(before);
  });

  it('[ACC-49] is not looked at while nobody sees the page', async () => {
    const { world, named } = await openSignedIn();
    const before = named('getData').length;
    world.visibility.set(false);
    await world.advance(1_000 * SECOND_MS);
    expect(named('getData').length).toBe(before);
  });

  it('[ACC-50] failed loads are made again every three seconds on average, up to 99 times', async () => {
    const { world, service, page, named } = await openSignedIn();
    service.fault = 'internal';
    const before = named('getData').length;
    page.push('{"rev":99}');
    await world.advance(30 * SECOND_MS);
    const soon = named('getData').length - before;
    expect(soon).toBeGreaterThanOrEqual(9);
    expect(soon).toBeLessThanOrEqual(11);
    // After the last retry the check begins anew, five minutes after the last call.
    let longestMs = 0;
    for (let quietMs = 0, calls = named('getData').length; longestMs < 200_000; ) {
      await world.advance(SECOND_MS);
      quietMs = named('getData').length === calls ? quietMs + SECOND_MS : 0;
      calls = named('getData').length;
      longestMs = Math.max(longestMs, quietMs);
    }
    expect(named('getData').length - before).toBe(100);
  });

  it('[ACC-50] the pause that the service asks for is kept, and at random a part more', async () => {
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

describe('the channel of the user', () => {
  it('[ACC-51] is followed while somebody is signed in', async () => {
    const { account, page, world } = await openSignedIn();
    expect([...page.channels.keys()]).toEqual([`lsid_${MODEL_USER}_dk`]);
    page.push('nonsense');
    page.push('{"rev":"9"}');
    void account.logout();
    await world.advance(2 * SECOND_MS);
    expect([...page.channels.keys()]).toEqual([]);
  });

  const session = (page: { channels: ReadonlyMap<string, { proof: Proof }> }): LoggedIn | undefined =>
    page.channels.get(`lsid_${MODEL_USER}_dk`)?.proof.loggedIn;

  it('[ACC-51] is followed by the session of the moment', async () => {
    const { account, world, page } = await openSignedIn();
    const first = account.get().profile!;
    expect(session(page)).toEqual({ id: first.id, hash: first.hash });
    void account.prove('Aa_45678');
    await world.advance(2 * SECOND_MS);
    const second = account.get().profile!;
    expect(second.hash).not.toBe(first.hash);
    expect(session(page)).toEqual({ id: second.id, hash: second.hash });
  });

  it('tells of nothing new where it tells of what this page has stored', async () => {
    const { account, service, world, page, named } = await openSignedIn();
    const before = named('getData').length;
    // The word of it is faster than the answer.
    service.onRev = (rev) => page.push(JSON.stringify({ rev }));
    for (const n of [1, 2, 3]) {
      account.data.set('a', n);
      await world.advance(2 * SECOND_MS);
    }
    expect([named('storeMergedData').length, named('getData').length - before]).toEqual([3, 0]);
  });

  it('tells of what others stored while this page was storing, too', async () => {
    const { account, service, world, page } = await openSignedIn();
    service.onRev = (rev) => {
      service.onRev = () => {};
      page.push(JSON.stringify({ rev }));
      service.documents.data = { ...service.documents.data, theirs: 2 };
      service.rev += 1;
      page.push(JSON.stringify({ rev: service.rev }));
    };
    account.data.set('mine', 1);
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile?.data).toEqual({ mine: 1, theirs: 2 });
  });

  it('leads to a load where something of it may have been missed', async () => {
    const { world, page, named } = await openSignedIn();
    const loads = async (event: PushEvent): Promise<number> => {
      const before = named('getData').length;
      page.tell(event);
      await world.advance(2 * SECOND_MS);
      return named('getData').length - before;
    };
    expect(await loads({ type: 'up', recovered: false })).toBe(0);
    expect(await loads({ type: 'down' })).toBe(0);
    expect(await loads({ type: 'up', recovered: true })).toBe(0);
    expect(await loads({ type: 'up', recovered: false })).toBe(1);
    expect(await loads({ type: 'verified' })).toBe(0);
    expect(await loads({ type: 'gap' })).toBe(1);
  });

  it('[ACC-46] logs out at once where it is refused as the session has ended', async () => {
    const { account, service, world, page } = await openSignedIn();
    service.endSessions();
    page.lose();
    await world.advance(SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, error: { message: 'session_expired' } });
    await world.advance(1_000 * SECOND_MS);
    expect(session(page)).toBeUndefined();
  });

  it('is asked for every five minutes where it is refused though the session holds', async () => {
    const { account, world, page, named } = await openSignedIn();
    const before = named('getData').length;
    page.lose();
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile).not.toBeNull();
    expect(named('getData').length - before).toBe(1);
    expect(session(page)).toBeUndefined();
    await world.advance(299 * SECOND_MS);
    expect(session(page)).toBeDefined();
  });

  it('is asked for again as soon as the terms are agreed to', async () => {
    const { account, service, world, page } = await openSignedIn();
    service.needsTerms = true;
    page.lose();
    await world.advance(2 * SECOND_MS);
    expect(account.get().flow.phase).toBe('consent');
    account.agree();
    await world.advance(2 * SECOND_MS);
    expect(account.get().flow.phase).toBe('idle');
    expect(session(page)).toBeDefined();
  });
});

describe('a session that is over', () => {
  it('[ACC-46] logs out, says so, and loses nothing that was changed', async () => {
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

  it('ends for all pages of the browser', async () => {
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

describe('logging out', () => {
  it('[ACC-42][MYG-41] wipes the profile when the service has heard it, after the last change was stored', async () => {
    const { account, service, world, browser } = await openSignedIn({ a: 1 });
    account.data.set('b', 2);
    void account.logout();
    expect(account.get().profile).not.toBeNull();
    await world.advance(3 * SECOND_MS);
    expect([...browser.values.keys()]).toEqual([]);
    expect(service.documents.data).toEqual({ a: 1, b: 2 });
    expect(account.get()).toMatchObject({ profile: null, error: null, unfinished: null });
  });

  it('[ACC-42] stays signed in where the service refuses, and says so', async () => {
    const { account, service, world } = await openSignedIn({ a: 1 });
    service.fault = 'internal';
    void account.logout();
    await world.advance(10 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: { data: { a: 1 } }, error: { message: 'server_error' }, unfinished: null });
  });

  it('[ACC-42] without an answer wipes this browser, does not claim that the session ended, and goes on trying', async () => {
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

describe('a logout that the service does not hear for long', () => {
  it('[ACC-42] is told every five minutes once all retries are used up', async () => {
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

describe('data that come just after another page has logged out', () => {
  it('are not kept', async () => {
    const { world, page, browser } = await openSignedIn({ a: 1 });
    page.push('{"rev":99}');
    // The answer is 200 ms away, and word of what another page did takes 2 ms.
    await world.advance(199);
    const beside = browser.openPage().storage;
    for (const key of beside.keys()) beside.remove(key);
    await world.advance(2 * SECOND_MS);
    expect([...browser.values.keys()]).toEqual([]);
  });
});

describe('deleting the account', () => {
  const remove = (account: ReturnType<typeof open>['account']): void => {
    account.openForm('deleteAccount');
    account.submit({});
  };

  it('[ACC-43] wipes the profile whether or not it went well, and never claims that it did', async () => {
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

  it('[ACC-43] says that it is done when it is', async () => {
    const { account, world } = await openSignedIn({ a: 1 });
    remove(account);
    await world.advance(2 * SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, flow: { phase: 'done', what: 'deleteAccount' }, unfinished: null });
  });

  it('[ACC-43] that failed is not made up for after the user has logged in again', async () => {
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

  it('[PIN-10] with local storage only nobody needs to log in, and nothing is sent', async () => {
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
