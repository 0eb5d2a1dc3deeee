import { ALERT_LIMITS, type DeliveryLine, type DeliveryOutcome } from '@stillingen/wire';
import { type Database, listed } from '../database/database.ts';

const FLUSH_MS = 500;
const BATCH = 1000;
/** Further lines are not kept while the database is away. */
const MAX_WAITING = 100_000;
/** A subscription that its push service refuses so often in a row is removed. */
const MAX_REFUSED = 5;

interface LogRow {
  readonly subscription: number;
  readonly at: string;
  readonly kind: string;
  readonly event: string;
  readonly outcome: DeliveryOutcome;
}

export interface DeliveryLogOptions {
  readonly nowMs: () => number;
  /** Subscriptions that were refused too often. */
  readonly onRefused: (ids: readonly number[]) => void;
  readonly report: (error: unknown) => void;
}

/** What was sent to each subscription, written in batches. */
export class DeliveryLog implements AsyncDisposable {
  readonly #db: Database;
  readonly #options: DeliveryLogOptions;
  readonly #timer: NodeJS.Timeout;
  #waiting: LogRow[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Database, options: DeliveryLogOptions) {
    this.#db = db;
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  note(subscription: number, { kind, event }: { readonly kind: string; readonly event: string }, outcome: DeliveryOutcome): void {
    if (this.#waiting.length >= MAX_WAITING) return;
    this.#waiting.push({ subscription, at: new Date(this.#options.nowMs()).toISOString(), kind, event, outcome });
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, BATCH));
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

  async #write(rows: readonly LogRow[]): Promise<void> {
    const db = this.#db;
    try {
      // Subscriptions may have ended meanwhile.
      await db`
        insert into alert_log (subscription, at, kind, event, outcome)
        select row.subscription, row.at, row.kind, row.event, row.outcome
        from json_populate_recordset(null::alert_log, ${JSON.stringify(rows)}::text::json) as row
          join alert_subscriptions on alert_subscriptions.id = row.subscription`;
      await this.#noteOutcomes(rows);
    } catch (error) {
      this.#options.report(error);
    }
  }

  async #noteOutcomes(rows: readonly LogRow[]): Promise<void> {
    const db = this.#db;
    const ids = (outcome: DeliveryOutcome): string =>
      listed(rows.filter((row) => row.outcome === outcome).map(({ subscription }) => String(subscription)));
    const [sent, refused] = [ids('sent'), ids('refused')];
    const day = new Date(this.#options.nowMs()).toISOString().slice(0, 10);
    if (sent !== '')
      await db`
        update alert_subscriptions set accepted_day = ${day}, refused = 0
        where id = any (string_to_array(${sent}, ' ')::bigint[]) and (accepted_day is distinct from ${day} or refused > 0)`;
    if (refused === '') return;
    const counted = await db<{ id: string; refused: number }[]>`
      update alert_subscriptions set refused = refused + 1
      where id = any (string_to_array(${refused}, ' ')::bigint[]) returning id, refused`;
    const tooOften = counted.filter((row) => row.refused >= MAX_REFUSED);
    if (tooOften.length > 0) this.#options.onRefused(tooOften.map(({ id }) => Number(id)));
  }
}
