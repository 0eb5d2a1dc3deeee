import { accountText } from '../../text/da-account.ts';
import styles from '../account.module.css';

export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <p className={styles.status}>
      {accountText.loadFailed}{' '}
      <button type="button" className={styles.link} onClick={() => void onRetry()}>
        {accountText.retry}
      </button>
    </p>
  );
}
