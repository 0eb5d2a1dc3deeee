import type { LoggedIn } from '@stillingen/wire/account';
import { describe, expect, it } from 'vitest';
import type { Proof, PushEvent } from '../../push/push.ts';
import { MODEL_USER } from '../../testing/model-service.ts';
import { openSignedIn, SECOND_MS } from '../../testing/open-account.ts';

describe('the account channel', () => {
  it('[ACC-51] the account channel is subscribed while a user is signed in', async () => {
    const { account, page, world } = await openSignedIn();
    expect([...page.channels.keys()]).toEqual([`lsid_${MODEL_USER}_dk`]);
    page.push('nonsense');
    page.push('{"rev":"9"}');
    void account.logout();
    await world.advance(2 * SECOND_MS);
    expect([...page.channels.keys()]).toEqual([]);
  });

  const session = (page: { channels: ReadonlyMap<string, { proof: Proof }> }): LoggedIn | undefined =>
    (page.channels.get(`lsid_${MODEL_USER}_dk`)?.proof.sent as { loggedIn: LoggedIn } | undefined)?.loggedIn;

  it('[ACC-51] the account channel is subscribed with the current session', async () => {
    const { account, world, page } = await openSignedIn();
    const first = account.get().profile!;
    expect(session(page)).toEqual({ id: first.id, hash: first.hash });
    void account.prove('Aa_45678');
    await world.advance(2 * SECOND_MS);
    const second = account.get().profile!;
    expect(second.hash).not.toBe(first.hash);
    expect(session(page)).toEqual({ id: second.id, hash: second.hash });
  });

  it('the account channel ignores the revision that this page has stored', async () => {
    const { account, service, world, page, named } = await openSignedIn();
    const before = named('getData').length;
    service.onRev = (rev) => page.push(JSON.stringify({ rev }));
    for (const n of [1, 2, 3]) {
      account.data.set('a', n);
      await world.advance(2 * SECOND_MS);
    }
    expect([named('storeMergedData').length, named('getData').length - before]).toEqual([3, 0]);
  });

  it('a revision of another browser that arrives during a store is loaded after it', async () => {
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

  it('the account channel causes a load when revisions may have been missed', async () => {
    const { world, page, named } = await openSignedIn();
    const loads = async (event: PushEvent): Promise<number> => {
      const before = named('getData').length;
      page.emit(event);
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

  it('[ACC-46] a refused account channel logs out at once when the session has ended', async () => {
    const { account, service, world, page } = await openSignedIn();
    service.endSessions();
    page.lose();
    await world.advance(SECOND_MS);
    expect(account.get()).toMatchObject({ profile: null, error: { message: 'session_expired' } });
    await world.advance(1_000 * SECOND_MS);
    expect(session(page)).toBeUndefined();
  });

  it('a refused account channel is requested every five minutes while the session holds', async () => {
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

  it('a refused account channel is requested again as soon as the terms are agreed to', async () => {
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
