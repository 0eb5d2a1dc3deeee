import { apply, decide, emptyState, hashText, type LiveState, type Provider, timeAhead } from '@stillingen/domain';
import { Message, type MessageResult } from '@stillingen/domain/messages';
import { Compile } from 'typebox/compile';
import { DoorError } from '../../http-door.ts';
import type { Door } from '../../ports.ts';

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
  const judge = (message: Message, index: number): MessageResult => {
    if (!schema.Check(message))
      throw new DoorError(422, `not a message: ${JSON.stringify(message)} ${JSON.stringify(schema.Errors(message))}`);
    delivered.push(message);
    const n = state.n + 1;
    const ahead = nowMs === undefined ? null : timeAhead(message, nowMs());
    const verdict = ahead ?? decide(state, { n, provider, message, hash: hashText(JSON.stringify(message)) });
    if (verdict.result === 'accepted') apply(state, { n, atMs: n, changes: verdict.changes });
    const { result } = verdict;
    return verdict.result === 'refused'
      ? { index, result, code: verdict.code, path: verdict.path, allowed: verdict.allowed }
      : { index, result };
  };
  return {
    state,
    delivered,
    deliver: async (messages) => messages.map(judge),
  };
}
