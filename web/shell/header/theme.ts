import type { Settings } from '@stillingen/client';
import { cookieText } from '../../page/browser.ts';

/** The only inline script: sets the theme before the first paint, also on a cached page. */
const text = 'var t=/(?:^|; )theme=(light|dark)/.exec(document.cookie);t&&(document.documentElement.dataset.theme=t[1])';

/** theme.test.ts proves that text and hash belong together. */
export const themeScript = { text, hash: 'sha256-o+UVrpJBWBJA6pV4DHf1gNaLOu1eQrpbRbapxOWUegY=' } as const;

type Theme = Settings['theme'];

/** Browser only. */
export const shownTheme = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';

/** Browser only. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Browser only. */
export function otherTheme(): Theme {
  const shown = shownTheme();
  const isDark = shown === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : shown === 'dark';
  return isDark ? 'light' : 'dark';
}

/** Expires at once for the theme of the system. */
export const themeCookie = (theme: Theme): string => cookieText('theme', theme, theme === 'system' ? 0 : undefined);
