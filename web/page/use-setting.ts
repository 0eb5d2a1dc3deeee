import { DEFAULT_SETTINGS, type SettingName, type Settings } from '@stillingen/client';
import type { RenderRequest } from '@stillingen/wire';
import { useSyncExternalStore } from 'react';
import { usePage } from './page-context.ts';

export const drawnBy = ({ theme, delayS }: RenderRequest): Settings => ({
  ...DEFAULT_SETTINGS,
  theme: theme ?? 'system',
  delay: delayS,
});

const never = (): (() => void) => () => {};

/** Shared by all pages of the browser and, signed in, by all browsers. */
export function useSetting<Name extends SettingName>(name: Name): readonly [Settings[Name], (value: Settings[Name]) => void] {
  const { settings, request } = usePage();
  const drawn = (): Settings[Name] => drawnBy(request)[name];
  const value = useSyncExternalStore(settings?.subscribe ?? never, () => settings?.get()[name] ?? drawn(), drawn);
  return [value, (wanted) => settings?.set(name, wanted)];
}
