import type { Budget } from '../kit/connector.ts';
import { DAY, HOUR, MINUTE } from '../kit/pace.ts';

interface Window {
  readonly most: number;
  readonly windowMs: number;
  /** Requests without a pause between them; more follow at even distances. */
  readonly atOnce: number;
}

const everyMs = ({ most, windowMs, atOnce }: Window): number => (atOnce < most ? windowMs / (most - atOnce) : 0);

/**
 * Limits the requests of one source over a minute, an hour and a day. Most of an hour is spread
 * evenly where it is short: matches in play are not without requests until the hour is over.
 */
export class RequestBudget {
  readonly #windows: readonly Window[];
  /** When all `atOnce` requests of each window are free again (the generic cell rate algorithm). */
  #restedMs: number[];
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
    this.#restedMs = this.#windows.map(() => 0);
    this.#times = [...times];
    for (const time of times) this.#spend(time);
  }

  get times(): readonly number[] {
    return this.#times;
  }

  /** The earliest time within all limits; `reserved` requests of a minute are left to others. */
  freeMs(nowMs: number, reserved = 0): number {
    return Math.max(nowMs, this.#pausedUntilMs, ...this.#windows.map((window, at) => this.#freeIn(window, at, nowMs, reserved)));
  }

  #freeIn(window: Window, at: number, nowMs: number, reserved: number): number {
    const { most, windowMs, atOnce } = window;
    // The clock may have been put back.
    if ((this.#times.at(-1) ?? 0) > nowMs) return nowMs;
    const first = this.#times.at(-(windowMs === MINUTE ? Math.max(1, most - reserved) : most));
    const rested = this.#restedMs[at]! - (atOnce - 1) * everyMs(window);
    return Math.max(rested, first === undefined ? nowMs : first + windowMs);
  }

  #spend(ms: number): void {
    this.#restedMs = this.#restedMs.map((restedMs, at) => Math.max(restedMs, ms) + everyMs(this.#windows[at]!));
  }

  /** `freeMs` if a request was sent now. */
  freeAfterMs(nowMs: number): number {
    const restedMs = this.#restedMs;
    this.#spend(nowMs);
    this.#times.push(nowMs);
    const freeMs = this.freeMs(nowMs);
    this.#times.pop();
    this.#restedMs = restedMs;
    return freeMs;
  }

  take(nowMs: number): void {
    const old = this.#times.findIndex((time) => time > nowMs - DAY);
    this.#times.splice(0, old === -1 ? this.#times.length : old);
    this.#times.push(nowMs);
    this.#spend(nowMs);
  }

  pauseUntil(ms: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, ms);
  }
}
