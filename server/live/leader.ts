import { setImmediate as nextTurn } from 'node:timers/promises';
import { apply, decide, emptyState, type Entry, hashText, type LiveState, type Provider, type Verdict } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../store/database.ts';
import { appendJournal, type JournalRow, lastNumber, readJournal, readProviders } from '../store/journal.ts';
import { latestSnapshot } from '../store/snapshots.ts';
import { replayJournal } from './replay-journal.ts';

/** The most rows that one commit writes: enough to be fast, few enough to be answered soon. */
const MAX_COMMIT_ROWS = 2000;

/** The journal could not be written; nothing of the batch was accepted and it may be sent again. */
export class JournalUnavailable extends Error {
  override readonly name = 'JournalUnavailable';
}

export interface Leader {
  /** Judges messages one after another and answers when all that was accepted is committed. Rejects with JournalUnavailable. */
  submit(provider: Provider, messages: readonly Message[]): Promise<readonly Verdict[]>;
  /** Waits for what is under way. */
  drain(): Promise<void>;
}

export interface LeaderOptions {
  readonly db: Database;
  readonly bus: Bus;
  /** The state that the journal holds. */
  readonly state: LiveState;
  readonly nowMs: () => number;
  /** Told of what went wrong in publishing: what was committed is answered all the same. */
  readonly report: (error: unknown) => void;
  /** Told of every commit: the number of its last entry, and how long it took (milliseconds). */
  readonly onCommit?: (n: number, ms: number) => void;
}

interface Pending {
  readonly rows: JournalRow[];
  readonly entries: Entry[];
  readonly verdicts: Verdict[];
  resolve(verdicts: readonly Verdict[]): void;
  reject(error: Error): void;
}

/** The state that snapshot and journal hold. */
export async function loadState(db: Database): Promise<LiveState> {
  const state = (await latestSnapshot(db, await lastNumber(db))) ?? emptyState();
  await replayJournal(state, readJournal(db, state.n), await readProviders(db));
  return state;
}

/**
 * The one writer of the journal. It judges a message against a state of its own that runs ahead of what is committed, so
 * that the next batch is judged while the last is being written; entries are published after their commit, in order.
 * When a commit fails, everything that ran ahead is given up and the state is read again from the journal.
 */
export function createLeader({ db, bus, state: initial, nowMs, report, onCommit = () => undefined }: LeaderOptions): Leader {
  let state = initial;
  let queue: Pending[] = [];
  let writing: Promise<void> | null = null;
  let publishing = Promise.resolve();
  /** Set while `state` holds what was never committed. */
  let stale = false;
  let reading: Promise<void> | null = null;

  function judge(provider: Provider, messages: readonly Message[]): Omit<Pending, 'resolve' | 'reject'> {
    const rows: JournalRow[] = [];
    const entries: Entry[] = [];
    const receivedAtMs = nowMs();
    const verdicts = messages.map((message) => {
      const text = JSON.stringify(message);
      const n = state.n + 1;
      const verdict = decide(state, { n, provider, message, hash: hashText(text) });
      if (verdict.result === 'accepted') {
        const entry = { n, atMs: receivedAtMs, changes: verdict.changes };
        apply(state, entry);
        entries.push(entry);
        rows.push({ n, provider: provider.name, key: message.key, seq: message.seq, receivedAtMs, text });
      }
      return verdict;
    });
    return { rows, entries, verdicts };
  }

  /** Takes whole batches off the queue, at least one, as many as one commit holds. */
  function nextCommit(): Pending[] {
    let rows = 0;
    let taken = 0;
    while (taken < queue.length && (taken === 0 || rows + queue[taken]!.rows.length <= MAX_COMMIT_ROWS)) {
      rows += queue[taken]!.rows.length;
      taken += 1;
    }
    return queue.splice(0, taken);
  }

  function giveUp(batches: readonly Pending[], cause: unknown): void {
    const failed = [...batches, ...queue];
    queue = [];
    stale = true;
    for (const { reject } of failed) reject(new JournalUnavailable('the journal could not be written', { cause }));
  }

  /** Reads the state again from the journal, once for all who wait for it. */
  async function refresh(): Promise<void> {
    reading ??= loadState(db)
      .then((loaded) => {
        state = loaded;
        stale = false;
      })
      .catch((cause: unknown) => {
        throw new JournalUnavailable('the journal can not be read', { cause });
      })
      .finally(() => {
        reading = null;
      });
    await reading;
  }

  async function publish(batches: readonly Pending[]): Promise<void> {
    const entries = batches.flatMap((batch) => batch.entries);
    if (entries.length > 0) await bus.publish(entries).catch(report);
    for (const { resolve, verdicts } of batches) resolve(verdicts);
  }

  async function write(): Promise<void> {
    while (queue.length > 0) {
      const batches = nextCommit();
      const rows = batches.flatMap((batch) => batch.rows);
      const startMs = performance.now();
      try {
        if (rows.length > 0) await appendJournal(db, rows);
      } catch (error) {
        giveUp(batches, error);
        return;
      }
      if (rows.length > 0) onCommit(rows.at(-1)!.n, performance.now() - startMs);
      // A turn later, so that the database is at the next commit while this one is published and answered.
      publishing = publishing.then(() => nextTurn()).then(() => publish(batches));
    }
  }

  return {
    async submit(provider, messages) {
      while (stale) await refresh();
      return new Promise((resolve, reject) => {
        queue.push({ ...judge(provider, messages), resolve, reject });
        writing ??= write().finally(() => {
          writing = null;
        });
      });
    },
    async drain() {
      while (writing !== null) await writing;
      await publishing;
    },
  };
}
