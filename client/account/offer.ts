import type { AccountOffer } from '@stillingen/wire/account';
import { createStore, type Store } from '../store.ts';
import type { AccountService } from './service/service.ts';

/** What the site offers for logging in; null until it is known. */
export interface Offer extends Store<AccountOffer | null> {
  /** Asks for it where it is not known; settles when it is, or could not be had. */
  learn(): Promise<void>;
}

export function createOffer(service: Pick<AccountService, 'offer'>): Offer {
  const store = createStore<AccountOffer | null>(null);
  let asking: Promise<void> | null = null;
  async function ask(): Promise<void> {
    const outcome = await service.offer();
    if (outcome.ok) store.set(outcome.answer);
    asking = null;
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    learn: async () => {
      if (store.get() === null) await (asking ??= ask());
    },
  };
}
