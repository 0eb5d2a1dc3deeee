import {
  apply,
  byEvent,
  decide,
  emptyState,
  hashText,
  judgeWhole,
  type LiveState,
  type Provider,
  timeAhead,
  type Verdict,
} from '@stillingen/domain';
import { Message, type MessageResult } from '@stillingen/domain/messages';
import { Compile } from 'typebox/compile';
import { DoorError } from '../ingest-client.ts';
import type { Door } from '../ports.ts';

/** A door for tests: the product's own schema and rules in memory, without a server around them. */
export interface RuledDoor extends Door {
  readonly state: LiveState;
  /** Everything that was delivered, in order. */
  readonly delivered: readonly Message[];
}

const schema = Compile(Message);

/**
 * Opens a door on a state, by itself an empty one. Delivering a message that the schema does not allow rejects for good: where a
 * door rejects otherwise, a replay asks it again without end. Times are checked against a clock where there is one.
 */
export function ruledDoor(
  provider: Provider = { name: 'import', origin: 'real' },
  state: LiveState = emptyState(),
  nowMs?: () => number,
): RuledDoor {
  const delivered: Message[] = [];
  function judgeOn(target: LiveState, message: Message): Verdict {
    const ahead = nowMs === undefined ? null : timeAhead(message, nowMs());
    return ahead ?? decide(target, { n: target.n + 1, provider, message, hash: hashText(JSON.stringify(message)) });
  }
  function take(index: number, verdict: Verdict): MessageResult {
    if (verdict.result === 'accepted') apply(state, { n: state.n + 1, atMs: state.n + 1, changes: verdict.changes });
    const { result } = verdict;
    return verdict.result === 'refused'
      ? { index, result, code: verdict.code, path: verdict.path, allowed: verdict.allowed }
      : { index, result };
  }
  return {
    state,
    delivered,
    async deliver(messages, { wholeEvents = false } = {}) {
      for (const message of messages) {
        if (!schema.Check(message))
          throw new DoorError(422, `not a message: ${JSON.stringify(message)} ${JSON.stringify(schema.Errors(message))}`);
        delivered.push(message);
      }
      if (!wholeEvents) return messages.map((message, index) => take(index, judgeOn(state, message)));
      const results: MessageResult[] = [];
      for (const group of byEvent(messages)) {
        const together = group.map((index) => messages[index]!);
        const verdicts = judgeWhole(state, provider.name, together, judgeOn);
        group.forEach((index, place) => {
          results[index] = take(index, verdicts[place]!);
        });
      }
      return results;
    },
  };
}
