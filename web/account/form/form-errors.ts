import { createContext, use } from 'react';
import type { CallName } from '@stillingen/wire/account';
import {
  type AccountError,
  type AccountState,
  ERROR_CODES,
  type FieldFaults,
  type Fields,
  type FormName,
  messageKeyOf,
  type FlowError,
} from '@stillingen/client/account';
import {
  accountText,
  FIELD_TEXT,
  MESSAGE_TEXT,
  MUST_ACCEPT,
  PASSWORD_TOO_COMMON,
  PROOF_NEEDED,
  tooManyText,
  WRONG_OLD_PASSWORD,
} from '#text/account.ts';

export type FaultTexts = Partial<Readonly<Record<keyof Fields | 'link', string | undefined>>>;

export function faultTexts(faults: FieldFaults, form: FormName): FaultTexts {
  const texts = Object.entries(faults).map(([field, message]) => [field, FIELD_TEXT[message]]);
  const byField = Object.fromEntries(texts) as FaultTexts;
  return form === 'registration' && faults.accepts !== undefined ? { ...byField, accepts: MUST_ACCEPT } : byField;
}

/** The form has checked the rest: these faults only the service can find. */
const REFUSED: Readonly<Record<string, readonly [keyof Fields, string]>> = {
  email: ['email', FIELD_TEXT.invalid_email],
  password: ['password', PASSWORD_TOO_COMMON],
  newpassword: ['password', PASSWORD_TOO_COMMON],
  name: ['name', FIELD_TEXT.field_required],
  nickname: ['nickname', FIELD_TEXT.nickname_invalid],
};

const NEED_PROOF: ReadonlySet<FormName> = new Set<FormName>(['profile', 'deleteAccount']);

export function flowErrorText(
  { error, message }: FlowError,
  form: FormName | null = null,
): { readonly text: string; readonly field?: keyof Fields } {
  if (form !== null && NEED_PROOF.has(form) && message === 'login_failed') return { text: PROOF_NEEDED };
  if (message === 'too_many_attempts') return { text: tooManyText(error.space === 'terms' ? null : error.retryAfterS) };
  if (error.space === 'client') {
    if (error.isUnreachable) return { text: accountText.unreachable };
    const refused = error.code === ERROR_CODES.invalidData && error.field !== null ? REFUSED[error.field] : undefined;
    if (refused !== undefined) return { field: refused[0], text: refused[1] };
  }
  if (message === 'email_used' && form !== null) return { field: 'email', text: MESSAGE_TEXT.email_used };
  if (message === 'password_invalid') return { field: 'oldPassword', text: WRONG_OLD_PASSWORD };
  return { text: MESSAGE_TEXT[message] };
}

export const noticeOf = ({ error, message }: NonNullable<AccountState['error']>): string =>
  message === 'session_expired' ? MESSAGE_TEXT.session_expired : flowErrorText({ error, message }).text;

export const errorText = (error: AccountError, name: CallName): string =>
  flowErrorText({ error, message: messageKeyOf(error, { name }) }).text;

export interface FormState {
  readonly faults: FaultTexts;
  readonly isReadOnly: boolean;
}
export const FormContext = createContext<FormState>({ faults: {}, isReadOnly: false });

export function useFault(name: string): { readonly fault: string | null; readonly isReadOnly: boolean } {
  const { faults, isReadOnly } = use(FormContext);
  return { fault: faults[name as keyof FaultTexts] ?? null, isReadOnly };
}
