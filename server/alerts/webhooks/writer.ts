import { setTimeout as sleep } from 'node:timers/promises';
import { apply, emptyState, type Entry, type LiveState, momentsOf } from '@stillingen/domain';
import { type Database, isUnavailable } from '../../database/database.ts';
import { readWhole } from '../../journal/archive.ts';
import { readProviders } from '../../journal/journal.ts';
import { entryOf } from '../../journal/load-state.ts';
import { latestSnapshot } from '../../journal/snapshots.ts';
import { type FactChange, FactChanges } from '../fact-changes.ts';
import type { WebhookEndpoint } from './endpoints.ts';
import { includesKind, isWantedBy } from './filter.ts';
import type { OutboxMessage, WebhookOutbox } from './outbox.ts';
import { webhookMessage } from './payload.ts';

export interface WriterOptions {
  readonly db: Database;
  /** The folder of old entries. */
  readonly archive: string;
  readonly state: LiveState;
  readonly outbox: WebhookOutbox;
  readonly siteUrl: () => string;
  readonly nowMs: () => number;
  readonly report: (error: unknown) => void;
}

const RETRY_MS = 1000;
/** Replayed entries of one transaction. */
const REPLAYED_AT_ONCE = 500;

/*
 *   entries ──before, after──► moments ──► messages, with the position, in one transaction
 *      └── a gap since the position (a crash, a late start) ──► the same from the journal
 */
export class WebhookWriter implements AsyncDisposable {
  readonly #options: WriterOptions;
  readonly #changes: FactChanges;
  readonly #ending = new AbortController();
  #endpoints: readonly WebhookEndpoint[] = [];
  /** The last entry that is written or on its way; null without endpoints. */
  #taken: number | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(options: WriterOptions) {
    const { state, nowMs } = options;
    this.#options = options;
    this.#changes = new FactChanges({ state, nowMs, isWanted: this.#isWanted });
  }

  /** Messages are written for these from now on; for the first from the stored position on. */
  async use(endpoints: readonly WebhookEndpoint[]): Promise<void> {
    const { outbox, state } = this.#options;
    this.#endpoints = endpoints.filter(({ isDisabled }) => !isDisabled);
    if (endpoints.length === 0) this.#taken = null;
    else if (this.#taken === null) {
      const position = await outbox.begin(state.n);
      this.#taken = position;
      this.#fillGap(state.n);
    }
  }

  before(entries: readonly Entry[]): void {
    if (this.#taken === null) return;
    this.#fillGap(entries[0]!.n - 1);
    this.#taken = entries.at(-1)!.n;
    this.#changes.note(entries);
  }

  after(entries: readonly Entry[]): void {
    const changes = this.#changes.take(entries);
    const { n } = entries.at(-1)!;
    const messages = this.#messagesOf(changes, n);
    if (messages.length > 0) this.#enqueue(() => this.#options.outbox.write(messages, n));
  }

  /** Stores the position: a start reads the journal from there. */
  advance(): void {
    const position = this.#taken;
    if (position !== null) this.#enqueue(() => this.#options.outbox.write([], position));
  }

  /** Resolves when the messages of all that happened before are in the database. */
  settled(): Promise<void> {
    return this.#running;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.advance();
    this.#ending.abort();
    await this.#running;
  }

  readonly #isWanted = (followed: Parameters<typeof isWantedBy>[1]): boolean =>
    this.#endpoints.some(({ filter }) => isWantedBy(filter, followed));

  #messagesOf(changes: readonly FactChange[], n: number, of = this.#endpoints): OutboxMessage[] {
    return changes.flatMap((change) => {
      const endpoints = of.filter(({ filter }) => isWantedBy(filter, change.followed));
      const moments = momentsOf(change.before, change.after).filter(({ occasion }) => occasion !== 'game');
      return moments.flatMap((moment) => {
        const { id: message, event, body } = webhookMessage(change, moment, n, this.#options.siteUrl());
        const wanting = endpoints.filter(({ filter }) => includesKind(filter, moment.kind));
        return wanting.map(({ id: endpoint }) => ({ endpoint, message, event, body }));
      });
    });
  }

  #fillGap(to: number): void {
    const from = this.#taken!;
    if (to <= from) return;
    this.#taken = to;
    this.#enqueue(() => this.#replay(from, to));
  }

  /** From the state before the gap, which the newest one is past. */
  async #replay(from: number, to: number): Promise<void> {
    const { db, archive, nowMs, outbox } = this.#options;
    const state = (await latestSnapshot(db, from)) ?? emptyState();
    const providers = await readProviders(db);
    const changes = new FactChanges({ state, nowMs, isWanted: this.#isWanted });
    let messages: OutboxMessage[] = [];
    for await (const row of readWhole(db, archive, state.n)) {
      if (row.n > to) break;
      const { entry } = entryOf(state, row, providers);
      if (row.n > from) changes.note([entry]);
      apply(state, entry);
      const endpoints = this.#endpoints.filter(({ createdMs }) => createdMs <= entry.atMs);
      messages.push(...this.#messagesOf(changes.take([entry]), row.n, endpoints));
      if (row.n % REPLAYED_AT_ONCE > 0) continue;
      await outbox.write(messages, row.n);
      messages = [];
    }
    await outbox.write(messages, to);
  }

  /** In order, each until the database has it: the next start repeats what the end cuts off. */
  #enqueue(task: () => Promise<void>): void {
    const { report } = this.#options;
    this.#running = this.#running.then(async () => {
      for (let isReported = false; ; isReported = true) {
        try {
          return await task();
        } catch (error) {
          if (!isReported) report(error);
          if (!isUnavailable(error) || this.#ending.signal.aborted) return;
          await sleep(RETRY_MS, undefined, { signal: this.#ending.signal }).catch(() => undefined);
        }
      }
    });
  }
}
