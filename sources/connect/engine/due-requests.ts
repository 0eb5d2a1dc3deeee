import type { SourceRequest } from '../kit/connector.ts';
import { HOUR, MINUTE, SECOND } from '../kit/pace.ts';

const JITTER = 0.1;
const FIRST_BACK_OFF = SECOND;
const MOST_BACK_OFF = 10 * MINUTE;
/** An address that the source does not have is asked again after this time. */
const ABSENT_MS = 6 * HOUR;
/** A request that is overdue by this time goes between two of matches in play, one at a time. */
const STARVED_MS = 20 * MINUTE;

interface Asked {
  readonly lastMs: number;
  /** Of the interval: 0.9 to 1.1. */
  readonly stretch: number;
  readonly failures: number;
  /** Not before this time, whatever its interval. */
  readonly notBeforeMs: number;
}

export interface DueRequest {
  readonly path: string;
  readonly dueMs: number;
  readonly isLive: boolean;
}

/** When each address is due: by its interval with chance, after failures, and at once where asked for. */
export class DueRequests {
  readonly #asked = new Map<string, Asked>();
  /** Wanted once by this time, whether or not the plan has them. */
  readonly #wanted = new Map<string, number>();
  readonly #random: () => number;
  #due: ReadonlyMap<string, DueRequest> = new Map();
  /** Whether the last request was for a match in play. */
  #wasLive = false;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Live requests first, then the earliest; null where the plan is empty. */
  next(requests: readonly SourceRequest[], nowMs: number): DueRequest | null {
    const due = new Map<string, DueRequest>();
    for (const { path, everyMs, isLive } of requests) {
      const asked = this.#asked.get(path);
      // The first request for a match in play goes before repeated ones.
      const firstMs = isLive ? 0 : nowMs;
      const dueMs = asked === undefined ? firstMs : Math.max(asked.notBeforeMs, asked.lastMs + everyMs * asked.stretch);
      due.set(path, { path, dueMs, isLive });
    }
    for (const [path, wantedMs] of this.#wanted) {
      const planned = due.get(path);
      const dueMs = Math.max(wantedMs, this.#asked.get(path)?.notBeforeMs ?? 0);
      if (planned === undefined || dueMs < planned.dueMs) due.set(path, { path, dueMs, isLive: planned?.isLive ?? true });
    }
    this.#due = due;
    return [...due.values()].reduce<DueRequest | null>(
      (first, one) => (first === null || this.#comesBefore(one, first, nowMs) ? one : first),
      null,
    );
  }

  /** Whether it goes before matches in play: long overdue, and the last request was for one of them. */
  isStarved({ dueMs }: DueRequest, nowMs: number): boolean {
    return this.#wasLive && nowMs - dueMs >= STARVED_MS;
  }

  want(path: string, atMs: number): void {
    this.#wanted.set(path, Math.min(atMs, this.#wanted.get(path) ?? Infinity));
  }

  answered(path: string, nowMs: number): void {
    this.#wasLive = this.#due.get(path)?.isLive ?? false;
    this.#wanted.delete(path);
    const stretch = 1 - JITTER + 2 * JITTER * this.#random();
    this.#asked.set(path, { lastMs: nowMs, stretch, failures: 0, notBeforeMs: 0 });
  }

  failed(path: string, nowMs: number, { retryMs, isAbsent }: { retryMs: number | null; isAbsent: boolean }): void {
    this.#wasLive = this.#due.get(path)?.isLive ?? false;
    const failures = (this.#asked.get(path)?.failures ?? 0) + 1;
    const backOff = Math.min(MOST_BACK_OFF, FIRST_BACK_OFF * 2 ** failures) * (0.5 + this.#random() / 2);
    const pauseMs = isAbsent ? ABSENT_MS : (retryMs ?? backOff);
    if (isAbsent) this.#wanted.delete(path);
    this.#asked.set(path, { lastMs: nowMs, stretch: 1, failures, notBeforeMs: nowMs + pauseMs });
    if (!isAbsent) this.want(path, nowMs + pauseMs);
  }

  /** The addresses that were not requested since `ms`: nothing more is known of them. */
  forget(ms: number): string[] {
    const old = [...this.#asked].filter(([path, { lastMs }]) => lastMs < ms && !this.#wanted.has(path)).map(([path]) => path);
    for (const path of old) this.#asked.delete(path);
    return old;
  }

  #comesBefore(one: DueRequest, other: DueRequest, nowMs: number): boolean {
    const [isDue, isOtherDue] = [one.dueMs <= nowMs, other.dueMs <= nowMs];
    if (isDue !== isOtherDue) return isDue;
    const isFirst = (request: DueRequest): boolean => request.isLive || this.isStarved(request, nowMs);
    const [comesFirst, otherComesFirst] = [isFirst(one), isFirst(other)];
    if (isDue && comesFirst !== otherComesFirst) return comesFirst;
    // A starved request is the most overdue of all.
    return one.dueMs < other.dueMs;
  }
}
