import type { AccountState, FlowState, FormName } from '@stillingen/client/account';
import { describe, expect, it } from 'vitest';
import { createOverlays, shownOf } from './overlays.ts';

const FORM: FlowState = { phase: 'form', form: 'login', notice: null, link: null, provider: null };
const SENDING: FlowState = { phase: 'sending', job: { kind: 'deleteAccount' }, back: 'deleteAccount' };
const CONSENT: FlowState = {
  phase: 'consent',
  terms: [],
  user: { loggedIn: { id: 'a'.repeat(26), hash: '0'.repeat(64) }, isSignedIn: true },
};

function accountIn(first: FlowState) {
  let flow = first;
  const overlays = createOverlays({
    get: () => ({ flow }) as AccountState,
    openForm: (form: FormName) => {
      flow = { ...(FORM as Extract<FlowState, { phase: 'form' }>), form };
    },
    closeWindow: () => {
      flow = { phase: 'idle' };
    },
    dismissError: () => {},
  });
  return { overlays, shown: () => shownOf(flow, overlays.get()), flow: () => flow };
}

describe('the windows of the account', () => {
  it('[WIN-10] closes a window when another opens', () => {
    const { overlays, shown, flow } = accountIn(FORM);
    expect(shown()).toBe('login');
    expect(overlays.open('loggedIn')).toBe(true);
    expect([shown(), flow().phase]).toEqual(['loggedIn', 'idle']);
    expect(overlays.open('settings')).toBe(true);
    expect(shown()).toBe('settings');
    overlays.openForm('login');
    expect([shown(), overlays.get().wanted]).toEqual(['login', null]);
    overlays.close();
  });

  it('[WIN-04] returns to the settings after a form that they opened', () => {
    const { overlays, shown } = accountIn({ phase: 'idle' });
    overlays.open('settings');
    overlays.openForm('profile', true);
    expect(shown()).toBe('login');
    expect(overlays.get().wanted).toBe('settings');
  });

  it.each([
    ['a call of the login flow is on its way', SENDING],
    ['the terms are asked for, as leaving them is to say no', CONSENT],
  ])('[WIN-11] keeps the window open while %s', (_when, flow) => {
    const { overlays, shown } = accountIn(flow);
    expect([overlays.open('settings'), overlays.openForm('registration')]).toEqual([false, false]);
    expect(shown()).toBe('login');
  });

  it('[WIN-11] keeps the window open while its own call is in flight', async () => {
    const { overlays, shown } = accountIn({ phase: 'idle' });
    overlays.open('loggedIn');
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = overlays.run(promise);
    overlays.close();
    expect([overlays.open('settings'), overlays.openForm('login'), shown()]).toEqual([false, false, 'loggedIn']);
    resolve('done');
    expect(await work).toBe('done');
    overlays.close();
    expect(shown()).toBeNull();
  });
});
