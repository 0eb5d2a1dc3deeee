import { asEmail, type Calls, diffFault, isName, isOldPassword, passwordFaults, storedNickname } from '@stillingen/wire/account';
import Type from 'typebox';
import { strictObject } from '../../http/request.ts';
import { invalidField } from '../http/errors.ts';
import { isCommonPassword } from '../secrets/common-passwords.ts';

const PasswordField = Type.String({ minLength: 5, maxLength: 256, examples: ['Rugbrød_med_2_sild'] });
const CaptchaField = Type.String({ maxLength: 4096, description: 'The answer to a challenge.' });
const NameField = Type.String({ maxLength: 128 });
const NicknameField = Type.String({ maxLength: 64 });
const IdField = Type.String({ pattern: '^[0-9a-z]{26}$', examples: ['0123456789abcdefghijklmnop'] });
const CodeField = Type.String({ pattern: '^[0-9a-f]{40}$', examples: ['0123456789abcdef0123456789abcdef01234567'] });
const MAX_PATH = 400;
export const EmailField = Type.String({ maxLength: 254, examples: ['maja@example.dk'] });
export const NamespaceField = Type.String({ minLength: 1, maxLength: 64, examples: ['stillingen'] });
export const ProjectField = Type.Integer({ minimum: 1, maximum: 9999, examples: [8] });
export const LoggedInField = strictObject({
  id: IdField,
  hash: Type.String({ pattern: '^[0-9a-f]{64}$', examples: ['0123456789abcdef'.repeat(4)] }),
});

export const RegistrationBody = strictObject({
  email: EmailField,
  password: PasswordField,
  name: Type.Optional(NameField),
  nickname: Type.Optional(NicknameField),
  termsofservice: Type.Literal(true),
  touApproval: Type.Literal(true),
  ppApproval: Type.Literal(true),
  captcha: CaptchaField,
  lang: Type.Optional(Type.Literal('da')),
  namespace: NamespaceField,
  project: ProjectField,
});
export const LoginBody = strictObject({
  email: EmailField,
  password: PasswordField,
  captcha: Type.Optional(CaptchaField),
  namespace: NamespaceField,
  project: ProjectField,
});
export const VerificationBody = strictObject({
  t: Type.Optional(Type.Union([Type.Literal('verifyEmail'), Type.Literal('verifyAccount')])),
  c: CodeField,
  i: IdField,
  namespace: NamespaceField,
});
export const UpdateUserBody = strictObject({
  name: Type.Optional(NameField),
  nickname: Type.Optional(NicknameField),
  email: Type.Optional(EmailField),
  loggedIn: LoggedInField,
  project: ProjectField,
});
export const DeleteAccountBody = strictObject({ loggedIn: LoggedInField });
export const LogoutBody = strictObject({ loggedIn: LoggedInField, all: Type.Optional(Type.Boolean()) });
export const PasswordChangeBody = strictObject({
  id: IdField,
  code: Type.Optional(CodeField),
  password: Type.Optional(PasswordField),
  newpassword: PasswordField,
});
export const ForgottenPasswordBody = strictObject({ email: EmailField, namespace: NamespaceField, p: ProjectField });
export const ForgottenPasswordCaptchaBody = strictObject({
  email: EmailField,
  captcha: CaptchaField,
  projectId: ProjectField,
  namespace: NamespaceField,
});
export const StoreMergedDataBody = strictObject({
  loggedIn: LoggedInField,
  key: Type.Union([Type.Literal('data'), Type.Literal('privateData')]),
  dataDiff: strictObject({
    merge: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    unmerge: Type.Array(Type.String({ maxLength: MAX_PATH })),
  }),
  project: ProjectField,
  rev: Type.Optional(Type.Integer({ minimum: 0 })),
});
export const GetDataBody = strictObject({ loggedIn: LoggedInField, project: ProjectField });

export interface Address {
  readonly email: string;
  readonly norm: string;
}
export function parseAddress(text: string): Address | null {
  const email = asEmail(text);
  return email === null ? null : { email, norm: email.toLowerCase() };
}
/** Throws XE11. */
export function requireAddress(text: string, field = 'email'): Address {
  const address = parseAddress(text);
  if (address === null) throw invalidField(field);
  return address;
}
export function requireNewPassword(text: string, field: string, context: readonly string[]): string {
  if (passwordFaults(text).length > 0 || isCommonPassword(text, context)) throw invalidField(field);
  return text;
}
function requireName(text: string): string {
  if (!isName(text)) throw invalidField('name');
  return text.normalize('NFC');
}
function requireNickname(text: string): string {
  const stored = storedNickname(text);
  if (stored === null) throw invalidField('nickname');
  return stored;
}

export type RegistrationForm = ReturnType<ReturnType<typeof readRegistration>>;
export const readRegistration =
  (namespace: string) =>
  ({ email, password, name, nickname, captcha, project }: Calls['registration']['sent']) => {
    const address = requireAddress(email);
    const profile = { name: name === undefined ? '' : requireName(name), nickname: requireNickname(nickname ?? '') };
    requireNewPassword(password, 'password', [address.email, profile.name, profile.nickname, namespace]);
    return { address, ...profile, password, captcha, project };
  };

export type LoginForm = ReturnType<typeof readLogin>;
export function readLogin({ email, password, captcha, project }: Calls['login']['sent']) {
  const { norm } = requireAddress(email);
  if (!isOldPassword(password)) throw invalidField('password');
  return { norm, password, captcha, project };
}

export type ProfileForm = ReturnType<typeof readProfile>;
export const readProfile = ({ name, nickname, email }: Calls['updateUser']['sent']) => ({
  name: name === undefined ? undefined : requireName(name),
  nickname: nickname === undefined ? undefined : requireNickname(nickname),
  address: email === undefined ? undefined : requireAddress(email),
});

export type PasswordChangeForm = ReturnType<ReturnType<typeof readPasswordChange>>;
/** Exactly one of the mailed code and the old password (O-061, C9). */
export const readPasswordChange =
  (namespace: string) =>
  ({ id, code, password: old, newpassword }: Calls['passwordChange']['sent']) => {
    if ((code === undefined) === (old === undefined)) throw invalidField('code');
    if (old !== undefined && !isOldPassword(old)) throw invalidField('password');
    const newPassword = requireNewPassword(newpassword, 'newpassword', [namespace]);
    return old === undefined ? { id, newPassword, code: code! } : { id, newPassword, old };
  };

export function readDataChange({ key, dataDiff }: Calls['storeMergedData']['sent']) {
  if (diffFault(dataDiff) !== null) throw invalidField('dataDiff');
  return { key, diff: dataDiff };
}
