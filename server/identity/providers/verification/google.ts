import type { LoginProviders } from '../../../ops/config/login-providers.ts';
import { type TokenRules, verifyIdToken } from '../tokens/id-token.ts';
import { redeemCode } from './request.ts';
import { createProviderKeys } from '../tokens/provider-keys.ts';
import { emailClaims, nameOf, credentialDigest, type ProviderIdentity } from './provider-identity.ts';

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

/** Verifies ID tokens and codes (PKCE) of Google. All throw InvalidCredential or
 * ProviderUnreachable. */
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
