import type { Ports } from '../ports.ts';

/** A set of reasons (LOAD-10): the end of one does not end the other. */
export type PauseReason = 'hidden' | 'offline';

export interface Pauses {
  reasons(): ReadonlySet<PauseReason>;
  subscribe(listener: () => void): () => void;
  after(delayMs: number, callback: () => void): () => void;
}

export function createPauses(ports: Pick<Ports, 'visibility' | 'online' | 'after'>): Pauses {
  const reasons = (): ReadonlySet<PauseReason> => {
    const now = new Set<PauseReason>();
    if (!ports.visibility.holds()) now.add('hidden');
    if (!ports.online.holds()) now.add('offline');
    return now;
  };
  const subscribe = (listener: () => void): (() => void) => {
    const ends = [ports.visibility.subscribe(listener), ports.online.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  };
  return {
    reasons,
    subscribe,
    after(delayMs, callback) {
      // Another listener of the same end of a pause may cancel this one.
      let isCancelled = false;
      let end = ports.after(delayMs, () => {
        if (reasons().size === 0) return callback();
        end = subscribe(() => {
          if (isCancelled || reasons().size > 0) return;
          end();
          callback();
        });
      });
      return () => {
        isCancelled = true;
        end();
      };
    },
  };
}
