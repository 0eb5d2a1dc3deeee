import type { ConnectionInfo } from '@stillingen/wire/account';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../../page/page-context.ts';
import { accountText, agoText, PROVIDER_NAMES, settingsWindowText } from '#text/account.ts';
import { knownText } from '#text/language.ts';
import styles from '../account.module.css';
import { Providers } from '../providers.tsx';
import { useAccountController } from '../use-account.ts';
import { LoadFailed, Section, useMinuteMs } from './parts.tsx';
import { useGrace } from './use-grace.ts';

const text = settingsWindowText;

function Connection({
  connection: { provider, email, connectedAt, isOnlyWayIn },
  nowMs,
  isEnding,
  onToggle,
}: {
  connection: ConnectionInfo;
  nowMs: number;
  isEnding: boolean;
  onToggle: () => void;
}) {
  const name = knownText(PROVIDER_NAMES, provider);
  const since = text.connected(agoText(Date.parse(connectedAt), nowMs));
  return (
    <li className={styles.line}>
      <div>
        {name}
        <small>{isEnding ? text.disconnecting : [email, since].filter(Boolean).join(' · ')}</small>
        {isOnlyWayIn ? <small>{text.onlyWayIn}</small> : null}
      </div>
      {isOnlyWayIn ? null : (
        <button
          type="button"
          className={styles.small}
          aria-label={isEnding ? text.keepConnection(name) : text.disconnectFrom(name)}
          onClick={onToggle}
        >
          {isEnding ? accountText.undo : text.disconnect}
        </button>
      )}
    </li>
  );
}

export function Connections() {
  const { account } = useAccountController();
  const isOffered = (useStore(account.offer)?.providers.length ?? 0) > 0;
  const [loaded, setLoaded] = useState<readonly ConnectionInfo[] | 'failed' | null>(null);
  const nowMs = useMinuteMs();
  const [notice, setNotice] = useState('');
  const load = useCallback(async (): Promise<void> => {
    setLoaded((await account.connections()) ?? 'failed');
  }, [account]);
  useEffect(() => void load(), [load]);
  const remove = async (key: string): Promise<void> => {
    account.dismissError();
    if (!(await account.disconnect(key))) return;
    setNotice(text.disconnected);
    await load();
  };
  const { waiting, begin, undo } = useGrace<string>((key) => void remove(key));
  const toggle = (key: string): void => {
    setNotice('');
    if (waiting === key) undo();
    else begin(key);
  };
  const list = loaded === null || loaded === 'failed' ? [] : loaded;
  // Connected accounts can be removed though the provider is not offered any more.
  if (!isOffered && list.length === 0) return null;
  return (
    <Section title={text.connections}>
      {loaded === null ? <p className={styles.status}>{accountText.loading}</p> : null}
      {loaded === 'failed' ? <LoadFailed onRetry={load} /> : null}
      <ul>
        {list.map((connection) => (
          <Connection
            key={connection.key}
            connection={connection}
            nowMs={nowMs}
            isEnding={waiting === connection.key}
            onToggle={() => toggle(connection.key)}
          />
        ))}
      </ul>
      <p className={styles.status} role="status">
        {notice}
        {waiting === null ? null : <span className="unseen">{text.disconnecting}</span>}
      </p>
      {isOffered ? <p className={styles.status}>{text.connectionsHint}</p> : null}
      <Providers verb="connect" />
    </Section>
  );
}
