import { type Calls, DONE } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, Session } from '../context.ts';
import { callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { isSessionLive } from '../sessions/queries.ts';
import { lockUser, profileOf, type User, userByEmail, userById } from './queries.ts';
import type { Address, ProfileForm } from './schema.ts';

interface EmailChange {
  readonly user: User;
  readonly address: Address;
  readonly isFree: boolean;
  readonly caller: Caller;
}

/** Stores the new address as pending; the old one remains the login and gets a notice (C19). */
async function beginEmailChange(
  { codes, mail, audit }: Identity,
  tx: Statements,
  { user, address, isFree, caller }: EmailChange,
): Promise<void> {
  await tx`update users set pending_email = ${address.email} where id = ${user.id}`;
  if (isFree) {
    const code = await codes.issue(tx, { userId: user.id, kind: 'verifyEmail', targetEmail: address.email });
    await mail.enqueue(tx, { kind: 'verifyEmail', to: address.email, name: user.name, code, userId: user.id });
  }
  if (user.email !== null) await mail.enqueue(tx, { kind: 'emailChanging', to: user.email, name: user.name, userId: user.id });
  await audit(tx, { userId: user.id, event: 'email-change', ok: true, caller });
}

/** Throws XE1 for an old login, XE13, and XE3 for a taken address. */
async function checkEmailChange(identity: Identity, session: Session, address: Address): Promise<boolean> {
  const { db, config, mail } = identity;
  if (!session.isFresh) throw callError('loginMismatch');
  await identity.limits.enforce(LIMITS.emailChangeByUser, session.userId);
  const owner = await userByEmail(db, address.norm);
  if (owner === null || owner.id === session.userId) return true;
  if (!config.hidesTakenAddresses) throw callError('registrationDuplicate');
  await mail.enqueue(db, { kind: 'alreadyRegistered', to: owner.email!, name: owner.name, userId: owner.id });
  return false;
}

export async function updateUser(
  identity: Identity,
  { name, nickname, address }: ProfileForm,
  session: Session,
  caller: Caller,
): Promise<Calls['updateUser']['answer']> {
  const { userId } = session;
  const isFree = address === undefined || (await checkEmailChange(identity, session, address));
  const user = await identity.db.begin(async (tx) => {
    if (!(await lockUser(tx, userId)) || !(await isSessionLive(tx, identity.nowMs(), session))) return null;
    const before = (await userById(tx, userId))!;
    await tx`
      update users set name = ${name ?? before.name}, nickname = ${nickname ?? before.nickname} where id = ${userId}`;
    if (address !== undefined) {
      // Returning to the verified address cancels a pending change.
      if (address.norm === before.emailNorm) await tx`update users set pending_email = null where id = ${userId}`;
      else await beginEmailChange(identity, tx, { user: before, address, isFree, caller });
    }
    return userById(tx, userId);
  });
  if (user === null) throw callError('loginMismatch');
  return { r: DONE, profile: profileOf(user) };
}
