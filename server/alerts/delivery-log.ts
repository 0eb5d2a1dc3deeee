import { ALERT_LIMITS, type DeliveryLine, type DeliveryOutcome } from '@stillingen/wire';
import { type Database, listed } from '../database/database.ts';

const FLUSH_MS = 500;
const BATCH = 1000;
/** Further lines are not kept while the database is away. */
const MAX_WAITING = 100_000;
/** A subscription that its push service refuses so often in a row is removed. */
const MAX_REFUSED = 5;

type Message = { readonly kind: string; readonly event: string };

/** Of one message and outcome: a goal has 20,000 lines. */
interface Lines extends Message {
  readonly outcome: DeliveryOutcome;
  readonly subscriptions: number[];
  atMs: number;
}

export interface DeliveryLogOptions {
  readonly nowMs: () => number;
  /** Subscriptions that were refused too often. */
  readonly onRefused: (ids: readonly number[]) => void;
  readonly report: (error: unknown) => void;
}

/** What was sent to each subscription, written in batches; times are those of the batch. */
export class DeliveryLog implements AsyncDisposable {
  readonly #db: Database;
  readonly #options: DeliveryLogOptions;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, Lines>();
  #count = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Database, options: DeliveryLogOptions) {
    this.#db = db;
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  note(subscription: number, { kind, event }: Message, outcome: DeliveryOutcome): void {
    if (this.#count >= MAX_WAITING) return;
    this.#count += 1;
    const key = `${outcome} ${kind} ${event}`;
    const atMs = this.#options.nowMs();
    const lines = this.#waiting.get(key);
    if (lines === undefined) this.#waiting.set(key, { kind, event, outcome, atMs, subscriptions: [subscription] });
    else {
      lines.subscriptions.push(subscription);
      lines.atMs = atMs;
    }
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const waiting = this.#waiting;
      this.#waiting = new Map();
      for (const lines of waiting.values())
        for (let at = 0; at < lines.subscriptions.length; at += BATCH) {
          const subscriptions = lines.subscriptions.slice(at, at + BATCH);
          await this.#write({ ...lines, subscriptions });
          this.#count -= subscriptions.length;
        }
    });
    return this.#writing;
  }

  async of(subscription: number): Promise<readonly DeliveryLine[]> {
    await this.flush();
    const db = this.#db;
    const rows = await db<{ at: Date; kind: DeliveryLine['kind']; event: string; outcome: DeliveryOutcome }[]>`
      select at, kind, event, outcome from alert_log where subscription = ${subscription}
      order by at desc limit ${ALERT_LIMITS.logLines}`;
    return rows.map(({ at, ...line }) => ({ at: Math.floor(at.getTime() / 1000), ...line }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write({ subscriptions, kind, event, outcome, atMs }: Lines): Promise<void> {
    const db = this.#db;
    const ids = listed(subscriptions.map(String));
    try {
      // Subscriptions may have ended meanwhile.
      await db`
        insert into alert_log (subscription, at, kind, event, outcome)
        select id, ${new Date(atMs)}, ${kind}, ${event}, ${outcome}
        from unnest(string_to_array(${ids}, ' ')::bigint[]) as named (id) join alert_subscriptions using (id)`;
      if (outcome === 'sent') await this.#noteSent(ids);
      if (outcome === 'refused') await this.#countRefused(ids);
    } catch (error) {
      this.#options.report(error);
    }
  }

  async #noteSent(ids: string): Promise<void> {
    const db = this.#db;
    const day = new Date(this.#options.nowMs()).toISOString().slice(0, 10);
    await db`
      update alert_subscriptions set accepted_day = ${day}, refused = 0
      where id = any (string_to_array(${ids}, ' ')::bigint[]) and (accepted_day is distinct from ${day} or refused > 0)`;
  }

  async #countRefused(ids: string): Promise<void> {
    const counted = await this.#db<{ id: string; refused: number }[]>`
      update alert_subscriptions set refused = refused + 1
      where id = any (string_to_array(${ids}, ' ')::bigint[]) returning id, refused`;
    const tooOften = counted.filter((row) => row.refused >= MAX_REFUSED);
    if (tooOften.length > 0) this.#options.onRefused(tooOften.map(({ id }) => Number(id)));
  }
}
