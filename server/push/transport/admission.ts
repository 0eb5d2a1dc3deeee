import type { PushLimits } from '../limits.ts';

/** Why a handshake is refused, as HTTP says it. */
export interface Refusal {
  readonly status: 429 | 503;
  readonly reason: string;
  /** When to come back, for one who does not spread his return himself. */
  readonly retryAfterSeconds: number;
  /** Over which time one who does is to spread it, where too many come at once; null where others are to be asked first. */
  readonly afterMs: number | null;
}
/** Who may connect. */
export interface Admission {
  /** Null, and the address counts one more until it is released; or why not. */
  admit(address: string): Refusal | null;
  release(address: string): void;
}

const RETRY_AFTER_SECONDS = { least: 2, most: 10 } as const;
const LEAST_AFTER_MS = RETRY_AFTER_SECONDS.least * 1000;
const MOST_AFTER_MS = 2 * RETRY_AFTER_SECONDS.most * 1000;

export function createAdmission(
  {
    handshakesPerSecond,
    handshakesAtOnce,
    perAddress,
  }: Pick<PushLimits, 'handshakesPerSecond' | 'handshakesAtOnce' | 'perAddress'>,
  { clockMs, random, isOpen }: { clockMs: () => number; random: () => number; isOpen: () => boolean },
): Admission {
  const connections = new Map<string, number>();
  /** Handshakes that may come at this moment; they grow back at the pace that is allowed. */
  let free = handshakesAtOnce;
  /** Those who were refused and have their turn yet to come, at that pace. */
  let waiting = 0;
  let countedMs = clockMs();

  /** Random, so that those refused together do not return together. */
  function refuse(status: Refusal['status'], reason: string, afterMs: number | null = null): Refusal {
    const { least, most } = RETRY_AFTER_SECONDS;
    return { status, reason, retryAfterSeconds: least + Math.floor(random() * (most - least + 1)), afterMs };
  }

  return {
    admit(address) {
      if (!isOpen()) return refuse(503, 'the server ends');
      const now = clockMs();
      const grown = ((now - countedMs) * handshakesPerSecond) / 1000;
      free = Math.min(handshakesAtOnce, free + grown);
      waiting = Math.max(0, waiting - grown);
      countedMs = now;
      // What one address has too many takes nothing from the others.
      const known = connections.get(address) ?? 0;
      if (known >= perAddress) return refuse(429, 'too many connections from this address');
      if (free < 1) {
        waiting += 1;
        const afterMs = LEAST_AFTER_MS + Math.ceil((waiting * 1000) / handshakesPerSecond);
        return refuse(503, 'too many connections at once', Math.min(MOST_AFTER_MS, afterMs));
      }
      free -= 1;
      connections.set(address, known + 1);
      return null;
    },
    release(address) {
      const left = connections.get(address)! - 1;
      if (left === 0) connections.delete(address);
      else connections.set(address, left);
    },
  };
}
