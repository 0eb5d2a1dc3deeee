import type { Statements } from '../../../database/database.ts';
import { lockUser } from '../../accounts/queries.ts';
import type { Caller, Identity } from '../../context.ts';
import { deleteUser } from '../../deletion/deletion.ts';
import { findLink, isLastCredential, type LinkKey, lockLink, storeRefreshToken } from '../queries.ts';
import type { Apple } from '../verification/apple.ts';

export type UnlinkReason = 'consent-revoked' | 'account-deleted' | 'data-deletion';

/** The last credential takes the account with it. A revoked consent may be given again. */
export async function unlinkProvider(
  identity: Identity,
  tx: Statements,
  key: LinkKey,
  reason: UnlinkReason,
  caller: Caller,
): Promise<void> {
  await lockLink(tx, key);
  const link = await findLink(tx, key);
  if (link === null) return;
  const { userId } = link;
  await lockUser(tx, userId);
  await identity.sessions.end(tx, { userId }, reason);
  const { provider, issuer, sub } = key;
  const detail = { method: provider, reason };
  if (reason === 'consent-revoked') {
    await storeRefreshToken(tx, key, null);
  } else if (await isLastCredential(tx, userId)) {
    await identity.audit(tx, { userId: null, event: 'deletion', ok: true, caller, detail });
    await deleteUser(identity, tx, userId);
    return;
  } else {
    await tx`delete from provider_links where provider = ${provider} and issuer = ${issuer} and sub = ${sub}`;
  }
  await identity.audit(tx, { userId, event: 'disconnection', ok: true, caller, detail });
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const GIVE_UP_MS = 30 * DAY_MS;

type RevocationContext = Pick<Identity, 'db' | 'vault' | 'nowMs'>;

/** The number of revoked tokens; failures back off exponentially. */
export async function revokeDue({ db, vault, nowMs }: RevocationContext, apple: Apple): Promise<number> {
  const now = nowMs();
  await db`delete from provider_revocations where created_at < ${new Date(now - GIVE_UP_MS)}`;
  // Claimed by postponing, so that two processes do not revoke the same token.
  const rows = await db<{ id: string; sealed: Buffer }[]>`
    update provider_revocations
    set tries = tries + 1, next_at = ${new Date(now)}::timestamptz + least(power(2, tries), 1440) * interval '1 minute'
    where id in (select id from provider_revocations where next_at <= ${new Date(now)} for update skip locked limit 20)
    returning id, sealed`;
  const done = await Promise.allSettled(
    rows.map(async ({ id, sealed }) => {
      await apple.revoke(vault.unseal(sealed));
      await db`delete from provider_revocations where id = ${id}`;
    }),
  );
  return done.filter(({ status }) => status === 'fulfilled').length;
}

export function scheduleRevocations(context: RevocationContext, apple: Apple, report: (error: unknown) => void): Disposable {
  const timer = setInterval(() => void revokeDue(context, apple).catch(report), MINUTE_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
