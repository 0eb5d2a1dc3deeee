import { DONE, type Done, type ProfileId } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import { lockUser, userById } from '../accounts/queries.ts';
import type { Caller, Identity, Session } from '../context.ts';
import { publishEvent } from '../events.ts';
import { withdrawMails } from '../mail/mail-worker.ts';
import { removeLinks } from '../providers/queries.ts';

/** The confirmation code of the log; null for an unknown user. */
export async function deleteUser(
  { nowMs, random, vault, mail }: Identity,
  tx: Statements,
  userId: ProfileId,
): Promise<string | null> {
  if (!(await lockUser(tx, userId))) return null;
  const user = (await userById(tx, userId))!;
  const at = new Date(nowMs());
  await removeLinks(tx, { userId, at });
  await tx`delete from users where id = ${userId}`;
  const confirmation = random(12).toString('hex');
  await tx`
    insert into deletion_log (user_hash, requested_at, done_at, confirmation_code)
    values (${vault.digest(userId)}, ${at}, ${at}, ${confirmation})`;
  const pending = await tx<{ id: string }[]>`
    delete from pending_registrations where email_norm = ${user.emailNorm} returning id`;
  for (const id of [userId, ...pending.map((each) => each.id)]) await withdrawMails(tx, id);
  if (user.email !== null) await mail.enqueue(tx, { kind: 'deleteAccount', to: user.email, name: user.name, userId });
  await publishEvent(tx, { kind: 'revoked', userId });
  return confirmation;
}

export async function deleteAccount(identity: Identity, { userId }: Session, caller: Caller): Promise<Done> {
  await identity.db.begin(async (tx) => {
    await identity.audit(tx, { userId: null, event: 'deletion', ok: true, caller });
    await deleteUser(identity, tx, userId);
  });
  return { r: DONE };
}

/** Time without a login until the warning mail, and until the deletion. */
const WARN_AFTER = '22 months';
const DELETE_AFTER = '24 months';
/** At least between the two, even if the server was off in between. */
const NOTICE = '60 days';
const VERIFY_WITHIN = '7 days';
const BATCH = 100;

const SERVER_CALLER: Caller = { address: '', userAgent: '', platform: 'server', appVersion: '', device: null };

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

async function deleteInactive(identity: Identity, tx: Statements, now: Date): Promise<void> {
  const users = await tx<{ id: string }[]>`
    select id from users
    where last_seen_day < ${now}::timestamptz - ${DELETE_AFTER}::interval
      and (email is null
        or (inactive_told_at >= last_seen_day + ${WARN_AFTER}::interval and inactive_told_at < ${now}::timestamptz - ${NOTICE}::interval))
    order by last_seen_day limit ${BATCH} for update skip locked`;
  await deleteAll(identity, tx, users, { inactive: true });
}

async function deleteUnconfirmed(identity: Identity, tx: Statements, now: Date): Promise<void> {
  const users = await tx<{ id: string }[]>`
    select id from users where status = 2 and created_at < ${now}::timestamptz - ${VERIFY_WITHIN}::interval
    order by created_at limit ${BATCH} for update skip locked`;
  await deleteAll(identity, tx, users, { unconfirmed: true });
}

export async function deleteStaleAccounts(identity: Identity, tx: Statements): Promise<void> {
  const now = new Date(identity.nowMs());
  await warnInactive(identity, tx, now);
  await deleteInactive(identity, tx, now);
  await deleteUnconfirmed(identity, tx, now);
}
