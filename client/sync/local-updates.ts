import { nullIfInvalid } from '@stillingen/wire';
import { RELOAD_SPREAD_MS } from '../constants.ts';
import { randomBetween } from '../ports.ts';
import { decodeChanges, type EventChange } from '../table/decode.ts';
import type { ClientContext } from '../context.ts';

export interface LocalUpdateListeners {
  /** May be older than the frames received before. */
  onAnswer(changes: readonly EventChange[], atMs: number): void;
  onFrame(changes: readonly EventChange[], atMs: number): void;
}

/** By push, and by feed after changes of the service info (SYNC-16); the reloaded list repairs. */
export function followLocalUpdates(
  { ports, clock, pauses, feeds, push, service }: ClientContext,
  name: string,
  { onAnswer, onFrame }: LocalUpdateListeners,
): () => void {
  let { updatedS } = service.get();
  let isWaiting = false;
  let stop = (): void => {};

  function receive(text: string, atMs: number, listener: LocalUpdateListeners['onAnswer']): void {
    const decoded = nullIfInvalid(() => decodeChanges(text, 'update'));
    if (decoded !== null) listener(decoded.changes, atMs);
  }

  function request(): void {
    isWaiting = false;
    stop = feeds.fetch(name, {}, (result) => {
      if (result.kind === 'data') receive(result.text, clock.nowMs(), onAnswer);
    });
  }

  const ends = [
    service.subscribe(() => {
      const last = updatedS;
      ({ updatedS } = service.get());
      if (isWaiting || last === null || updatedS === null || updatedS <= last) return;
      stop();
      isWaiting = true;
      stop = pauses.after(randomBetween(ports, 0, RELOAD_SPREAD_MS), request);
    }),
    push.subscribe(name, (event) => {
      if (event.type === 'data') receive(event.text, event.atMs, onFrame);
    }),
    () => stop(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
