import { type SystemRow, systemRow, WireError } from '@stillingen/wire';
import { FEED_RETRY_MS, SYSTEM_CHECK_INTERVAL_MS } from '../constants.ts';
import type { Feeds } from './feeds.ts';
import type { Pauses } from '../time/pauses.ts';
import type { Push, PushEvent } from '../push/push.ts';
import { createStore, type Store } from '../store.ts';

/** What the system feed says (FEED-70). */
export interface ServiceInfo {
  /** 0 normal, 1 delayed data, 2 outage. */
  readonly status: number;
  /** Server time in seconds up to which the data are known to be right; null while the status is 0. */
  readonly trueAtS: number | null;
  /** Multiplies the pauses between polls. */
  readonly multiplier: number;
  /** Server time in seconds of the last change of which events there are and when; null before it is known. */
  readonly updatedS: number | null;
  /** How many matches and races are being played, by sport: '1:116|7:3'; null before it is known. */
  readonly live: string | null;
  /** Address of the program of the pages that the server has; null before it is known. */
  readonly program: string | null;
}

const UNKNOWN: ServiceInfo = { status: 0, trueAtS: null, multiplier: 1, updatedS: null, live: null, program: null };

const same = (a: ServiceInfo, b: ServiceInfo): boolean =>
  (Object.keys(UNKNOWN) as (keyof ServiceInfo)[]).every((word) => a[word] === b[word]);

const readService = (text: string): SystemRow | null => systemRow.readAll(text)[0] ?? null;

/** Answers that make up for a loss: the first may come from a cache that made it before. */
const CHECKS_AFTER_LOSS = 2;

/**
 * The state of the service, known while anybody listens: asked for once, then told by push, and asked for every 60 s
 * while push does not work (SYNC-06). A failed call is repeated after 3 s (FEED-15), and so is the first after a loss.
 */
export function createServiceInfo(
  feeds: Feeds,
  push: Push,
  pauses: Pauses,
  name: string,
  onChange: () => void,
): Store<ServiceInfo> {
  const service = createStore<ServiceInfo>(UNKNOWN, () => {
    let isUp = false;
    /** Answers that are still owed, as something may have been said that was not heard. */
    let owed = 1;
    let abort: (() => void) | null = null;
    let cancel = (): void => {};

    /** Takes a text; false where it is no system feed. */
    function take(text: string): boolean {
      try {
        const row = readService(text);
        if (row === null) return false;
        const old = service.get();
        const next = {
          status: row.status ?? old.status,
          trueAtS: row.trueTime,
          multiplier: Math.max(1, row.multiplier ?? old.multiplier),
          updatedS: row.updateTime ?? old.updatedS,
          live: row.live ?? old.live,
          program: row.program ?? old.program,
        };
        if (same(next, old)) return true;
        service.set(next);
        onChange();
        return true;
      } catch (error) {
        if (error instanceof WireError) return false;
        throw error;
      }
    }

    function schedule(): void {
      cancel();
      if (owed > 0) cancel = pauses.after(FEED_RETRY_MS, check);
      else if (!isUp) cancel = pauses.after(SYSTEM_CHECK_INTERVAL_MS, check);
    }

    function check(): void {
      cancel();
      // What is in flight may be older than the loss that asks.
      abort?.();
      abort = feeds.fetch(name, {}, (result) => {
        abort = null;
        const isDone = result.kind === 'none' ? result.isReported : result.kind === 'data' && take(result.text);
        owed = isDone ? Math.max(0, owed - 1) : Math.max(1, owed);
        schedule();
      });
    }

    function onPush(event: PushEvent): void {
      if (event.type === 'data' && take(event.text)) {
        // A frame says all there is to say, and later than an answer in flight.
        abort?.();
        abort = null;
        owed = 0;
        cancel();
      } else if (event.type === 'down') {
        isUp = false;
        if (abort === null) schedule();
      } else if (event.type !== 'verified') {
        if (event.type === 'up') isUp = true;
        if (event.type !== 'up' || !event.recovered) owed = CHECKS_AFTER_LOSS;
        cancel();
        if (owed > 0) cancel = pauses.after(0, check);
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
  return service;
}
