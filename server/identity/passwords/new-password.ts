import type { User } from '../accounts/queries.ts';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, LinkProvider, StoredPassword } from '../context.ts';
import { linkedProviders, removeLinks } from '../providers/links.ts';

interface Change {
  readonly user: User;
  readonly password: StoredPassword;
  readonly caller: Caller;
}

async function storePassword(
  identity: Identity,
  tx: Statements,
  { user, password, caller }: Change,
  keep: readonly string[],
): Promise<void> {
  await tx`
    update users set pw_phc = ${password.phc}, pw_pepper_kid = ${password.kid}, pending_email = null where id = ${user.id}`;
  await tx`delete from codes where user_id = ${user.id}`;
  await identity.sessions.end(tx, { userId: user.id, except: keep }, 'password');
  await identity.audit(tx, { userId: user.id, event: 'password', ok: true, caller });
}

async function notify(
  { mail }: Identity,
  tx: Statements,
  kind: 'passwordChanged' | 'passwordReset',
  { id, email, name }: User,
  providers: readonly LinkProvider[],
): Promise<void> {
  if (email !== null) await mail.enqueue(tx, { kind, to: email, name, userId: id, providers });
}

/** Replaces a known password: ends the sessions not in `keep`, all codes and a pending address.
 * Links remain; the mail lists them. */
export async function replacePassword(
  identity: Identity,
  tx: Statements,
  change: Change & { readonly keep: readonly string[] },
): Promise<void> {
  await storePassword(identity, tx, change, change.keep);
  await notify(identity, tx, 'passwordChanged', change.user, await linkedProviders(tx, change.user.id));
}

/** Stores the password chosen by the owner of the mailbox: ends all sessions and links, which
 * others may have made. */
export async function resetPassword(identity: Identity, tx: Statements, change: Change): Promise<void> {
  const { user, caller } = change;
  const { id: userId } = user;
  await storePassword(identity, tx, change, []);
  const removed = await removeLinks(tx, { userId, at: new Date(identity.nowMs()) });
  for (const method of removed)
    await identity.audit(tx, { userId, event: 'disconnection', ok: true, caller, detail: { method, reason: 'password' } });
  await notify(identity, tx, 'passwordReset', user, removed);
}
