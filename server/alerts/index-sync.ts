import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SubscriberIndex } from './subscriber-index.ts';
import type { StoredSubscription, Subscriptions } from './subscriptions.ts';

/** Documents read at once by one turn of the loop. */
const PUT_AT_ONCE = 50;
const RETRY_MS = 2000;

/** Keeps the index equal to the database: reads again what changed, and all after a gap. */
export class IndexSync implements AsyncDisposable {
  readonly #subscriptions: Subscriptions;
  readonly #index: SubscriberIndex;
  readonly #report: (error: unknown) => void;
  readonly #ids = new Set<number>();
  readonly #users = new Set<string>();
  #following: AsyncDisposable | null = null;
  #needsAll = true;
  #running: Promise<void> | null = null;
  #hasEnded = false;

  constructor(subscriptions: Subscriptions, index: SubscriberIndex, report: (error: unknown) => void) {
    this.#subscriptions = subscriptions;
    this.#index = index;
    this.#report = report;
  }

  /** Resolves when all subscriptions are loaded. */
  async start(): Promise<void> {
    this.#following = await this.#subscriptions.follow(
      (id) => void this.changed(id),
      () => this.reload(),
    );
    await this.#run();
  }

  reload(): void {
    this.#needsAll = true;
    void this.#run();
  }

  /** The document of a user has changed. */
  userChanged(userId: string): void {
    if (!this.#index.hasUser(userId)) return;
    this.#users.add(userId);
    void this.#run();
  }

  /** Resolves when the index has the change. */
  async changed(id: number): Promise<void> {
    this.#ids.add(id);
    await this.#run();
    // A run that was about to end did not see it.
    if (this.#ids.has(id)) await this.#run();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#hasEnded = true;
    await this.#following?.[Symbol.asyncDispose]();
    await this.#running;
  }

  #run(): Promise<void> {
    this.#running ??= this.#read()
      .catch((error: unknown) => {
        this.#needsAll = true;
        this.#report(error);
        if (!this.#hasEnded) setTimeout(() => this.reload(), RETRY_MS).unref();
      })
      .finally(() => {
        this.#running = null;
        if (this.#ids.size + this.#users.size > 0 && !this.#needsAll) void this.#run();
      });
    return this.#running;
  }

  async #read(): Promise<void> {
    while (!this.#hasEnded) {
      if (this.#needsAll) {
        this.#needsAll = false;
        await this.#readAll();
        continue;
      }
      const [id] = this.#ids;
      const [userId] = this.#users;
      if (id !== undefined) {
        this.#ids.delete(id);
        const stored = await this.#subscriptions.byId(id);
        if (stored === null) this.#index.remove(id);
        else this.#index.put(stored);
      } else if (userId !== undefined) {
        this.#users.delete(userId);
        this.#replaceUser(userId, await this.#subscriptions.ofUser(userId));
      } else return;
    }
  }

  #replaceUser(userId: string, stored: readonly StoredSubscription[]): void {
    for (const { id } of this.#index.ofUser(userId)) this.#index.remove(id);
    for (const each of stored) this.#index.put(each);
  }

  async #readAll(): Promise<void> {
    const found = new Set<number>();
    for await (const page of this.#subscriptions.all()) {
      for (const [at, stored] of page.entries()) {
        if (at % PUT_AT_ONCE === 0) await nextTurn();
        found.add(stored.id);
        this.#index.put(stored);
      }
      if (this.#hasEnded) return;
    }
    for (const id of this.#index.ids()) if (!found.has(id)) this.#index.remove(id);
  }
}
