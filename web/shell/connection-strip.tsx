import type { Connection } from '@stillingen/client';
import { clockTime, Icon } from '../ui/index.ts';
import { useDelay } from '../delay/delay.ts';
import { shellText } from '#text/shell.ts';
import styles from './shell.module.css';
import { useNow } from '../page/page-context.ts';
import { useConnection } from '../page/use-connection.ts';
import { SETTINGS_PATH } from '../page/paths.ts';

const STALE_AFTER_S = 60;
export function ConnectionStrip() {
  const connection = useConnection();
  const { mode, lastDataS, serviceStatus, notice } = connection;
  const aged = useNow((nowS) => lastDataS !== null && nowS - lastDataS > STALE_AFTER_S);
  const text = connectionWords(connection, mode === 'offline' || aged);
  const [delayS] = useDelay();
  return (
    <div role="status">
      {text === null ? null : (
        <p className={styles.strip}>
          <Icon name={serviceStatus === 0 ? 'offline' : 'alert'} size={15} />
          {text}
        </p>
      )}
      {notice === null ? null : (
        <p className={`${styles.strip} ${styles.notice}`}>
          <Icon name="alert" size={15} />
          {notice}
        </p>
      )}
      {delayS === 0 ? null : (
        <p className={`${styles.strip} ${styles.delay}`}>
          <Icon name="tv" size={15} />
          {shellText.later(delayS)}
          <a href={SETTINGS_PATH}>{shellText.changeLater}</a>
        </p>
      )}
    </div>
  );
}

const DELAYED = 1;

/** PAGE-30: what is old or out of order, and since when; null while all is well. */
export function connectionWords({ serviceStatus, trueAtS, lastDataS }: Connection, isStale: boolean): string | null {
  if (isStale) return lastDataS === null ? shellText.offlineUnknown : shellText.offline(clockTime(lastDataS));
  if (serviceStatus === 0) return null;
  const since = trueAtS === null ? '' : clockTime(trueAtS);
  return serviceStatus === DELAYED ? shellText.delayed(since) : shellText.outage(since);
}
