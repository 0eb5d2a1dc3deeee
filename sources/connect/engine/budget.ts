import type { Budget } from '../kit/connector.ts';
import { DAY, HOUR, MINUTE } from '../kit/pace.ts';

interface Window {
  readonly most: number;
  readonly windowMs: number;
  /** Requests without a pause between them; the others are spread evenly. */
  readonly atOnce: number;
}

/**
 * Limits the requests of one source over a minute, an hour and a day. Most of an hour is spread
 * evenly where it is short: matches in play are not without requests until the hour is over.
 */
export class RequestBudget {
  readonly #windows: readonly Window[];
  /** Times of the requests of the last day, the oldest first. */
  readonly #times: number[];
  /** No request before this time, by the source's own count. */
  #pausedUntilMs = 0;

  constructor({ perMinute, perHour, perDay }: Budget, times: readonly number[] = []) {
    this.#windows = [
      { most: perMinute, windowMs: MINUTE, atOnce: perMinute },
      { most: perHour, windowMs: HOUR, atOnce: perHour / 5 },
      { most: perDay, windowMs: DAY, atOnce: perDay * 0.75 },
    ];
    this.#times = [...times];
  }

  get times(): readonly number[] {
    return this.#times;
  }

  /** The earliest time at which a request is within all limits, with so many of the minute left to others. */
  freeMs(nowMs: number, reserved = 0): number {
    return Math.max(nowMs, this.#pausedUntilMs, ...this.#windows.map((window) => this.#freeIn(window, nowMs, reserved)));
  }

  #freeIn({ most, windowMs, atOnce }: Window, nowMs: number, reserved: number): number {
    const first = this.#times.at(-(windowMs === MINUTE ? Math.max(1, most - reserved) : most));
    // The clock may have been put back.
    if (first !== undefined && first <= nowMs && first > nowMs - windowMs) return first + windowMs;
    const used = this.#times.length - this.#firstAfter(nowMs - windowMs);
    const lastMs = this.#times.at(-1) ?? nowMs;
    return used < atOnce || lastMs > nowMs ? nowMs : lastMs + windowMs / (most - atOnce);
  }

  /** `freeMs` if a request was sent now. */
  freeAfterMs(nowMs: number): number {
    this.#times.push(nowMs);
    const freeMs = this.freeMs(nowMs);
    this.#times.pop();
    return freeMs;
  }

  /** The place of the first request after a time. */
  #firstAfter(ms: number): number {
    let [low, high] = [0, this.#times.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#times[middle]! > ms) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  take(nowMs: number): void {
    this.#times.splice(0, this.#firstAfter(nowMs - DAY));
    this.#times.push(nowMs);
  }

  pauseUntil(ms: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, ms);
  }
}
