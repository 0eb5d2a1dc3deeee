import { createHash } from 'node:crypto';
import type { UserData } from '@stillingen/wire/account';
import { ALERT_LIMITS, type PushSubscriptionKeys } from '@stillingen/wire';
import { type Database, listed, type Statements } from '../database/database.ts';

/** Encrypts with the key file of accounts. */
export interface Vault {
  seal(text: string): Buffer;
  unseal(sealed: Buffer): string;
}

/** Whose document a subscription follows. */
export type Owner =
  | { readonly userId: string; readonly session: string }
  | { readonly document: UserData }
  /** That of the endpoint which this one replaces. */
  | null;

export interface StoredSubscription {
  readonly id: number;
  readonly host: string;
  readonly sealed: Buffer;
  readonly userId: string | null;
  readonly delayS: number;
  readonly document: UserData;
}

interface Row {
  readonly id: string;
  readonly host: string;
  readonly sealed: Buffer;
  readonly user_id: string | null;
  readonly delay_s: number;
  readonly document: UserData;
}

const PAGE_ROWS = 500;
const DAY_MS = 86_400_000;
/** An event may be corrected for days; its moments must stay claimed. */
const MOMENT_DAYS = 30;
/** Neither the page was opened nor a message accepted. */
const UNUSED_DAYS = 180;
const CHANNEL = 'stillingen_alerts';

interface OwnerColumns {
  readonly user_id: string | null;
  readonly session: string | null;
  readonly document: UserData | null;
}
const NO_OWNER: OwnerColumns = { user_id: null, session: null, document: null };
const columnsOf = (owner: NonNullable<Owner>): OwnerColumns =>
  'userId' in owner ? { user_id: owner.userId, session: owner.session, document: null } : { ...NO_OWNER, ...owner };

const sha256 = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();
const storedOf = ({ id, user_id: userId, delay_s: delayS, ...row }: Row): StoredSubscription => ({
  ...row,
  ...{ id: Number(id), userId, delayS },
});

export interface NewSubscription extends PushSubscriptionKeys {
  readonly host: string;
  readonly replaces: string | undefined;
  readonly owner: Owner;
  readonly delayS: number | undefined;
}

/** Subscriptions in the database; all processes are notified of each change. */
export class Subscriptions {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #nowMs: () => number;
  /** Whose documents are followed. */
  readonly #project: number;

  constructor(db: Database, vault: Vault, { nowMs, project }: { nowMs: () => number; project: number }) {
    this.#db = db;
    this.#vault = vault;
    this.#nowMs = nowMs;
    this.#project = project;
  }

  /** The ids that changed or ended; null where it has no owner, as what it replaces is unknown. */
  save({ endpoint, keys, host, replaces, owner, delayS }: NewSubscription): Promise<readonly number[] | null> {
    return this.#db.begin(async (tx) => {
      const [old] = await tx<(OwnerColumns & { readonly id: string; readonly delay_s: number })[]>`
        select id, user_id, session, document, delay_s from alert_subscriptions
        where endpoint_sha256 = ${sha256(replaces ?? endpoint)} for update`;
      const { user_id: userId, session, document } = (owner === null ? old : columnsOf(owner)) ?? NO_OWNER;
      if (userId === null && document === null) return null;
      const at = new Date(this.#nowMs());
      const sealed = this.#vault.seal(JSON.stringify({ endpoint, keys }));
      const [saved] = await tx<{ id: string }[]>`
        insert into alert_subscriptions (endpoint_sha256, host, sealed, user_id, session, document, delay_s, created_at, seen_at)
        values (${sha256(endpoint)}, ${host}, ${sealed}, ${userId}, ${session},
          ${document === null ? null : JSON.stringify(document)}::text::json, ${delayS ?? old?.delay_s ?? 0}, ${at}, ${at})
        on conflict (endpoint_sha256) do update set
          sealed = excluded.sealed, user_id = excluded.user_id, session = excluded.session, document = excluded.document,
          delay_s = excluded.delay_s, seen_at = excluded.seen_at, refused = 0
        returning id`;
      const { id } = saved!;
      const ended = [
        ...(old === undefined || old.id === id ? [] : [old.id]),
        ...(userId === null ? [] : await this.#beyondLimit(tx, userId)),
      ];
      await this.#delete(tx, ended);
      await this.#notify(tx, [id]);
      return [id, ...ended].map(Number);
    });
  }

  removeIds(ids: readonly number[]): Promise<void> {
    return this.#db.begin((tx) => this.#delete(tx, ids.map(String)));
  }

  async idOf(endpoint: string): Promise<number | null> {
    const [row] = await this.#db<{ id: string }[]>`
      select id from alert_subscriptions where endpoint_sha256 = ${sha256(endpoint)}`;
    return row === undefined ? null : Number(row.id);
  }

  open(sealed: Buffer): PushSubscriptionKeys {
    return JSON.parse(this.#vault.unseal(sealed)) as PushSubscriptionKeys;
  }

  /** All, in pages. */
  async *all(): AsyncGenerator<readonly StoredSubscription[]> {
    for await (const page of this.#select(this.#db`true`).cursor(PAGE_ROWS)) yield page.map(storedOf);
  }

  async byId(id: number): Promise<StoredSubscription | null> {
    const [row] = await this.#select(this.#db`s.id = ${id}`);
    return row === undefined ? null : storedOf(row);
  }

  async ofUser(userId: string): Promise<readonly StoredSubscription[]> {
    return (await this.#select(this.#db`s.user_id = ${userId}`)).map(storedOf);
  }

  /** Ends those of logins that have ended, on this and all other processes. */
  async removeEnded(userId: string): Promise<void> {
    await this.#db.begin(async (tx) => {
      const ended = await tx<{ id: string }[]>`
        select s.id from alert_subscriptions s join sessions on sessions.key = s.session
        where s.user_id = ${userId} and sessions.revoked_at is not null`;
      await this.#delete(
        tx,
        ended.map(({ id }) => id),
      );
    });
  }

  /** Deletes what has expired. */
  async prune(): Promise<void> {
    const ago = (days: number): Date => new Date(this.#nowMs() - days * DAY_MS);
    await this.#db`delete from alert_log where at < ${ago(ALERT_LIMITS.logDays)}`;
    await this.#db`delete from alert_moments where at < ${ago(MOMENT_DAYS)}`;
    const unused = await this.#db<{ id: string }[]>`
      select id from alert_subscriptions where greatest(seen_at, accepted_day) < ${ago(UNUSED_DAYS)} limit ${PAGE_ROWS}`;
    await this.removeIds(unused.map(({ id }) => Number(id)));
  }

  /** Calls back with the id of each that is saved or removed; `onGap` where some may have been lost. */
  async follow(onChange: (id: number) => void, onGap: () => void): Promise<AsyncDisposable> {
    const { unlisten } = await this.#db.listen(CHANNEL, (payload) => onChange(Number(payload)), onGap);
    return { [Symbol.asyncDispose]: unlisten };
  }

  /** The document of a user is that of the account service, which shares the database. */
  #select(condition: ReturnType<Database>) {
    return this.#db<Row[]>`
      select s.id, s.host, s.sealed, s.user_id, s.delay_s, coalesce(s.document, d.doc, '{}'::json) as document
      from alert_subscriptions s
        left join user_docs d on d.user_id = s.user_id and d.project = ${this.#project} and d.key = 'data'
      where ${condition}`;
  }

  async #beyondLimit(tx: Statements, userId: string): Promise<readonly string[]> {
    const rows = await tx<{ id: string }[]>`
      select id from alert_subscriptions where user_id = ${userId} order by seen_at desc, id desc offset ${ALERT_LIMITS.perAccount}`;
    return rows.map(({ id }) => id);
  }

  async #delete(tx: Statements, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx`delete from alert_subscriptions where id = any (string_to_array(${listed(ids)}, ' ')::bigint[])`;
    await this.#notify(tx, ids);
  }

  async #notify(tx: Statements, ids: readonly string[]): Promise<void> {
    await tx`select pg_notify(${CHANNEL}, id) from unnest(string_to_array(${listed(ids)}, ' ')) as id`;
  }
}
