import { useStore } from '../app/page-context.ts';
import { accountText, MESSAGE_TEXT, noticeText } from '../text/da-account.ts';
import styles from './account.module.css';
import { troubleText } from './form/trouble.ts';
import { useAccount, useHome } from './use-home.ts';

/** What is told without a window: what went wrong meanwhile, what the service has not heard yet, what went well. */
export function Notices() {
  const { account, overlays, news } = useHome();
  const { error, unfinished } = useAccount();
  const said = useStore(news);
  const isOver = error?.message === 'session_expired';
  const wrong =
    error === null
      ? null
      : isOver
        ? MESSAGE_TEXT.session_expired
        : troubleText({ error: error.error, message: error.message }).text;
  return (
    <div className={styles.notices}>
      <div role="status">
        {said === null ? null : (
          <p className={styles.notice}>
            {said}
            <button type="button" aria-label={noticeText.dismiss} onClick={() => news.set(null)}>
              {accountText.close}
            </button>
          </p>
        )}
        {unfinished === null ? null : (
          <p className={styles.notice}>
            {unfinished === 'logout' ? noticeText.unfinishedLogout : noticeText.unfinishedDeletion}
            <button type="button" onClick={account.retry}>
              {accountText.retry}
            </button>
          </p>
        )}
      </div>
      <div role="alert">
        {wrong === null || unfinished !== null ? null : (
          <p className={styles.notice}>
            {wrong}
            {isOver ? (
              <button
                type="button"
                onClick={() => {
                  account.dismissError();
                  overlays.openForm('login');
                }}
              >
                {accountText.logIn}
              </button>
            ) : null}
            <button type="button" aria-label={noticeText.dismiss} onClick={account.dismissError}>
              {accountText.close}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
