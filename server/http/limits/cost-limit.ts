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

interface Account {
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
  const accounts = new Map<string, Account>();

  function accountOf(sender: Sender): Account {
    const address = addressOf(sender);
    const now = clockMs();
    const known = accounts.get(address);
    const account = known ?? { leftMs: mostMs, atMs: now };
    account.leftMs = Math.min(mostMs, account.leftMs + ((now - account.atMs) * msPerSecond) / 1000);
    account.atMs = now;
    // The map is ordered by the last charge.
    accounts.delete(address);
    accounts.set(address, account);
    if (accounts.size > KEPT_ADDRESSES) accounts.delete(accounts.keys().next().value!);
    return account;
  }

  return {
    admits(sender, isKept = false) {
      const account = accountOf(sender);
      if (account.leftMs > (isKept ? -mostMs : 0)) return true;
      account.leftMs = Math.min(account.leftMs, Math.max(-mostMs + REFUSED_MS, account.leftMs - REFUSED_MS));
      return false;
    },
    spend(sender, ms) {
      const account = accountOf(sender);
      account.leftMs = Math.max(-2 * mostMs, account.leftMs - REQUEST_MS - ms);
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
