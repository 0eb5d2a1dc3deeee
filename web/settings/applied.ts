import type { Client, KeptSettings } from '@stillingen/client';
import { showTheme, shownTheme, themeCookie } from '../shell/theme.ts';
import { delayCookie } from '../delay/delay.ts';

/**
 * Applies theme and delay, now and on change, and keeps the cookies that the server renders by.
 * Browser only.
 */
export function applySettings(settings: KeptSettings, client: Client): void {
  const apply = (): void => {
    const { theme, delay } = settings.get();
    if (theme !== shownTheme()) {
      showTheme(theme);
      document.cookie = themeCookie(theme);
    }
    if (delay !== client.delay.get()) {
      client.setDelay(delay);
      document.cookie = delayCookie(delay);
    }
  };
  settings.subscribe(apply);
  apply();
}
