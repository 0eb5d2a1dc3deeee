import { createHash } from 'node:crypto';
import type { Vouched } from './vouched.ts';

/** As long as somebody reads the terms before agreeing to them. */
const KEPT_MS = 600_000;
/** Past this many the oldest is forgotten: its visitor goes to the provider once more. */
const KEPT = 1000;

/**
 * What codes were redeemed for. A provider redeems each once, and the page sends it again with what it was asked for: agreement, or
 * an address. Whoever sends it has to send all that came with it; and what it proves still opens one session, as its proof is spent.
 */
export function rememberRedeemed<Sent extends object>(
  redeem: (sent: Sent) => Promise<Vouched>,
  nowMs: () => number,
): (sent: Sent) => Promise<Vouched> {
  const kept = new Map<string, { readonly atMs: number; readonly vouched: Vouched }>();
  return async (sent) => {
    const key = createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
    const known = kept.get(key);
    if (known !== undefined && nowMs() - known.atMs < KEPT_MS) return known.vouched;
    const vouched = await redeem(sent);
    // Oldest first.
    for (const [old, { atMs }] of kept) {
      if (kept.size < KEPT && nowMs() - atMs < KEPT_MS) break;
      kept.delete(old);
    }
    kept.set(key, { atMs: nowMs(), vouched });
    return vouched;
  };
}
