import type { ClientContext } from './context.ts';
import { createStore, type Store } from './store.ts';
import { createDelayQueue } from './time/delay.ts';

export interface Connection {
  readonly mode: 'connecting' | 'push' | 'polling' | 'offline';
  /** Server time in seconds, less the delay, at which the data was last confirmed; null before the first. */
  readonly lastDataS: number | null;
  /** 0 normal, 1 delayed data, 2 outage (FEED-70). */
  readonly serviceStatus: number;
  /** Server time in seconds up to which the service confirms its data; null while its status is 0. */
  readonly trueAtS: number | null;
  /** What the operator announces to all visitors, in one line; null without it. */
  readonly notice: string | null;
  /** Address of the current main script of the pages; null before it is known. */
  readonly program: string | null;
}

/** Not every frame changes the connection. */
const LAST_DATA_STEP_SECONDS = 5;

/** Call `refresh` when the service info changed. */
export function createConnectionState({ ports, clock, feeds, push, service }: ClientContext) {
  const store = createStore<Connection>({
    mode: 'connecting',
    lastDataS: null,
    serviceStatus: 0,
    trueAtS: null,
    notice: null,
    program: null,
  });

  function modeNow(): Connection['mode'] {
    if (!ports.online.holds()) return 'offline';
    const pushState = push.state.get();
    if (pushState === 'up') return 'push';
    if (!feeds.reachable.get()) return 'offline';
    return pushState === 'down' ? 'polling' : 'connecting';
  }

  function refresh(lastDataS = store.get().lastDataS): void {
    const old = store.get();
    const mode = modeNow();
    const { status: serviceStatus, trueAtS, notice, program } = service.get();
    const isOld =
      serviceStatus === old.serviceStatus && trueAtS === old.trueAtS && notice === old.notice && program === old.program;
    if (mode === old.mode && isOld && lastDataS === old.lastDataS) return;
    store.set({ mode, lastDataS, serviceStatus, trueAtS, notice, program });
  }

  const ends = [push.state, feeds.reachable, ports.online].map((part) => part.subscribe(() => refresh()));
  return {
    store,
    refresh,
    onData(): void {
      const { lastDataS } = store.get();
      const nowS = clock.shownS();
      if (lastDataS === null || Math.abs(nowS - lastDataS) >= LAST_DATA_STEP_SECONDS) refresh(nowS);
    },
    close(): void {
      for (const end of ends) end();
    },
  };
}

/** Shown after the delay. `onUse` is called while the store has listeners. */
export function createLiveCounts({ ports, clock, delayS }: ClientContext, onUse: () => () => void) {
  const store = createStore<string | null>(null, onUse);
  let received: string | null = null;
  // The shown counts stay until they are as old as the longer delay.
  const queue = createDelayQueue(ports, clock, delayS, () => (received = null));
  return {
    store: store as Store<string | null>,
    receive(now: string | null): void {
      if (now === received) return;
      received = now;
      queue.enqueue(clock.nowMs(), () => store.set(now));
    },
    close: queue.close,
  };
}
