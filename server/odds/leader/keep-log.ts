import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { dayOf, daysOf, dropDay } from '../../database/offer-days.ts';
import { compactOffers, dropBodies, pruneOffers, thinHistories } from '../log/compact.ts';

const DAY_MS = 86_400_000;
/** Every change of so many days is kept as it came. */
export const RAW_DAYS = 7;
const THIN_DAYS = 30;
const BODY_DAYS = 400;
const CHECK_MS = 600_000;
/** Pause for each millisecond of work: a tenth of a processor. */
const PAUSE = 9;

export interface KeepLogOptions {
  readonly db: Database;
  /** 0 while this process does not lead. */
  readonly term: () => number;
  readonly nowMs: () => number;
  readonly report: (error: unknown) => void;
}

/** Moves days older than a week to the histories of their offers, and thins those in time. */
export class LogKeeper implements AsyncDisposable {
  readonly #options: KeepLogOptions;
  readonly #ending = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #keeping: Promise<void> | null = null;

  constructor(options: KeepLogOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.keep().catch(options.report), CHECK_MS);
  }

  keep(): Promise<void> {
    this.#keeping ??= this.#keep().finally(() => {
      this.#keeping = null;
    });
    return this.#keeping;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    this.#ending.abort();
    await this.#keeping?.catch(() => undefined);
  }

  async #keep(): Promise<void> {
    const { db, term, nowMs } = this.#options;
    if (term() === 0) return;
    const oldest = dayOf(nowMs() - RAW_DAYS * DAY_MS);
    const old = (await daysOf(db)).filter((each) => each < oldest);
    for (const day of old) {
      let last: number | null = 0;
      while (last !== null && this.#goesOn()) {
        const after: number = last;
        last = await this.#paced(() => compactOffers(db, day, after, term()));
      }
      if (!this.#goesOn()) return;
      await dropDay(db, day);
    }
    const thin = (): Promise<number> => thinHistories(db, nowMs() - THIN_DAYS * DAY_MS, term());
    while (this.#goesOn() && (await this.#paced(thin)) > 0);
    if (this.#goesOn()) await dropBodies(db, nowMs() - BODY_DAYS * DAY_MS, term());
    // Reads all offers: once a day.
    const prune = (): Promise<number> => pruneOffers(db, term());
    while (old.length > 0 && this.#goesOn() && (await this.#paced(prune)) > 0);
  }

  #goesOn(): boolean {
    return !this.#ending.signal.aborted && this.#options.term() !== 0;
  }

  async #paced<Result>(work: () => Promise<Result>): Promise<Result> {
    const startMs = performance.now();
    const result = await work();
    const { signal } = this.#ending;
    await sleep((performance.now() - startMs) * PAUSE, undefined, { signal }).catch(() => undefined);
    return result;
  }
}
