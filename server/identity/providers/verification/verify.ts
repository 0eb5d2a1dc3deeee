import { type Calls, SOCIAL_PROVIDERS } from '@stillingen/wire/account';
import type { FastifyBaseLogger } from 'fastify';
import Type from 'typebox';
import { EmailField, NamespaceField, ProjectField } from '../../accounts/schema.ts';
import type { Identity } from '../../context.ts';
import { invalidField, callError } from '../../http/errors.ts';
import { LoggedInSchema } from '../../sessions/authenticate.ts';
import type { Providers } from '../providers.ts';
import { redeemOnce } from './code-redemption.ts';
import { InvalidCredential, ProviderUnreachable } from './request.ts';
import { nameOf, type ProviderIdentity } from './provider-identity.ts';

const Text = (maxLength: number, minLength = 1) => Type.Optional(Type.String({ minLength, maxLength }));
const strict = { additionalProperties: false };
/** What a page sends; each provider needs some of it. */
export const ProviderLoginBody = Type.Object(
  {
    provider: Type.Enum([...SOCIAL_PROVIDERS]),
    code: Text(2048),
    codeVerifier: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._~-]{43,128}$' })),
    redirectUri: Text(512),
    idToken: Text(8192),
    accessToken: Text(4096),
    nonce: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43,128}$' })),
    user: Type.Optional(
      Type.Object({ name: Type.Optional(Type.Object({ firstName: Text(64, 0), lastName: Text(64, 0) }, strict)) }, strict),
    ),
    email: Type.Optional(EmailField),
    loggedIn: Type.Optional(LoggedInSchema),
    touApproval: Type.Boolean(),
    ppApproval: Type.Boolean(),
    namespace: NamespaceField,
    project: ProjectField,
  },
  strict,
);
export type ProviderLogin = Calls['loginUsingProvider']['sent'];

/** A field without which this provider's word can not be checked. Refuses with XE11. */
export function requiredField<Name extends keyof ProviderLogin>(
  sent: ProviderLogin,
  name: Name,
): NonNullable<ProviderLogin[Name]> {
  const value = sent[name];
  if (value === undefined) throw invalidField(name);
  return value;
}

/** Asks the provider about what the page brought. Refuses with XE6 where it is not configured. */
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

/** What the provider says, as an answer of the call: XE1 where it does not stand by the visitor, XE0 where it does not answer. */
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
    log.warn({ provider: sent.provider, reason: error.message }, 'a provider does not vouch for a visitor');
    throw callError(error instanceof InvalidCredential ? 'loginMismatch' : 'internal');
  }
}
