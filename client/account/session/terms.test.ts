import { describe, expect, it } from 'vitest';
import { logIn } from '../testing/model-page.ts';
import { MODEL_TERMS, MODEL_USER } from '../testing/model-service.ts';
import { openSignedIn, SECOND_MS } from '../testing/open-account.ts';

/** A page of somebody who changed something that waits for agreement to new terms. */
async function openAsked() {
  const opened = await openSignedIn();
  opened.service.needsTerms = true;
  opened.account.data.set('a', 1);
  await opened.world.advance(2 * SECOND_MS);
  return opened;
}

describe('terms that change while somebody is signed in', () => {
  it('[ACC-41] hold what is changed until they are agreed to, and store it then', async () => {
    const { account, service, world } = await openAsked();
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
    const { account, world, browser } = await openAsked();
    account.closeWindow();
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile).toBeNull();
    expect([...browser.values.keys()]).toEqual([]);
  });

  it('[ACC-47] log out where agreeing fails, and keep what was not stored for the next login', async () => {
    const { account, service, world } = await openAsked();
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
    const { account, service, world } = await openAsked();
    service.fault = 'internal';
    account.agree();
    account.release();
    await world.advance(2 * SECOND_MS);
    expect(account.get().profile).not.toBeNull();
    expect(account.get().flow.phase).toBe('consent');
    // What is said after that is an answer again.
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
    const { service, world } = await openAsked();
    service.needsTerms = false;
    await world.advance(320 * SECOND_MS);
    expect(service.documents.data).toEqual({ a: 1 });
  });
});
