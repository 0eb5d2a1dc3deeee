import { SERVER_CODES } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkPlace, emailOf } from '../../accounts/schema.ts';
import { openSession } from '../../accounts/login.ts';
import { lockUser, userById } from '../../accounts/queries.ts';
import type { Caller, Identity } from '../../context.ts';
import { pace, serveCall } from '../../http/routes.ts';
import { Refusal, refusal } from '../../http/errors.ts';
import { LIMITS } from '../../limits/limits.ts';
import { isStillHeld } from '../../sessions/authenticate.ts';
import { addLink, findLink, keepRefreshToken, lockLink, spend } from '../links.ts';
import { askOwner, type Newcomer, welcome } from './sign-up.ts';
import type { Providers } from '../providers.ts';
import { ProofRefused, ProviderUnreachable } from '../verification/request.ts';
import { needed, ProviderLoginBody, type Sent, vouchOrRefuse } from '../verification/verify.ts';
import type { Vouched } from '../verification/provider-identity.ts';

/** What Apple demands back when the account ends, sealed; asked for once, and only for an account that there will be. */
async function appleToken(identity: Identity, providers: Providers, sent: Sent, newcomer: Newcomer): Promise<Buffer | null> {
  const { vouched, typed, agrees } = newcomer;
  if (vouched.provider !== 'apple' || sent.code === undefined) return null;
  const link = await findLink(identity.db, vouched);
  const isWelcome = sent.loggedIn !== undefined || (agrees && (vouched.email ?? typed) !== null);
  const isWanted = link === null ? isWelcome : !link.hasRefreshToken;
  if (!isWanted) return null;
  try {
    const token = await providers.apple!.refreshTokenOf(sent.code, sent.redirectUri);
    return token === '' ? null : identity.vault.seal(token);
  } catch (error) {
    if (!(error instanceof ProofRefused || error instanceof ProviderUnreachable)) throw error;
    if (link === null) throw refusal('appleRegistrationFailed');
    return null;
  }
}

interface Arrival {
  readonly userId: string;
  readonly isRegistration: boolean;
  readonly isConfirmed: boolean;
}

/** The user of somebody whom a provider vouches for, made where there is none. One transaction, once per proof. */
async function arrive(identity: Identity, newcomer: Newcomer, refreshToken: Buffer | null): Promise<Arrival> {
  const { vouched, typed } = newcomer;
  return identity.db.begin(async (tx) => {
    await lockLink(tx, vouched);
    if (!(await spend(tx, vouched.proof))) throw refusal('loginMismatch');
    const link = await findLink(tx, vouched);
    const userId = link?.userId ?? (await welcome(tx, identity, newcomer));
    if (refreshToken !== null) await keepRefreshToken(tx, vouched, refreshToken);
    if (link?.isConfirmed === false && typed !== null) {
      await tx`update users set pending_email = ${typed.email} where id = ${userId}`;
      await askOwner(tx, identity, userId, typed);
    }
    const isConfirmed = link === null ? vouched.email !== null : link.isConfirmed;
    return { userId, isRegistration: link === null, isConfirmed };
  });
}

/** Connects one more provider to the account of who is signed in, and proved it a moment ago. */
async function connect(identity: Identity, sent: Sent, vouched: Vouched, refreshToken: Buffer | null, caller: Caller) {
  const { db, sessions, terms, nowMs } = identity;
  const loggedIn = needed(sent, 'loggedIn');
  const session = await sessions.find(loggedIn, caller);
  if (session === null || !session.isFresh || session.scope !== 'full') throw refusal('loginMismatch');
  const { userId } = session;
  await db.begin(async (tx) => {
    await lockLink(tx, vouched);
    if (!(await spend(tx, vouched.proof)) || !(await lockUser(tx, userId)) || !(await isStillHeld(identity, tx, session)))
      throw refusal('loginMismatch');
    const link = await findLink(tx, vouched);
    if (link !== null && link.userId !== userId) throw refusal('connectionUsed');
    if (link === null) {
      await addLink(tx, { userId, vouched, at: new Date(nowMs()) });
      await identity.audit(tx, { userId, event: 'connection', ok: true, caller, detail: { method: vouched.provider } });
      const { email, name } = (await userById(tx, userId))!;
      if (email !== null)
        await identity.mail.post(tx, { kind: 'connected', to: email, name, userId, providers: [vouched.provider] });
    }
    if (refreshToken !== null) await keepRefreshToken(tx, vouched, refreshToken);
  });
  return { ...loggedIn, isRegistration: false, ...(await terms.missing(db, userId, sent.project)) };
}

/** POST /v3/loginusingprovider: who is vouched for is the user of that account at the provider, and never one of the same address. */
export function loginUsingProvider(app: FastifyInstance, identity: Identity, providers: Providers): void {
  const { db, config, limits, callerOf } = identity;

  async function enter(sent: Sent, caller: Caller, { log }: FastifyRequest, reply: FastifyReply) {
    const typed = sent.email === undefined ? null : emailOf(sent.email);
    await pace(limits, LIMITS.providerByAddress, caller.address);
    const vouched = await vouchOrRefuse(identity, providers, sent, log);
    if (typed !== null) await pace(limits, LIMITS.registrationMails, typed.norm);

    const agrees = sent.touApproval && sent.ppApproval;
    const newcomer: Newcomer = { vouched, typed, agrees, project: sent.project, caller };
    const refreshToken = await appleToken(identity, providers, sent, newcomer);
    if (sent.loggedIn !== undefined) return connect(identity, sent, vouched, refreshToken, caller);
    const { userId, isRegistration, isConfirmed } = await arrive(identity, newcomer, refreshToken);
    if (!isConfirmed) throw refusal('registrationNotConfirmed');
    const opened = await openSession(identity, { id: userId }, sent.project, caller, {
      method: sent.provider,
      // The link may have been removed since it was looked up.
      holds: async (tx) => (await lockUser(tx, userId)) && (await findLink(tx, vouched))?.userId === userId,
    });
    if (opened === null) throw refusal('loginMismatch');
    void reply.header('set-cookie', opened.cookie);
    return { ...opened.answer, isRegistration };
  }

  const options = { summary: 'Log in by a provider', body: ProviderLoginBody };
  serveCall(app, 'loginUsingProvider', options, async (sent, request, reply) => {
    checkPlace(config, sent);
    const caller = callerOf(request);
    try {
      return await enter(sent, caller, request, reply);
    } catch (error) {
      // Of nobody, as with a password; the transaction that refused it is undone.
      if (error instanceof Refusal && error.failure.err === SERVER_CODES.loginMismatch)
        await identity.audit(db, { userId: null, event: 'login', ok: false, caller, detail: { method: sent.provider } });
      throw error;
    }
  });
}
