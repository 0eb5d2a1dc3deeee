import type { EventId } from '@stillingen/domain';
import type { HeldOffer } from '@stillingen/domain/odds';

/** Offers of the log change only with imports. */
const KEPT_MS = 60_000;
const MOST_KEPT = 200;
/** The log is read beside the commits of scores. */
const MOST_READING = 4;

export interface RecallOptions {
  /** From the log, as they stood at a time (milliseconds). */
  readonly read: (event: EventId, atMs: number) => Promise<readonly HeldOffer[]>;
  readonly nowMs: () => number;
}

interface Recalled {
  readonly untilMs: number;
  readonly offers: readonly HeldOffer[];
}

/** Offers that memory does not hold: of events that are over for a day, and of times long ago. */
export class RecalledOffers {
  readonly #options: RecallOptions;
  readonly #kept = new Map<string, Recalled>();
  readonly #reading = new Map<string, Promise<void>>();

  constructor(options: RecallOptions) {
    this.#options = options;
  }

  /** Null unless they were read within the last minute. */
  offersOf(event: EventId, atMs: number): readonly HeldOffer[] | null {
    const kept = this.#kept.get(`${event} ${atMs}`);
    return kept !== undefined && this.#options.nowMs() < kept.untilMs ? kept.offers : null;
  }

  /** False while too many are read. */
  async read(event: EventId, atMs: number): Promise<boolean> {
    const key = `${event} ${atMs}`;
    if (this.offersOf(event, atMs) !== null) return true;
    if (!this.#reading.has(key)) {
      if (this.#reading.size >= MOST_READING) return false;
      this.#reading.set(
        key,
        this.#read(key, event, atMs).finally(() => this.#reading.delete(key)),
      );
    }
    await this.#reading.get(key);
    return true;
  }

  async #read(key: string, event: EventId, atMs: number): Promise<void> {
    const { read, nowMs } = this.#options;
    const offers = await read(event, atMs);
    this.#kept.delete(key);
    this.#kept.set(key, { untilMs: nowMs() + KEPT_MS, offers });
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
