import { apply, decide, type Entry, hashText, type LiveState, type Provider } from '@stillingen/domain';
import { type JournalEntry, messageOf } from '../store/journal.ts';

/** A row of the journal that the rules refuse today, though it was accepted when it came. */
export interface Unaccepted {
  readonly n: number;
  readonly why: string;
}

/** The entry that a row of the journal stands for after a state, and why the rules would refuse it today; it then changes nothing. */
export function entryOf(
  state: LiveState,
  { n, provider: name, receivedAtMs: atMs, text }: JournalEntry,
  providers: ReadonlyMap<string, Provider>,
): { readonly entry: Entry; readonly refusal: string | null } {
  const provider = providers.get(name);
  if (provider === undefined) return { entry: { n, atMs, changes: [] }, refusal: `provider ${name} is not known` };
  const verdict = decide(state, { n, provider, message: messageOf(text), hash: hashText(text) });
  if (verdict.result === 'accepted') return { entry: { n, atMs, changes: verdict.changes }, refusal: null };
  return { entry: { n, atMs, changes: [] }, refusal: verdict.result === 'refused' ? verdict.code : verdict.result };
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
