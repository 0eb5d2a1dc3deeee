import { DONE } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, Session } from '../context.ts';
import { enforceLimit, serveCall } from '../http/routes.ts';
import { callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { requireFullSession, isSessionLive, LoggedInSchema } from '../sessions/authenticate.ts';
import {
  type Address,
  checkSite,
  EmailField,
  requireAddress,
  NameField,
  requireName,
  NicknameField,
  requireNickname,
  ProjectField,
} from './schema.ts';
import { lockUser, profileOf, type User, userByEmail, userById } from './queries.ts';

const Body = Type.Object(
  {
    name: Type.Optional(NameField),
    nickname: Type.Optional(NicknameField),
    email: Type.Optional(EmailField),
    loggedIn: LoggedInSchema,
    project: ProjectField,
  },
  { additionalProperties: false },
);

/** The new address waits for its proof; the old one stays the login, and hears of it (C19). */
async function beginEmailChange(
  { codes, mail, audit }: Identity,
  tx: Statements,
  { user, address, isFree, caller }: { user: User; address: Address; isFree: boolean; caller: Caller },
): Promise<void> {
  await tx`update users set pending_email = ${address.email} where id = ${user.id}`;
  if (isFree) {
    const code = await codes.issue(tx, { userId: user.id, kind: 'verifyEmail', targetEmail: address.email });
    await mail.enqueue(tx, { kind: 'verifyEmail', to: address.email, name: user.name, code, userId: user.id });
  }
  if (user.email !== null) await mail.enqueue(tx, { kind: 'emailChanging', to: user.email, name: user.name, userId: user.id });
  await audit(tx, { userId: user.id, event: 'email-change', ok: true, caller });
}

/** Whether a new address is free; refuses who did not log in a moment ago, who changes it often, and an address that is taken. */
async function checkEmailChange({ db, config, limits, mail }: Identity, session: Session, address: Address): Promise<boolean> {
  if (!session.isFresh) throw callError('loginMismatch');
  await enforceLimit(limits, LIMITS.emailChangeByUser, session.userId);
  const owner = await userByEmail(db, address.norm);
  if (owner === null || owner.id === session.userId) return true;
  if (!config.hidesTakenAddresses) throw callError('registrationDuplicate');
  await mail.enqueue(db, { kind: 'alreadyRegistered', to: owner.email!, name: owner.name, userId: owner.id });
  return false;
}

/** POST /v3/update-user: changes what is sent, and answers the profile. */
export function updateUser(app: FastifyInstance, identity: Identity): void {
  const { db, config, callerOf } = identity;
  serveCall(app, 'updateUser', { summary: 'Change a profile', body: Body }, async (sent, request) => {
    checkSite(config, { project: sent.project });
    const name = sent.name === undefined ? undefined : requireName(sent.name);
    const nickname = sent.nickname === undefined ? undefined : requireNickname(sent.nickname);
    const address = sent.email === undefined ? undefined : requireAddress(sent.email);
    const session = await requireFullSession(identity, sent.loggedIn, sent.project, request);
    const { userId } = session;
    const isFree = address === undefined || (await checkEmailChange(identity, session, address));
    const user = await db.begin(async (tx) => {
      if (!(await lockUser(tx, userId)) || !(await isSessionLive(identity, tx, session))) return null;
      const before = (await userById(tx, userId))!;
      await tx`
        update users set name = ${name ?? before.name}, nickname = ${nickname ?? before.nickname} where id = ${userId}`;
      if (address !== undefined) {
        // The change that was asked for before was not meant: its code proves nothing any more.
        if (address.norm === before.emailNorm) await tx`update users set pending_email = null where id = ${userId}`;
        else await beginEmailChange(identity, tx, { user: before, address, isFree, caller: callerOf(request) });
      }
      return userById(tx, userId);
    });
    if (user === null) throw callError('loginMismatch');
    return { r: DONE, profile: profileOf(user) };
  });
}
