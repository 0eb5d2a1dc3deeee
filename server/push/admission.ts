import type { PushLimits } from './limits.ts';

/** Why a handshake is refused, as HTTP says it. */
export interface Refusal {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;
}
/** Who may connect. */
export interface Admission {
  /** Null, and the address counts one more until it is released; or why not. */
  admit(address: string): Refusal | null;
  release(address: string): void;
}

const RETRY_AFTER_SECONDS = { least: 2, most: 10 } as const;

export function createAdmission(
  {
    handshakesPerSecond,
    handshakesAtOnce,
    perAddress,
  }: Pick<PushLimits, 'handshakesPerSecond' | 'handshakesAtOnce' | 'perAddress'>,
  { nowMs, random, isOpen }: { nowMs: () => number; random: () => number; isOpen: () => boolean },
): Admission {
  const connections = new Map<string, number>();
  /** Handshakes that may come at this moment; they grow back at the pace that is allowed. */
  let free = handshakesAtOnce;
  let countedMs = nowMs();

  /** Random, so that those refused together do not return together. */
  function refuse(status: Refusal['status']): Refusal {
    const { least, most } = RETRY_AFTER_SECONDS;
    return { status, retryAfterSeconds: least + Math.floor(random() * (most - least + 1)) };
  }

  return {
    admit(address) {
      if (!isOpen()) return refuse(503);
      const now = nowMs();
      // A clock that goes back gives nothing, and takes nothing.
      free = Math.min(handshakesAtOnce, free + (Math.max(0, now - countedMs) * handshakesPerSecond) / 1000);
      countedMs = now;
      // What one address has too many takes nothing from the others.
      const known = connections.get(address) ?? 0;
      if (known >= perAddress) return refuse(429);
      if (free < 1) return refuse(503);
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
