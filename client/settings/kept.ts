import type { KeyValue } from '../ports.ts';
import { createStore, type Store } from '../store.ts';
import { DEFAULT_SETTINGS, parseSettings, type SettingName, SETTINGS_KEY, type Settings } from './settings.ts';

/** Where the visitor's document stands in this browser; the account keeps the same one (`account/storage/keys.ts`). */
export const DOCUMENT_KEY = 'lsid_data';

/** The part of an account client by which settings are kept once it is there. */
export interface SettingsAccount {
  get(): { readonly profile: object | null };
  readonly data: { get(path: string): unknown; set(path: string, value: Settings[SettingName]): void };
  subscribe(listener: () => void): () => void;
}

/** What the visitor has set: kept in this browser, and in the account of who is signed in. */
export interface KeptSettings extends Store<Settings> {
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void;
  /**
   * From now on the account client keeps them, each by its own path, and publishes what other pages and browsers set. A logout
   * restores the defaults (MYG-41).
   */
  follow(account: SettingsAccount): void;
}

type Json = Readonly<Record<string, unknown>>;

/** SET-05: what can not be read counts as absent. */
function readDocument(local: KeyValue): Json {
  try {
    return Object(JSON.parse(local.get(DOCUMENT_KEY) ?? '{}')) as Json;
  } catch {
    return {};
  }
}

/**
 * `drawn` is what the page was drawn with: it counts where nothing else is known. Who is signed in has an account client that is on
 * its way (`isAwaited`): what is set before it is there is kept by it, as it alone knows what the service does not hold yet.
 */
export function createSettings(local: KeyValue, drawn: Partial<Settings>, isAwaited: () => boolean): KeptSettings {
  const store = createStore<Settings>({
    ...DEFAULT_SETTINGS,
    ...drawn,
    ...parseSettings(readDocument(local)[SETTINGS_KEY]),
  });
  const waiting = new Map<SettingName, Settings[SettingName]>();
  let account: SettingsAccount | null = null;

  function keep(name: SettingName, value: Settings[SettingName]): void {
    if (account !== null) account.data.set(`${SETTINGS_KEY}.${name}`, value);
    else if (isAwaited()) waiting.set(name, value);
    else {
      const document = readDocument(local);
      const settings = { ...(document[SETTINGS_KEY] as Json | undefined), [name]: value };
      local.set(DOCUMENT_KEY, JSON.stringify({ ...document, [SETTINGS_KEY]: settings }));
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    set(name, value) {
      store.set({ ...store.get(), [name]: value });
      keep(name, value);
    },
    follow(now) {
      account = now;
      for (const [name, value] of waiting) keep(name, value);
      let known: unknown;
      let wasSignedIn = false;
      const refresh = (): void => {
        const isSignedIn = now.get().profile !== null;
        const isLogout = wasSignedIn && !isSignedIn;
        wasSignedIn = isSignedIn;
        const settings = now.data.get(SETTINGS_KEY);
        if (settings === known && !isLogout) return;
        known = settings;
        store.set({ ...(isLogout ? DEFAULT_SETTINGS : store.get()), ...parseSettings(settings) });
      };
      now.subscribe(refresh);
      refresh();
    },
  };
}
