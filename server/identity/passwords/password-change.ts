import { DONE, type Done } from '@stillingen/wire/account';
import type { FastifyRequest } from 'fastify';
import type { Statements } from '../../database/database.ts';
import { loginAttempts } from '../accounts/login.ts';
import { lockUser, personalWords, type User, userById } from '../accounts/queries.ts';
import { type PasswordChangeForm, requireNewPassword } from '../accounts/schema.ts';
import type { Caller, Identity, LinkProvider, StoredPassword } from '../context.ts';
import { callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { linkedProviderNames, removeLinks } from '../providers/queries.ts';
import { sha256 } from '../secrets/tokens.ts';
import { basicCredentials } from '../sessions/authenticate.ts';

/** Sessions of the caller: the one of a Basic header, else those of the device cookie. */
async function ownSessions({ db, sessions }: Identity, user: User, caller: Caller, request: FastifyRequest): Promise<string[]> {
  const loggedIn = basicCredentials(request);
  const session = loggedIn === null ? null : await sessions.find(loggedIn, caller);
  if (session !== null && session.userId === user.id) return [session.key];
  if (caller.device === null) return [];
  const rows = await db<{ key: string }[]>`
    select key from sessions where user_id = ${user.id} and device_sha256 = ${sha256(caller.device)} and revoked_at is null`;
  return rows.map(({ key }) => key);
}

async function changeByCode(identity: Identity, id: string, code: string, newPassword: string, caller: Caller): Promise<boolean> {
  const { db, limits, hasher, codes } = identity;
  await identity.limits.enforce(LIMITS.codesByAddress, caller.address);
  const password = await hasher.hash(newPassword);
  const user = await db.begin(async (tx) => {
    if (!(await lockUser(tx, id)) || (await codes.use(tx, { userId: id, kind: 'forgottenPassword', code })) === null) return null;
    const owner = (await userById(tx, id))!;
    requireNewPassword(newPassword, 'newpassword', personalWords(owner));
    await resetPassword(identity, tx, { user: owner, password, caller });
    return owner;
  });
  if (user === null) return false;
  for (const rule of [LIMITS.login, LIMITS.loginFree]) await limits.reset(rule, user.emailNorm ?? id);
  return true;
}

/** By the old password. Counts the same attempts as the login (C8). */
async function changeByPassword(
  identity: Identity,
  { id, old, newPassword }: { readonly id: string; readonly old: string; readonly newPassword: string },
  caller: Caller,
  request: FastifyRequest,
): Promise<boolean> {
  const { db, limits, hasher } = identity;
  await identity.limits.enforce(LIMITS.loginByAddress, caller.address);
  const user = await userById(db, id);
  const { rule, key } = await loginAttempts(identity, user?.emailNorm ?? id, user, caller);
  await identity.limits.enforce(rule, key);
  const known = user?.password ?? null;
  const { isRight } = await hasher.verify(old, known);
  if (!isRight || user === null || known === null) return false;
  requireNewPassword(newPassword, 'newpassword', personalWords(user));
  const password = await hasher.hash(newPassword);
  const keep = await ownSessions(identity, user, caller, request);
  const isChanged = await db.begin(async (tx) => {
    if (!(await lockUser(tx, id, known))) return false;
    await replacePassword(identity, tx, { user, password, keep, caller });
    return true;
  });
  if (isChanged) await limits.reset(rule, key);
  return isChanged;
}

export async function changePassword(
  identity: Identity,
  form: PasswordChangeForm,
  caller: Caller,
  request: FastifyRequest,
): Promise<Done> {
  const { id, newPassword } = form;
  const isChanged =
    form.old === undefined
      ? await changeByCode(identity, id, form.code, newPassword, caller)
      : await changeByPassword(identity, { id, old: form.old, newPassword }, caller, request);
  if (!isChanged) throw callError('verificationFailed');
  return { r: DONE };
}

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

/** Ends the sessions not in `keep`, all codes and a pending address. Links remain. */
export async function replacePassword(
  identity: Identity,
  tx: Statements,
  change: Change & { readonly keep: readonly string[] },
): Promise<void> {
  await storePassword(identity, tx, change, change.keep);
  await notify(identity, tx, 'passwordChanged', change.user, await linkedProviderNames(tx, change.user.id));
}

/** By the owner of the mailbox: ends all sessions and links, which others may have made. */
export async function resetPassword(identity: Identity, tx: Statements, change: Change): Promise<void> {
  const { user, caller } = change;
  const { id: userId } = user;
  await storePassword(identity, tx, change, []);
  const removed = await removeLinks(tx, { userId, at: new Date(identity.nowMs()) });
  for (const method of removed)
    await identity.audit(tx, { userId, event: 'disconnection', ok: true, caller, detail: { method, reason: 'password' } });
  await notify(identity, tx, 'passwordReset', user, removed);
}
