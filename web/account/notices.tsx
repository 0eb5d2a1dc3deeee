import { useStore } from '../page/page-context.ts';
import { Icon } from '../ui/index.ts';
import { accountText, noticeText } from '#text/account.ts';
import styles from './account.module.css';
import { noticeOf } from './form/form-errors.ts';
import { useAccount, useAccountController } from './use-account.ts';

function Dismiss({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.dismiss} aria-label={noticeText.dismiss} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

export function WindowNotice() {
  const { account } = useAccountController();
  const { error, flow } = useAccount();
  // A form whose call ended the session reports it itself.
  const isShownByForm = error?.message === 'session_expired' && flow.phase === 'error';
  return (
    <div role="alert">
      {error === null || isShownByForm ? null : (
        <p className={styles.wrong}>
          <span>{noticeOf(error)}</span>
          <Dismiss onClick={account.dismissError} />
        </p>
      )}
    </div>
  );
}

export function Notices({ isCovered }: { isCovered: boolean }) {
  const { account, overlays, news } = useAccountController();
  const { error, unfinished } = useAccount();
  const text = useStore(news);
  return (
    <div className={styles.notices}>
      <div role="status">
        {text === null ? null : (
          <p className={styles.notice}>
            <span>{text}</span>
            <Dismiss onClick={() => news.set(null)} />
          </p>
        )}
        {unfinished === null ? null : (
          <p className={styles.notice}>
            <span>{unfinished === 'logout' ? noticeText.unfinishedLogout : noticeText.unfinishedDeletion}</span>
            <button type="button" onClick={account.retry}>
              {accountText.retry}
            </button>
          </p>
        )}
      </div>
      <div role="alert">
        {error === null || unfinished !== null || isCovered ? null : (
          <p className={styles.notice}>
            <span>{noticeOf(error)}</span>
            {error.message === 'session_expired' ? (
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
            <Dismiss onClick={account.dismissError} />
          </p>
        )}
      </div>
    </div>
  );
}
