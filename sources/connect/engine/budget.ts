import type { Budget } from '../kit/connector.ts';
import { DAY, HOUR, MINUTE } from '../kit/pace.ts';

/** Limits the requests of one source over a minute, an hour and a day. */
export class RequestBudget {
  readonly #windows: readonly (readonly [most: number, windowMs: number])[];
  /** Times of the requests of the last day, the oldest first. */
  readonly #times: number[];
  /** No request before this time, by the source's own count. */
  #pausedUntilMs = 0;

  constructor({ perMinute, perHour, perDay }: Budget, times: readonly number[] = []) {
    this.#windows = [
      [perMinute, MINUTE],
      [perHour, HOUR],
      [perDay, DAY],
    ];
    this.#times = [...times];
  }

  get times(): readonly number[] {
    return this.#times;
  }

  /** The earliest time at which a request is within all limits. */
  freeMs(nowMs: number): number {
    const free = this.#windows.map(([most, windowMs]) => {
      const first = this.#times.at(-most);
      // The clock may have been put back.
      return first === undefined || first > nowMs ? nowMs : first + windowMs;
    });
    return Math.max(nowMs, this.#pausedUntilMs, ...free);
  }

  take(nowMs: number): void {
    const old = this.#times.findIndex((time) => time > nowMs - DAY);
    this.#times.splice(0, old === -1 ? this.#times.length : old);
    this.#times.push(nowMs);
  }

  usedIn(windowMs: number, nowMs: number): number {
    return this.#times.filter((time) => time > nowMs - windowMs).length;
  }

  pauseUntil(ms: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, ms);
  }
}
