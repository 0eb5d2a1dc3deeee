import { grown, type OfferRow } from './offer-columns.ts';

const HEAD = { received: 0, place: 1, size: 2 };
const HEADS = 3;

/** What offers of one event were before each of their last versions: 8 bytes a number, in one column. */
export class OfferSteps {
  #values = new Float64Array(0);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  /** In the order of the versions. */
  push(receivedMs: number, place: number, row: OfferRow): void {
    const from = this.#length;
    this.#length += HEADS + row.length;
    this.#values = grown(this.#values, this.#length);
    this.#values.set([receivedMs, place, row.length, ...row], from);
  }

  /** The rows of the offers that changed after a time, as they were at it; of a new offer an empty row. */
  before(atMs: number): ReadonlyMap<number, OfferRow> {
    const rows = new Map<number, OfferRow>();
    for (let at = 0; at < this.#length; at = this.#after(at)) {
      const place = this.#values[at + HEAD.place]!;
      if (this.#values[at + HEAD.received]! > atMs && !rows.has(place))
        rows.set(place, this.#values.slice(at + HEADS, this.#after(at)));
    }
    return rows;
  }

  /** Drops the steps before a time. */
  forget(beforeMs: number): void {
    let kept = 0;
    while (kept < this.#length && this.#values[kept + HEAD.received]! < beforeMs) kept = this.#after(kept);
    this.#values = this.#values.slice(kept, this.#length);
    this.#length -= kept;
  }

  #after(at: number): number {
    return at + HEADS + this.#values[at + HEAD.size]!;
  }
}
