import type { EventId } from '@stillingen/domain';

/** As long as the feeds of updates repeat a change. */
const WINDOW_MS = 60_000;

/** Events whose odds changed within the last minute, the latest last. */
export class RecentEvents {
  readonly #changedMs = new Map<EventId, number>();

  note(event: EventId, nowMs: number): void {
    this.#changedMs.delete(event);
    this.#changedMs.set(event, nowMs);
    this.#prune(nowMs);
  }

  all(nowMs: number): readonly EventId[] {
    this.#prune(nowMs);
    return [...this.#changedMs.keys()];
  }

  #prune(nowMs: number): void {
    for (const [event, changedMs] of this.#changedMs) {
      if (nowMs - changedMs <= WINDOW_MS) return;
      this.#changedMs.delete(event);
    }
  }
}
