import { type ReactNode, useEffect, useState } from 'react';
import { useConnection } from '../page/use-connection.ts';
import { shellText } from '#text/shell.ts';
import { matchText } from '#text/match/match.ts';
import { Failure } from '../ui/panel.tsx';

/** Ms; longer than a feed takes on a slow line. */
const PATIENCE_MS = 6_000;

/** Reports a failure at once without a connection, else after a while. */
export function MissingMatch({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { mode } = useConnection();
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
