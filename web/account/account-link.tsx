import { shownHref } from '#language/address.ts';
import { ACCOUNT_PAGE_PATH } from '@stillingen/wire';
import { usePage } from '../page/page-context.ts';
import { isPlainClick } from '../ui/index.ts';
import { settingsText } from '#text/delay.ts';
import styles from './page.module.css';

export function AccountLink({
  text = settingsText.openAccount,
  className = styles.link,
}: {
  text?: string;
  className?: string | undefined;
}) {
  const { account } = usePage();
  return (
    <a
      className={className}
      href={ACCOUNT_PAGE_PATH}
      onClick={(event) => {
        if (account === undefined || !isPlainClick(event)) return;
        event.preventDefault();
        account
          .load()
          .then((controller) => controller.open())
          .catch(() => location.assign(shownHref(ACCOUNT_PAGE_PATH)));
      }}
    >
      {text}
    </a>
  );
}
