const COOKIE_LIFE_S = 31_536_000;

/** The only inline script: sets the chosen theme before the first paint, also where a page came from a shared cache. */
const text = 'var t=/(?:^|; )theme=(light|dark)/.exec(document.cookie);t&&(document.documentElement.dataset.theme=t[1])';

/** Its text and what a content security policy calls it; theme.test.ts proves that they belong together. */
export const themeScript = { text, hash: 'sha256-o+UVrpJBWBJA6pV4DHf1gNaLOu1eQrpbRbapxOWUegY=' } as const;

export type Theme = 'light' | 'dark';

/** The theme that is seen now: the chosen one, or that of the system. Browser only. */
export function seenTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme, or that of the system, and remembers it, on the visitor's own wish alone. Browser only. */
export function chooseTheme(theme: Theme | 'system'): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document.cookie = `theme=${theme}; path=/; max-age=${theme === 'system' ? 0 : COOKIE_LIFE_S}; samesite=lax`;
}

/** Shows the other theme. Browser only. */
export const toggleTheme = (): void => chooseTheme(seenTheme() === 'dark' ? 'light' : 'dark');
