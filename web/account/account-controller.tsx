import { type Client, createStore, type WritableStore } from '@stillingen/client';
import {
  browserAccountPorts,
  createAccount,
  isWindowOpen,
  parseAccountConfig,
  solveCaptcha,
  subscribeOver,
} from '@stillingen/client/account';
import type { ClientConfig } from '@stillingen/wire';
import { ACCOUNT_PREFIX } from '@stillingen/wire/account';
import { createArrival } from './arrival.ts';
import { accountText } from '../text/da-account.ts';
import type { AccountBadge, AccountController } from './contract.ts';
import { createOverlays } from './windows/overlays.ts';
import { WindowBoundary, Windows } from './windows/windows.tsx';

const DEFAULT_NAMESPACE = 'stillingen';
const PROMPTED_KEY = 'registration_prompt';

function isFirstPrompt(): boolean {
  try {
    if (localStorage.getItem(PROMPTED_KEY) !== null) return false;
    localStorage.setItem(PROMPTED_KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/** Browser only. */
export async function openAccountController(
  { projectId, accountNamespace = DEFAULT_NAMESPACE }: ClientConfig,
  client: Client,
  badge: WritableStore<AccountBadge>,
): Promise<AccountController> {
  const ports = await browserAccountPorts({
    solveCaptcha,
    subscribe: subscribeOver(client),
  });
  const production = location.origin + ACCOUNT_PREFIX;
  const account = createAccount({
    ports,
    config: parseAccountConfig({ namespace: accountNamespace, project: projectId, api: { mode: 'production', production } }),
  });
  const overlays = createOverlays(account);
  const follow = (): void => {
    const name = account.get().profile?.name ?? null;
    const { windows, ...before } = badge.get();
    const now =
      name === null ? {} : { mark: [...name][0]?.toLocaleUpperCase('da') ?? accountText.me, label: accountText.accountOf(name) };
    if (now.mark !== before.mark || now.label !== before.label) badge.set({ ...now, windows });
  };
  account.subscribe(follow);
  follow();
  addEventListener('pagehide', () => account.release());

  const news = createStore<string | null>(null);
  account.subscribe(() => {
    const { flow } = account.get();
    if (!isWindowOpen(flow)) return;
    news.set(null);
    void account.offer.learn();
  });
  overlays.subscribe(() => {
    if (overlays.get().wanted === 'settings') void account.offer.learn();
  });

  const arrival = createArrival(account);
  const controller: AccountController = {
    account,
    overlays,
    news,
    open(opener) {
      if (opener !== undefined) opener.ariaBusy = null;
      account.loadPerson();
      if (account.get().profile === null) overlays.openForm('login');
      else overlays.open('loggedIn');
    },
    requireLogin() {
      overlays.close();
      return account.requireLogin();
    },
    promptRegistration() {
      if (account.get().profile === null && isFirstPrompt()) overlays.open('registrationPrompt');
    },
    arrive() {
      if (!arrival.arrive()) controller.open();
    },
    depart: arrival.depart,
  };
  const windows = (
    <WindowBoundary>
      <Windows controller={controller} />
    </WindowBoundary>
  );
  badge.set({ ...badge.get(), windows });
  return controller;
}
