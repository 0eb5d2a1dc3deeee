import type { Message } from '@stillingen/domain/messages';
import { earliestPublicationS, type EventPlan, type Publication } from './engine/event-plan.ts';

interface Entry {
  readonly plan: EventPlan;
  readonly publishedUntilS: number;
  dueS: number;
  /** The publications left, the next one last; null until the event is near and simulated. */
  publications: Publication[] | null;
}

export interface Schedule {
  /** Adds an event; its publications due up to `publishedUntilS` have been sent. */
  add(plan: EventPlan, publishedUntilS: number): void;
  /** Messages due at this second, in order, about `limit` of them; may be empty while more are due. */
  take(nowS: number, limit: number): Message[];
  nextS(): number;
}

/** Events simulated in one call of `take`. */
const SIMULATED_AT_ONCE = 8;
/** An event whose first message is due later than this is simulated again then: memory. */
const KEPT_AHEAD_S = 600;

export function createSchedule(): Schedule {
  const heap: Entry[] = [];
  const before = (a: number, b: number): boolean => heap[a]!.dueS < heap[b]!.dueS;
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b]!, heap[a]!];
  };
  const push = (entry: Entry): void => {
    heap.push(entry);
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!before(at, parent)) break;
      swap(at, parent);
      at = parent;
    }
  };
  const pop = (): Entry => {
    swap(0, heap.length - 1);
    const entry = heap.pop()!;
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && before(child, least)) least = child;
      if (least === at) return entry;
      swap(at, least);
      at = least;
    }
  };

  const advance = (entry: Entry): void => {
    const next = entry.publications!.at(-1);
    if (next === undefined) return;
    entry.dueS = next.dueS;
    push(entry);
  };

  return {
    add: (plan, publishedUntilS) => push({ plan, publishedUntilS, dueS: earliestPublicationS(plan), publications: null }),
    take(nowS, limit) {
      const messages: Message[] = [];
      for (
        let simulated = 0;
        heap.length > 0 && heap[0]!.dueS <= nowS && messages.length < limit && simulated < SIMULATED_AT_ONCE;
      ) {
        const entry = pop();
        if (entry.publications === null) {
          simulated += 1;
          entry.publications = entry.plan
            .publications()
            .filter(({ dueS }) => dueS > entry.publishedUntilS)
            .toReversed();
          advance(entry);
          if (entry.dueS > nowS + KEPT_AHEAD_S) entry.publications = null;
        } else {
          messages.push(...entry.publications.pop()!.messages);
          advance(entry);
        }
      }
      return messages;
    },
    nextS: () => heap[0]?.dueS ?? Infinity,
  };
}
