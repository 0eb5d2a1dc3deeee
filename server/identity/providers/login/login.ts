import { SERVER_CODES } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkSite, requireAddress } from '../../accounts/schema.ts';
import { openSession } from '../../accounts/login.ts';
import { lockUser, userById } from '../../accounts/queries.ts';
import type { Caller, Identity } from '../../context.ts';
import { enforceLimit, serveCall } from '../../http/routes.ts';
import { CallError, callError } from '../../http/errors.ts';
import { LIMITS } from '../../limits/limits.ts';
import { isSessionLive } from '../../sessions/authenticate.ts';
import { addLink, findLink, storeRefreshToken, lockLink, consumeCredential } from '../links.ts';
import { sendEmailVerification, type SignUp, signUp } from './sign-up.ts';
import type { Providers } from '../providers.ts';
import { InvalidCredential, ProviderUnreachable } from '../verification/request.ts';
import { requiredField, ProviderLoginBody, type ProviderLogin, verifyProviderLogin } from '../verification/verify.ts';
import type { ProviderIdentity } from '../verification/provider-identity.ts';

/** What Apple demands back when the account ends, sealed; asked for once, and only for an account that there will be. */
async function appleRefreshToken(
  identity: Identity,
  providers: Providers,
  sent: ProviderLogin,
  newcomer: SignUp,
): Promise<Buffer | null> {
  const { verified, typed, agrees } = newcomer;
  if (verified.provider !== 'apple' || sent.code === undefined) return null;
  const link = await findLink(identity.db, verified);
  const isWelcome = sent.loggedIn !== undefined || (agrees && (verified.email ?? typed) !== null);
  const isWanted = link === null ? isWelcome : !link.hasRefreshToken;
  if (!isWanted) return null;
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

/** The user of somebody whom a provider vouches for, made where there is none. One transaction, once per proof. */
async function findOrSignUp(identity: Identity, newcomer: SignUp, refreshToken: Buffer | null): Promise<LoginTarget> {
  const { verified, typed } = newcomer;
  return identity.db.begin(async (tx) => {
    await lockLink(tx, verified);
    if (!(await consumeCredential(tx, verified.credential))) throw callError('loginMismatch');
    const link = await findLink(tx, verified);
    const userId = link?.userId ?? (await signUp(tx, identity, newcomer));
    if (refreshToken !== null) await storeRefreshToken(tx, verified, refreshToken);
    if (link?.isConfirmed === false && typed !== null) {
      await tx`update users set pending_email = ${typed.email} where id = ${userId}`;
      await sendEmailVerification(tx, identity, userId, typed);
    }
    const isConfirmed = link === null ? verified.email !== null : link.isConfirmed;
    return { userId, isRegistration: link === null, isConfirmed };
  });
}

/** Connects one more provider to the account of who is signed in, and proved it a moment ago. */
async function linkProvider(
  identity: Identity,
  sent: ProviderLogin,
  verified: ProviderIdentity,
  refreshToken: Buffer | null,
  caller: Caller,
) {
  const { db, sessions, terms, nowMs } = identity;
  const loggedIn = requiredField(sent, 'loggedIn');
  const session = await sessions.find(loggedIn, caller);
  if (session === null || !session.isFresh || session.scope !== 'full') throw callError('loginMismatch');
  const { userId } = session;
  await db.begin(async (tx) => {
    await lockLink(tx, verified);
    if (
      !(await consumeCredential(tx, verified.credential)) ||
      !(await lockUser(tx, userId)) ||
      !(await isSessionLive(identity, tx, session))
    )
      throw callError('loginMismatch');
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

/** POST /v3/loginusingprovider: who is verified for is the user of that account at the provider, and never one of the same address. */
export function loginUsingProvider(app: FastifyInstance, identity: Identity, providers: Providers): void {
  const { db, config, limits, callerOf } = identity;

  async function enter(sent: ProviderLogin, caller: Caller, { log }: FastifyRequest, reply: FastifyReply) {
    const typed = sent.email === undefined ? null : requireAddress(sent.email);
    await enforceLimit(limits, LIMITS.providerByAddress, caller.address);
    const verified = await verifyProviderLogin(identity, providers, sent, log);
    if (typed !== null) await enforceLimit(limits, LIMITS.registrationMails, typed.norm);

    const agrees = sent.touApproval && sent.ppApproval;
    const newcomer: SignUp = { verified, typed, agrees, project: sent.project, caller };
    const refreshToken = await appleRefreshToken(identity, providers, sent, newcomer);
    if (sent.loggedIn !== undefined) return linkProvider(identity, sent, verified, refreshToken, caller);
    const { userId, isRegistration, isConfirmed } = await findOrSignUp(identity, newcomer, refreshToken);
    if (!isConfirmed) throw callError('registrationNotConfirmed');
    const opened = await openSession(identity, { id: userId }, sent.project, caller, {
      method: sent.provider,
      // The link may have been removed since it was looked up.
      holds: async (tx) => (await lockUser(tx, userId)) && (await findLink(tx, verified))?.userId === userId,
    });
    if (opened === null) throw callError('loginMismatch');
    void reply.header('set-cookie', opened.cookie);
    return { ...opened.answer, isRegistration };
  }

  const options = { summary: 'Log in by a provider', body: ProviderLoginBody };
  serveCall(app, 'loginUsingProvider', options, async (sent, request, reply) => {
    checkSite(config, sent);
    const caller = callerOf(request);
    try {
      return await enter(sent, caller, request, reply);
    } catch (error) {
      // Of nobody, as with a password; the transaction that refused it is undone.
      if (error instanceof CallError && error.failure.err === SERVER_CODES.loginMismatch)
        await identity.audit(db, { userId: null, event: 'login', ok: false, caller, detail: { method: sent.provider } });
      throw error;
    }
  });
}
