import { type Client, createStore, type KeptSettings, type WritableStore } from '@stillingen/client';
import { hasAccount } from '@stillingen/client/has-account';
import type { ClientConfig } from '@stillingen/wire';
import type { ReactNode } from 'react';
import type { AccountHome } from './home.tsx';

/** What a page shows of the account. */
export interface AccountSight {
  /** What stands for who is signed in; absent for nobody. */
  readonly mark?: string;
  /** How the mark is read aloud. */
  readonly label?: string;
  /** The windows, which the page draws; absent before their code was fetched. */
  readonly windows?: ReactNode;
}

/** The account as every page knows it: what it takes is fetched when somebody is signed in, or asks for it. */
export interface AccountDoor {
  readonly sight: WritableStore<AccountSight>;
  /** The account itself. Rejects where its code could not be fetched: another page has to be loaded then. */
  home(): Promise<AccountHome>;
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
export function createAccountDoor(config: ClientConfig, client: Client, settings: KeptSettings): AccountDoor {
  const first: AccountSight = isAccountKnown() ? { mark: '·' } : {};
  const sight = createStore(first);
  let opened: Promise<AccountHome> | undefined;
  const home = (): Promise<AccountHome> =>
    (opened ??= import('./home.tsx').then(async ({ openHome }) => {
      const opening = await openHome(config, client, sight);
      settings.follow(opening.account);
      return opening;
    }));
  if (first.mark) home().catch(() => {});
  return { sight, home };
}
