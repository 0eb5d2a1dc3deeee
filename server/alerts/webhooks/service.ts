import { randomUUID } from 'node:crypto';
import type { Entry, LiveState } from '@stillingen/domain';
import { type Database, isUnavailable } from '../../database/database.ts';
import type { Vault } from '../subscriptions.ts';
import { WebhookEndpoints } from './endpoints.ts';
import { type OutboxCounts, WebhookOutbox } from './outbox.ts';
import { type SendingOptions, WebhookSender } from './sender.ts';
import { WebhookWriter } from './writer.ts';

const TICK_MS = 1000;
const HOLD_EVERY_MS = 5000;
const CLEANUP_MS = 600_000;
const RETRY_MS = 2000;

export interface WebhookServiceOptions extends SendingOptions {
  readonly db: Database;
  readonly state: LiveState;
  readonly vault: Vault;
  /** The folder of old entries. */
  readonly archive: string;
  readonly siteUrl: () => string;
  /** Whether no other process has this database. */
  readonly isAlone: boolean;
}

/** Webhooks of one process. All of them write the messages of each entry, once; one sends. */
export class WebhookService implements AsyncDisposable {
  readonly #options: WebhookServiceOptions;
  readonly #id = randomUUID();
  readonly #endpoints: WebhookEndpoints;
  readonly #outbox: WebhookOutbox;
  readonly #writer: WebhookWriter;
  readonly #sender: WebhookSender;
  #timers: readonly NodeJS.Timeout[] = [];
  #following: AsyncDisposable | null = null;
  #reading: Promise<void> = Promise.resolve();
  #count = 0;
  #counts: OutboxCounts = { endpoints: 0, waiting: 0, dead: 0 };

  constructor(given: WebhookServiceOptions) {
    const { db, vault, nowMs } = given;
    // A database that is away is reported by others, once.
    const report = (error: unknown): void => void (isUnavailable(error) || given.report(error));
    const options = { ...given, report };
    this.#options = options;
    this.#endpoints = new WebhookEndpoints(db, vault, nowMs);
    this.#outbox = new WebhookOutbox(db, nowMs);
    this.#writer = new WebhookWriter({ ...options, outbox: this.#outbox });
    this.#sender = new WebhookSender({ ...options, outbox: this.#outbox });
  }

  async start(): Promise<void> {
    this.#following = await this.#endpoints.follow(
      () => this.#read(),
      () => this.#sender.wake(),
    );
    this.#read();
    await this.#reading;
    const every = (ms: number, task: () => Promise<void> | void) =>
      setInterval(() => void (async () => task())().catch(this.#options.report), ms).unref();
    this.#timers = [
      every(TICK_MS, () => this.#sender.wake()),
      every(HOLD_EVERY_MS, () => this.#tick()),
      every(CLEANUP_MS, () => this.#outbox.prune()),
    ];
  }

  get counts(): OutboxCounts {
    return this.#counts;
  }

  before(entries: readonly Entry[]): void {
    this.#writer.before(entries);
  }
  after(entries: readonly Entry[]): void {
    this.#writer.after(entries);
  }

  /** Resolves when the messages of all that happened before are in the database. */
  settled(): Promise<void> {
    return this.#writer.settled();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#following?.[Symbol.asyncDispose]();
    await this.#reading;
    await this.#writer[Symbol.asyncDispose]();
    await this.#sender[Symbol.asyncDispose]();
    if (this.#count > 0) await this.#outbox.release(this.#id).catch(this.#options.report);
  }

  #read(): void {
    this.#reading = this.#reading
      .then(async () => {
        const endpoints = await this.#endpoints.all();
        this.#count = endpoints.length;
        this.#sender.use(endpoints);
        await this.#writer.use(endpoints);
        await this.#tick();
      })
      .catch((error: unknown) => {
        this.#options.report(error);
        setTimeout(() => this.#read(), RETRY_MS).unref();
      });
  }

  async #tick(): Promise<void> {
    if (this.#count === 0) {
      this.#counts = { endpoints: 0, waiting: 0, dead: 0 };
      return;
    }
    this.#writer.advance();
    const heldUntilMs = await this.#outbox.hold(this.#id, this.#options.isAlone);
    this.#sender.holdUntil(heldUntilMs ?? 0);
    this.#counts = await this.#outbox.counts();
  }
}

export async function startWebhooks(options: WebhookServiceOptions): Promise<WebhookService> {
  const service = new WebhookService(options);
  await service.start();
  return service;
}
