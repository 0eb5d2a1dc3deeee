import type { Price } from '@stillingen/domain/odds';

/** Bytes of a price: 10,000,000 thousandths at most. 0 where there is none. */
const BYTES = 3;

export function packPrices(prices: readonly (Price | null)[]): Buffer {
  const packed = Buffer.alloc(prices.length * BYTES);
  prices.forEach((price, index) => packed.writeUIntBE(price ?? 0, index * BYTES, BYTES));
  return packed;
}

/** `count` prices: outcomes that were added later have none. */
export function unpackPrices(packed: Buffer, count: number): (Price | null)[] {
  const known = packed.length / BYTES;
  return Array.from({ length: count }, (_, index) => (index < known ? packed.readUIntBE(index * BYTES, BYTES) || null : null));
}

/** Of `offer_version`. */
export interface VersionRow {
  readonly offer: number;
  readonly n: string;
  readonly journal_n: string;
  readonly received_ms: string;
  readonly at_ms: string;
  readonly seq: string;
  readonly state: number;
  readonly prices: Buffer;
  readonly previous: Buffer;
}
