import { useEffect } from 'react';
import { usePage } from '../page/page-context.ts';
import { Frame } from '../shell/frame.tsx';
import { accountPageText } from '#text/account-page.ts';
import { AccountLink } from './account-link.tsx';
import styles from './page.module.css';

export function AccountPage() {
  const { account } = usePage();
  useEffect(() => {
    account
      ?.load()
      .then((controller) => controller.arrive())
      .catch(() => undefined);
  }, [account]);
  return (
    <Frame>
      <div className={styles.page}>
        <h1>{accountPageText.title}</h1>
        <p>{accountPageText.why}</p>
        <noscript>
          <p>{accountPageText.needsScript}</p>
        </noscript>
        <p>
          <AccountLink />
        </p>
        <p>
          <a href="/">{accountPageText.toFront}</a>
        </p>
      </div>
    </Frame>
  );
}
