import type { IncomingMessage } from 'node:http';

/** What an address is read from. */
export type Sender = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Limits the processor time that one address takes for answers that are not in memory. */
export interface CostLimit {
  /**
   * Whether an answer may be made for a sender. What was made before, and only changed since (`isKept`), is refused later
   * than what is new. A refused attempt counts as well, so that only a pause helps.
   */
  admits(sender: Sender, isKept?: boolean): boolean;
  /** Charges the time of an answer (milliseconds). */
  spend(sender: Sender, ms: number): void;
}

/** What every charged answer costs beside the time that is measured. */
const REQUEST_MS = 0.1;
/** A refused attempt costs an address this much of its time. */
const REFUSED_MS = 10;
/** An address may be ahead by so many seconds of its share, and fall behind by as much. */
const BURST_S = 5;
/** Addresses remembered; past it those that were charged longest ago are forgotten. */
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
  /** A clock that never jumps (milliseconds). */
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
    // The newest stands last.
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

/** Limits nothing. */
export const NO_COST_LIMIT: CostLimit = { admits: () => true, spend: () => undefined };
