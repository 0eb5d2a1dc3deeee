import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { LoginProviders } from '../../../ops/config/accounts.ts';
import { type TokenRules, verifyIdToken, verifyToken } from '../tokens/id-token.ts';
import { requestProvider, InvalidCredential, redeemCode } from './request.ts';
import { createProviderKeys } from '../tokens/provider-keys.ts';
import { emailClaims, credentialDigest, type ProviderIdentity } from './provider-identity.ts';

const ISSUER = 'https://appleid.apple.com';
export const APPLE_AUTHORIZE = 'https://appleid.apple.com/auth/authorize';
const SECRET_LIFE_S = 300;

export interface AppleEvent {
  readonly type: string;
  readonly sub: string;
}

export interface Apple {
  readonly issuer: string;
  verifyToken(idToken: string, nonce: string): Promise<ProviderIdentity>;
  /** Revoked when the account ends; empty if Apple issues none. */
  refreshTokenOf(code: string, redirectUri: string | undefined): Promise<string>;
  revoke(refreshToken: string): Promise<void>;
  eventOf(payload: string): Promise<AppleEvent>;
}

/** Apple sends the event as JSON text within the token. */
function parseEvent(text: unknown): AppleEvent {
  const value: unknown = typeof text === 'string' ? JSON.parse(text) : text;
  const { type, sub } = (value ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' || typeof sub !== 'string') throw new InvalidCredential('the notification names no user');
  return { type, sub };
}

/** All throw InvalidCredential or ProviderUnreachable. */
export function createApple(config: NonNullable<LoginProviders['apple']>, nowMs: () => number): Apple {
  const { clientId, appId = clientId, teamId, keyId, issuer = ISSUER } = config;
  const key = createPrivateKey(config.privateKey);
  const rules: TokenRules = {
    issuers: [issuer],
    audience: clientId,
    algorithms: ['RS256'],
    keys: createProviderKeys(config.keysUrl ?? 'https://appleid.apple.com/auth/keys', nowMs),
    nowMs,
  };
  async function credentials(): Promise<{ client_id: string; client_secret: string }> {
    const iat = Math.floor(nowMs() / 1000);
    const secret = await new SignJWT({ iss: teamId, sub: clientId, aud: issuer, iat, exp: iat + SECRET_LIFE_S })
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .sign(key);
    return { client_id: clientId, client_secret: secret };
  }
  return {
    issuer,
    async verifyToken(idToken, nonce) {
      const claims = await verifyIdToken(idToken, nonce, rules);
      return {
        provider: 'apple',
        issuer,
        sub: claims.sub,
        // Apple sends it unsigned beside the token.
        name: null,
        credential: credentialDigest(idToken, claims.exp),
        ...emailClaims('apple', claims),
      };
    },
    async refreshTokenOf(code, redirectUri) {
      const form = { code, ...(await credentials()), ...(redirectUri === undefined ? {} : { redirect_uri: redirectUri }) };
      return (await redeemCode(config.tokenUrl ?? 'https://appleid.apple.com/auth/token', form)).refreshToken;
    },
    async revoke(refreshToken) {
      const form = { token: refreshToken, token_type_hint: 'refresh_token', ...(await credentials()) };
      const { status } = await requestProvider(config.revokeUrl ?? 'https://appleid.apple.com/auth/revoke', form);
      if (status !== 200) throw new InvalidCredential(`the token was not revoked: ${status}`);
    },
    async eventOf(payload) {
      // Notifications are redelivered until accepted: only their expiry bounds their age.
      const { events } = await verifyToken(payload, { ...rules, audience: appId }, null);
      return parseEvent(events);
    },
  };
}
