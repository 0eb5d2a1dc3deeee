import { asEmail, isName } from '@stillingen/wire/account';
import type { LinkProvider } from '../../context.ts';
import { sha256 } from '../../secrets/tokens.ts';
import type { IdClaims } from '../tokens/id-token.ts';

/** What a provider vouches for: who somebody is there, and what it says of them. */
export interface ProviderIdentity {
  readonly provider: LinkProvider;
  readonly issuer: string;
  readonly sub: string;
  /** Null where there is none, or where the provider does not stand by it. */
  readonly email: string | null;
  /** Whether the provider runs the mailbox, so that its word proves the address. Of others it says at most that it once was so. */
  readonly isProviderMailbox: boolean;
  readonly isPrivateRelay: boolean;
  readonly name: string | null;
  /** What was brought, where it is taken once; null where the provider hands out the same again, and says itself whose it is. */
  readonly credential: { readonly sha256: Buffer; readonly expiresAt: Date } | null;
}

/** Clocks that differ, and are brought together, may take a token for so long after its end. */
const MARGIN_MS = 600_000;

/** What was brought, as it is remembered: until nobody would take it any more. `expS` in seconds. */
export const credentialDigest = (secret: string, expS: number): NonNullable<ProviderIdentity['credential']> => ({
  sha256: sha256(secret),
  expiresAt: new Date(expS * 1000 + MARGIN_MS),
});

/** Mailboxes that a provider runs for anybody. */
const MAILBOXES: Readonly<Record<LinkProvider, readonly string[]>> = {
  google: ['gmail.com', 'googlemail.com'],
  apple: ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'],
  facebook: [],
};

/** Apple writes booleans as texts. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** What an ID token says of the address. `hd`: Google runs the mailboxes of this domain. */
export function emailClaims(
  provider: LinkProvider,
  claims: IdClaims,
): Pick<ProviderIdentity, 'email' | 'isProviderMailbox' | 'isPrivateRelay'> {
  const email = isTrue(claims.email_verified) ? asEmail(claims.email) : null;
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isTheirs =
    domain !== undefined && (MAILBOXES[provider].includes(domain) || (provider === 'google' && claims.hd === domain));
  return { email, isProviderMailbox: isTheirs, isPrivateRelay: isTrue(claims.is_private_email) };
}

/** A name as it may be kept; null where it may not. */
export function nameOf(...parts: readonly unknown[]): string | null {
  const name = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  return isName(name) ? name.normalize('NFC') : null;
}
