import { type Connection, createStore } from '@stillingen/client';
import { type ReactNode, useEffect, useState } from 'react';
import { usePage, useStore } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { matchText } from '#text/match/match.ts';
import { Failure } from '../ui/panel.tsx';

/** Ms; longer than a feed takes on a slow line. */
const PATIENCE_MS = 6_000;
const UNKNOWN: Connection = { mode: 'connecting', lastDataS: null, serviceStatus: 0, trueAtS: null, program: null };
const onServer = createStore(UNKNOWN);

/** Reports a failure at once without a connection, else after a while. */
export function MissingMatch({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { client } = usePage();
  const { mode } = useStore(client?.connection ?? onServer, UNKNOWN);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isOffline = mode === 'offline';
  return (
    <>
      {waited || isOffline ? (
        <Failure
          title={isOffline ? matchText.unreachable : matchText.missing}
          hint={isOffline ? matchText.unreachableHint : matchText.missingHint}
          retry={shellText.retry}
          onRetry={onRetry}
        />
      ) : null}
      {children}
    </>
  );
}
