import type { Message } from '@stillingen/domain/messages';
import { earliestPublicationS, type EventPlan, type Publication } from './engine/event-plan.ts';

interface Entry {
  readonly plan: EventPlan;
  readonly publishedUntilS: number;
  dueS: number;
  /** What is left, the next last; null until the event comes near: then it is played. */
  steps: Publication[] | null;
}

export interface Schedule {
  /** Adds an event of which everything due up to `publishedUntilS` has been sent. */
  add(plan: EventPlan, publishedUntilS: number): void;
  /** What is due at this second, in order: up to `limit` messages and a little more; empty does not mean that nothing is left. */
  take(nowS: number, limit: number): Message[];
  nextS(): number;
}

/** The most events that are simulated in one go, well under a millisecond each. */
const COURSES_AT_ONCE = 8;
/** An event that begins later than this is not kept until then, but simulated again. */
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
    const next = entry.steps!.at(-1);
    if (next === undefined) return;
    entry.dueS = next.dueS;
    push(entry);
  };

  return {
    add: (plan, publishedUntilS) => push({ plan, publishedUntilS, dueS: earliestPublicationS(plan), steps: null }),
    take(nowS, limit) {
      const messages: Message[] = [];
      for (let courses = 0; heap.length > 0 && heap[0]!.dueS <= nowS && messages.length < limit && courses < COURSES_AT_ONCE; ) {
        const entry = pop();
        if (entry.steps === null) {
          courses += 1;
          entry.steps = entry.plan
            .publications()
            .filter(({ dueS }) => dueS > entry.publishedUntilS)
            .toReversed();
          advance(entry);
          if (entry.dueS > nowS + KEPT_AHEAD_S) entry.steps = null;
        } else {
          messages.push(...entry.steps.pop()!.messages);
          advance(entry);
        }
      }
      return messages;
    },
    nextS: () => heap[0]?.dueS ?? Infinity,
  };
}
