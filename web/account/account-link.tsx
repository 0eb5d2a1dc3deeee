import { ACCOUNT_PAGE_PATH } from '@stillingen/wire';
import { usePage } from '../page/page-context.ts';
import { isPlainClick } from '../ui/index.ts';
import { settingsText } from '../text/da-delay.ts';
import styles from './page.module.css';

export function AccountLink() {
  const { account } = usePage();
  return (
    <a
      className={styles.link}
      href={ACCOUNT_PAGE_PATH}
      onClick={(event) => {
        if (account === undefined || !isPlainClick(event)) return;
        event.preventDefault();
        account
          .load()
          .then((controller) => controller.open())
          .catch(() => location.assign(ACCOUNT_PAGE_PATH));
      }}
    >
      {settingsText.openAccount}
    </a>
  );
}
