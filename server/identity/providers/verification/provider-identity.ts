import { asEmail, isName } from '@stillingen/wire/account';
import type { LinkProvider } from '../../context.ts';
import { sha256 } from '../../secrets/tokens.ts';
import type { IdClaims } from '../tokens/id-token.ts';

export interface ProviderIdentity {
  readonly provider: LinkProvider;
  readonly issuer: string;
  readonly sub: string;
  /** Null if absent or not verified by the provider. */
  readonly email: string | null;
  /** Whether the provider runs the mailbox: then the address needs no verification of our own. */
  readonly isProviderMailbox: boolean;
  readonly isPrivateRelay: boolean;
  readonly name: string | null;
  /** A credential accepted once; null where the provider reissues the same one. */
  readonly credential: { readonly sha256: Buffer; readonly expiresAt: Date } | null;
}

/** Clock differences may extend the life of a token by so much. */
const MARGIN_MS = 600_000;

export const credentialDigest = (secret: string, expS: number): NonNullable<ProviderIdentity['credential']> => ({
  sha256: sha256(secret),
  expiresAt: new Date(expS * 1000 + MARGIN_MS),
});

const MAILBOXES: Readonly<Record<LinkProvider, readonly string[]>> = {
  google: ['gmail.com', 'googlemail.com'],
  apple: ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'],
  facebook: [],
};

/** Apple sends booleans as strings. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** Address claims of an ID token. `hd`: Google hosts the mailboxes of this domain. */
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

export function nameOf(...parts: readonly unknown[]): string | null {
  const name = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  return isName(name) ? name.normalize('NFC') : null;
}
