import { type Calls, SOCIAL_PROVIDERS } from '@stillingen/wire/account';
import Type from 'typebox';
import { strictObject } from '../../http/request.ts';
import { EmailField, LoggedInField, NamespaceField, ProjectField, requireAddress } from '../accounts/schema.ts';
import { CONNECTION_KEY_LENGTH } from './connections.ts';
import { MAX_TOKEN } from './tokens/id-token.ts';

const Text = (maxLength: number, minLength = 1) => Type.Optional(Type.String({ minLength, maxLength }));

export const ProviderLoginBody = strictObject({
  provider: Type.Enum([...SOCIAL_PROVIDERS]),
  code: Text(2048),
  codeVerifier: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._~-]{43,128}$' })),
  redirectUri: Text(512),
  idToken: Text(MAX_TOKEN),
  accessToken: Text(4096),
  nonce: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43,128}$' })),
  user: Type.Optional(strictObject({ name: Type.Optional(strictObject({ firstName: Text(64, 0), lastName: Text(64, 0) })) })),
  email: Type.Optional(EmailField),
  loggedIn: Type.Optional(LoggedInField),
  touApproval: Type.Boolean(),
  ppApproval: Type.Boolean(),
  namespace: NamespaceField,
  project: ProjectField,
});
export type ProviderLogin = Calls['loginUsingProvider']['sent'];

export const readProviderLogin = (sent: ProviderLogin) => ({
  sent,
  typed: sent.email === undefined ? null : requireAddress(sent.email),
});

export const DisconnectQuery = strictObject({
  key: Type.String({ pattern: `^[A-Za-z0-9_-]{${CONNECTION_KEY_LENGTH}}$`, examples: ['A'.repeat(CONNECTION_KEY_LENGTH)] }),
});
export const AppleNotificationBody = Type.Object({ payload: Type.String({ minLength: 1, maxLength: MAX_TOKEN }) });
export const DeletionStatusQuery = strictObject({
  code: Type.String({ pattern: '^[0-9a-f]{24}$', examples: ['0123456789abcdef01234567'] }),
});
