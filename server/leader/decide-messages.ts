import {
  apply,
  byEvent,
  type Contradiction,
  decide,
  decideWholeEvent,
  type Decision,
  messageHash,
  type LiveState,
  type Provider,
  TimeLimits,
} from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import type { PublishedEntry } from '../bus/bus.ts';
import type { JournalRow } from '../journal/journal.ts';

/** Bounds of uncommitted JSON (characters): for messages that scores do not need, and for all. */
const MAX_WAITING = { details: 8 * 2 ** 20, anything: 32 * 2 ** 20 } as const;

const DETAILS: ReadonlySet<Message['kind']> = new Set<Message['kind']>([
  'statistics',
  'lineup',
  'absences',
  'comment',
  'player-statistics',
  'history',
  'video',
  'meetings',
  'article',
  'ranking-list',
  'transfer',
  'season-result',
  'profile',
  'career',
  'injury',
]);

/** Too much waits to be committed: no message of the batch was accepted, and it may be retried. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

const SHED: Decision = { result: 'refused', code: 'overloaded', path: '', allowed: 'the same message again, in some seconds' };
const FAILED: Decision = {
  result: 'refused',
  code: 'failed',
  path: '',
  allowed: 'the same message, after an upgrade of the server',
};

export interface DecidedMessages {
  readonly rows: JournalRow[];
  readonly entries: PublishedEntry[];
  readonly decisions: Decision[];
  readonly characters: number;
}

export interface DecideOptions {
  readonly state: LiveState;
  readonly provider: Provider;
  /** Whether the messages about one event are accepted together or not at all. */
  readonly wholeEvents: boolean;
  readonly receivedAtMs: number;
  readonly waiting: number;
  readonly report: (error: unknown) => void;
  readonly onContradiction: (provider: string, contradiction: Contradiction) => void;
}

/** Decides messages in order and applies the accepted ones. Throws Overloaded. */
export function decideMessages(messages: readonly Message[], options: DecideOptions): DecidedMessages {
  const { state, provider, wholeEvents, receivedAtMs, waiting, report, onContradiction } = options;
  if (waiting > MAX_WAITING.anything) throw new Overloaded('the write queue is full');
  const limits = new TimeLimits(receivedAtMs);
  const isShedding = waiting > MAX_WAITING.details;
  const rows: JournalRow[] = [];
  const entries: PublishedEntry[] = [];
  const decisions: Decision[] = [];
  let characters = 0;

  /** An exception of the rules refuses that message alone: earlier ones must be committed. */
  function decideOn(target: LiveState, message: Message, text = JSON.stringify(message)): Decision {
    if (isShedding && DETAILS.has(message.kind)) return SHED;
    const ahead = limits.refusal(message);
    if (ahead !== null) return ahead;
    try {
      return decide(target, { n: target.n + 1, provider, message, hash: messageHash(text) });
    } catch (error) {
      report(error);
      return FAILED;
    }
  }

  function take(index: number, decision: Decision, text = JSON.stringify(messages[index])): void {
    decisions[index] = decision;
    if (decision.result !== 'accepted') return;
    if (decision.contradiction !== undefined) onContradiction(provider.name, decision.contradiction);
    const { key, seq } = messages[index]!;
    const n = state.n + 1;
    const entry = { n, atMs: receivedAtMs, provider, text, changes: decision.changes };
    apply(state, entry);
    entries.push(entry);
    characters += text.length;
    rows.push({ n, provider: provider.name, key, seq, receivedAtMs, text });
  }

  if (wholeEvents) {
    for (const group of byEvent(messages)) {
      const together = group.map((index) => messages[index]!);
      const decided = decideWholeEvent(state, provider.name, together, decideOn);
      group.forEach((index, place) => take(index, decided[place]!));
    }
  } else {
    messages.forEach((message, index) => {
      const text = JSON.stringify(message);
      take(index, decideOn(state, message, text), text);
    });
  }
  return { rows, entries, decisions, characters };
}
