import { type Client, createStore, type WritableStore } from '@stillingen/client';
import {
  type Account,
  browserAccountPorts,
  createAccount,
  isWindowOpen,
  parseAccountConfig,
  solveCaptcha,
  subscribeOver,
} from '@stillingen/client/account';
import type { ClientConfig } from '@stillingen/wire';
import { ACCOUNT_PREFIX, type AccountOffer } from '@stillingen/wire/account';
import { type Arrival, createArrival } from './arrival.ts';
import { accountText } from '#text/account.ts';
import type { AccountBadge, AccountController } from './contract.ts';
import { createOverlays, type Overlays } from './windows/overlays.ts';
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

class BrowserAccountController implements AccountController {
  readonly account: Account;
  readonly overlays: Overlays;
  readonly news = createStore<string | null>(null);
  readonly #badge: WritableStore<AccountBadge>;
  readonly #arrival: Arrival;

  constructor(account: Account, badge: WritableStore<AccountBadge>) {
    this.account = account;
    this.overlays = createOverlays(account);
    this.#badge = badge;
    this.#arrival = createArrival(account);
  }

  /** Follows the account, and shows its windows. */
  start(): void {
    const { account, overlays } = this;
    const updateBadge = (): void => this.#updateBadge();
    account.subscribe(updateBadge);
    updateBadge();
    addEventListener('pagehide', () => account.release());
    account.subscribe(() => this.#prepareForm());
    overlays.subscribe(() => {
      if (overlays.get().wanted === 'settings') void account.offer.load();
    });
    const windows = (
      <WindowBoundary>
        <Windows controller={this} />
      </WindowBoundary>
    );
    this.#badge.set({ ...this.#badge.get(), windows });
  }

  open(opener?: HTMLElement): void {
    if (opener !== undefined) opener.ariaBusy = null;
    this.account.loadPerson();
    if (this.account.get().profile === null) this.overlays.openForm('login');
    else this.overlays.open('loggedIn');
  }

  requireLogin(): boolean {
    this.overlays.close();
    return this.account.requireLogin();
  }

  promptRegistration(): void {
    if (this.account.get().profile === null && isFirstPrompt()) this.overlays.open('registrationPrompt');
  }

  arrive(): void {
    if (!this.#arrival.arrive()) this.open();
  }

  depart(offered: AccountOffer['providers'][number]): Promise<void> {
    return this.#arrival.depart(offered);
  }

  #updateBadge(): void {
    const name = this.account.get().profile?.name ?? null;
    const { windows, ...before } = this.#badge.get();
    const now =
      name === null ? {} : { mark: [...name][0]?.toLocaleUpperCase('da') ?? accountText.me, label: accountText.accountOf(name) };
    if (now.mark !== before.mark || now.label !== before.label) this.#badge.set({ ...now, windows });
  }

  #prepareForm(): void {
    if (!isWindowOpen(this.account.get().flow)) return;
    this.news.set(null);
    void this.account.offer.load();
  }
}

/** Browser only. */
export async function openAccountController(
  { projectId, accountProject = projectId, accountNamespace = DEFAULT_NAMESPACE, localOnly }: ClientConfig,
  client: Client,
  badge: WritableStore<AccountBadge>,
): Promise<AccountController> {
  const ports = await browserAccountPorts({ solveCaptcha, subscribe: subscribeOver(client) });
  const production = location.origin + ACCOUNT_PREFIX;
  const account = createAccount({
    ports,
    config: parseAccountConfig({
      namespace: accountNamespace,
      project: accountProject,
      api: { mode: 'production', production },
      localOnly: localOnly === true,
    }),
  });
  const controller = new BrowserAccountController(account, badge);
  controller.start();
  return controller;
}
