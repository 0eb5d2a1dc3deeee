import type { Database } from '../../database/database.ts';
import { CHANNEL } from './endpoints.ts';
import { HOLDING_ATTEMPTS } from './schedule.ts';

export interface OutboxMessage {
  readonly endpoint: string;
  /** The header webhook-id. */
  readonly message: string;
  readonly event: string;
  readonly body: string;
}

export interface DueMessage extends Omit<OutboxMessage, 'event'> {
  readonly id: string;
  readonly attempts: number;
}

export interface OutboxCounts {
  readonly endpoints: number;
  readonly waiting: number;
  readonly dead: number;
}

/** How long another process stands by after the last sign of the sender. */
const HOLD_MS = 15_000;
const SENT_DAYS = 7;
const DEAD_DAYS = 30;

/** Messages from their writing to their end, in the database. */
export class WebhookOutbox {
  readonly #db: Database;
  readonly #nowMs: () => number;

  constructor(db: Database, nowMs: () => number) {
    this.#db = db;
    this.#nowMs = nowMs;
  }

  /** Up to which entry messages are written; from `position` on with the first endpoint. */
  async begin(position: number): Promise<number> {
    const db = this.#db;
    await db`insert into webhook_progress (position) select ${position} where exists (select from webhook_endpoints) on conflict do nothing`;
    const [row] = await db<{ position: string }[]>`select position from webhook_progress`;
    return Number(row?.position ?? position);
  }

  /** Messages of entries up to `position`, together with it; those that are written already stay. */
  async write(messages: readonly OutboxMessage[], position: number): Promise<void> {
    await this.#db.begin(async (tx) => {
      if (messages.length > 0) {
        const at = new Date(this.#nowMs());
        await tx`
          insert into webhook_messages (endpoint, message, event, body, due_at, created_at)
          select m.endpoint, m.message, m.event, m.body, ${at}, ${at}
          from rows from (json_to_recordset(${JSON.stringify(messages)}::text::json)
            as (endpoint text, message text, event text, body text)) with ordinality as m (endpoint, message, event, body, place)
            join webhook_endpoints e on e.id = m.endpoint and e.disabled_at is null
          order by m.place on conflict do nothing`;
        await tx`select pg_notify(${CHANNEL}, 'messages')`;
      }
      await tx`update webhook_progress set position = ${position} where position < ${position}`;
    });
  }

  /** Whether this process sends until HOLD_MS from now. `isAlone`: no other process is running. */
  async hold(sender: string, isAlone: boolean): Promise<number | null> {
    const untilMs = performance.now() + HOLD_MS;
    const { count } = await this.#db`
      update webhook_progress set sender = ${sender}, held_until = clock_timestamp() + ${HOLD_MS} * interval '1 ms'
      where sender = ${sender} or held_until is null or held_until < clock_timestamp() or ${isAlone}`;
    return count > 0 ? untilMs : null;
  }

  async release(sender: string): Promise<void> {
    await this.#db`update webhook_progress set held_until = null where sender = ${sender}`;
  }

  /** At most `most` for each endpoint, in order; of one match the first that is not held back. */
  due(most: number): Promise<readonly DueMessage[]> {
    const now = new Date(this.#nowMs());
    return this.#db<DueMessage[]>`
      select m.id::text, m.endpoint, m.message, m.body, m.attempts
      from webhook_endpoints e cross join lateral (
        select * from webhook_messages m
        where m.endpoint = e.id and m.state = 'waiting' and m.due_at <= ${now} and not exists (
          select from webhook_messages earlier
          where earlier.endpoint = m.endpoint and earlier.event = m.event and earlier.state = 'waiting'
            and earlier.id < m.id and earlier.attempts <= ${HOLDING_ATTEMPTS})
        order by m.id limit ${most}) m
      where e.disabled_at is null order by m.id`;
  }

  async sent({ id, endpoint }: DueMessage): Promise<void> {
    const now = new Date(this.#nowMs());
    await this.#db`
      with ended as (update webhook_messages set state = 'sent', attempts = attempts + 1, body = '' where id = ${id})
      update webhook_endpoints set succeeded_at = ${now}, failure = '' where id = ${endpoint}`;
  }

  /** `retryInMs`: null after the last attempt. */
  async failed({ id, endpoint }: DueMessage, failure: string, retryInMs: number | null): Promise<void> {
    const nowMs = this.#nowMs();
    await this.#db`
      with tried as (
        update webhook_messages set attempts = attempts + 1, state = ${retryInMs === null ? 'dead' : 'waiting'},
          due_at = ${new Date(nowMs + (retryInMs ?? 0))} where id = ${id} and state = 'waiting')
      update webhook_endpoints set failed_at = ${new Date(nowMs)}, failure = ${failure} where id = ${endpoint}`;
  }

  /** What waits for the endpoint becomes dead letters. */
  async disable(endpoint: string, failure: string): Promise<void> {
    const now = new Date(this.#nowMs());
    await this.#db.begin(async (tx) => {
      await tx`update webhook_endpoints set disabled_at = ${now}, failed_at = ${now}, failure = ${failure} where id = ${endpoint}`;
      await tx`update webhook_messages set state = 'dead' where endpoint = ${endpoint} and state = 'waiting'`;
      await tx`select pg_notify(${CHANNEL}, 'endpoints')`;
    });
  }

  /** Dead letters wait again, and a disabled endpoint is used again. Null for an unknown endpoint. */
  retry(endpoint: string): Promise<number | null> {
    return this.#db.begin(async (tx) => {
      const { count } = await tx`update webhook_endpoints set disabled_at = null where id = ${endpoint}`;
      if (count === 0) return null;
      const { count: again } = await tx`
        update webhook_messages set state = 'waiting', attempts = 0, due_at = ${new Date(this.#nowMs())}
        where endpoint = ${endpoint} and state = 'dead'`;
      await tx`select pg_notify(${CHANNEL}, 'endpoints')`;
      return again;
    });
  }

  async counts(): Promise<OutboxCounts> {
    const [row] = await this.#db<OutboxCounts[]>`
      select (select count(*)::int from webhook_endpoints) as endpoints,
        count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'dead')::int as dead
      from webhook_messages where state <> 'sent'`;
    return row!;
  }

  async prune(): Promise<void> {
    const ago = (days: number): Date => new Date(this.#nowMs() - days * 86_400_000);
    await this.#db`
      delete from webhook_messages
      where (state = 'sent' and created_at < ${ago(SENT_DAYS)}) or (state = 'dead' and created_at < ${ago(DEAD_DAYS)})`;
  }
}
