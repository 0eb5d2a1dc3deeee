import type { Statements } from '../../../store/database.ts';
import type { Caller, Identity, StoredPassword } from '../../context.ts';
import type { User } from '../users.ts';

/**
 * Stores a new password: sessions end, and so does every code and every address that waits for its proof, as somebody else may
 * have asked for them. `keep` names the sessions that stay.
 */
export async function storePassword(
  identity: Identity,
  tx: Statements,
  change: { readonly user: User; readonly password: StoredPassword; readonly keep: readonly string[]; readonly caller: Caller },
): Promise<void> {
  const { user, password, keep, caller } = change;
  await tx`
    update users set pw_phc = ${password.phc}, pw_pepper_kid = ${password.kid}, pending_email = null where id = ${user.id}`;
  await tx`delete from codes where user_id = ${user.id}`;
  await identity.sessions.end(tx, { userId: user.id, except: keep }, 'password');
  await identity.audit(tx, { userId: user.id, event: 'password', ok: true, caller });
  if (user.email !== null)
    await identity.mail.post(tx, { kind: 'passwordChanged', to: user.email, name: user.name, userId: user.id });
}
