import type { WritableStore } from '@stillingen/client';
import type { Account } from '@stillingen/client/account';
import type { AccountOffer } from '@stillingen/wire/account';
import type { ReactNode } from 'react';
import type { Overlays } from './windows/overlays.ts';

export interface AccountBadge {
  /** The initial of the signed-in user; absent if none. */
  readonly mark?: string;
  readonly label?: string;
  readonly windows?: ReactNode;
}

export interface AccountController {
  readonly account: Account;
  readonly overlays: Overlays;
  /** One line about an action outside of a form that succeeded; null for none. */
  readonly news: WritableStore<string | null>;
  open(opener?: HTMLElement): void;
  /** ACC-14. */
  requireLogin(): boolean;
  /** WIN-08, O-149: offers an account once per browser, unless a user is signed in. */
  promptRegistration(): void;
  arrive(): void;
  depart(offered: AccountOffer['providers'][number]): Promise<void>;
}

/** Loads the code of the account on demand: if a user is signed in, or on a click. */
export interface AccountLoader {
  readonly badge: WritableStore<AccountBadge>;
  /** Rejects if the code cannot be fetched; load another page then. */
  load(): Promise<AccountController>;
  /** Calls the listener once the code is here, be it now. */
  follow(listener: (controller: AccountController) => void): void;
}
