import {
  apply,
  byEvent,
  decide,
  emptyState,
  messageHash,
  decideWholeEvent,
  type LiveState,
  type Provider,
  TimeLimits,
  type Decision,
} from '@stillingen/domain';
import { Message, type MessageResult } from '@stillingen/domain/messages';
import { Compile } from 'typebox/compile';
import { IngestError } from './ingest-client.ts';
import type { IngestClient } from './ports.ts';

export interface InMemoryIngest extends IngestClient {
  readonly state: LiveState;
  readonly delivered: readonly Message[];
}

const schema = Compile(Message);

/** A message outside the schema rejects with a final error: a replay retries any other. */
export function createInMemoryIngest(
  provider: Provider = { name: 'import', origin: 'real' },
  state: LiveState = emptyState(),
  nowMs?: () => number,
): InMemoryIngest {
  const delivered: Message[] = [];
  function judgeOn(target: LiveState, message: Message): Decision {
    const ahead = nowMs === undefined ? null : new TimeLimits(nowMs()).refusal(message);
    return ahead ?? decide(target, { n: target.n + 1, provider, message, hash: messageHash(JSON.stringify(message)) });
  }
  function take(index: number, decision: Decision): MessageResult {
    if (decision.result === 'accepted') apply(state, { n: state.n + 1, atMs: state.n + 1, changes: decision.changes });
    const { result } = decision;
    return decision.result === 'refused'
      ? { index, result, code: decision.code, path: decision.path, allowed: decision.allowed }
      : { index, result };
  }
  return {
    state,
    delivered,
    async deliver(messages, { wholeEvents = false } = {}) {
      for (const message of messages) {
        if (!schema.Check(message))
          throw new IngestError(422, `not a message: ${JSON.stringify(message)} ${JSON.stringify(schema.Errors(message))}`);
        delivered.push(message);
      }
      if (!wholeEvents) return messages.map((message, index) => take(index, judgeOn(state, message)));
      const results: MessageResult[] = [];
      for (const group of byEvent(messages)) {
        const together = group.map((index) => messages[index]!);
        const verdicts = decideWholeEvent(state, provider.name, together, judgeOn);
        group.forEach((index, place) => {
          results[index] = take(index, verdicts[place]!);
        });
      }
      return results;
    },
  };
}
