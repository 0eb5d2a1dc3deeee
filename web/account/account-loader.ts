import { type Client, createStore, type KeptSettings } from '@stillingen/client';
import { hasAccount } from '@stillingen/client/has-account';
import type { ClientConfig } from '@stillingen/wire';
import type { AccountBadge, AccountController, AccountLoader } from './contract.ts';

export function isAccountKnown(): boolean {
  try {
    return hasAccount(Object.keys(localStorage));
  } catch {
    // Storage is blocked.
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

/** ACC-14: opens the login window and is false if no user is signed in. */
export const requireAccount = async ({ account }: { readonly account?: AccountLoader | undefined }): Promise<boolean> =>
  account === undefined ? false : (await account.load()).requireLogin();
