import { type Calls, SOCIAL_PROVIDERS } from '@stillingen/wire/account';
import type { FastifyBaseLogger } from 'fastify';
import Type from 'typebox';
import { EmailField, NamespaceField, ProjectField } from '../../accounts/schema.ts';
import type { Identity } from '../../context.ts';
import { invalid, refusal } from '../../http/errors.ts';
import { LoggedInSchema } from '../../sessions/authenticate.ts';
import type { Providers } from '../providers.ts';
import { redeemOnce } from './code-redemption.ts';
import { ProofRefused, ProviderUnreachable } from './request.ts';
import { nameOf, type Vouched } from './provider-identity.ts';

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
export type Sent = Calls['loginUsingProvider']['sent'];

/** A field without which this provider's word can not be checked. Refuses with XE11. */
export function needed<Name extends keyof Sent>(sent: Sent, name: Name): NonNullable<Sent[Name]> {
  const value = sent[name];
  if (value === undefined) throw invalid(name);
  return value;
}

/** Asks the provider about what the page brought. Refuses with XE6 where it is not configured. */
async function vouch(identity: Identity, { google, apple, facebook }: Providers, sent: Sent): Promise<Vouched> {
  switch (sent.provider) {
    case 'gso':
      if (google === null) throw refusal('providerNotImplemented');
      return google.byToken(needed(sent, 'idToken'), needed(sent, 'nonce'));
    case 'google': {
      if (google === null || google.redeem === null) throw refusal('providerNotImplemented');
      const code = {
        code: needed(sent, 'code'),
        codeVerifier: needed(sent, 'codeVerifier'),
        redirectUri: needed(sent, 'redirectUri'),
        nonce: needed(sent, 'nonce'),
      };
      return google.byToken(await redeemOnce(identity, code, google.redeem), code.nonce);
    }
    case 'apple': {
      if (apple === null) throw refusal('providerNotImplemented');
      const vouched = await apple.byToken(needed(sent, 'idToken'), needed(sent, 'nonce'));
      return { ...vouched, name: nameOf(sent.user?.name?.firstName, sent.user?.name?.lastName) };
    }
    case 'facebook':
      if (facebook === null) throw refusal('providerNotImplemented');
      return facebook.byToken(needed(sent, 'accessToken'));
  }
}

/** What the provider says, as an answer of the call: XE1 where it does not stand by the visitor, XE0 where it does not answer. */
export async function vouchOrRefuse(
  identity: Identity,
  providers: Providers,
  sent: Sent,
  log: FastifyBaseLogger,
): Promise<Vouched> {
  try {
    return await vouch(identity, providers, sent);
  } catch (error) {
    if (!(error instanceof ProofRefused || error instanceof ProviderUnreachable)) throw error;
    log.warn({ provider: sent.provider, reason: error.message }, 'a provider does not vouch for a visitor');
    throw refusal(error instanceof ProofRefused ? 'loginMismatch' : 'internal');
  }
}
