import type { KeyValue } from './ports.ts';
import { createStore, type Store } from './store.ts';
import { MAX_DELAY_SECONDS } from './constants.ts';

/** SET-04, O-057: spelled exactly so. Settings are below it: `lsSettins.sortByTime`. */
export const SETTINGS_KEY = 'lsSettins';

export interface Settings {
  readonly sortByTime: boolean;
  /** Leagues with running matches come first. */
  readonly liveFirst: boolean;
  /** Lower rows in lists. */
  readonly compact: boolean;
  readonly mygamesGroups: boolean;
  readonly mygamesNotifications: 'yessound' | 'yessilent' | 'no';
  readonly theme: 'system' | 'light' | 'dark';
  readonly delay: number;
  /** Names of television channels; all where empty. */
  readonly channels: readonly string[];
  /** Which incidents of a match are listed; `sport` leaves it to the sport. */
  readonly incidents: 'sport' | 'key' | 'all';
  readonly oldestFirst: boolean;
}
export type SettingName = keyof Settings;

/** SET-01 to SET-03. */
export const DEFAULT_SETTINGS: Settings = {
  sortByTime: false,
  liveFirst: false,
  compact: false,
  mygamesGroups: false,
  mygamesNotifications: 'yessilent',
  theme: 'system',
  delay: 0,
  channels: [],
  incidents: 'sport',
  oldestFirst: false,
};

const LIST_SEPARATOR = '|';
/** Documents hold scalars: a list is one text (wire/account). */
const storedSetting = (value: Settings[SettingName]): string | number | boolean =>
  typeof value === 'object' ? value.join(LIST_SEPARATOR) : value;
const isTruth = (value: unknown): boolean => typeof value === 'boolean';
const oneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value);
const MAX_CHANNELS = 40;
const MAX_CHANNEL_NAME = 80;
const isChannels = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MAX_CHANNELS &&
  value.every((name) => typeof name === 'string' && name.length <= MAX_CHANNEL_NAME);
/** Of the name of a setting, as it is stored. */
const readSetting = (name: string, value: unknown): unknown =>
  name === 'channels' && typeof value === 'string' ? value.split(LIST_SEPARATOR).filter(Boolean) : value;
const IS_ALLOWED: { readonly [Name in SettingName]: (value: unknown) => boolean } = {
  sortByTime: isTruth,
  liveFirst: isTruth,
  compact: isTruth,
  mygamesGroups: isTruth,
  mygamesNotifications: oneOf('yessound', 'yessilent', 'no'),
  theme: oneOf('system', 'light', 'dark'),
  channels: isChannels,
  incidents: oneOf('sport', 'key', 'all'),
  oldestFirst: isTruth,
  delay: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_DELAY_SECONDS,
};

export const parseSettings = (value: unknown): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(Object(value) as object)
      .map(([name, one]) => [name, readSetting(name, one)] as const)
      .filter(([name, one]) => Object.hasOwn(IS_ALLOWED, name) && IS_ALLOWED[name as SettingName](one)),
  );

export const DOCUMENT_KEY = 'lsid_data';

export interface SettingsAccount {
  get(): { readonly profile: object | null };
  readonly data: { get(path: string): unknown; set(path: string, value: string | number | boolean): void };
  subscribe(listener: () => void): () => void;
}

export interface KeptSettings extends Store<Settings> {
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void;
  /** The account client stores the settings from now on. A logout restores defaults (MYG-41). */
  follow(account: SettingsAccount): void;
}

type Json = Readonly<Record<string, unknown>>;

/** SET-05: unreadable settings are absent. */
function readDocument(local: KeyValue): Json {
  try {
    return Object(JSON.parse(local.get(DOCUMENT_KEY) ?? '{}')) as Json;
  } catch {
    return {};
  }
}

export function createSettings(local: KeyValue, drawn: Partial<Settings>, isAwaited: () => boolean): KeptSettings {
  const store = createStore<Settings>({
    ...DEFAULT_SETTINGS,
    ...drawn,
    ...parseSettings(readDocument(local)[SETTINGS_KEY]),
  });
  const waiting = new Map<SettingName, Settings[SettingName]>();
  let account: SettingsAccount | null = null;

  function keep(name: SettingName, value: Settings[SettingName]): void {
    if (account !== null) account.data.set(`${SETTINGS_KEY}.${name}`, storedSetting(value));
    else if (isAwaited()) waiting.set(name, value);
    else {
      const document = readDocument(local);
      const settings = { ...(document[SETTINGS_KEY] as Json | undefined), [name]: storedSetting(value) };
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
