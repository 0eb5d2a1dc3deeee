import { type Calls, SERVER_CODES } from '@stillingen/wire/account';
import { openSession } from '../../accounts/login.ts';
import { lockUser, userById } from '../../accounts/queries.ts';
import type { Address } from '../../accounts/schema.ts';
import type { Caller, Identity } from '../../context.ts';
import { CallError, callError } from '../../http/errors.ts';
import type { CallContext } from '../../http/routes.ts';
import { LIMITS } from '../../limits/limits.ts';
import { isSessionLive } from '../../sessions/queries.ts';
import { addLink, consumeCredential, findLink, lockLink, storeRefreshToken } from '../queries.ts';
import { type Providers, requiredField, verifyProviderLogin } from '../verification/providers.ts';
import type { ProviderLogin } from '../schema.ts';
import { InvalidCredential, ProviderUnreachable } from '../verification/request.ts';
import { sendEmailVerification, signUp, type SignUp } from './sign-up.ts';

type LoginAnswer = Calls['loginUsingProvider']['answer'];

/** Apple requires revocation with the account; fetched only if the account is created. */
async function appleRefreshToken(
  identity: Identity,
  providers: Providers,
  sent: ProviderLogin,
  { verified, typed, agrees }: SignUp,
): Promise<Buffer | null> {
  if (verified.provider !== 'apple' || sent.code === undefined) return null;
  const link = await findLink(identity.db, verified);
  const willExist = sent.loggedIn !== undefined || (agrees && (verified.email ?? typed) !== null);
  const isNeeded = link === null ? willExist : !link.hasRefreshToken;
  if (!isNeeded) return null;
  try {
    const token = await providers.apple!.refreshTokenOf(sent.code, sent.redirectUri);
    return token === '' ? null : identity.vault.seal(token);
  } catch (error) {
    if (!(error instanceof InvalidCredential || error instanceof ProviderUnreachable)) throw error;
    if (link === null) throw callError('appleRegistrationFailed');
    return null;
  }
}

interface LoginTarget {
  readonly userId: string;
  readonly isRegistration: boolean;
  readonly isConfirmed: boolean;
}

/** Consumes the credential. */
async function findOrSignUp(identity: Identity, form: SignUp, refreshToken: Buffer | null): Promise<LoginTarget> {
  const { verified, typed } = form;
  return identity.db.begin(async (tx) => {
    await lockLink(tx, verified);
    if (!(await consumeCredential(tx, verified.credential))) throw callError('loginMismatch');
    const link = await findLink(tx, verified);
    const userId = link?.userId ?? (await signUp(tx, identity, form));
    if (refreshToken !== null) await storeRefreshToken(tx, verified, refreshToken);
    if (link?.isConfirmed === false && typed !== null) {
      await tx`update users set pending_email = ${typed.email} where id = ${userId}`;
      await sendEmailVerification(tx, identity, userId, typed);
    }
    const isConfirmed = link === null ? verified.email !== null : link.isConfirmed;
    return { userId, isRegistration: link === null, isConfirmed };
  });
}

async function linkProvider(
  identity: Identity,
  sent: ProviderLogin,
  { verified, caller }: SignUp,
  refreshToken: Buffer | null,
): Promise<LoginAnswer> {
  const { db, sessions, terms, nowMs } = identity;
  const loggedIn = requiredField(sent, 'loggedIn');
  const session = await sessions.find(loggedIn, caller);
  if (session === null || !session.isFresh || session.scope !== 'full') throw callError('loginMismatch');
  const { userId } = session;
  await db.begin(async (tx) => {
    await lockLink(tx, verified);
    const isAllowed =
      (await consumeCredential(tx, verified.credential)) &&
      (await lockUser(tx, userId)) &&
      (await isSessionLive(tx, identity.nowMs(), session));
    if (!isAllowed) throw callError('loginMismatch');
    const link = await findLink(tx, verified);
    if (link !== null && link.userId !== userId) throw callError('connectionUsed');
    if (link === null) {
      await addLink(tx, { userId, verified, at: new Date(nowMs()) });
      await identity.audit(tx, { userId, event: 'connection', ok: true, caller, detail: { method: verified.provider } });
      const { email, name } = (await userById(tx, userId))!;
      if (email !== null)
        await identity.mail.enqueue(tx, { kind: 'connected', to: email, name, userId, providers: [verified.provider] });
    }
    if (refreshToken !== null) await storeRefreshToken(tx, verified, refreshToken);
  });
  return { ...loggedIn, isRegistration: false, ...(await terms.missing(db, userId, sent.project)) };
}

export interface ProviderLoginForm {
  readonly sent: ProviderLogin;
  readonly typed: Address | null;
}

async function logIn(
  identity: Identity,
  providers: Providers,
  { sent, typed }: ProviderLoginForm,
  { caller, request, reply }: CallContext,
): Promise<LoginAnswer> {
  const verified = await verifyProviderLogin(identity, providers, sent, request.log);
  if (typed !== null) await identity.limits.enforce(LIMITS.registrationMails, typed.norm);
  const agrees = sent.touApproval && sent.ppApproval;
  const form: SignUp = { verified, typed, agrees, project: sent.project, caller };
  const refreshToken = await appleRefreshToken(identity, providers, sent, form);
  if (sent.loggedIn !== undefined) return linkProvider(identity, sent, form, refreshToken);
  const { userId, isRegistration, isConfirmed } = await findOrSignUp(identity, form, refreshToken);
  if (!isConfirmed) throw callError('registrationNotConfirmed');
  const opened = await openSession(identity, { id: userId, project: sent.project }, caller, reply, {
    method: sent.provider,
    // The link may have been removed since it was looked up.
    holds: async (tx) => (await lockUser(tx, userId)) && (await findLink(tx, verified))?.userId === userId,
  });
  return { ...opened, isRegistration };
}

const auditFailure = (identity: Identity, caller: Caller, method: string): Promise<void> =>
  identity.audit(identity.db, { userId: null, event: 'login', ok: false, caller, detail: { method } });

/** Finds the user by the account at the provider, never by its mail address. */
export async function loginUsingProvider(
  identity: Identity,
  providers: Providers,
  form: ProviderLoginForm,
  context: CallContext,
): Promise<LoginAnswer> {
  try {
    return await logIn(identity, providers, form, context);
  } catch (error) {
    if (error instanceof CallError && error.failure.err === SERVER_CODES.loginMismatch)
      await auditFailure(identity, context.caller, form.sent.provider);
    throw error;
  }
}
