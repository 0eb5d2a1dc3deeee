import type { LoginProviders } from '../../../ops/config/accounts.ts';
import type { Identity } from '../../context.ts';
import { sha256 } from '../../secrets/tokens.ts';
import { type TokenRules, verifyIdToken } from '../tokens/id-token.ts';
import { createProviderKeys } from '../tokens/provider-keys.ts';
import { credentialDigest, emailClaims, nameOf, type ProviderIdentity } from './provider-identity.ts';
import { InvalidCredential, redeemCode } from './request.ts';

const ISSUER = 'https://accounts.google.com';
export const GOOGLE_AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';

export interface Google {
  verifyToken(idToken: string, nonce: string): Promise<ProviderIdentity>;
  /** The ID token of a code, which works once; null without a client secret. */
  readonly redeem: ((code: GoogleCode) => Promise<string>) | null;
}
export interface GoogleCode {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/** All throw InvalidCredential or ProviderUnreachable. */
export function createGoogle(config: NonNullable<LoginProviders['google']>, nowMs: () => number): Google {
  const { clientId, clientSecret, issuer = ISSUER, tokenUrl = 'https://oauth2.googleapis.com/token' } = config;
  const rules: TokenRules = {
    // Google uses both forms.
    issuers: [issuer, issuer.replace('https://', '')],
    audience: clientId,
    algorithms: ['RS256'],
    keys: createProviderKeys(config.keysUrl ?? 'https://www.googleapis.com/oauth2/v3/certs', nowMs),
    nowMs,
  };
  async function verifyToken(idToken: string, nonce: string): Promise<ProviderIdentity> {
    const claims = await verifyIdToken(idToken, nonce, rules);
    return {
      provider: 'google',
      issuer,
      sub: claims.sub,
      name: nameOf(claims.name),
      credential: credentialDigest(idToken, claims.exp),
      ...emailClaims('google', claims),
    };
  }
  if (clientSecret === undefined) return { verifyToken, redeem: null };
  async function redeem({ code, codeVerifier, redirectUri }: GoogleCode): Promise<string> {
    const form = {
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret!,
    };
    return (await redeemCode(tokenUrl, form)).idToken;
  }
  return { verifyToken, redeem };
}

/** Time to read the terms; the token expires by then. */
const KEPT_MS = 600_000;

/** A provider redeems a code once, but the page sends it again with an agreement or address:
 * the sealed token is kept until its use, by all fields sent. Throws InvalidCredential. */
export async function redeemOnce(
  { db, vault, nowMs }: Pick<Identity, 'db' | 'vault' | 'nowMs'>,
  sent: GoogleCode,
  redeem: (sent: GoogleCode) => Promise<string>,
): Promise<string> {
  const key = sha256(JSON.stringify(sent));
  const { count } = await db`
    insert into redeemed_codes (sent_sha256, expires_at) values (${key}, ${new Date(nowMs() + KEPT_MS)})
    on conflict do nothing`;
  if (count === 0) {
    const [kept] = await db<{ sealed_token: Buffer | null }[]>`
      select sealed_token from redeemed_codes where sent_sha256 = ${key}`;
    if (kept?.sealed_token == null) throw new InvalidCredential('the code is being redeemed, or was used');
    return vault.unseal(kept.sealed_token);
  }
  try {
    const token = await redeem(sent);
    await db`
      update redeemed_codes set token_sha256 = ${sha256(token)}, sealed_token = ${vault.seal(token)}
      where sent_sha256 = ${key}`;
    return token;
  } catch (error) {
    await db`delete from redeemed_codes where sent_sha256 = ${key}`;
    throw error;
  }
}
