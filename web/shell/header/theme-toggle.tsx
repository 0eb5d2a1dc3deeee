import type { Settings } from '@stillingen/client';
import { cookieText } from '../../page/browser.ts';
import { useSetting } from '../../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '../../ui/index.ts';
import styles from './tool-button.module.css';

/** CSS decides which drawing is visible: the server does not know the theme of the system. */
export function ThemeToggle() {
  const [, setTheme] = useSetting('theme');
  return (
    <button
      type="button"
      className={styles.tool}
      onClick={() => setTheme(otherTheme())}
      aria-label={shellText.theme}
      title={shellText.theme}
    >
      <span className={styles.light}>
        <Icon name="moon" />
      </span>
      <span className={styles.dark}>
        <Icon name="sun" />
      </span>
    </button>
  );
}

/** The only inline script: sets the theme before the first paint, also on a cached page. */
const text = 'var t=/(?:^|; )theme=(light|dark)/.exec(document.cookie);t&&(document.documentElement.dataset.theme=t[1])';

/** theme-toggle.test.ts proves that text and hash belong together. */
export const themeScript = { text, hash: 'sha256-o+UVrpJBWBJA6pV4DHf1gNaLOu1eQrpbRbapxOWUegY=' } as const;

type Theme = Settings['theme'];

export const shownTheme = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';

export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function otherTheme(): Theme {
  const shown = shownTheme();
  const isDark = shown === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : shown === 'dark';
  return isDark ? 'light' : 'dark';
}

/** Expires at once for the theme of the system. */
export const themeCookie = (theme: Theme): string => cookieText('theme', theme, theme === 'system' ? 0 : undefined);
