import type { SessionInfo } from '@stillingen/wire/account';
import { useCallback, useEffect, useState } from 'react';
import { accountText, agoText, settingsWindowText } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { useHome } from '../use-home.ts';
import { Section } from './section.tsx';

const text = settingsWindowText;

const NONE = { list: [], nowMs: 0 } as const;

/** Where the user is signed in, and how to end it there. */
export function Sessions() {
  const { account } = useHome();
  const [sessions, setSessions] = useState<{ readonly list: readonly SessionInfo[]; readonly nowMs: number } | 'failed' | null>(
    null,
  );
  const [said, setSaid] = useState('');
  const load = useCallback(async (): Promise<void> => {
    const list = await account.sessions();
    setSessions(list === null ? 'failed' : { list, nowMs: Date.now() });
  }, [account]);
  useEffect(() => void load(), [load]);
  const end = async (key: string | null): Promise<void> => {
    if (!(await account.endSessions(key))) return;
    setSaid(key === null ? text.othersEnded : text.sessionEnded);
    await load();
  };
  const { list, nowMs } = sessions === null || sessions === 'failed' ? NONE : sessions;
  return (
    <Section title={text.sessions}>
      {sessions === null ? <p className={styles.said}>{accountText.loading}</p> : null}
      {sessions === 'failed' ? (
        <p className={styles.said}>
          {accountText.loadFailed}{' '}
          <button type="button" className={styles.link} onClick={() => void load()}>
            {accountText.retry}
          </button>
        </p>
      ) : null}
      <ul>
        {list.map(({ key, device, lastSeenAt, isCurrent }) => (
          <li key={key} className={styles.line}>
            <div>
              {device}
              <small>{isCurrent ? text.thisDevice : text.seen(agoText(Date.parse(lastSeenAt), nowMs))}</small>
            </div>
            {isCurrent ? null : (
              <button type="button" className={styles.small} aria-label={text.endSessionOf(device)} onClick={() => void end(key)}>
                {text.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 1 ? (
        <button type="button" className={styles.link} onClick={() => void end(null)}>
          {text.endOthers}
        </button>
      ) : null}
      <p className={styles.said} role="status">
        {said}
      </p>
    </Section>
  );
}
