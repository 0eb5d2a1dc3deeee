import {
  type CallName,
  DETAIL_CODES,
  type MarketingVariant,
  SERVER_CODES,
  type ServerCode,
  type TermsError,
  V5_CODES,
} from '@stillingen/wire/account';

/** Errors of the account client (AERR-17 to 25). Detail codes of the server reuse the numbers. */
export const ERROR_CODES = {
  internal: 1000,
  loginMismatch: 1001,
  registrationNotConfirmed: 1002,
  invalidData: 1003,
  verificationFailed: 1004,
  invalidCaptcha: 1005,
  alreadyExists: 1006,
  technical: 1007,
  marketingNeeded: 1012,
} as const;
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];

const DEFAULT_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  1000: 'Internal error!',
  1001: 'Wrong email or password!',
  1002: 'Registration not confirmed!',
  1003: 'Data sent to LSID are invalid!',
  1004: 'Verification failed!',
  1005: 'Invalid captcha!',
  1006: 'User already exists!',
  1007: 'Does not found success response.',
  1012: 'Marketing statement needed!',
};
/** Replacements of the default texts (AERR-36). */
export type Messages = Partial<Readonly<Record<ErrorCode, string>>>;

export interface RequiredConsents {
  readonly terms: readonly TermsError[];
  readonly marketing: MarketingVariant;
}
/** @deprecated Renamed to RequiredConsents. */
export type Asked = RequiredConsents;
export const NO_CONSENTS: RequiredConsents = { terms: [], marketing: 'NONE' };

export type AccountError =
  | {
      readonly space: 'client';
      readonly code: ErrorCode;
      readonly message: string;
      readonly serverCode: ServerCode | number | null;
      readonly isUnreachable: boolean;
      readonly retryAfterS: number | null;
      readonly field: string | null;
    }
  /** AERR-48: the call was refused before it reached the service. */
  | {
      readonly space: 'api';
      readonly status: number;
      readonly code: number | string | null;
      readonly message: string;
      readonly retryAfterS: number | null;
    }
  /** AERR-10. */
  | { readonly space: 'terms'; readonly terms: readonly TermsError[]; readonly message: string };

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer; readonly required: RequiredConsents }
  | { readonly ok: false; readonly error: AccountError; readonly required: RequiredConsents };

/** AERR-26 to 33. What is not here is not handled: a technical error (AERR-34). */
const CODE_OF: Partial<Readonly<Record<ServerCode, ErrorCode>>> = {
  [SERVER_CODES.internal]: ERROR_CODES.technical,
  [SERVER_CODES.loginMismatch]: ERROR_CODES.loginMismatch,
  [SERVER_CODES.captchaMismatch]: ERROR_CODES.invalidCaptcha,
  [SERVER_CODES.registrationDuplicate]: ERROR_CODES.alreadyExists,
  [SERVER_CODES.registrationNotConfirmed]: ERROR_CODES.registrationNotConfirmed,
  [SERVER_CODES.verificationFailed]: ERROR_CODES.verificationFailed,
  [SERVER_CODES.invalidData]: ERROR_CODES.invalidData,
  [SERVER_CODES.marketingStatementNeeded]: ERROR_CODES.marketingNeeded,
};
/** AERR-37 to 39; others are technical (AERR-40). */
const CODE_OF_V5: Readonly<Record<number, ErrorCode>> = {
  [V5_CODES.invalidData]: ERROR_CODES.invalidData,
  [V5_CODES.unknown]: ERROR_CODES.invalidData,
  [V5_CODES.invalidCaptcha]: ERROR_CODES.invalidCaptcha,
  [V5_CODES.verificationFailed]: ERROR_CODES.verificationFailed,
};

interface ErrorDetails {
  readonly serverCode?: ServerCode | number;
  readonly isUnreachable?: boolean;
  readonly retryAfterS?: number | null;
  readonly field?: string | null;
}
export type ClientError = Extract<AccountError, { space: 'client' }>;

export const clientError = (
  code: ErrorCode,
  messages: Messages,
  details: ErrorDetails = {},
  message = DEFAULT_MESSAGES[code],
): ClientError => ({
  space: 'client',
  code,
  message: messages[code] ?? message,
  serverCode: details.serverCode ?? null,
  isUnreachable: details.isUnreachable ?? false,
  retryAfterS: details.retryAfterS ?? null,
  field: details.field ?? null,
});

/** AERR-26 to 35. */
export function serverError(serverCode: ServerCode, messages: Messages, details: ErrorDetails): ClientError {
  const code = CODE_OF[serverCode];
  return code === undefined
    ? clientError(ERROR_CODES.technical, messages, { ...details, serverCode }, `Error code ${serverCode} is not handled.`)
    : clientError(code, messages, { ...details, serverCode });
}

/** AERR-37 to 40. */
export const v5Error = (serverCode: number, messages: Messages, details: ErrorDetails): ClientError =>
  clientError(CODE_OF_V5[serverCode] ?? ERROR_CODES.technical, messages, { ...details, serverCode });

/** O-011: only the client's own 1001 ends a session; the server's 1001 requires the privacy policy. */
export const endsSession = (error: AccountError): boolean => error.space === 'client' && error.code === ERROR_CODES.loginMismatch;

export const isPassing = (error: AccountError): boolean =>
  error.space === 'api'
    ? error.status >= 500 || error.status === 408 || error.status === 429
    : error.space === 'client' && (error.code === ERROR_CODES.technical || error.code === ERROR_CODES.internal);

const KEY_OF: Readonly<Record<ErrorCode, MessageKey>> = {
  1000: 'server_error',
  1001: 'login_failed',
  1002: 'account_not_verified',
  1003: 'server_error',
  1004: 'code_expired',
  1005: 'robot_confirmation',
  1006: 'email_used',
  1007: 'server_error',
  1012: 'server_error',
};
/** O-013 and other codes of the server. */
const KEY_OF_SERVER: Partial<Readonly<Record<ServerCode, MessageKey>>> = {
  [SERVER_CODES.providerNotImplemented]: 'provider_not_supported',
  [SERVER_CODES.providerNeedsEmail]: 'provider_needs_email',
  [SERVER_CODES.appleRegistrationFailed]: 'technical_error',
  [SERVER_CODES.connectionUsed]: 'connection_already_used',
  [SERVER_CODES.requestLimit]: 'too_many_attempts',
};
/** AERR-50 to 55. */
export type MessageKey =
  | 'server_error'
  | 'technical_error'
  | 'login_failed'
  | 'account_not_verified'
  | 'password_invalid'
  | 'code_expired'
  | 'robot_confirmation'
  | 'email_used'
  | 'too_many_attempts'
  | 'provider_not_supported'
  | 'provider_needs_email'
  | 'connection_already_used'
  | 'terms_updated';

/** The text for an error. A wrong old password has its own (O-050). */
export function messageKeyOf(error: AccountError, call: { readonly name: CallName; readonly byPassword?: boolean }): MessageKey {
  if (error.space === 'terms') return 'terms_updated';
  if (error.space === 'api') return error.status === 429 ? 'too_many_attempts' : 'server_error';
  if (error.serverCode === V5_CODES.requestLimit) return 'too_many_attempts';
  if (error.code === ERROR_CODES.verificationFailed && call.name === 'passwordChange' && call.byPassword === true)
    return 'password_invalid';
  // The provider's answer was wrong, not a password.
  if (call.name === 'loginUsingProvider' && error.code === ERROR_CODES.loginMismatch) return 'technical_error';
  const messageKey = typeof error.serverCode === 'string' ? KEY_OF_SERVER[error.serverCode] : undefined;
  return messageKey ?? KEY_OF[error.code];
}

/** AERR-41, AERR-42: null for a code of marketing. */
export const termsTypeOf = (detail: number): 'pp' | 'tou' | null =>
  detail === DETAIL_CODES.privacyPolicy ? 'pp' : detail === DETAIL_CODES.termsOfUse ? 'tou' : null;
