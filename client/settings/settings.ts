import { MAX_DELAY_SECONDS } from '../constants.ts';

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
