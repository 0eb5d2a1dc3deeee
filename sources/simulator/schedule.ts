import type { Message } from '@stillingen/domain/messages';
import { earliestPublicationS, type EventPlan, type Publication } from './engine/event-plan.ts';

interface Entry {
  readonly plan: EventPlan;
  readonly publishedUntilS: number;
  dueS: number;
  /** The publications left, the next one last; null until the event is near and simulated. */
  publications: Publication[] | null;
}

/** Events simulated in one call of `take`. */
const SIMULATED_AT_ONCE = 8;
/** An event whose first message is due later than this is simulated again then: memory. */
const KEPT_AHEAD_S = 600;

export class Schedule {
  /** The next one last. */
  readonly #queue: Entry[] = [];

  get nextS(): number {
    return this.#queue.at(-1)?.dueS ?? Infinity;
  }

  /** Adds an event; its publications due up to `publishedUntilS` have been sent. */
  add(plan: EventPlan, publishedUntilS: number): void {
    this.#push({ plan, publishedUntilS, dueS: earliestPublicationS(plan), publications: null });
  }

  /** Messages due at this second, in order, about `limit` of them; may be empty while more are due. */
  take(nowS: number, limit: number): Message[] {
    const messages: Message[] = [];
    for (let simulated = 0; this.nextS <= nowS && messages.length < limit && simulated < SIMULATED_AT_ONCE; ) {
      const entry = this.#queue.pop()!;
      const isNew = entry.publications === null;
      if (isNew) simulated += 1;
      else messages.push(...entry.publications!.pop()!.messages);
      entry.publications ??= this.#publicationsOf(entry);
      const next = entry.publications.at(-1);
      if (next === undefined) continue;
      entry.dueS = next.dueS;
      if (isNew && next.dueS > nowS + KEPT_AHEAD_S) entry.publications = null;
      this.#push(entry);
    }
    return messages;
  }

  #publicationsOf({ plan, publishedUntilS }: Entry): Publication[] {
    return plan
      .publications()
      .filter(({ dueS }) => dueS > publishedUntilS)
      .toReversed();
  }

  #push(entry: Entry): void {
    let at = this.#queue.length;
    while (at > 0 && this.#queue[at - 1]!.dueS <= entry.dueS) at -= 1;
    this.#queue.splice(at, 0, entry);
  }
}
