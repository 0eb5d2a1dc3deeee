import { ABOUT_PATH, ACCESSIBILITY_PATH, APP_PATH } from '@stillingen/wire';
import { shellText } from '#text/shell.ts';
import { usePage } from '../page/page-context.ts';
import { PRIVACY_PATH, SETTINGS_PATH } from '../page/paths.ts';
import styles from './shell.module.css';
import { Sources } from './sources.tsx';

const LINKS: readonly (readonly [path: string, label: string])[] = [
  [SETTINGS_PATH, shellText.settings],
  [APP_PATH, shellText.app],
  [ABOUT_PATH, shellText.about],
  [ACCESSIBILITY_PATH, shellText.accessibility],
  [PRIVACY_PATH, shellText.privacy],
];

export function Footer() {
  const { odds, config, request } = usePage();
  const { mobileUrl } = request;
  const own = config.consentFor?.includes('advertising') === true ? shellText.footerWithAdvertising : shellText.footer;
  return (
    <footer className={styles.footer}>
      {odds ? <odds.Footer /> : own}{' '}
      {LINKS.map(([path, label]) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
      {mobileUrl ? <a href={mobileUrl + request.path}>{shellText.mobile}</a> : null}
      <Sources />
    </footer>
  );
}
