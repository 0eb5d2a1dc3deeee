import type { SessionInfo } from '@stillingen/wire/account';
import { useCallback, useEffect, useState } from 'react';
import { accountText, agoText, settingsWindowText } from '#text/account.ts';
import styles from '../account.module.css';
import { useAccountController } from '../use-account.ts';
import { LoadFailed, Section, useMinuteMs } from './parts.tsx';
import { useGrace } from './use-grace.ts';

const text = settingsWindowText;

const OTHERS = 'others';

export function Sessions() {
  const { account } = useAccountController();
  const [sessions, setSessions] = useState<readonly SessionInfo[] | 'failed' | null>(null);
  const nowMs = useMinuteMs();
  const [status, setStatus] = useState('');
  const load = useCallback(async (): Promise<void> => {
    setSessions((await account.sessions()) ?? 'failed');
  }, [account]);
  useEffect(() => void load(), [load]);
  const end = async (what: string): Promise<void> => {
    account.dismissError();
    if (!(await account.endSessions(what === OTHERS ? null : what))) return;
    setStatus(what === OTHERS ? text.othersEnded : text.sessionEnded);
    await load();
  };
  const { waiting, begin, undo } = useGrace<string>((what) => void end(what));
  const toggle = (what: string): void => {
    setStatus('');
    if (waiting === what) undo();
    else begin(what);
  };
  const list = sessions === null || sessions === 'failed' ? [] : sessions;
  return (
    <Section title={text.sessions}>
      {sessions === null ? <p className={styles.status}>{accountText.loading}</p> : null}
      {sessions === 'failed' ? <LoadFailed onRetry={load} /> : null}
      <ul>
        {list.map(({ key, device, lastSeenAt, isCurrent }) => {
          const isEnding = !isCurrent && (waiting === key || waiting === OTHERS);
          const seen = isCurrent ? text.thisDevice : text.seen(agoText(Date.parse(lastSeenAt), nowMs));
          return (
            <li key={key} className={styles.line}>
              <div>
                {device}
                <small>{isEnding ? text.ending : seen}</small>
              </div>
              {isCurrent || waiting === OTHERS ? null : (
                <button
                  type="button"
                  className={styles.small}
                  aria-label={isEnding ? text.keepSessionOf(device) : text.endSessionOf(device)}
                  onClick={() => toggle(key)}
                >
                  {isEnding ? accountText.undo : text.endSession}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {list.length > 1 ? (
        <button type="button" className={`${styles.link} ${styles.flush}`} onClick={() => toggle(OTHERS)}>
          {waiting === OTHERS ? accountText.undo : text.endOthers}
        </button>
      ) : null}
      <p className={styles.status} role="status">
        {status}
        {waiting === null ? null : <span className="unseen">{text.ending}</span>}
      </p>
    </Section>
  );
}
