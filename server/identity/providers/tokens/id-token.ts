import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { repeatedFields } from '../../../http/repeated-fields.ts';
import type { KeySet, ProviderKeys } from './provider-keys.ts';
import { InvalidCredential } from '../verification/request.ts';

export const MAX_TOKEN = 8192;
const TOLERANCE_S = 60;
const MAX_AGE_S = 600;
const MAX_SUB = 255;

export interface TokenRules {
  readonly issuers: readonly string[];
  readonly audience: string;
  readonly algorithms: readonly string[];
  readonly keys: ProviderKeys;
  readonly nowMs: () => number;
}

/** The nonce sent to a provider: base64url of the SHA-256 of the page's own, as for a code verifier. */
export const nonceHash = (raw: string): string => createHash('sha256').update(raw).digest('base64url');

/** Whether a part of a token repeats a field: parsers disagree on which one counts. */
function isAmbiguous(part: string): boolean {
  try {
    return repeatedFields(Buffer.from(part, 'base64url').toString()).length > 0;
  } catch {
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
  if (protectedHeader.crit !== undefined) throw new InvalidCredential('the token has critical headers');
  if (protectedHeader.kid === undefined) throw new InvalidCredential('the token names no key');
  // Another audience could replay it here.
  if (Array.isArray(payload.aud) && payload.aud.length !== 1) throw new InvalidCredential('the token has several audiences');
  return payload;
}

/** Errors that new keys or a new clock skew may resolve. */
const isRetryable = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWTExpired ||
  (error instanceof errors.JWTClaimValidationFailed && ['iat', 'nbf'].includes(error.claim));

/** `maxAgeS`: null for any. Throws InvalidCredential, or ProviderUnreachable without keys. */
export async function verifyToken(token: string, rules: TokenRules, maxAgeS: number | null): Promise<JWTPayload> {
  if (token.length > MAX_TOKEN) throw new InvalidCredential('the token is too long');
  if (token.split('.').slice(0, 2).some(isAmbiguous)) throw new InvalidCredential('the token repeats a field');
  try {
    try {
      return await check(token, rules, maxAgeS, await rules.keys.current());
    } catch (error) {
      const renewed = isRetryable(error) ? await rules.keys.renewed() : null;
      if (renewed === null) throw error;
      return await check(token, rules, maxAgeS, renewed);
    }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new InvalidCredential(error.code);
    throw error;
  }
}

/** `exp` in seconds. */
export interface IdClaims extends JWTPayload {
  readonly iss: string;
  readonly sub: string;
  readonly exp: number;
}

export async function verifyIdToken(token: string, nonce: string, rules: TokenRules): Promise<IdClaims> {
  const claims = await verifyToken(token, rules, MAX_AGE_S);
  if (typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > MAX_SUB) {
    throw new InvalidCredential('the token has no valid subject');
  }
  if (claims.azp !== undefined && claims.azp !== rules.audience)
    throw new InvalidCredential('the token was issued to another client');
  if (claims.nonce !== nonceHash(nonce)) throw new InvalidCredential('the nonce does not match');
  return claims as IdClaims;
}
