import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { isOldPassword } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, LimitRule } from '../context.ts';
import { enforceLimit, serveCall } from '../http/routes.ts';
import { invalidField, callError } from '../http/errors.ts';
import { deviceCookie } from '../http/caller.ts';
import { LIMITS } from '../limits/limits.ts';
import { newDevice, sha256 } from '../secrets/tokens.ts';
import { CaptchaField, checkSite, EmailField, requireAddress, NamespaceField, PasswordField, ProjectField } from './schema.ts';
import { lockUser, pendingByEmail, type User, userByEmail } from './queries.ts';

const Body = Type.Object(
  {
    email: EmailField,
    password: PasswordField,
    captcha: Type.Optional(CaptchaField),
    namespace: NamespaceField,
    project: ProjectField,
  },
  { additionalProperties: false },
);

/** By what attempts are counted: an address of mail, or, where it is known there, one device. */
export interface Attempts {
  readonly rule: LimitRule;
  readonly key: string;
}

/** Attempts of a device on which the user was signed in before are counted apart: nobody can lock a user out of it. */
export async function loginAttempts({ db }: Identity, norm: string, user: User | null, { device }: Caller): Promise<Attempts> {
  const [known] = await db`
    select from sessions where user_id = ${user?.id ?? ''} and device_sha256 = ${sha256(device ?? '')} limit 1`;
  return known === undefined || device === null
    ? { rule: LIMITS.login, key: norm }
    : { rule: LIMITS.loginOfDevice, key: `${norm} ${device}` };
}

/** Opens a session for somebody who has proved who it is, and remembers the device. */
export async function openSession(
  identity: Identity,
  user: Pick<User, 'id'>,
  project: number,
  caller: Caller,
  proof: {
    readonly method: string;
    /** Checked and changed in the same transaction; false undoes the login. */
    readonly holds?: (tx: Statements) => Promise<boolean>;
  },
) {
  const { db, random, terms, sessions } = identity;
  const device = caller.device ?? newDevice(random);
  const missing = await terms.missing(db, user.id, project);
  const loggedIn = await db.begin(async (tx) => {
    if (proof.holds !== undefined && !(await proof.holds(tx))) return null;
    const scope = missing.err2 === undefined ? 'full' : 'restricted';
    await identity.audit(tx, { userId: user.id, event: 'login', ok: true, caller, detail: { method: proof.method } });
    return sessions.open(tx, { userId: user.id, scope, caller: { ...caller, device } });
  });
  return loggedIn === null ? null : { answer: { ...loggedIn, ...missing }, cookie: deviceCookie(device) };
}

/** POST /v3/login: an address that nobody has costs the same time as one with another password. */
export function login(app: FastifyInstance, identity: Identity): void {
  const { db, config, captcha, limits, hasher, nowMs, callerOf } = identity;
  serveCall(app, 'login', { summary: 'Log in', body: Body }, async (sent, request, reply) => {
    checkSite(config, sent);
    const caller = callerOf(request);
    const { norm } = requireAddress(sent.email);
    if (!isOldPassword(sent.password)) throw invalidField('password');
    await enforceLimit(limits, LIMITS.loginByAddress, caller.address);
    const [user, pending] = await Promise.all([userByEmail(db, norm), pendingByEmail(db, norm, nowMs())]);
    const { rule, key } = await loginAttempts(identity, norm, user, caller);
    await enforceLimit(limits, rule, key);
    const needsCaptcha = (await limits.consume(LIMITS.loginFree, key)) !== null && !captcha.isOff;
    if (needsCaptcha && !(await captcha.verify(sent.captcha))) throw callError('captchaMismatch');

    const known = user === null ? pending : user.password;
    const { isRight, isOutdated } = await hasher.verify(sent.password, known);
    if (!isRight || known === null) {
      // Of nobody: to name the user would take the database a moment longer.
      await identity.audit(db, { userId: null, event: 'login', ok: false, caller });
      throw callError('loginMismatch');
    }
    if (user === null) throw callError('registrationNotConfirmed');
    const renewed = isOutdated ? await hasher.hash(sent.password) : null;
    const opened = await openSession(identity, user, sent.project, caller, {
      method: 'password',
      // The password may have been changed while this one was hashed.
      async holds(tx) {
        if (!(await lockUser(tx, user.id, known))) return false;
        if (renewed !== null)
          await tx`update users set pw_phc = ${renewed.phc}, pw_pepper_kid = ${renewed.kid} where id = ${user.id}`;
        return true;
      },
    });
    if (opened === null) throw callError('loginMismatch');
    await Promise.all([limits.reset(rule, key), limits.reset(LIMITS.loginFree, key)]);
    void reply.header('set-cookie', opened.cookie);
    return opened.answer;
  });
}
