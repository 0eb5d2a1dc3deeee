import {
  asEmail,
  isName,
  isOldPassword,
  isSimpleEmail,
  isStrictEmail,
  isVerificationCode,
  type MailLink,
  isProfileId,
  type PasswordFault,
  passwordFaults,
  storedNickname,
} from '@stillingen/wire/account';
import type { FormName, Job, ProviderAnswer } from './state.ts';

export interface Fields {
  readonly email?: string;
  readonly password?: string;
  readonly passwordAgain?: string;
  readonly oldPassword?: string;
  readonly name?: string;
  readonly nickname?: string;
  readonly accepts?: boolean;
  readonly captcha?: string;
}
export type FieldMessage =
  | 'invalid_email'
  | 'field_required'
  | 'nickname_invalid'
  | 'passwords_differ'
  | 'password_invalid'
  | 'password_too_short'
  | 'password_no_spaces'
  | 'password_needs_lowercase'
  | 'password_needs_uppercase'
  | 'password_needs_special'
  | 'code_expired';
export type FieldFaults = Partial<Readonly<Record<keyof Fields | 'link', FieldMessage>>>;

const MESSAGE_OF: Readonly<Record<PasswordFault, FieldMessage>> = {
  tooShort: 'password_too_short',
  tooLong: 'password_invalid',
  space: 'password_no_spaces',
  noLowercase: 'password_needs_lowercase',
  noUppercase: 'password_needs_uppercase',
  noSpecial: 'password_needs_special',
  unseen: 'password_invalid',
};

export const looksLikeEmail = (typed: string): boolean => isSimpleEmail(typed.trim()) || isStrictEmail(typed.trim());

export type Checked = { readonly ok: true; readonly job: Job } | { readonly ok: false; readonly faults: FieldFaults };

export interface FormContext {
  readonly link: MailLink | null;
  readonly provider: ProviderAnswer | null;
}

/** The fields to send, or the faults by field (VALID-02 to 08). */
export function checkForm(form: FormName, fields: Fields, { link, provider }: FormContext): Checked {
  const faults: Partial<Record<keyof Fields | 'link', FieldMessage>> = {};
  const email = asEmail((fields.email ?? '').trim());
  const captcha = fields.captcha ?? null;

  function needEmail(): void {
    if ((fields.email ?? '').trim() === '') faults.email = 'field_required';
    else if (email === null) faults.email = 'invalid_email';
  }
  function needNewPassword(): void {
    const [fault] = passwordFaults(fields.password ?? '');
    if ((fields.password ?? '') === '') faults.password = 'field_required';
    else if (fault !== undefined) faults.password = MESSAGE_OF[fault];
    else if (fields.password !== fields.passwordAgain) faults.passwordAgain = 'passwords_differ';
  }
  function needOldPassword(field: 'password' | 'oldPassword'): void {
    if ((fields[field] ?? '') === '') faults[field] = 'field_required';
    else if (!isOldPassword(fields[field])) faults[field] = 'password_invalid';
  }
  function needLink(): void {
    if (link === null || !isVerificationCode(link.code) || !isProfileId(link.id)) faults.link = 'code_expired';
  }
  const name = (fields.name ?? '').trim();
  const nickname = storedNickname(fields.nickname ?? '');
  function mayHaveNames(): void {
    if (name !== '' && !isName(name)) faults.name = 'field_required';
    if (nickname === null) faults.nickname = 'nickname_invalid';
  }
  const finish = (job: () => Job): Checked =>
    Object.keys(faults).length === 0 ? { ok: true, job: job() } : { ok: false, faults };
  const password = fields.password ?? '';

  switch (form) {
    case 'login':
      needEmail();
      needOldPassword('password');
      return finish(() => ({ kind: 'login', email: email!, password, captcha }));
    case 'registration':
      needEmail();
      needNewPassword();
      mayHaveNames();
      if (fields.accepts !== true) faults.accepts = 'field_required';
      return finish(() => ({ kind: 'registration', email: email!, password, name, nickname: nickname!, captcha }));
    case 'forgottenPassword':
      needEmail();
      return finish(() => ({ kind: 'forgottenPassword', email: email!, captcha }));
    case 'newPassword':
      needLink();
      needNewPassword();
      return finish(() => ({ kind: 'newPassword', link: link!, password }));
    case 'passwordChange':
      needOldPassword('oldPassword');
      needNewPassword();
      return finish(() => ({ kind: 'passwordChange', old: fields.oldPassword!, password }));
    case 'verification':
      needLink();
      return finish(() => ({ kind: 'verification', link: link! }));
    case 'providerEmail':
      needEmail();
      if (provider === null) faults.link = 'code_expired';
      return finish(() => ({ kind: 'provider', answer: provider!, email, approves: true, connects: false }));
    case 'profile':
      if (fields.email !== undefined) needEmail();
      mayHaveNames();
      return finish(() => ({
        kind: 'profile',
        ...(fields.name === undefined ? {} : { name }),
        ...(fields.nickname === undefined ? {} : { nickname: nickname! }),
        ...(fields.email === undefined ? {} : { email: email! }),
      }));
    case 'deleteAccount':
      return finish(() => ({ kind: 'deleteAccount' }));
  }
}
