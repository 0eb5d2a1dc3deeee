import { Icon } from '../../ui/index.ts';
import { shellText } from '../../text/da.ts';
import styles from './tool-button.module.css';
import { useSetting } from '../../page/use-setting.ts';
import { otherTheme } from './theme.ts';

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
