import type { KeyValue } from '@stillingen/client';
import { SESSION_LOG_PATH } from '@stillingen/wire';
import type { StartModule } from '../contract.ts';
import { sendLast, sendSilently } from '../sending/transport.ts';
import { errorLine, slowLine } from './lines.ts';
import { LineQueue } from './queue.ts';

/** Kept for the browser session: 'y' or 'n'. */
export const SAMPLE_KEY = 'sessionSample';
/** CALL-05. */
const SAMPLED_SHARE = 0.01;
const BATCH_MS = 10_000;
const SLOW_MS = 200;

/** Chosen once for the session; not where that can not be kept. */
function isSampled(session: KeyValue, random: () => number): boolean {
  if (session.get(SAMPLE_KEY) === null) session.set(SAMPLE_KEY, random() < SAMPLED_SHARE ? 'y' : 'n');
  return session.get(SAMPLE_KEY) === 'y';
}

/** Returns what ends it. */
function observeSlow(note: (entry: PerformanceEntry) => void): () => void {
  const { PerformanceObserver: Observer } = globalThis as { PerformanceObserver?: typeof PerformanceObserver };
  if (Observer?.supportedEntryTypes.includes('event') !== true) return () => {};
  const observer = new Observer((list) => list.getEntries().forEach(note));
  observer.observe({ type: 'event', durationThreshold: SLOW_MS } as PerformanceObserverInit);
  return () => observer.disconnect();
}

/** O-152: errors, slow answers to a press, and changes of the push channel. */
export const start: StartModule = ({ session, random, after, connection }) => {
  const forget = (): void => session.remove(SAMPLE_KEY);
  if (!isSampled(session, random)) return forget;
  const queue = new LineQueue((body) => {
    const send = document.visibilityState === 'hidden' ? sendLast : sendSilently;
    send({ url: SESSION_LOG_PATH, body });
  });
  let cancel = (): void => {};
  const add = (line: Parameters<LineQueue['add']>[0]): void => {
    if (queue.isEmpty) cancel = after(BATCH_MS, () => queue.flush());
    queue.add(line);
  };
  let { mode } = connection.get();
  const ends = new AbortController();
  const { signal } = ends;
  addEventListener('error', (event) => add(errorLine(event.error, event)), { signal });
  addEventListener('unhandledrejection', ({ reason }) => add(errorLine(reason)), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queue.flush(), { signal });
  const endPush = connection.subscribe(() => {
    const { mode: to } = connection.get();
    if (to !== mode) add({ kind: 'push', from: mode, to });
    mode = to;
  });
  const endSlow = observeSlow((entry) => add(slowLine(entry)));
  return () => {
    ends.abort();
    endPush();
    endSlow();
    cancel();
    queue.clear();
    forget();
  };
};
