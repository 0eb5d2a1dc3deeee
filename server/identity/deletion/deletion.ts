import { DONE, type Done, type ProfileId } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import { lockUser, userById } from '../accounts/queries.ts';
import type { Caller, Identity, Session } from '../context.ts';
import { publishEvent } from '../events.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { removeLinks } from '../providers/links.ts';

/** Deletes a user with all data. The confirmation code of the log; null for an unknown user. */
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

/** POST /v3/deleteaccount */
export async function deleteAccount(identity: Identity, { userId }: Session, caller: Caller): Promise<Done> {
  await identity.db.begin(async (tx) => {
    await identity.audit(tx, { userId: null, event: 'deletion', ok: true, caller });
    await deleteUser(identity, tx, userId);
  });
  return { r: DONE };
}
