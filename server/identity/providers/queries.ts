import type { ProfileId } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { LinkProvider } from '../context.ts';
import type { ProviderIdentity } from './verification/provider-identity.ts';

export type LinkKey = Pick<ProviderIdentity, 'provider' | 'issuer' | 'sub'>;

export interface ProviderLink {
  readonly userId: ProfileId;
  /** False until the typed address is verified. */
  readonly isConfirmed: boolean;
  readonly hasRefreshToken: boolean;
}
export interface LinkedProvider extends LinkKey {
  readonly email: string | null;
  readonly linkedAt: Date;
}

const matches = (db: Statements, { provider, issuer, sub }: LinkKey) =>
  db`provider = ${provider} and issuer = ${issuer} and sub = ${sub}`;

export async function findLink(db: Statements, key: LinkKey): Promise<ProviderLink | null> {
  const [row] = await db<{ user_id: string; status: number; has_token: boolean }[]>`
    select user_id, status, refresh_token_enc is not null as has_token
    from provider_links join users on users.id = user_id where ${matches(db, key)}`;
  return row === undefined ? null : { userId: row.user_id, isConfirmed: row.status === 1, hasRefreshToken: row.has_token };
}

/** Serialises logins by the same provider account until the transaction ends. */
export async function lockLink(tx: Statements, { provider, issuer, sub }: LinkKey): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([provider, issuer, sub])}, 0))`;
}

/** Marks a credential as used; false if it was. A rollback releases it. */
export async function consumeCredential(tx: Statements, credential: ProviderIdentity['credential']): Promise<boolean> {
  if (credential === null) return true;
  const { sha256, expiresAt } = credential;
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

export async function storeRefreshToken(tx: Statements, key: LinkKey, sealed: Buffer | null): Promise<void> {
  await tx`update provider_links set refresh_token_enc = ${sealed} where ${matches(tx, key)}`;
}

export const linkedProvidersOf = async (db: Statements, userId: ProfileId): Promise<readonly LinkedProvider[]> =>
  db<LinkedProvider[]>`
    select provider, issuer, sub, email_at_link as email, linked_at as "linkedAt"
    from provider_links where user_id = ${userId} order by linked_at, provider`;

export async function isLastCredential(db: Statements, userId: ProfileId): Promise<boolean> {
  const [row] = await db<{ others: boolean }[]>`
    select pw_phc is not null or (select count(*) > 1 from provider_links where user_id = users.id) as others
    from users where id = ${userId}`;
  return row?.others !== true;
}

export async function linkedProviderNames(db: Statements, userId: ProfileId): Promise<readonly LinkProvider[]> {
  const rows = await db<{ provider: LinkProvider }[]>`
    select distinct provider from provider_links where user_id = ${userId} order by provider`;
  return rows.map(({ provider }) => provider);
}

/** Removes one link or all, and queues their refresh tokens for revocation. */
export async function removeLinks(
  tx: Statements,
  { userId, only, at }: { readonly userId: ProfileId; readonly only?: LinkKey; readonly at: Date },
): Promise<readonly LinkProvider[]> {
  const filter = only === undefined ? tx`` : tx`and ${matches(tx, only)}`;
  const removed = await tx<{ provider: LinkProvider; sealed: Buffer | null }[]>`
    delete from provider_links where user_id = ${userId} ${filter} returning provider, refresh_token_enc as sealed`;
  for (const { sealed } of removed)
    if (sealed !== null)
      await tx`insert into provider_revocations (sealed, created_at, next_at) values (${sealed}, ${at}, ${at})`;
  return [...new Set(removed.map(({ provider }) => provider))];
}
