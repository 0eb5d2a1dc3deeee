import { DONE, isOldPassword } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Caller, Identity } from '../context.ts';
import { enforceLimit, serveCall } from '../http/routes.ts';
import { invalidField, callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { sha256 } from '../secrets/tokens.ts';
import { basicCredentials } from '../sessions/authenticate.ts';
import { CodeField, IdField, requireNewPassword, PasswordField } from '../accounts/schema.ts';
import { loginAttempts } from '../accounts/login.ts';
import { changePassword, resetPassword } from './new-password.ts';
import { lockUser, type User, userById, personalWords } from '../accounts/queries.ts';

const Body = Type.Object(
  { id: IdField, code: Type.Optional(CodeField), password: Type.Optional(PasswordField), newpassword: PasswordField },
  { additionalProperties: false },
);

/** The sessions from which the call comes: the one that a Basic header names, else those of the device of the cookie. */
async function ownSessions({ db, sessions }: Identity, user: User, caller: Caller, request: FastifyRequest): Promise<string[]> {
  const loggedIn = basicCredentials(request);
  const session = loggedIn === null ? null : await sessions.find(loggedIn, caller);
  if (session !== null && session.userId === user.id) return [session.key];
  if (caller.device === null) return [];
  const rows = await db<{ key: string }[]>`
    select key from sessions where user_id = ${user.id} and device_sha256 = ${sha256(caller.device)} and revoked_at is null`;
  return rows.map(({ key }) => key);
}

/** By the code of a mail: all sessions and connections end, and attempts to guess the password are forgotten. */
async function changeByCode(identity: Identity, id: string, code: string, newPassword: string, caller: Caller): Promise<boolean> {
  const { db, limits, hasher, codes } = identity;
  await enforceLimit(limits, LIMITS.codesByAddress, caller.address);
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

/** By the old password, which is a second door to log in by: both count the same attempts (C8). */
async function changeByPassword(
  identity: Identity,
  { id, old, newPassword }: { readonly id: string; readonly old: string; readonly newPassword: string },
  caller: Caller,
  request: FastifyRequest,
): Promise<boolean> {
  const { db, limits, hasher } = identity;
  await enforceLimit(limits, LIMITS.loginByAddress, caller.address);
  const user = await userById(db, id);
  const { rule, key } = await loginAttempts(identity, user?.emailNorm ?? id, user, caller);
  await enforceLimit(limits, rule, key);
  const known = user?.password ?? null;
  const { isRight } = await hasher.verify(old, known);
  if (!isRight || user === null || known === null) return false;
  requireNewPassword(newPassword, 'newpassword', personalWords(user));
  const password = await hasher.hash(newPassword);
  const keep = await ownSessions(identity, user, caller, request);
  const isChanged = await db.begin(async (tx) => {
    if (!(await lockUser(tx, id, known))) return false;
    await changePassword(identity, tx, { user, password, keep, caller });
    return true;
  });
  if (isChanged) await limits.reset(rule, key);
  return isChanged;
}

/** POST /v3/passwordchange: by the code of a mail or by the old password, exactly one of them (O-061, C9). */
export function passwordChange(app: FastifyInstance, identity: Identity): void {
  serveCall(app, 'passwordChange', { summary: 'Choose a new password', body: Body }, async (sent, request) => {
    const { id, code, password: old, newpassword } = sent;
    if ((code === undefined) === (old === undefined)) throw invalidField('code');
    if (old !== undefined && !isOldPassword(old)) throw invalidField('password');
    const newPassword = requireNewPassword(newpassword, 'newpassword', [identity.config.namespace]);
    const caller = identity.callerOf(request);
    const isChanged =
      old === undefined
        ? await changeByCode(identity, id, code!, newPassword, caller)
        : await changeByPassword(identity, { id, old, newPassword }, caller, request);
    if (!isChanged) throw callError('verificationFailed');
    return { r: DONE };
  });
}
