/** First in, first out, without moving the rest. */
export class Fifo<Item> {
  #items: Item[] = [];
  #from = 0;

  get length(): number {
    return this.#items.length - this.#from;
  }
  /** In order. */
  get items(): readonly Item[] {
    return this.#items.slice(this.#from);
  }
  push(item: Item): void {
    this.#items.push(item);
  }
  shift(): Item | undefined {
    if (this.#from === this.#items.length) return undefined;
    const item = this.#items[this.#from]!;
    this.#from += 1;
    if (this.#from > 1024 && this.#from * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#from);
      this.#from = 0;
    }
    return item;
  }
}

const MAX_IN_FLIGHT = 128;
const FAILURES = 5;
const MAX_OPEN_MS = 60_000;

/*
 *   closed ── 5 failures in a row ──► open ── pause over ──► one trial ── answered ──► closed
 *                                      ▲                         │ fails: twice the pause
 *                                      └─────────────────────────┘
 */
/** What waits for one push service, and the breaker that keeps it from delaying the others. */
export class HostQueue<Job> {
  readonly urgent = new Fifo<Job>();
  readonly others = new Fifo<Job>();
  #inFlight = 0;
  #failures = 0;
  #pausedUntilMs = 0;

  get length(): number {
    return this.urgent.length + this.others.length;
  }
  get waiting(): readonly Job[] {
    return [...this.urgent.items, ...this.others.items];
  }
  get isIdle(): boolean {
    return this.length === 0 && this.#inFlight === 0 && this.#failures === 0;
  }

  /** Whether something is on the way, or may be sent until then. */
  isDue(untilMs: number): boolean {
    return this.#inFlight > 0 || (this.length > 0 && this.#pausedUntilMs <= untilMs);
  }

  take(nowMs: number): Job | undefined {
    if (nowMs < this.#pausedUntilMs) return undefined;
    if (this.#inFlight >= (this.#failures >= FAILURES ? 1 : MAX_IN_FLIGHT)) return undefined;
    const job = this.urgent.shift() ?? this.others.shift();
    if (job !== undefined) this.#inFlight += 1;
    return job;
  }

  /** A job that was taken has ended. */
  answered(isFailure: boolean, nowMs: number): void {
    this.#inFlight -= 1;
    if (!isFailure) {
      this.#failures = 0;
      return;
    }
    this.#failures += 1;
    if (this.#failures >= FAILURES) this.pause(Math.min(1000 * 2 ** Math.min(this.#failures - FAILURES, 6), MAX_OPEN_MS), nowMs);
  }

  pause(ms: number, nowMs: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, nowMs + ms);
  }
}
