import { nullIfInvalid, systemRow } from '@stillingen/wire';
import { FEED_RETRY_MS, SYSTEM_CHECK_INTERVAL_MS } from '../constants.ts';
import type { Push, PushEvent } from '../push/push.ts';
import { createStore, type Store } from '../store.ts';
import type { Pauses } from '../time/pauses.ts';
import type { Feeds } from './feeds.ts';

/** FEED-70. */
export interface ServiceInfo {
  readonly status: number;
  readonly trueAtS: number | null;
  readonly multiplier: number;
  readonly updatedS: number | null;
  readonly live: string | null;
  readonly program: string | null;
}

const UNKNOWN: ServiceInfo = { status: 0, trueAtS: null, multiplier: 1, updatedS: null, live: null, program: null };

const isSame = (a: ServiceInfo, b: ServiceInfo): boolean =>
  (Object.keys(UNKNOWN) as (keyof ServiceInfo)[]).every((word) => a[word] === b[word]);

const CHECKS_AFTER_LOSS = 2;

/** Fetched once, then by push; every 60 s without push (SYNC-06), 3 s after a failure (FEED-15). */
export function createServiceInfo(
  feeds: Feeds,
  push: Push,
  pauses: Pauses,
  name: string,
  onChange: () => void,
): Store<ServiceInfo> {
  const info = createStore<ServiceInfo>(UNKNOWN, () => {
    let isUp = false;
    let pendingAnswers = 1;
    let abort: (() => void) | null = null;
    let cancel = (): void => {};

    function take(text: string): boolean {
      const row = nullIfInvalid(() => systemRow.readAll(text)[0]);
      if (!row) return false;
      const old = info.get();
      const next = {
        status: row.status ?? old.status,
        trueAtS: row.trueTime,
        multiplier: Math.max(1, row.multiplier ?? old.multiplier),
        updatedS: row.updateTime ?? old.updatedS,
        live: row.live ?? old.live,
        program: row.program ?? old.program,
      };
      if (isSame(next, old)) return true;
      info.set(next);
      onChange();
      return true;
    }

    function schedule(): void {
      cancel();
      if (pendingAnswers > 0) cancel = pauses.after(FEED_RETRY_MS, check);
      else if (!isUp) cancel = pauses.after(SYSTEM_CHECK_INTERVAL_MS, check);
    }

    function check(): void {
      cancel();
      // An answer in flight may be older than the loss.
      abort?.();
      abort = feeds.fetch(name, {}, (result) => {
        abort = null;
        const isDone = result.kind === 'none' ? result.isReported : result.kind === 'data' && take(result.text);
        pendingAnswers = isDone ? Math.max(0, pendingAnswers - 1) : Math.max(1, pendingAnswers);
        schedule();
      });
    }

    function onPush(event: PushEvent): void {
      if (event.type === 'data' && take(event.text)) {
        // A frame is complete, and newer than an answer in flight.
        abort?.();
        abort = null;
        pendingAnswers = 0;
        cancel();
      } else if (event.type === 'down') {
        isUp = false;
        if (abort === null) schedule();
      } else if (event.type !== 'verified') {
        if (event.type === 'up') isUp = true;
        if (event.type !== 'up' || !event.recovered) pendingAnswers = CHECKS_AFTER_LOSS;
        cancel();
        if (pendingAnswers > 0) cancel = pauses.after(0, check);
      }
    }

    const end = push.subscribe(name, onPush);
    if (!isUp) check();
    return () => {
      end();
      cancel();
      abort?.();
    };
  });
  return info;
}
