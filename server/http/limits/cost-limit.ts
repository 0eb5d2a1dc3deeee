import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Sender = Pick<IncomingMessage, 'headers' | 'socket'>;

export interface CostLimit {
  /** Changed answers (`isKept`) are refused later than new ones. Refusals are charged too. */
  admits(sender: Sender, isKept?: boolean): boolean;
  spend(sender: Sender, ms: number): void;
}

const REQUEST_MS = 0.1;
const REFUSED_MS = 10;
/** How far an address may be ahead of its share, and behind it. */
const BURST_S = 5;
const KEPT_ADDRESSES = 20_000;

interface Balance {
  leftMs: number;
  atMs: number;
}

/** Every address earns `msPerSecond` of processor time a second. */
export function createCostLimit({
  msPerSecond,
  clockMs,
  addressOf,
}: {
  readonly msPerSecond: number;
  readonly clockMs: () => number;
  readonly addressOf: (sender: Sender) => string;
}): CostLimit {
  const mostMs = msPerSecond * BURST_S;
  const balances = new Map<string, Balance>();

  function balanceOf(sender: Sender): Balance {
    const address = addressOf(sender);
    const now = clockMs();
    const known = balances.get(address);
    const balance = known ?? { leftMs: mostMs, atMs: now };
    balance.leftMs = Math.min(mostMs, balance.leftMs + ((now - balance.atMs) * msPerSecond) / 1000);
    balance.atMs = now;
    // The map is ordered by the last charge.
    balances.delete(address);
    balances.set(address, balance);
    if (balances.size > KEPT_ADDRESSES) balances.delete(balances.keys().next().value!);
    return balance;
  }

  return {
    admits(sender, isKept = false) {
      const balance = balanceOf(sender);
      if (balance.leftMs > (isKept ? -mostMs : 0)) return true;
      balance.leftMs = Math.min(balance.leftMs, Math.max(-mostMs + REFUSED_MS, balance.leftMs - REFUSED_MS));
      return false;
    },
    spend(sender, ms) {
      const balance = balanceOf(sender);
      balance.leftMs = Math.max(-2 * mostMs, balance.leftMs - REQUEST_MS - ms);
    },
  };
}

export const NO_COST_LIMIT: CostLimit = { admits: () => true, spend: () => undefined };

/** Slows a program that retries at once down to one refusal a second and connection. */
const HOLD_MS = 1000;
/** Further refusals are sent at once, as each held one keeps a connection. */
const MOST_HELD = 1000;
export const RETRY_AFTER_S = 5;

let held = 0;

export async function hold(): Promise<void> {
  if (held >= MOST_HELD) return;
  held += 1;
  try {
    await sleep(HOLD_MS, undefined, { ref: false });
  } finally {
    held -= 1;
  }
}
