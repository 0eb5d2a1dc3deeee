import type { AccountOffer } from '@stillingen/wire/account';
import type { FastifyBaseLogger } from 'fastify';
import type { LoginProviders } from '../../../ops/config/accounts.ts';
import type { Identity } from '../../context.ts';
import { callError, invalidField } from '../../http/errors.ts';
import type { ProviderLogin } from '../schema.ts';
import { type Apple, APPLE_AUTHORIZE, createApple } from './apple.ts';
import { createGoogle, type Google, GOOGLE_AUTHORIZE, redeemOnce } from './google.ts';
import { createFacebook, type Facebook, FACEBOOK_AUTHORIZE } from './facebook.ts';
import { nameOf, type ProviderIdentity } from './provider-identity.ts';
import { InvalidCredential, ProviderUnreachable } from './request.ts';

export interface Providers {
  readonly google: Google | null;
  readonly apple: Apple | null;
  readonly facebook: Facebook | null;
  readonly offer: AccountOffer['providers'];
}

function offerOf({ google, apple, facebook }: LoginProviders): AccountOffer['providers'] {
  const offers = [
    { provider: 'apple', setting: apple, url: APPLE_AUTHORIZE },
    { provider: 'facebook', setting: facebook, url: FACEBOOK_AUTHORIZE },
    { provider: 'google', setting: google?.clientSecret === undefined ? undefined : google, url: GOOGLE_AUTHORIZE },
    { provider: 'gso', setting: google, url: GOOGLE_AUTHORIZE },
  ] as const;
  return offers.flatMap(({ provider, setting, url }) =>
    setting === undefined ? [] : [{ provider, clientId: setting.clientId, authorizeUrl: setting.authorizeUrl ?? url }],
  );
}

export const createProviders = (config: LoginProviders, nowMs: () => number): Providers => ({
  google: config.google === undefined ? null : createGoogle(config.google, nowMs),
  apple: config.apple === undefined ? null : createApple(config.apple, nowMs),
  facebook: config.facebook === undefined ? null : createFacebook(config.facebook, nowMs),
  offer: offerOf(config),
});

export function requiredField<Name extends keyof ProviderLogin>(
  sent: ProviderLogin,
  name: Name,
): NonNullable<ProviderLogin[Name]> {
  const value = sent[name];
  if (value === undefined) throw invalidField(name);
  return value;
}

/** Throws XE6 for a provider that is not configured. */
async function verifyByProvider(
  identity: Identity,
  { google, apple, facebook }: Providers,
  sent: ProviderLogin,
): Promise<ProviderIdentity> {
  switch (sent.provider) {
    case 'gso':
      if (google === null) throw callError('providerNotImplemented');
      return google.verifyToken(requiredField(sent, 'idToken'), requiredField(sent, 'nonce'));
    case 'google': {
      if (google === null || google.redeem === null) throw callError('providerNotImplemented');
      const code = {
        code: requiredField(sent, 'code'),
        codeVerifier: requiredField(sent, 'codeVerifier'),
        redirectUri: requiredField(sent, 'redirectUri'),
        nonce: requiredField(sent, 'nonce'),
      };
      return google.verifyToken(await redeemOnce(identity, code, google.redeem), code.nonce);
    }
    case 'apple': {
      if (apple === null) throw callError('providerNotImplemented');
      const verified = await apple.verifyToken(requiredField(sent, 'idToken'), requiredField(sent, 'nonce'));
      return { ...verified, name: nameOf(sent.user?.name?.firstName, sent.user?.name?.lastName) };
    }
    case 'facebook':
      if (facebook === null) throw callError('providerNotImplemented');
      return facebook.verifyToken(requiredField(sent, 'accessToken'));
  }
}

/** Throws XE1 for an invalid credential, XE0 for an unreachable provider. */
export async function verifyProviderLogin(
  identity: Identity,
  providers: Providers,
  sent: ProviderLogin,
  log: FastifyBaseLogger,
): Promise<ProviderIdentity> {
  try {
    return await verifyByProvider(identity, providers, sent);
  } catch (error) {
    if (!(error instanceof InvalidCredential || error instanceof ProviderUnreachable)) throw error;
    log.warn({ provider: sent.provider, reason: error.message }, 'a login by a provider was rejected');
    throw callError(error instanceof InvalidCredential ? 'loginMismatch' : 'internal');
  }
}
