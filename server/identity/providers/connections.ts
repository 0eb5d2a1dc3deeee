import type { Calls, ProfileId } from '@stillingen/wire/account';
import { lockUser, userById } from '../accounts/queries.ts';
import type { Caller, Identity, Session } from '../context.ts';
import { CallErrorV5, loginRequired } from '../http/errors.ts';
import { sha256 } from '../secrets/tokens.ts';
import { isSessionLive } from '../sessions/queries.ts';
import { linkedProvidersOf, isLastCredential, type LinkKey, removeLinks } from './queries.ts';

export const CONNECTION_KEY_LENGTH = 16;

/** Public name of a link; reveals nothing of the account at the provider. */
const keyOf = ({ provider, issuer, sub }: LinkKey): string =>
  sha256(JSON.stringify([provider, issuer, sub]))
    .toString('base64url')
    .slice(0, CONNECTION_KEY_LENGTH);

export async function listConnections({ db }: Identity, userId: ProfileId): Promise<Calls['connections']['answer']> {
  const connections = await linkedProvidersOf(db, userId);
  const isOnly = connections.length === 1 && (await isLastCredential(db, userId));
  return {
    connections: connections.map(({ linkedAt, ...link }) => ({
      key: keyOf(link),
      provider: link.provider,
      email: link.email,
      connectedAt: linkedAt.toISOString(),
      isOnlyWayIn: isOnly,
    })),
  };
}

/** Ends the other sessions: which the link opened is unknown. Throws 400 for the last login. */
export async function disconnect(identity: Identity, session: Session, key: string, caller: Caller): Promise<undefined> {
  const { userId } = session;
  await identity.db.begin(async (tx) => {
    if (!(await lockUser(tx, userId)) || !(await isSessionLive(tx, identity.nowMs(), session))) throw loginRequired();
    const only = (await linkedProvidersOf(tx, userId)).find((link) => keyOf(link) === key);
    if (only === undefined) return;
    if (await isLastCredential(tx, userId))
      throw new CallErrorV5(400, 'invalidData', 'this is the only login of the account; choose a password first');
    await removeLinks(tx, { userId, only, at: new Date(identity.nowMs()) });
    await identity.sessions.end(tx, { userId, except: [session.key] }, 'disconnection');
    const detail = { method: only.provider, reason: 'user' };
    await identity.audit(tx, { userId, event: 'disconnection', ok: true, caller, detail });
    const { email, name } = (await userById(tx, userId))!;
    if (email !== null)
      await identity.mail.enqueue(tx, { kind: 'disconnected', to: email, name, userId, providers: [only.provider] });
  });
}
