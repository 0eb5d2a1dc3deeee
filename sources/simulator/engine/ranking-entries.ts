import { isDecided } from '@stillingen/domain';
import type { RankedEntry, Timeline } from './timeline.ts';

/** Every so many rankings are complete; those between have only the entries that changed. */
const WHOLE_EVERY = 15;

/** Keeps only the entries of the last two rankings: all of a race are many thousands. */
export class RankingEntries {
  readonly #timeline: Timeline;
  readonly #known = new Map<number, readonly RankedEntry[]>();
  #last: { readonly index: number; readonly entries: RankedEntry[] } | null = null;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  isWhole(index: number): boolean {
    return index % WHOLE_EVERY === 0 || isDecided(this.#timeline[index]!.stage);
  }

  of(index: number): RankedEntry[] {
    if (this.#last?.index === index) return this.#last.entries;
    const entries = this.isWhole(index) ? [...this.#all(index)] : this.#changed(index);
    this.#last = { index, entries };
    return entries;
  }

  #all(index: number): readonly RankedEntry[] {
    const known = this.#known.get(index);
    if (known !== undefined) return known;
    if (this.#known.size >= 2) this.#known.delete(this.#known.keys().next().value!);
    const entries = this.#timeline[index]!.entries!();
    this.#known.set(index, entries);
    return entries;
  }

  #changed(index: number): RankedEntry[] {
    const before = new Map(this.#all(index - 1).map((entry) => [entry.participant.name, JSON.stringify(entry)]));
    return this.#all(index).filter((entry) => before.get(entry.participant.name) !== JSON.stringify(entry));
  }
}
