import type { Settings } from '@stillingen/client';
import { cookieText } from '../page/cookie.ts';

/** The only inline script: sets the chosen theme before the first paint, also where a page came from a shared cache. */
const text = 'var t=/(?:^|; )theme=(light|dark)/.exec(document.cookie);t&&(document.documentElement.dataset.theme=t[1])';

/** Its text and what a content security policy calls it; theme.test.ts proves that they belong together. */
export const themeScript = { text, hash: 'sha256-o+UVrpJBWBJA6pV4DHf1gNaLOu1eQrpbRbapxOWUegY=' } as const;

type Theme = Settings['theme'];

/** The theme that the document was told to show. Browser only. */
export const shownTheme = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';

/** Shows a theme, or that of the system. Browser only. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The theme that is not seen now. Browser only. */
export function otherTheme(): Theme {
  const shown = shownTheme();
  const isDark = shown === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : shown === 'dark';
  return isDark ? 'light' : 'dark';
}

/** The cookie that remembers it; one that ends at once where the system decides. */
export const themeCookie = (theme: Theme): string => cookieText('theme', theme, theme === 'system' ? 0 : undefined);
