import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { repeatedFields } from '../../../http/strict-json.ts';
import type { KeySet, ProviderKeys } from './provider-keys.ts';
import { InvalidCredential } from '../verification/request.ts';

/** Characters; a longer one is not even looked at. */
export const MAX_TOKEN = 8192;
/** Two clocks that agree may still differ so much, in seconds. */
const TOLERANCE_S = 60;
/** A token is brought right after it was made. */
const MAX_AGE_S = 600;
const MAX_SUB = 255;

/** Whose tokens are taken, and who they have to be made for. */
export interface TokenRules {
  readonly issuers: readonly string[];
  readonly audience: string;
  /** The algorithms that the provider signs by; no other is taken. */
  readonly algorithms: readonly string[];
  readonly keys: ProviderKeys;
  readonly nowMs: () => number;
}

/** What a page tells a provider in place of the nonce it drew: base64url of its SHA-256, as of a code verifier. */
export const nonceHash = (raw: string): string => createHash('sha256').update(raw).digest('base64url');

/** Whether a part of a token names a field twice: who signed it may have meant the other one than is read. */
function isAmbiguous(part: string): boolean {
  try {
    return repeatedFields(Buffer.from(part, 'base64url').toString()).length > 0;
  } catch {
    // It is no JSON; the library says so.
    return false;
  }
}

async function check(
  token: string,
  rules: TokenRules,
  maxAgeS: number | null,
  { find, clockSkewMs }: KeySet,
): Promise<JWTPayload> {
  const { payload, protectedHeader } = await jwtVerify(token, find, {
    algorithms: [...rules.algorithms],
    issuer: [...rules.issuers],
    audience: rules.audience,
    requiredClaims: ['exp'],
    clockTolerance: TOLERANCE_S,
    ...(maxAgeS === null ? {} : { maxTokenAge: maxAgeS - TOLERANCE_S }),
    currentDate: new Date(rules.nowMs() + clockSkewMs),
  });
  if (protectedHeader.crit !== undefined) throw new InvalidCredential('the token demands what is not understood');
  if (protectedHeader.kid === undefined) throw new InvalidCredential('the token names no key');
  // Also made for somebody else: whoever that is could have brought it here.
  if (Array.isArray(payload.aud) && payload.aud.length !== 1) throw new InvalidCredential('the token is for others, too');
  return payload;
}

/** What new keys, or a new look at the clock of the provider, may mend. */
const isMendable = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWTExpired ||
  (error instanceof errors.JWTClaimValidationFailed && ['iat', 'nbf'].includes(error.claim));

/**
 * Proves a signed token of a provider: signature by a key of its own, issuer, audience, times by its own clock, and that it was
 * made at most `maxAgeS` seconds ago, where that is not null. Throws ProofRefused, or ProviderUnreachable where its keys can not
 * be had.
 */
export async function verifyToken(token: string, rules: TokenRules, maxAgeS: number | null): Promise<JWTPayload> {
  if (token.length > MAX_TOKEN) throw new InvalidCredential('the token is too long');
  if (token.split('.').slice(0, 2).some(isAmbiguous)) throw new InvalidCredential('the token names a field twice');
  try {
    try {
      return await check(token, rules, maxAgeS, await rules.keys.current());
    } catch (error) {
      const renewed = isMendable(error) ? await rules.keys.renewed() : null;
      if (renewed === null) throw error;
      return await check(token, rules, maxAgeS, renewed);
    }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new InvalidCredential(error.code);
    throw error;
  }
}

/** What an ID token says of somebody; `exp` in seconds. */
export interface IdClaims extends JWTPayload {
  readonly iss: string;
  readonly sub: string;
  readonly exp: number;
}

/** Proves an ID token that was made for the nonce of this page, a moment ago. Throws as verifyToken does. */
export async function verifyIdToken(token: string, nonce: string, rules: TokenRules): Promise<IdClaims> {
  const claims = await verifyToken(token, rules, MAX_AGE_S);
  if (typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > MAX_SUB) {
    throw new InvalidCredential('the token names nobody');
  }
  if (claims.azp !== undefined && claims.azp !== rules.audience) throw new InvalidCredential('the token was given to another');
  if (claims.nonce !== nonceHash(nonce)) throw new InvalidCredential('the token was made for another page');
  return claims as IdClaims;
}
