import { randomBytes } from 'node:crypto';
import type { Database, Statements } from '../../database/database.ts';
import type { Vault } from '../subscriptions.ts';
import type { WebhookFilter } from './filter.ts';
import { newSecret } from './post.ts';

export const MAX_ENDPOINTS = 20;
/** Processes follow what changes here. */
export const CHANNEL = 'stillingen_webhooks';

export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly filter: WebhookFilter;
  readonly createdMs: number;
  readonly isDisabled: boolean;
}

export interface EndpointLine {
  readonly id: string;
  readonly url: string;
  readonly filter: WebhookFilter;
  readonly disabledAt: Date | null;
  readonly succeededAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string;
  readonly waiting: number;
  readonly dead: number;
}

type Sealed = Pick<WebhookEndpoint, 'url' | 'secret'>;
const notify = async (db: Statements): Promise<void> => void (await db`select pg_notify(${CHANNEL}, 'endpoints')`);

/** The endpoints in the database; all processes are notified of each change. */
export class WebhookEndpoints {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #nowMs: () => number;

  constructor(db: Database, vault: Vault, nowMs: () => number) {
    this.#db = db;
    this.#vault = vault;
    this.#nowMs = nowMs;
  }

  /** Null where there are as many as there may be. */
  add(url: string, filter: WebhookFilter): Promise<{ readonly id: string; readonly secret: string } | null> {
    return this.#db.begin(async (tx) => {
      await tx`lock table webhook_endpoints in exclusive mode`;
      const [row] = await tx<{ count: number }[]>`select count(*)::int as count from webhook_endpoints`;
      if (row!.count >= MAX_ENDPOINTS) return null;
      const [id, secret] = [`wh_${randomBytes(4).toString('hex')}`, newSecret()];
      const sealed = this.#vault.seal(JSON.stringify({ url, secret } satisfies Sealed));
      await tx`
        insert into webhook_endpoints (id, sealed, filter, created_at)
        values (${id}, ${sealed}, ${JSON.stringify(filter)}::text::json, ${new Date(this.#nowMs())})`;
      await notify(tx);
      return { id, secret };
    });
  }

  /** False for an unknown one. */
  remove(id: string): Promise<boolean> {
    return this.#db.begin(async (tx) => {
      const { count } = await tx`delete from webhook_endpoints where id = ${id}`;
      await tx`delete from webhook_progress where not exists (select from webhook_endpoints)`;
      await notify(tx);
      return count > 0;
    });
  }

  async all(): Promise<readonly WebhookEndpoint[]> {
    const rows = await this.#db<{ id: string; sealed: Buffer; filter: WebhookFilter; created_at: Date; disabled: boolean }[]>`
      select id, sealed, filter, created_at, disabled_at is not null as disabled from webhook_endpoints order by created_at, id`;
    return rows.map(({ id, sealed, filter, created_at: createdAt, disabled: isDisabled }) => {
      const { url, secret } = JSON.parse(this.#vault.unseal(sealed)) as Sealed;
      return { id, url, secret, filter, createdMs: createdAt.getTime(), isDisabled };
    });
  }

  async lines(): Promise<readonly EndpointLine[]> {
    const [endpoints, rows] = await Promise.all([
      this.all(),
      this.#db<(Omit<EndpointLine, 'url' | 'filter'> & { id: string })[]>`
        select id, disabled_at as "disabledAt", succeeded_at as "succeededAt", failed_at as "failedAt", failure,
          (select count(*)::int from webhook_messages where endpoint = e.id and state = 'waiting') as waiting,
          (select count(*)::int from webhook_messages where endpoint = e.id and state = 'dead') as dead
        from webhook_endpoints e`,
    ]);
    return endpoints.flatMap(({ id, url, filter }) => {
      const row = rows.find((each) => each.id === id);
      return row === undefined ? [] : { ...row, url, filter };
    });
  }

  /** Calls back when endpoints or messages have changed, or may have. */
  async follow(onEndpoints: () => void, onMessages: () => void): Promise<AsyncDisposable> {
    const { unlisten } = await this.#db.listen(
      CHANNEL,
      (what) => (what === 'endpoints' ? onEndpoints() : onMessages()),
      () => {
        onEndpoints();
        onMessages();
      },
    );
    return { [Symbol.asyncDispose]: unlisten };
  }
}
