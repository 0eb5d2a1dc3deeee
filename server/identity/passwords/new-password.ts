import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, LinkProvider, StoredPassword } from '../context.ts';
import { linkedProviders, removeLinks } from '../providers/links.ts';
import type { User } from '../accounts/queries.ts';

interface Change {
  readonly user: User;
  readonly password: StoredPassword;
  readonly caller: Caller;
}

async function store(
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

async function post(
  { mail }: Identity,
  tx: Statements,
  kind: 'passwordChanged' | 'passwordReset',
  { id, email, name }: User,
  providers: readonly LinkProvider[],
): Promise<void> {
  if (email !== null) await mail.enqueue(tx, { kind, to: email, name, userId: id, providers });
}

/**
 * Stores the password that replaces a known one: sessions end but for those to keep, and so does every code and every
 * address that waits for its proof. Connections stay; the mail names them.
 */
export async function changePassword(
  identity: Identity,
  tx: Statements,
  change: Change & { readonly keep: readonly string[] },
): Promise<void> {
  await store(identity, tx, change, change.keep);
  await post(identity, tx, 'passwordChanged', change.user, await linkedProviders(tx, change.user.id));
}

/**
 * Stores the password that the owner of the mailbox chose. Nothing that opened the account before opens it still: all
 * sessions end, and all connections are removed, as another person may have made them.
 */
export async function resetPassword(identity: Identity, tx: Statements, change: Change): Promise<void> {
  const { user, caller } = change;
  await store(identity, tx, change, []);
  const gone = await removeLinks(tx, { userId: user.id, at: new Date(identity.nowMs()) });
  for (const method of gone)
    await identity.audit(tx, {
      userId: user.id,
      event: 'disconnection',
      ok: true,
      caller,
      detail: { method, reason: 'password' },
    });
  await post(identity, tx, 'passwordReset', user, gone);
}
