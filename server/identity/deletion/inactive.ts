import type { Statements } from '../../database/database.ts';
import type { Caller, Identity } from '../context.ts';
import { deleteUser } from './deletion.ts';

/** Months without a sign of its user after which an account is spoken of, and after which it is deleted. */
const WARN_AFTER = '22 months';
const DELETE_AFTER = '24 months';
/** Between the two, also where this server was off for a year. */
const NOTICE = '60 days';
/** How long the mail may wait that proves an address. */
const VERIFY_WITHIN = '7 days';
/** In one go. */
const BATCH = 100;

const SERVER_CALLER: Caller = { address: '', userAgent: '', platform: 'server', appVersion: '', device: null };

/** Tells users that their account is about to be deleted, once for each time that they stay away. */
async function warnInactive({ mail }: Identity, tx: Statements, now: Date): Promise<void> {
  const users = await tx<{ id: string; email: string; name: string }[]>`
    update users set inactive_told_at = ${now}
    where id in (
      select id from users
      where email is not null and last_seen_day < ${now}::timestamptz - ${WARN_AFTER}::interval
        and (inactive_told_at is null or inactive_told_at < last_seen_day + ${WARN_AFTER}::interval)
      order by last_seen_day limit ${BATCH} for update skip locked)
    returning id, email, name`;
  for (const { id, email, name } of users) await mail.enqueue(tx, { kind: 'inactive', to: email, name, userId: id });
}

async function deleteAll(
  identity: Identity,
  tx: Statements,
  users: readonly { readonly id: string }[],
  detail: Readonly<Record<string, boolean>>,
): Promise<void> {
  for (const { id } of users) {
    await identity.audit(tx, { userId: null, event: 'deletion', ok: true, caller: SERVER_CALLER, detail });
    await deleteUser(identity, tx, id);
  }
}

/** Deletes accounts that nobody has used for two years, though their users were told. */
async function deleteInactive(identity: Identity, tx: Statements, now: Date): Promise<void> {
  const users = await tx<{ id: string }[]>`
    select id from users
    where last_seen_day < ${now}::timestamptz - ${DELETE_AFTER}::interval
      and (email is null
        or (inactive_told_at >= last_seen_day + ${WARN_AFTER}::interval and inactive_told_at < ${now}::timestamptz - ${NOTICE}::interval))
    order by last_seen_day limit ${BATCH} for update skip locked`;
  await deleteAll(identity, tx, users, { inactive: true });
}

/** Deletes who signed in by a provider, and never proved the address that was typed. */
async function deleteUnconfirmed(identity: Identity, tx: Statements, now: Date): Promise<void> {
  const users = await tx<{ id: string }[]>`
    select id from users where status = 2 and created_at < ${now}::timestamptz - ${VERIFY_WITHIN}::interval
    order by created_at limit ${BATCH} for update skip locked`;
  await deleteAll(identity, tx, users, { unconfirmed: true });
}

/** Accounts that are not used, or were never begun, are not kept. */
export async function deleteStaleAccounts(identity: Identity, tx: Statements): Promise<void> {
  const now = new Date(identity.nowMs());
  await warnInactive(identity, tx, now);
  await deleteInactive(identity, tx, now);
  await deleteUnconfirmed(identity, tx, now);
}
