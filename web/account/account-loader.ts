import { type Client, createStore, type KeptSettings, type WritableStore } from '@stillingen/client';
import { hasAccount } from '@stillingen/client/has-account';
import type { ClientConfig } from '@stillingen/wire';
import type { ReactNode } from 'react';
import type { AccountController } from './account-controller.tsx';

/** What a page shows of the account. */
export interface AccountBadge {
  /** What stands for who is signed in; absent for nobody. */
  readonly mark?: string;
  /** How the mark is read aloud. */
  readonly label?: string;
  /** The windows, which the page draws; absent before their code was fetched. */
  readonly windows?: ReactNode;
}

/** The account as every page knows it: what it takes is fetched when somebody is signed in, or asks for it. */
export interface AccountLoader {
  readonly badge: WritableStore<AccountBadge>;
  /** The account itself. Rejects where its code could not be fetched: another page has to be loaded then. */
  load(): Promise<AccountController>;
}

/** Whether somebody may be signed in in this browser. */
export function isAccountKnown(): boolean {
  try {
    return hasAccount(Object.keys(localStorage));
  } catch {
    // The visitor forbids storage.
    return false;
  }
}

/** Browser only. */
export function createAccountLoader(config: ClientConfig, client: Client, settings: KeptSettings): AccountLoader {
  const first: AccountBadge = isAccountKnown() ? { mark: '·' } : {};
  const badge = createStore(first);
  let opened: Promise<AccountController> | undefined;
  const load = (): Promise<AccountController> =>
    (opened ??= import('./account-controller.tsx').then(async ({ openAccountController }) => {
      const opening = await openAccountController(config, client, badge);
      settings.follow(opening.account);
      return opening;
    }));
  if (first.mark) load().catch(() => {});
  return { badge, load };
}
