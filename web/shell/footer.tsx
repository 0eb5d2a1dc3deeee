import { ABOUT_PATH, ACCESSIBILITY_PATH, APP_PATH } from '@stillingen/wire';
import { shellText } from '#text/shell.ts';
import { usePage } from '../page/page-context.ts';
import { SETTINGS_PATH } from '../page/paths.ts';
import styles from './shell.module.css';
import { Sources } from './sources.tsx';

const LINKS: readonly (readonly [path: string, label: string])[] = [
  [SETTINGS_PATH, shellText.settings],
  [APP_PATH, shellText.app],
  [ABOUT_PATH, shellText.about],
  [ACCESSIBILITY_PATH, shellText.accessibility],
];

export function Footer() {
  const { odds } = usePage();
  return (
    <footer className={styles.footer}>
      {odds ? <odds.Footer /> : shellText.footer}{' '}
      {LINKS.map(([path, label]) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
      <Sources />
    </footer>
  );
}
