import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { strictObject } from '../../http/request.ts';
import { matching, onOff, originList, type Setting } from './setting.ts';

/** Null for a file that can not be read or fails the check. */
function readChecked<Value>(file: string, check: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return check(value) ? value : null;
  } catch {
    return null;
  }
}

const Text = Type.String({ minLength: 1, maxLength: 512 });
const Address = Type.String({ pattern: '^(?:https://|http://(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s#]+$', maxLength: 512 });
const Origin = Type.String({ pattern: '^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$', maxLength: 128 });
const Hosted = strictObject({
  verifyUrl: Address,
  secret: Text,
  siteKey: Text,
  scriptUrl: Address,
  hosts: Type.Optional(Type.Array(Origin, { maxItems: 8 })),
});
export type HostedCaptcha = Static<typeof Hosted>;
export type CaptchaSetting = 'proof-of-work' | 'off' | HostedCaptcha;

const checkCaptcha = Compile(Hosted);

const CAPTCHA_FORM =
  'proof-of-work, off, or a file that holds a JSON object {"verifyUrl", "secret", "siteKey", "scriptUrl"} and, where its script needs more, {"hosts": ["https://…"]}, the addresses by https';

function readCaptchaSetting(text: string): CaptchaSetting | null {
  if (text === 'proof-of-work' || text === 'off') return text;
  return readChecked(text, (value): value is HostedCaptcha => checkCaptcha.Check(value));
}

export const captchaOrigins = (setting: CaptchaSetting): readonly string[] =>
  typeof setting === 'string' ? [] : [new URL(setting.scriptUrl).origin, ...(setting.hosts ?? [])];

const Url = Type.String({ pattern: '^https?://[^\\s#]+$', maxLength: 512 });

const Google = strictObject({
  clientId: Text,
  clientSecret: Type.Optional(Text),
  issuer: Type.Optional(Url),
  authorizeUrl: Type.Optional(Url),
  tokenUrl: Type.Optional(Url),
  keysUrl: Type.Optional(Url),
});
const Apple = strictObject({
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
});
const Facebook = strictObject({
  clientId: Text,
  clientSecret: Text,
  authorizeUrl: Type.Optional(Url),
  graphUrl: Type.Optional(Url),
});
const LoginProviders = strictObject({
  google: Type.Optional(Google),
  apple: Type.Optional(Apple),
  facebook: Type.Optional(Facebook),
});
export type LoginProviders = Static<typeof LoginProviders>;

const checkProviders = Compile(LoginProviders);

const isSigningKey = (pem: string): boolean => createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';

const readLoginProviders = (file: string): LoginProviders | null =>
  readChecked(
    file,
    (value): value is LoginProviders =>
      checkProviders.Check(value) && (value.apple === undefined || isSigningKey(value.apple.privateKey)),
  );

const LOGIN_PROVIDERS_FORM =
  'a JSON object {"google": {"clientId", "clientSecret"}, "apple": {"clientId", "appId", "teamId", "keyId", "privateKey"}, "facebook": {"clientId", "clientSecret"}}, each of them only where it is offered; privateKey is the text of the .p8 file';

export const ACCOUNTS_SETTINGS = {
  identityOrigins: {
    name: 'IDENTITY_ORIGINS',
    fallback: '',
    allowed: 'origins such as https://m.example.dk, separated by commas, or empty for none',
    meaning: 'further origins whose pages may call the account service',
    parse: originList,
  },
  identityNamespace: {
    name: 'IDENTITY_NAMESPACE',
    fallback: 'stillingen',
    allowed: '1 to 32 letters, digits or -',
    meaning: 'the name of the site among sites that share accounts',
    parse: matching(/^[A-Za-z0-9-]{1,32}$/),
  },
  identityKeyFile: {
    name: 'IDENTITY_KEY_FILE',
    fallback: '',
    allowed: 'a file with the keys of accounts, or empty for identity.keys in DATA_DIR',
    meaning:
      'its keys are needed to check passwords and to read queued mails: keep a copy apart from the database, and give every machine the same file; created if it does not exist',
    parse: (text: string) => (text.includes('\0') ? null : text),
  },
  loginProviders: {
    name: 'LOGIN_PROVIDERS',
    fallback: '',
    allowed: `a file that holds ${LOGIN_PROVIDERS_FORM}, or empty for none`,
    meaning: 'login providers that visitors may use, with the credentials of the operator; the file holds secrets',
    parse: (text: string) => (text === '' ? {} : readLoginProviders(text)),
  },
  captcha: {
    name: 'CAPTCHA',
    fallback: 'proof-of-work',
    allowed: CAPTCHA_FORM,
    meaning:
      'what protects registrations from programs: a second of computation in the background, nothing (for tests and closed networks), or a hosted captcha, which edges need as well because their pages embed it; the file holds a secret',
    parse: readCaptchaSetting,
  },
  identitySilent: {
    name: 'IDENTITY_SILENT',
    fallback: 'off',
    allowed: 'on, or off',
    meaning:
      'on: a registration with an address that is taken gets the same answer as any other, and the owner of the address gets a mail',
    parse: onOff,
  },
} as const satisfies Record<string, Setting<unknown>>;
