import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  apply,
  byEvent,
  type Contradiction,
  decide,
  hashText,
  decideWholeEvent,
  type LiveState,
  type Provider,
  type Submission,
  timeAhead,
  type Decision,
} from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import type { Bus, PublishedEntry } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import { appendJournal, type JournalRow, LeadershipLost } from '../journal/journal.ts';
import { noTracing, type Trace, type Tracing } from '../ops/tracing.ts';
import { shedding } from './shedding.ts';

/** The most rows that one commit writes: enough to be fast, few enough to be answered soon. */
const MAX_COMMIT_ROWS = 2000;

const FAILED: Decision = { result: 'refused', code: 'failed', path: '', allowed: 'the same message, once we have mended it' };

/** The journal could not be written; nothing of the batch was accepted and it may be sent again. */
export class JournalUnavailable extends Error {
  override readonly name = 'JournalUnavailable';
}

/** This process does not lead: the batch is for the one that does. */
export class NotLeading extends Error {
  override readonly name = 'NotLeading';
}

export interface SubmitOptions {
  readonly trace?: Trace | undefined;
  /** Whether the messages about one event are taken together or not at all. */
  readonly wholeEvents?: boolean;
}

export interface Leader {
  /** Judges messages one after another and answers when all that was accepted is committed. Rejects with JournalUnavailable, NotLeading or Overloaded. */
  submit(provider: Provider, messages: readonly Message[], options?: SubmitOptions): Promise<readonly Decision[]>;
  /** Tells all who follow that it leads, up to where it has told them everything, and for how long no provider has said anything. */
  sendHeartbeat(): void;
  /** Gives up all that is not committed, and takes nothing more: its senders are told why. */
  stop(why: JournalUnavailable | NotLeading): void;
  /** Waits for what is under way. */
  drain(): Promise<void>;
}

export interface LeaderOptions {
  readonly db: Database;
  readonly bus: Bus;
  /** The term under which it writes. */
  readonly term: number;
  /** The state that the journal holds. */
  readonly state: LiveState;
  /** The same, read again. */
  readonly reload: () => Promise<LiveState>;
  readonly nowMs: () => number;
  /** For how long no provider has said anything before it led (milliseconds). */
  readonly quietMs?: number;
  /** Told of what went wrong in publishing, where what was committed is answered all the same, and of a message that the rules failed on. */
  readonly report: (error: unknown) => void;
  /** Called for a message that reports another result than the provider whose word counts. */
  readonly onContradiction?: (provider: string, contradiction: Contradiction) => void;
  /** Told that another process has taken over. */
  readonly onLeadershipLost: () => void;
  /** Told how long each commit took (milliseconds). */
  readonly onCommit?: (ms: number) => void;
  readonly tracing?: Tracing;
}

interface Pending {
  readonly rows: JournalRow[];
  readonly entries: PublishedEntry[];
  readonly verdicts: Decision[];
  /** Length of all its texts. */
  readonly characters: number;
  readonly trace: Trace | undefined;
  resolve(verdicts: readonly Decision[]): void;
  reject(error: Error): void;
}

/**
 * The one writer of the journal. It judges a message against a state of its own that runs ahead of what is committed, so
 * that the next batch is judged while the last is being written; entries are published after their commit, in order.
 * When a commit fails, everything that ran ahead is given up and the state is read again from the journal.
 */
export function createLeader({
  db,
  bus,
  term,
  state: initial,
  reload,
  nowMs,
  quietMs = 0,
  report,
  onLeadershipLost,
  onContradiction = () => undefined,
  onCommit = () => undefined,
  tracing = noTracing,
}: LeaderOptions): Leader {
  let state = initial;
  let told = initial.n;
  let heardMs = performance.now() - quietMs;
  let queue: Pending[] = [];
  let inCommit: readonly Pending[] = [];
  let writing: Promise<void> | null = null;
  let publishing = Promise.resolve();
  /** Set while `state` holds what was never committed. */
  let stale = false;
  let stopped: Error | null = null;
  let reading: Promise<void> | null = null;

  /** A message that the rules fail on is refused alone: those judged before it are in the state, and must come into the journal. */
  function verdictOn(target: LiveState, submission: Submission): Decision {
    try {
      return decide(target, submission);
    } catch (error) {
      report(error);
      return FAILED;
    }
  }

  function judge(
    provider: Provider,
    messages: readonly Message[],
    { trace, wholeEvents = false }: SubmitOptions,
  ): Omit<Pending, 'resolve' | 'reject'> {
    const shed = shedding([...inCommit, ...queue].reduce((sum, { characters }) => sum + characters, 0));
    const span = tracing.step('decide', trace);
    const rows: JournalRow[] = [];
    const entries: PublishedEntry[] = [];
    const verdicts: Decision[] = [];
    const receivedAtMs = nowMs();
    let characters = 0;
    const judgeOn = (target: LiveState, message: Message, text = JSON.stringify(message)): Decision =>
      shed(message) ??
      timeAhead(message, receivedAtMs) ??
      verdictOn(target, { n: target.n + 1, provider, message, hash: hashText(text) });
    function take(index: number, verdict: Decision, text = JSON.stringify(messages[index])): void {
      verdicts[index] = verdict;
      if (verdict.result !== 'accepted') return;
      if (verdict.contradiction !== undefined) onContradiction(provider.name, verdict.contradiction);
      const { key, seq } = messages[index]!;
      const n = state.n + 1;
      const entry = { n, atMs: receivedAtMs, provider, text, changes: verdict.changes };
      apply(state, entry);
      entries.push(entry);
      characters += text.length;
      rows.push({ n, provider: provider.name, key, seq, receivedAtMs, text });
    }
    if (wholeEvents) {
      for (const group of byEvent(messages)) {
        const together = group.map((index) => messages[index]!);
        const judged = decideWholeEvent(state, provider.name, together, judgeOn);
        group.forEach((index, place) => take(index, judged[place]!));
      }
    } else {
      messages.forEach((message, index) => {
        const text = JSON.stringify(message);
        take(index, judgeOn(state, message, text), text);
      });
    }
    span.end({ 'stillingen.messages': messages.length, 'stillingen.accepted': rows.length });
    return { rows, entries, verdicts, characters, trace };
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

  /** Rejects all that is not committed, or not known to be. */
  function giveUp(error: Error): void {
    const failed = [...inCommit, ...queue];
    inCommit = [];
    queue = [];
    stale = true;
    for (const { reject } of failed) reject(error);
  }

  function stop(why: Error): void {
    stopped ??= why;
    giveUp(stopped);
  }

  /** Reads the state again from the journal, once for all who wait for it. */
  async function refresh(): Promise<void> {
    reading ??= reload()
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

  async function publish(batches: readonly Pending[], traces: readonly Trace[]): Promise<void> {
    const entries = batches.flatMap((batch) => batch.entries);
    if (entries.length > 0) {
      told = entries.at(-1)!.n;
      const span = tracing.step('publish', traces[0], traces.slice(1));
      const { trace } = span;
      await bus.publish({ entries, last: told, ...(trace === undefined ? {} : { trace }) }).catch(report);
      span.end({ 'stillingen.entries': entries.length, 'stillingen.position': told });
    }
    for (const { resolve, verdicts } of batches) resolve(verdicts);
  }

  async function write(): Promise<void> {
    while (queue.length > 0) {
      const batches = nextCommit();
      inCommit = batches;
      const rows = batches.flatMap((batch) => batch.rows);
      const startMs = performance.now();
      // Each of those that share a commit is told of it.
      const spans = batches.filter((batch) => batch.rows.length > 0).map(({ trace }) => tracing.step('commit', trace));
      try {
        if (rows.length > 0) await appendJournal(db, rows, term);
      } catch (cause) {
        for (const span of spans) span.fail((cause as Error).name);
        if (!(cause instanceof LeadershipLost)) giveUp(new JournalUnavailable('the journal could not be written', { cause }));
        // One that was stopped says nothing of who leads by now: it may be this process, under its next term.
        else if (stopped === null) {
          stop(new NotLeading('another process leads by now'));
          onLeadershipLost();
        }
        return;
      }
      inCommit = [];
      for (const span of spans) span.end({ 'db.system.name': 'postgresql', 'stillingen.rows': rows.length });
      if (rows.length > 0) onCommit(performance.now() - startMs);
      // A turn later, so that the database is at the next commit while this one is published and answered.
      const traces = spans.map(({ trace }) => trace).filter((trace) => trace !== undefined);
      publishing = publishing.then(() => nextTurn()).then(() => publish(batches, traces));
    }
  }

  return {
    async submit(provider, messages, options = {}) {
      heardMs = performance.now();
      while (stale && stopped === null) await refresh();
      if (stopped !== null) throw stopped;
      return new Promise((resolve, reject) => {
        queue.push({ ...judge(provider, messages, options), resolve, reject });
        writing ??= write().finally(() => {
          writing = null;
        });
      });
    },
    sendHeartbeat() {
      publishing = publishing.then(() =>
        bus.publish({ entries: [], last: told, quietMs: performance.now() - heardMs }).catch(report),
      );
    },
    stop,
    async drain() {
      while (writing !== null) await writing;
      await publishing;
    },
  };
}
