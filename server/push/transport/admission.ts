import type { PushLimits } from '../limits.ts';

export interface ConnectionRefusal {
  readonly status: number;
  readonly reason: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The time over which clients spread their return; null without such a hint. */
  readonly afterMs: number | null;
}

export const refusal = (status: number, reason: string, headers: Readonly<Record<string, string>> = {}): ConnectionRefusal => ({
  status,
  reason,
  headers,
  afterMs: null,
});

const RETRY_AFTER_SECONDS = { least: 2, most: 10 } as const;
const LEAST_AFTER_MS = RETRY_AFTER_SECONDS.least * 1000;
const MOST_AFTER_MS = 2 * RETRY_AFTER_SECONDS.most * 1000;

type AdmissionLimits = Pick<PushLimits, 'handshakesPerSecond' | 'handshakesAtOnce' | 'perAddress'>;
interface AdmissionPorts {
  readonly clockMs: () => number;
  readonly random: () => number;
  readonly isOpen: () => boolean;
}

export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #ports: AdmissionPorts;
  readonly #connections = new Map<string, number>();
  #free: number;
  /** Refused clients whose turn is yet to come, at the rate of handshakes. */
  #waiting = 0;
  #countedMs: number;

  constructor(limits: AdmissionLimits, ports: AdmissionPorts) {
    this.#limits = limits;
    this.#ports = ports;
    this.#free = limits.handshakesAtOnce;
    this.#countedMs = ports.clockMs();
  }

  /** Counts the connection until its release, or returns a refusal. */
  admit(address: string): ConnectionRefusal | null {
    if (!this.#ports.isOpen()) return this.#refuse(503, 'the server is shutting down');
    this.#refill();
    // An address above its limit takes no handshake from the others.
    const known = this.#connections.get(address) ?? 0;
    if (known >= this.#limits.perAddress) return this.#refuse(429, 'too many connections from this address');
    if (this.#free < 1) {
      this.#waiting += 1;
      const afterMs = LEAST_AFTER_MS + Math.ceil((this.#waiting * 1000) / this.#limits.handshakesPerSecond);
      return this.#refuse(503, 'too many connections at once', Math.min(MOST_AFTER_MS, afterMs));
    }
    this.#free -= 1;
    this.#connections.set(address, known + 1);
    return null;
  }

  release(address: string): void {
    const left = this.#connections.get(address)! - 1;
    if (left === 0) this.#connections.delete(address);
    else this.#connections.set(address, left);
  }

  #refill(): void {
    const now = this.#ports.clockMs();
    const grown = ((now - this.#countedMs) * this.#limits.handshakesPerSecond) / 1000;
    this.#free = Math.min(this.#limits.handshakesAtOnce, this.#free + grown);
    this.#waiting = Math.max(0, this.#waiting - grown);
    this.#countedMs = now;
  }

  /** Retry-After is random, so that clients refused together do not return together. */
  #refuse(status: number, reason: string, afterMs: number | null = null): ConnectionRefusal {
    const { least, most } = RETRY_AFTER_SECONDS;
    const seconds = least + Math.floor(this.#ports.random() * (most - least + 1));
    return { status, reason, headers: { 'retry-after': String(seconds) }, afterMs };
  }
}

/** Programs send no origin. Keeps other sites from using our connections; no cookie is a proof. */
export function isOriginAllowed(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
