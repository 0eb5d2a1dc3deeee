import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Text = Type.String({ minLength: 1, maxLength: 512 });
const Url = Type.String({ pattern: '^https?://[^\\s#]+$', maxLength: 512 });
const strict = { additionalProperties: false };

const Google = Type.Object(
  {
    clientId: Text,
    clientSecret: Type.Optional(Text),
    issuer: Type.Optional(Url),
    authorizeUrl: Type.Optional(Url),
    tokenUrl: Type.Optional(Url),
    keysUrl: Type.Optional(Url),
  },
  strict,
);
const Apple = Type.Object(
  {
    clientId: Text,
    appId: Type.Optional(Text),
    teamId: Text,
    keyId: Text,
    privateKey: Text,
    issuer: Type.Optional(Url),
    authorizeUrl: Type.Optional(Url),
    tokenUrl: Type.Optional(Url),
    revokeUrl: Type.Optional(Url),
    keysUrl: Type.Optional(Url),
  },
  strict,
);
const Facebook = Type.Object(
  { clientId: Text, clientSecret: Text, authorizeUrl: Type.Optional(Url), graphUrl: Type.Optional(Url) },
  strict,
);
const LoginProviders = Type.Object(
  { google: Type.Optional(Google), apple: Type.Optional(Apple), facebook: Type.Optional(Facebook) },
  strict,
);
export type LoginProviders = Static<typeof LoginProviders>;

const checker = Compile(LoginProviders);

const isSigningKey = (pem: string): boolean => createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';

export function readLoginProviders(file: string): LoginProviders | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!checker.Check(value)) return null;
    return value.apple === undefined || isSigningKey(value.apple.privateKey) ? value : null;
  } catch {
    return null;
  }
}

export const LOGIN_PROVIDERS_FORM =
  'a JSON object {"google": {"clientId", "clientSecret"}, "apple": {"clientId", "appId", "teamId", "keyId", "privateKey"}, "facebook": {"clientId", "clientSecret"}}, each of them only where it is offered; privateKey is the text of the .p8 file';
