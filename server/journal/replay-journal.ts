import { apply, decide, type Entry, hashText, type LiveState, type Provider } from '@stillingen/domain';
import type { PublishedMessage } from '../bus/bus.ts';
import { type JournalEntry, messageOf } from './journal.ts';

export interface RefusedEntry {
  readonly n: number;
  readonly why: string;
}

/** The entry of a message, without changes if the current rules refuse it, and the reason. */
export interface Redecision {
  readonly entry: Entry;
  readonly refusal: string | null;
}

/** An exception of the rules changes nothing, so that a follower never stops. */
export function redecide(state: LiveState, { n, atMs, provider, text }: PublishedMessage): Redecision {
  const refused = (refusal: string): Redecision => ({ entry: { n, atMs, changes: [] }, refusal });
  const message = messageOf(text);
  try {
    const verdict = decide(state, { n, provider, message, hash: hashText(text) });
    if (verdict.result === 'accepted') return { entry: { n, atMs, changes: verdict.changes }, refusal: null };
    return refused(verdict.result === 'refused' ? verdict.code : verdict.result);
  } catch (error) {
    return refused(`the rules fail on it: ${(error as Error).message}`);
  }
}

export function entryOf(
  state: LiveState,
  { n, provider: name, receivedAtMs: atMs, text }: JournalEntry,
  providers: ReadonlyMap<string, Provider>,
): Redecision {
  const provider = providers.get(name);
  if (provider === undefined) return { entry: { n, atMs, changes: [] }, refusal: `provider ${name} is not known` };
  return redecide(state, { n, atMs, provider, text });
}

/** Returns the rows that the current rules refuse: there should be none. */
export async function replayJournal(
  state: LiveState,
  rows: AsyncIterable<JournalEntry>,
  providers: ReadonlyMap<string, Provider>,
  onEntry: (entry: Entry) => void = () => undefined,
): Promise<RefusedEntry[]> {
  const unaccepted: RefusedEntry[] = [];
  for await (const row of rows) {
    const { entry, refusal } = entryOf(state, row, providers);
    if (refusal !== null) unaccepted.push({ n: row.n, why: refusal });
    apply(state, entry);
    onEntry(entry);
  }
  return unaccepted;
}
