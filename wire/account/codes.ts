/** Field `err` of an answer with status 200 (AERR-02 to AERR-15). */
export const SERVER_CODES = {
  internal: 'XE0',
  loginMismatch: 'XE1',
  captchaMismatch: 'XE2',
  registrationDuplicate: 'XE3',
  registrationNotConfirmed: 'XE4',
  verificationFailed: 'XE5',
  providerNotImplemented: 'XE6',
  providerNeedsEmail: 'XE7',
  termsNeeded: 'XE8',
  appleRegistrationFailed: 'XE9',
  connectionUsed: 'XE10',
  invalidData: 'XE11',
  marketingStatementNeeded: 'XE12',
  requestLimit: 'XE13',
} as const;
export type ServerCode = (typeof SERVER_CODES)[keyof typeof SERVER_CODES];

/** The done marker of an answer (AERR-16, O-037). */
export const DONE = 'XY1';

/**
 * Codes of the v5 calls, in the field `code` of an answer whose status is not 2xx (AERR-37 to
 * AERR-40).
 */
export const V5_CODES = {
  invalidData: 100,
  unknown: 101,
  invalidCaptcha: 120,
  verificationFailed: 150,
  requestLimit: 190,
} as const;
export type V5Code = (typeof V5_CODES)[keyof typeof V5_CODES];

/** What a user still has to answer (AERR-41 to AERR-46). Client errors reuse the numbers. */
export const DETAIL_CODES = {
  privacyPolicy: 1001,
  termsOfUse: 1002,
  extendedMissing: 1003,
  extendedOutdated: 1004,
  basicMissing: 1005,
  basicOutdated: 1006,
} as const;
export type TermsDetailCode = typeof DETAIL_CODES.privacyPolicy | typeof DETAIL_CODES.termsOfUse;
export type MarketingDetailCode = Exclude<(typeof DETAIL_CODES)[keyof typeof DETAIL_CODES], TermsDetailCode>;

/** Which marketing question is asked (TERMS-04). */
export const MARKETING_VARIANTS = ['BASIC_INITIAL', 'BASIC_PERIODIC', 'EXTENDED_INITIAL', 'EXTENDED_PERIODIC', 'NONE'] as const;
export type MarketingVariant = (typeof MARKETING_VARIANTS)[number];

/** The variant of a detail code; NONE where nothing is asked (AERR-47, O-014). */
export const variantOf = (code: MarketingDetailCode | null): MarketingVariant =>
  code === null
    ? 'NONE'
    : (
        {
          [DETAIL_CODES.extendedMissing]: 'EXTENDED_INITIAL',
          [DETAIL_CODES.extendedOutdated]: 'EXTENDED_PERIODIC',
          [DETAIL_CODES.basicMissing]: 'BASIC_INITIAL',
          [DETAIL_CODES.basicOutdated]: 'BASIC_PERIODIC',
        } as const
      )[code];

/** ACC-03; `gso` is Google's one-tap sign-in (O-016). */
export const SOCIAL_PROVIDERS = ['facebook', 'google', 'gso', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** What a code confirms (REG-05); an account where none is named. */
export const VERIFICATION_TYPES = ['verifyEmail', 'verifyAccount'] as const;
export type VerificationType = (typeof VERIFICATION_TYPES)[number];

/** Terms of use and privacy policy (TERMS-03). */
export const TERMS_TYPES = ['tou', 'pp'] as const;
export type TermsType = (typeof TERMS_TYPES)[number];

/** Headers of terms and marketing calls (ACC-26, ACC-27, O-164). */
export const VERSION_HEADERS = { 'x-platform': 'web', 'x-app-version': 'client-v4' } as const;

export const MARKETING_TEXTS = {
  BASIC: {
    version: '2026-11',
    text: 'Ja tak, send mig nyheder om sport og om tjenesten på e-mail. Jeg kan sige nej igen når som helst.',
  },
  EXTENDED: {
    version: '2026-11',
    text: 'Ja tak, tilpas det, I sender mig, efter de hold, ligaer og kampe, jeg følger. Jeg kan sige nej igen når som helst.',
  },
} as const;
export type MarketingLevel = keyof typeof MARKETING_TEXTS;
