import type { ProfileId } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { LinkProvider } from '../context.ts';
import type { ProviderIdentity } from './verification/provider-identity.ts';

/** Whose account at the provider this is. */
export type LinkKey = Pick<ProviderIdentity, 'provider' | 'issuer' | 'sub'>;

/** Which user somebody's account at a provider leads to. */
export interface Link {
  readonly userId: ProfileId;
  /** False until the address that the visitor typed is proved. */
  readonly isConfirmed: boolean;
  /** Whether what must be given back at the end is kept. */
  readonly hasRefreshToken: boolean;
}

/** Null where nobody signed in with it. */
export async function findLink(db: Statements, { provider, issuer, sub }: LinkKey): Promise<Link | null> {
  const [row] = await db<{ user_id: string; status: number; has_token: boolean }[]>`
    select user_id, status, refresh_token_enc is not null as has_token
    from provider_links join users on users.id = user_id
    where provider = ${provider} and issuer = ${issuer} and sub = ${sub}`;
  return row === undefined ? null : { userId: row.user_id, isConfirmed: row.status === 1, hasRefreshToken: row.has_token };
}

/** Whoever signs in with the same account at the same moment waits for the end of this transaction. */
export async function lockLink(tx: Statements, { provider, issuer, sub }: LinkKey): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([provider, issuer, sub])}, 0))`;
}

/** Takes what was brought as proof, once; false where it was taken before. What refuses the visitor later on gives it back. */
export async function consumeCredential(tx: Statements, proof: ProviderIdentity['credential']): Promise<boolean> {
  if (proof === null) return true;
  const { sha256, expiresAt } = proof;
  const rows = await tx`
    insert into oidc_seen (token_sha256, expires_at) values (${sha256}, ${expiresAt})
    on conflict do nothing returning 1`;
  await tx`update redeemed_codes set sealed_token = null where token_sha256 = ${sha256}`;
  return rows.length === 1;
}

export async function addLink(
  tx: Statements,
  link: { readonly userId: ProfileId; readonly verified: ProviderIdentity; readonly at: Date },
): Promise<void> {
  const { provider, issuer, sub, email, isPrivateRelay } = link.verified;
  await tx`
    insert into provider_links (provider, issuer, sub, user_id, email_at_link, is_private_relay, linked_at)
    values (${provider}, ${issuer}, ${sub}, ${link.userId}, ${email}, ${isPrivateRelay}, ${link.at})`;
}

export async function storeRefreshToken(tx: Statements, { provider, issuer, sub }: LinkKey, sealed: Buffer): Promise<void> {
  await tx`
    update provider_links set refresh_token_enc = ${sealed}
    where provider = ${provider} and issuer = ${issuer} and sub = ${sub}`;
}

/** Whether a user has no password and no other link than one. */
export async function isLastCredential(db: Statements, userId: ProfileId): Promise<boolean> {
  const [row] = await db<{ others: boolean }[]>`
    select pw_phc is not null or (select count(*) > 1 from provider_links where user_id = users.id) as others
    from users where id = ${userId}`;
  return row?.others !== true;
}

/** Providers by which a user may log in, each once. */
export async function linkedProviders(db: Statements, userId: ProfileId): Promise<readonly LinkProvider[]> {
  const rows = await db<{ provider: LinkProvider }[]>`
    select distinct provider from provider_links where user_id = ${userId} order by provider`;
  return rows.map(({ provider }) => provider);
}

/** Removes one link of a user, or all; what Apple demands back is queued. The providers of those that there were. */
export async function removeLinks(
  tx: Statements,
  { userId, only, at }: { readonly userId: ProfileId; readonly only?: LinkKey; readonly at: Date },
): Promise<readonly LinkProvider[]> {
  const chosen =
    only === undefined ? tx`` : tx`and provider = ${only.provider} and issuer = ${only.issuer} and sub = ${only.sub}`;
  const gone = await tx<{ provider: LinkProvider; sealed: Buffer | null }[]>`
    delete from provider_links where user_id = ${userId} ${chosen} returning provider, refresh_token_enc as sealed`;
  for (const { sealed } of gone)
    if (sealed !== null)
      await tx`insert into provider_revocations (sealed, created_at, next_at) values (${sealed}, ${at}, ${at})`;
  return [...new Set(gone.map(({ provider }) => provider))];
}
