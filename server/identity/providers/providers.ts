import type { AccountOffer } from '@stillingen/wire/account';
import type { LoginProviders } from '../../ops/config/login-providers.ts';
import { type Apple, APPLE_AUTHORIZE, createApple } from './verification/apple.ts';
import { createFacebook, type Facebook, FACEBOOK_AUTHORIZE } from './verification/facebook.ts';
import { createGoogle, type Google, GOOGLE_AUTHORIZE } from './verification/google.ts';

export interface Providers {
  readonly google: Google | null;
  readonly apple: Apple | null;
  readonly facebook: Facebook | null;
  readonly offer: AccountOffer['providers'];
}

function offerOf({ google, apple, facebook }: LoginProviders): AccountOffer['providers'] {
  const googleUrl = google?.authorizeUrl ?? GOOGLE_AUTHORIZE;
  return [
    ...(apple === undefined
      ? []
      : [{ provider: 'apple' as const, clientId: apple.clientId, authorizeUrl: apple.authorizeUrl ?? APPLE_AUTHORIZE }]),
    ...(facebook === undefined
      ? []
      : [
          {
            provider: 'facebook' as const,
            clientId: facebook.clientId,
            authorizeUrl: facebook.authorizeUrl ?? FACEBOOK_AUTHORIZE,
          },
        ]),
    ...(google?.clientSecret === undefined
      ? []
      : [{ provider: 'google' as const, clientId: google.clientId, authorizeUrl: googleUrl }]),
    ...(google === undefined ? [] : [{ provider: 'gso' as const, clientId: google.clientId, authorizeUrl: googleUrl }]),
  ];
}

export const createProviders = (config: LoginProviders, nowMs: () => number): Providers => ({
  google: config.google === undefined ? null : createGoogle(config.google, nowMs),
  apple: config.apple === undefined ? null : createApple(config.apple, nowMs),
  facebook: config.facebook === undefined ? null : createFacebook(config.facebook, nowMs),
  offer: offerOf(config),
});
