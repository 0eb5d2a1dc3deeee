import { type Client, createStore, type KeptSettings } from '@stillingen/client';
import { hasAccount, ID_KEY } from '@stillingen/client/has-account';
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
  const followers: ((controller: AccountController) => void)[] = [({ account }) => settings.follow(account)];
  let opened: AccountController | null = null;
  let opening: Promise<AccountController> | undefined;
  const load = (): Promise<AccountController> =>
    (opening ??= import('./account-controller.tsx').then(async ({ openAccountController }) => {
      opened = await openAccountController(config, client, badge);
      for (const listener of followers) listener(opened);
      return opened;
    }));
  const loadQuietly = (): void => void load().catch(() => {});
  if (first.mark) loadQuietly();
  // A login in another tab is one here.
  else addEventListener('storage', ({ key }) => (key === ID_KEY ? loadQuietly() : undefined));
  return {
    badge,
    load,
    follow(listener) {
      if (opened === null) followers.push(listener);
      else listener(opened);
    },
  };
}

/** ACC-14: opens the login window and is false if no user is signed in. */
export const requireAccount = async ({ account }: { readonly account?: AccountLoader | undefined }): Promise<boolean> =>
  account === undefined ? false : (await account.load()).requireLogin();
