import { createHmac, timingSafeEqual } from 'node:crypto';
import { asEmail } from '@stillingen/wire/account';
import type { LoginProviders } from '../../../ops/config/accounts.ts';
import { requestProvider, InvalidCredential } from './request.ts';
import { nameOf, type ProviderIdentity } from './provider-identity.ts';

const ISSUER = 'https://www.facebook.com';
export const FACEBOOK_AUTHORIZE = 'https://www.facebook.com/v25.0/dialog/oauth';
const REQUEST_AGE_S = 600;

export interface Facebook {
  readonly issuer: string;
  verifyToken(accessToken: string): Promise<ProviderIdentity>;
  subjectOf(signedRequest: string): string;
}

type Json = Readonly<Record<string, unknown>>;
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** All throw InvalidCredential or ProviderUnreachable. */
export function createFacebook(config: NonNullable<LoginProviders['facebook']>, nowMs: () => number): Facebook {
  const { clientId, clientSecret, graphUrl = 'https://graph.facebook.com/v25.0' } = config;
  const sign = (text: string): Buffer => createHmac('sha256', clientSecret).update(text).digest();

  async function graph(path: string, query: Readonly<Record<string, string>>): Promise<Json> {
    const { status, body } = await requestProvider(`${graphUrl}${path}?${new URLSearchParams(query)}`);
    if (status !== 200) throw new InvalidCredential(`${path} answers ${status}`);
    return body;
  }
  async function tokenSubject(accessToken: string): Promise<string> {
    const { data } = await graph('/debug_token', { input_token: accessToken, access_token: `${clientId}|${clientSecret}` });
    const { app_id: app, is_valid: isValid, type, user_id: sub } = object(data);
    if (isValid !== true || app !== clientId || type !== 'USER' || typeof sub !== 'string' || !/^\d{1,32}$/.test(sub)) {
      throw new InvalidCredential('the token is not of a user of this app');
    }
    return sub;
  }
  return {
    issuer: ISSUER,
    async verifyToken(accessToken) {
      const sub = await tokenSubject(accessToken);
      const proof = sign(accessToken).toString('hex');
      const me = await graph('/me', { fields: 'id,name,email', access_token: accessToken, appsecret_proof: proof });
      if (me.id !== sub) throw new InvalidCredential('the token belongs to another user');
      return {
        provider: 'facebook',
        issuer: ISSUER,
        sub,
        email: asEmail(me.email),
        isProviderMailbox: false,
        isPrivateRelay: false,
        name: nameOf(me.name),
        credential: null,
      };
    },
    subjectOf(signedRequest) {
      const [signature = '', payload = '', ...rest] = signedRequest.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(payload)];
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new InvalidCredential('the request is not signed by Facebook');
      }
      const decoded = object(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
      const { algorithm, user_id: sub, issued_at: issuedAt } = decoded;
      if (algorithm !== 'HMAC-SHA256' || typeof sub !== 'string') throw new InvalidCredential('the request names no user');
      if (typeof issuedAt !== 'number' || Math.abs(nowMs() / 1000 - issuedAt) > REQUEST_AGE_S) {
        throw new InvalidCredential('the request is old');
      }
      return sub;
    },
  };
}
