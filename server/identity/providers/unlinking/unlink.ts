import type { Statements } from '../../../store/database.ts';
import { deleteUser } from '../../deletion/deletion.ts';
import { lockUser } from '../../accounts/queries.ts';
import type { Caller, Identity } from '../../context.ts';
import { findLink, isOnlyWayIn, type LinkKey, lockLink } from '../links.ts';

/** Why a provider says that it no longer vouches for somebody. */
export type EndReason = 'consent-revoked' | 'account-deleted' | 'data-deletion';

/**
 * Ends all sessions of who signed in with this account at a provider, and forgets the account there. Where the provider's own
 * account is gone, or its data are to be, the user goes with it who has no other way in; who only took back a consent may give
 * it again. Nothing happens where nobody is linked.
 */
export async function endLink(
  identity: Identity,
  tx: Statements,
  key: LinkKey,
  reason: EndReason,
  caller: Caller,
): Promise<void> {
  await lockLink(tx, key);
  const link = await findLink(tx, key);
  if (link === null) return;
  const { userId } = link;
  await lockUser(tx, userId);
  await identity.sessions.end(tx, { userId }, reason);
  const { provider, issuer, sub } = key;
  if (reason === 'consent-revoked') {
    await tx`
      update provider_links set refresh_token_enc = null
      where provider = ${provider} and issuer = ${issuer} and sub = ${sub}`;
  } else if (await isOnlyWayIn(tx, userId)) {
    await identity.audit(tx, { userId: null, event: 'deletion', ok: true, caller, detail: { method: provider, reason } });
    await deleteUser(identity, tx, userId);
    return;
  } else {
    await tx`delete from provider_links where provider = ${provider} and issuer = ${issuer} and sub = ${sub}`;
  }
  await identity.audit(tx, { userId, event: 'disconnection', ok: true, caller, detail: { method: provider, reason } });
}
