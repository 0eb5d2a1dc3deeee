import { apply, decide, type Entry, hashText, type LiveState, type Provider } from '@stillingen/domain';
import { messageOf } from '../store/journal.ts';

/** A row of the journal that the rules refuse today, though it was accepted when it came. */
export interface Unaccepted {
  readonly n: number;
  readonly why: string;
}

interface StoredRow {
  readonly n: number;
  readonly provider: string;
  readonly receivedAtMs: number;
  readonly text: string;
}

/** Brings a state forward by rows of the journal. Returns the rows that were not accepted again: there should be none. */
export async function replayJournal(
  state: LiveState,
  rows: AsyncIterable<StoredRow>,
  providers: ReadonlyMap<string, Provider>,
  onEntry: (entry: Entry) => void = () => undefined,
): Promise<Unaccepted[]> {
  const unaccepted: Unaccepted[] = [];
  for await (const row of rows) {
    const provider = providers.get(row.provider);
    if (provider === undefined) {
      unaccepted.push({ n: row.n, why: `provider ${row.provider} is not known` });
      continue;
    }
    const verdict = decide(state, { n: row.n, provider, message: messageOf(row.text), hash: hashText(row.text) });
    const changes = verdict.result === 'accepted' ? verdict.changes : [];
    if (verdict.result !== 'accepted')
      unaccepted.push({ n: row.n, why: verdict.result === 'refused' ? verdict.code : verdict.result });
    const entry = { n: row.n, atMs: row.receivedAtMs, changes };
    apply(state, entry);
    onEntry(entry);
  }
  return unaccepted;
}
