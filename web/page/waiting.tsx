import { type ReactNode, useEffect, useState } from 'react';
import { shellText } from '#text/shell.ts';
import type { FeedTexts } from './feed-texts.ts';
import { useStore } from './page-context.ts';
import { Failure, Skeleton, Stale } from '../ui/panel.tsx';

/** Ms: before, a fast answer would make the skeleton flicker; after, the visitor may try again. */
const SHOW_WAIT_MS = 300;
const PATIENCE_MS = 6_000;

interface Part {
  /** As its tab or heading is called. */
  readonly what: string;
  readonly onRetry: () => void;
}

export const PartFailed = ({ what, onRetry }: Part) => (
  <Failure title={shellText.partFailed(what)} hint={shellText.partFailedHint} retry={shellText.retry} onRetry={onRetry} />
);

/** For feeds that have not arrived: nothing at first, then a skeleton, then another try. */
export function Waiting({ lines = 6, ...part }: Part & { lines?: number }) {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [SHOW_WAIT_MS, PATIENCE_MS].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (waited === 0) return null;
  return waited === SHOW_WAIT_MS ? <Skeleton lines={lines} label={shellText.loading} /> : <PartFailed {...part} />;
}

/** What `feeds` fill: awaited while null, and below a notice while one of them fails. */
export function Filled({
  source,
  feeds,
  what,
  children,
}: Pick<Part, 'what'> & { source: FeedTexts; feeds: readonly string[]; children: ReactNode }) {
  const failing = useStore(source.failing);
  const isFailing = feeds.some((feed) => failing.has(feed));
  const part = { what, onRetry: source.retryNow };
  return (
    <>
      {isFailing && children !== null ? (
        <Stale title={shellText.partStale(what)} retry={shellText.retry} onRetry={source.retryNow} />
      ) : null}
      {children ?? (isFailing ? <PartFailed {...part} /> : <Waiting {...part} />)}
    </>
  );
}
