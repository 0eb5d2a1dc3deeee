import type { LoggedIn, TermsInfo } from '@stillingen/wire/account';
import type { FastifyReply } from 'fastify';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, LimitRule } from '../context.ts';
import { deviceCookie } from '../http/caller.ts';
import { callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { newDevice, sha256 } from '../secrets/tokens.ts';
import { lockUser, pendingByEmail, type User, userByEmail } from './queries.ts';
import type { LoginForm } from './schema.ts';

export interface Attempts {
  readonly rule: LimitRule;
  readonly key: string;
}

/** A known device of the user is counted apart, so that others can not lock the user out. */
export async function loginAttempts({ db }: Identity, norm: string, user: User | null, { device }: Caller): Promise<Attempts> {
  const [known] = await db`
    select from sessions where user_id = ${user?.id ?? ''} and device_sha256 = ${sha256(device ?? '')} limit 1`;
  return known === undefined || device === null
    ? { rule: LIMITS.login, key: norm }
    : { rule: LIMITS.loginOfDevice, key: `${norm} ${device}` };
}

interface LoginProof {
  readonly method: string;
  readonly holds: (tx: Statements) => Promise<boolean>;
}

/** Throws XE1 if the proof no longer holds. */
export async function openSession(
  identity: Identity,
  { id, project }: { readonly id: string; readonly project: number },
  caller: Caller,
  reply: FastifyReply,
  proof: LoginProof,
): Promise<LoggedIn & TermsInfo> {
  const { db, random, terms, sessions } = identity;
  const device = caller.device ?? newDevice(random);
  const missing = await terms.missing(db, id, project);
  const loggedIn = await db.begin(async (tx) => {
    if (!(await proof.holds(tx))) throw callError('loginMismatch');
    const scope = missing.err2 === undefined ? 'full' : 'restricted';
    await identity.audit(tx, { userId: id, event: 'login', ok: true, caller, detail: { method: proof.method } });
    return sessions.open(tx, { userId: id, scope, caller: { ...caller, device } });
  });
  void reply.header('set-cookie', deviceCookie(device));
  return { ...loggedIn, ...missing };
}

/** POST /v3/login. An unknown address takes the same work as a wrong password. */
export async function login(
  identity: Identity,
  { norm, password, captcha: answer, project }: LoginForm,
  caller: Caller,
  reply: FastifyReply,
): Promise<LoggedIn & TermsInfo> {
  const { db, captcha, limits, hasher, nowMs } = identity;
  const [user, pending] = await Promise.all([userByEmail(db, norm), pendingByEmail(db, norm, nowMs())]);
  const { rule, key } = await loginAttempts(identity, norm, user, caller);
  await identity.limits.enforce(rule, key);
  const needsCaptcha = (await limits.consume(LIMITS.loginFree, key)) !== null && !captcha.isOff;
  if (needsCaptcha && !(await captcha.verify(answer))) throw callError('captchaMismatch');

  const known = user === null ? pending : user.password;
  const { isRight, isOutdated } = await hasher.verify(password, known);
  if (!isRight || known === null) {
    // Without the user id: writing it would take longer than for an unknown address.
    await identity.audit(db, { userId: null, event: 'login', ok: false, caller });
    throw callError('loginMismatch');
  }
  if (user === null) throw callError('registrationNotConfirmed');
  const rehashed = isOutdated ? await hasher.hash(password) : null;
  const answered = await openSession(identity, { id: user.id, project }, caller, reply, {
    method: 'password',
    // The password may have been changed while this one was hashed.
    async holds(tx) {
      if (!(await lockUser(tx, user.id, known))) return false;
      if (rehashed !== null)
        await tx`update users set pw_phc = ${rehashed.phc}, pw_pepper_kid = ${rehashed.kid} where id = ${user.id}`;
      return true;
    },
  });
  await Promise.all([limits.reset(rule, key), limits.reset(LIMITS.loginFree, key)]);
  return answered;
}
