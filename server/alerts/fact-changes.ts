import type { AlertFacts, Entry, EventId, LiveState } from '@stillingen/domain';
import { eventIdOf } from '../projection/topics.ts';
import { changedAtOf, factsOf, followedOf } from './event-facts.ts';
import type { Followed } from './subscriber-index.ts';

/** Longer than any clock of a provider should differ. */
const LATE_MS = 1_800_000;

export interface FactChange {
  readonly id: EventId;
  readonly followed: Followed;
  readonly before: AlertFacts | null;
  readonly after: AlertFacts;
  readonly atMs: number;
}

export interface FactChangesOptions {
  readonly state: LiveState;
  readonly nowMs: () => number;
  readonly isWanted: (followed: Followed) => boolean;
}

/** The facts of events before and after entries. */
export class FactChanges {
  readonly #options: FactChangesOptions;
  readonly #before = new Map<EventId, { readonly facts: AlertFacts | null; readonly changedAt: number }>();

  constructor(options: FactChangesOptions) {
    this.#options = options;
  }

  /** Before entries are applied: notes the facts of the events that are wanted. */
  note(entries: readonly Entry[]): void {
    const { state, isWanted, nowMs } = this.#options;
    for (const { changes } of entries)
      for (const change of changes) {
        const id = eventIdOf(change);
        if (id === null || this.#before.has(id)) continue;
        const followed = followedOf(state, id);
        if (followed !== null && isWanted(followed))
          this.#before.set(id, { facts: factsOf(state, id, nowMs() / 1000), changedAt: changedAtOf(state, id) });
      }
  }

  /** After they were applied. */
  take(entries: readonly Entry[]): readonly FactChange[] {
    if (this.#before.size === 0) return [];
    const { state, nowMs } = this.#options;
    const atMs = Math.min(entries.at(-1)!.atMs, nowMs());
    const noted = [...this.#before];
    this.#before.clear();
    return noted.flatMap(([id, { facts: before, changedAt }]) => {
      if (this.#isLate(id, changedAt, atMs)) return [];
      const after = factsOf(state, id, atMs / 1000);
      const followed = followedOf(state, id);
      return after === null || followed === null ? [] : { id, followed, before, after, atMs };
    });
  }

  /** A provider that catches up reports what is long over. */
  #isLate(id: EventId, changedBefore: number, atMs: number): boolean {
    const changedAt = changedAtOf(this.#options.state, id);
    return changedAt !== changedBefore && atMs - changedAt * 1000 > LATE_MS;
  }
}
