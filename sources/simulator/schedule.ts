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
  /** The next one last. */
  const queue: Entry[] = [];
  const push = (entry: Entry): void => {
    let at = queue.length;
    while (at > 0 && queue[at - 1]!.dueS <= entry.dueS) at -= 1;
    queue.splice(at, 0, entry);
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
        queue.length > 0 && queue.at(-1)!.dueS <= nowS && messages.length < limit && simulated < SIMULATED_AT_ONCE;
      ) {
        const entry = queue.pop()!;
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
    nextS: () => queue.at(-1)?.dueS ?? Infinity,
  };
}
