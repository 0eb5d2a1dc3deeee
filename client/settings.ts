import type { KeyValue } from './ports.ts';
import { createStore, type Store } from './store.ts';
import { MAX_DELAY_SECONDS } from './constants.ts';

/**
 * SET-04, O-057: spelled exactly so. Each setting stands below it in the visitor's document, in this browser as in the account:
 * `lsSettins.sortByTime`.
 */
export const SETTINGS_KEY = 'lsSettins';

/** What a visitor can set. */
export interface Settings {
  /** Live tables: by time instead of by league. */
  readonly sortByTime: boolean;
  /** Live tables: my games in groups. */
  readonly mygamesGroups: boolean;
  readonly mygamesNotifications: 'yessound' | 'yessilent' | 'no';
  readonly theme: 'system' | 'light' | 'dark';
  /** Seconds by which all that is shown is behind the server (TV-synk). */
  readonly delay: number;
}
export type SettingName = keyof Settings;

/** What counts where nothing is set (SET-01 to SET-03). */
export const DEFAULT_SETTINGS: Settings = {
  sortByTime: false,
  mygamesGroups: false,
  mygamesNotifications: 'yessilent',
  theme: 'system',
  delay: 0,
};

const isTruth = (value: unknown): boolean => typeof value === 'boolean';
const oneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value);
const IS_ALLOWED: { readonly [Name in SettingName]: (value: unknown) => boolean } = {
  sortByTime: isTruth,
  mygamesGroups: isTruth,
  mygamesNotifications: oneOf('yessound', 'yessilent', 'no'),
  theme: oneOf('system', 'light', 'dark'),
  delay: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_DELAY_SECONDS,
};

/** What of a document's settings can be one; the rest is passed over. */
export const parseSettings = (value: unknown): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(Object(value) as object).filter(
      ([name, one]) => Object.hasOwn(IS_ALLOWED, name) && IS_ALLOWED[name as SettingName](one),
    ),
  );

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
