import { SESSION_LOG_LIMITS, type SessionBatch, type SessionLine } from '@stillingen/wire';

/** A page that fails without end sends no more than these. */
const MOST_BATCHES = 10;

/** The lines of a page that wait to be sent; what does not fit is counted. */
export class LineQueue {
  readonly #send: (batch: SessionBatch) => void;
  #lines: SessionLine[] = [];
  #lost = 0;
  #batches = 0;

  constructor(send: (batch: SessionBatch) => void) {
    this.#send = send;
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0;
  }

  add(line: SessionLine): void {
    if (this.#lines.length < SESSION_LOG_LIMITS.lines && this.#batches < MOST_BATCHES) this.#lines.push(line);
    else this.#lost += 1;
  }

  flush(): void {
    if (this.isEmpty) return;
    const batch = { lines: this.#lines, lost: this.#lost };
    this.#lines = [];
    this.#lost = 0;
    this.#batches += 1;
    this.#send(batch);
  }

  clear(): void {
    this.#lines = [];
    this.#lost = 0;
  }
}
