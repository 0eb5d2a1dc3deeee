import { createStore } from '@stillingen/client';
import type { Delivery, PushSubscriptionClient } from './contract.ts';

/** Of notifications in this browser. */
export const permission = (): NotificationPermission | 'unsupported' =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

type Settled = 'unsupported' | 'denied' | 'off' | 'on';

/** Web Push of a browser, as its client offers it. */
export interface PushOfBrowser {
  state(): Promise<Settled>;
  /** Called in a press of the visitor: it may ask for permission. */
  subscribe(): Promise<Settled>;
  unsubscribe(): Promise<void>;
  /** False where no test was sent. */
  sendTest(): Promise<boolean>;
  /** Null where it is not known. */
  log(): Promise<readonly Delivery[] | null>;
}

/** Its state as a store, which is `working` while a call is on its way. */
export function createPushClient(browser: PushOfBrowser): PushSubscriptionClient {
  const state = createStore<Settled | 'working'>('working');
  let last = 0;
  const settle = async (work: () => Promise<Settled>): Promise<void> => {
    last += 1;
    const own = last;
    // A later call has the word.
    const show = (settled: Settled): void => {
      if (own === last) state.set(settled);
    };
    state.set('working');
    try {
      show(await work());
    } catch (error) {
      show(await browser.state().catch(() => 'off' as const));
      throw error;
    }
  };
  settle(() => browser.state()).catch(() => {});
  return {
    state,
    turnOn: () => settle(() => browser.subscribe()),
    turnOff: () =>
      settle(async () => {
        await browser.unsubscribe();
        return browser.state();
      }),
    async test() {
      if (!(await browser.sendTest())) throw new Error('no test was sent');
    },
    log: async () => (await browser.log()) ?? [],
  };
}

/** Whether a press may ask the visitor: not where the browser knows the answer, or can send nothing. */
export const mayAsk = (state: Settled | 'working', permissionNow = permission()): boolean =>
  permissionNow === 'default' && state !== 'unsupported' && state !== 'on';

/** Called in a press: asks for permission where that may be. Whether messages reach this device. */
export async function askForPush({ state, turnOn }: PushSubscriptionClient, permissionNow = permission()): Promise<boolean> {
  // A failed call leaves the state as it is.
  if (mayAsk(state.get(), permissionNow)) await turnOn().catch(() => {});
  return state.get() === 'on';
}
