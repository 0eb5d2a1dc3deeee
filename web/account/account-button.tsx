import { shownHref } from '#language/address.ts';
import { createStore } from '@stillingen/client';
import { ACCOUNT_PAGE_PATH } from '@stillingen/wire';
import { usePage, useStore } from '../page/page-context.ts';
import { isPlainClick } from '../ui/index.ts';
import { shellText } from '#text/shell.ts';
import styles from './account-button.module.css';
import type { AccountBadge } from './contract.ts';

const SIGNED_OUT: AccountBadge = {};
const onServer = createStore(SIGNED_OUT);
// A newer build may have replaced the code: load the account page. Not without a connection.
const leave = (): false | void => navigator.onLine && location.assign(shownHref(ACCOUNT_PAGE_PATH));

/** A link, so that it works before and without scripts. */
export function AccountButton() {
  const { account, config } = usePage();
  const { mark, label, windows } = useStore(account?.badge ?? onServer, SIGNED_OUT);
  if (config.localOnly === true) return null;
  return (
    <>
      <a
        className={styles.button}
        href={ACCOUNT_PAGE_PATH}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={(event) => {
          if (account === undefined || !isPlainClick(event)) return;
          event.preventDefault();
          const link = event.currentTarget;
          link.ariaBusy = 'true';
          account.load().then((controller) => controller.open(link), leave);
        }}
      >
        {mark === undefined ? shellText.logIn : <span>{mark}</span>}
      </a>
      {windows}
    </>
  );
}
