import { apply, decide, type Entry, hashText, type LiveState, type Provider } from '@stillingen/domain';
import type { PublishedMessage } from '../bus/bus.ts';
import { type JournalEntry, messageOf } from './journal.ts';

/** A row of the journal that the rules refuse today, though it was accepted when it came. */
export interface Unaccepted {
  readonly n: number;
  readonly why: string;
}

/** The entry that a message stands for after a state, and why the rules would refuse it today; it then changes nothing. */
export interface Judged {
  readonly entry: Entry;
  readonly refusal: string | null;
}

/** What a message that was accepted elsewhere changes in a state. What the rules fail on changes nothing: whoever waited for it would stand still. */
export function judge(state: LiveState, { n, atMs, provider, text }: PublishedMessage): Judged {
  const refused = (refusal: string): Judged => ({ entry: { n, atMs, changes: [] }, refusal });
  const message = messageOf(text);
  try {
    const verdict = decide(state, { n, provider, message, hash: hashText(text) });
    if (verdict.result === 'accepted') return { entry: { n, atMs, changes: verdict.changes }, refusal: null };
    return refused(verdict.result === 'refused' ? verdict.code : verdict.result);
  } catch (error) {
    return refused(`the rules fail on it: ${(error as Error).message}`);
  }
}

/** The same of a row of the journal. */
export function entryOf(
  state: LiveState,
  { n, provider: name, receivedAtMs: atMs, text }: JournalEntry,
  providers: ReadonlyMap<string, Provider>,
): Judged {
  const provider = providers.get(name);
  if (provider === undefined) return { entry: { n, atMs, changes: [] }, refusal: `provider ${name} is not known` };
  return judge(state, { n, atMs, provider, text });
}

/** Brings a state forward by rows of the journal. Returns the rows that were not accepted again: there should be none. */
export async function replayJournal(
  state: LiveState,
  rows: AsyncIterable<JournalEntry>,
  providers: ReadonlyMap<string, Provider>,
  onEntry: (entry: Entry) => void = () => undefined,
): Promise<Unaccepted[]> {
  const unaccepted: Unaccepted[] = [];
  for await (const row of rows) {
    const { entry, refusal } = entryOf(state, row, providers);
    if (refusal !== null) unaccepted.push({ n: row.n, why: refusal });
    apply(state, entry);
    onEntry(entry);
  }
  return unaccepted;
}
