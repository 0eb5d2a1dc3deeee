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
  { handshakesPerSecond, perAddress }: Pick<PushLimits, 'handshakesPerSecond' | 'perAddress'>,
  { nowMs, random, isOpen }: { nowMs: () => number; random: () => number; isOpen: () => boolean },
): Admission {
  const connections = new Map<string, number>();
  let second = { fromMs: 0, handshakes: 0 };

  /** Random, so that those refused together do not return together. */
  function refuse(status: Refusal['status']): Refusal {
    const { least, most } = RETRY_AFTER_SECONDS;
    return { status, retryAfterSeconds: least + Math.floor(random() * (most - least + 1)) };
  }

  return {
    admit(address) {
      if (!isOpen()) return refuse(503);
      const now = nowMs();
      if (Math.abs(now - second.fromMs) >= 1000) second = { fromMs: now, handshakes: 0 };
      second.handshakes += 1;
      if (second.handshakes > handshakesPerSecond) return refuse(503);
      const known = connections.get(address) ?? 0;
      if (known >= perAddress) return refuse(429);
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
