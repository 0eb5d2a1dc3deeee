import type { ProfileId } from '@stillingen/wire/account';
import type { Database, Statements } from '../../../database/database.ts';
import { lockUser } from '../../accounts/queries.ts';
import type { Caller, Identity, Vault } from '../../context.ts';
import { deleteUser } from '../../deletion/deletion.ts';
import { findLink, isLastCredential, type LinkKey, lockLink } from '../links.ts';
import type { Apple } from '../verification/apple.ts';

/** Why a provider says that it no longer vouches for somebody. */
export type UnlinkReason = 'consent-revoked' | 'account-deleted' | 'data-deletion';

/**
 * Ends all sessions of who signed in with this account at a provider, and forgets the account there. Where the provider's own
 * account is gone, or its data are to be, the user goes with it who has no other way in; who only took back a consent may give
 * it again. Nothing happens where nobody is linked.
 */
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
  if (reason === 'consent-revoked') {
    await tx`
      update provider_links set refresh_token_enc = null
      where provider = ${provider} and issuer = ${issuer} and sub = ${sub}`;
  } else if (await isLastCredential(tx, userId)) {
    await identity.audit(tx, { userId: null, event: 'deletion', ok: true, caller, detail: { method: provider, reason } });
    await deleteUser(identity, tx, userId);
    return;
  } else {
    await tx`delete from provider_links where provider = ${provider} and issuer = ${issuer} and sub = ${sub}`;
  }
  await identity.audit(tx, { userId, event: 'disconnection', ok: true, caller, detail: { method: provider, reason } });
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A provider that never takes it back is asked no more. */
const GIVE_UP_MS = 30 * DAY_MS;

/** Queues what has to be given back to providers, in the transaction that ends the account. */
export async function queueRevocations(tx: Statements, userId: ProfileId, at: Date): Promise<void> {
  await tx`
    insert into provider_revocations (sealed, created_at, next_at)
    select refresh_token_enc, ${at}, ${at} from provider_links
    where user_id = ${userId} and refresh_token_enc is not null`;
}

interface Options {
  readonly db: Database;
  readonly vault: Vault;
  readonly nowMs: () => number;
  readonly apple: Apple;
}

/** Gives back what is due; what fails is due again after twice the time. Answers how many were given back. */
export async function revokeDue({ db, vault, nowMs, apple }: Options): Promise<number> {
  const now = nowMs();
  await db`delete from provider_revocations where created_at < ${new Date(now - GIVE_UP_MS)}`;
  // Whoever takes a row puts it off first, so that two processes do not both give it back.
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

/** Gives back once a minute. */
export function scheduleRevocations(options: Options, report: (error: unknown) => void): Disposable {
  const timer = setInterval(() => void revokeDue(options).catch(report), MINUTE_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
