import type {
  DONE,
  MarketingDetailCode,
  MarketingVariant,
  ServerCode,
  SocialProvider,
  TermsDetailCode,
  TermsType,
  V5Code,
  VerificationType,
} from './codes.ts';

/** 26 of 0-9 and a-z at random; no underscore, so that `lsid_{id}_{namespace}` can be split. */
export type ProfileId = string;
export type LoginHash = string;

export interface LoggedIn {
  readonly id: ProfileId;
  readonly hash: LoginHash;
}
export interface Done {
  readonly r: typeof DONE;
}
export interface Failure {
  readonly err: ServerCode;
  readonly retryAfter?: number;
  readonly field?: string;
}

export interface TermsError {
  readonly code: TermsDetailCode;
  readonly type: TermsType;
  readonly version: string;
  readonly url: string;
}
export interface TermsInfo {
  readonly err2?: 'XE8';
  readonly errors?: readonly TermsError[];
}
export interface MarketingInfo {
  readonly err?: 'XE12';
  readonly marketing?: { readonly code: MarketingDetailCode | null; readonly variant: MarketingVariant };
}
export interface Profile {
  readonly id: ProfileId;
  readonly name: string;
  readonly email: string;
  readonly emailIsVerified: boolean;
}

export interface Place {
  readonly namespace: string;
  readonly project: number;
}

export type DataKey = 'data' | 'privateData';
export type Scalar = string | number | boolean;
export type UserData = { readonly [segment: string]: Scalar | UserData };
export interface DataDiff {
  readonly merge: Readonly<Record<string, Scalar>>;
  readonly unmerge: readonly string[];
}

export interface ConsentState {
  readonly granted: boolean | null;
  readonly textVersion: string | null;
  /** ISO 8601, UTC. */
  readonly updatedAt: string | null;
}
export interface MarketingConsent {
  readonly basic: ConsentState;
  readonly extended: ConsentState;
  readonly variant: MarketingVariant;
  readonly code: MarketingDetailCode | null;
}
export interface ConsentChoice {
  readonly granted: boolean;
  readonly textVersion: string;
}

export interface TermsDocument {
  readonly type: TermsType;
  readonly version: string;
  readonly projectId: number;
  readonly lang: 'da';
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly validFrom: string;
  readonly archived: boolean;
  readonly sha256: string;
}
export interface TermsText extends TermsDocument {
  readonly content: string;
  readonly contentType: 'text/markdown';
}
export interface MyTerms {
  readonly projectId: number;
  readonly type: TermsType;
  readonly acceptedVersion: string | null;
  readonly acceptedAt: string | null;
  readonly latestVersion: string;
  readonly needed: boolean;
}

export interface SessionInfo {
  readonly key: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

export interface ConnectionInfo {
  readonly key: string;
  readonly provider: Exclude<SocialProvider, 'gso'>;
  readonly email: string | null;
  readonly connectedAt: string;
  readonly isOnlyWayIn: boolean;
}

export interface AccountOffer {
  readonly providers: readonly { readonly provider: SocialProvider; readonly clientId: string; readonly authorizeUrl: string }[];
  readonly captcha: 'proof-of-work' | 'none' | { readonly kind: 'hosted'; readonly siteKey: string; readonly scriptUrl: string };
}

export interface Calls {
  registration: {
    sent: Place & {
      readonly email: string;
      readonly password: string;
      readonly name?: string;
      readonly nickname?: string;
      readonly termsofservice: true;
      readonly touApproval: true;
      readonly ppApproval: true;
      readonly captcha: string;
      readonly lang?: 'da';
    };
    answer: Done;
  };
  login: {
    sent: Place & { readonly email: string; readonly password: string; readonly captcha?: string };
    answer: LoggedIn & TermsInfo;
  };
  loginUsingProvider: {
    sent: Place & {
      readonly provider: SocialProvider;
      readonly code?: string;
      readonly codeVerifier?: string;
      readonly redirectUri?: string;
      readonly idToken?: string;
      readonly accessToken?: string;
      /** Unhashed; the provider got the base64url of its SHA-256. */
      readonly nonce?: string;
      readonly user?: { readonly name?: { readonly firstName?: string; readonly lastName?: string } };
      readonly email?: string;
      readonly loggedIn?: LoggedIn;
      readonly touApproval: boolean;
      readonly ppApproval: boolean;
    };
    answer: LoggedIn & TermsInfo & { readonly isRegistration: boolean };
  };
  verification: {
    sent: { readonly t?: VerificationType; readonly c: string; readonly i: ProfileId; readonly namespace: string };
    answer: Done & { readonly t?: VerificationType };
  };
  deleteAccount: { sent: { readonly loggedIn: LoggedIn }; answer: Done };
  logout: { sent: { readonly loggedIn: LoggedIn; readonly all?: boolean }; answer: Done };
  storeMergedData: {
    sent: {
      readonly loggedIn: LoggedIn;
      readonly key: DataKey;
      readonly dataDiff: DataDiff;
      readonly project: number;
      readonly rev?: number;
    };
    answer: Done & { readonly rev: number } & TermsInfo & MarketingInfo;
  };
  passwordChange: {
    sent: { readonly id: ProfileId; readonly code?: string; readonly password?: string; readonly newpassword: string };
    answer: Done;
  };
  forgottenPassword: { sent: { readonly email: string; readonly namespace: string; readonly p: number }; answer: Done };
  updateUser: {
    sent: {
      readonly name?: string;
      readonly nickname?: string;
      readonly email?: string;
      readonly loggedIn: LoggedIn;
      readonly project: number;
    };
    answer: Done & { readonly profile: Profile };
  };
  getData: {
    sent: { readonly loggedIn: LoggedIn; readonly project: number };
    answer: {
      readonly data: UserData;
      readonly privateData: UserData;
      readonly profile: Profile;
      readonly rev: number;
    } & TermsInfo &
      MarketingInfo;
  };
  forgottenPasswordCaptcha: {
    sent: { readonly email: string; readonly captcha: string; readonly projectId: number; readonly namespace: string };
    answer: Readonly<Record<string, never>>;
  };
  termsDocuments: { sent: null; answer: { readonly documents: readonly TermsDocument[] } };
  termsDocument: { sent: null; answer: TermsText };
  marketingApproval: {
    sent: {
      readonly projectId: number;
      readonly level: 'BASIC' | 'EXTENDED';
      readonly approved: boolean;
      readonly textVersion: string;
      readonly source: MarketingVariant;
    };
    answer: null;
  };
  marketingConsent: { sent: null; answer: MarketingConsent };
  updateMarketingConsent: {
    sent: { readonly basic?: ConsentChoice; readonly extended?: ConsentChoice };
    answer: MarketingConsent;
  };
  myTerms: { sent: null; answer: { readonly terms: readonly MyTerms[] } };
  termsAgreements: {
    sent: {
      readonly projectId: number;
      readonly terms: readonly { readonly code: TermsDetailCode; readonly type: TermsType; readonly version: string }[];
    };
    answer: null;
  };
  sessions: { sent: null; answer: { readonly sessions: readonly SessionInfo[] } };
  endSessions: { sent: null; answer: null };
  connections: { sent: null; answer: { readonly connections: readonly ConnectionInfo[] } };
  disconnect: { sent: null; answer: null };
  exportData: { sent: null; answer: Readonly<Record<string, unknown>> };
  offer: { sent: null; answer: AccountOffer };
}
export type CallName = keyof Calls;

export interface V5Error {
  readonly code: V5Code;
  readonly message: string;
  readonly details?: readonly { readonly code: number; readonly type?: TermsType; readonly version?: string }[];
}

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** 'body' where `loggedIn` is among what is sent, 'basic' where it is the header (O-062). */
  readonly proof: 'none' | 'body' | 'basic';
}

const SESSIONS_PATH = '/v5/users/me/sessions';
const CONNECTIONS_PATH = '/v5/users/me/connections';

export const CALLS = {
  registration: { method: 'POST', path: '/v3/registration', proof: 'none' },
  login: { method: 'POST', path: '/v3/login', proof: 'none' },
  loginUsingProvider: { method: 'POST', path: '/v3/loginusingprovider', proof: 'none' },
  verification: { method: 'POST', path: '/v3/verification', proof: 'none' },
  deleteAccount: { method: 'POST', path: '/v3/deleteaccount', proof: 'body' },
  logout: { method: 'POST', path: '/v3/logout', proof: 'body' },
  storeMergedData: { method: 'POST', path: '/v3/storemergeddata', proof: 'body' },
  passwordChange: { method: 'POST', path: '/v3/passwordchange', proof: 'none' },
  forgottenPassword: { method: 'POST', path: '/v3/forgottenpassword', proof: 'none' },
  updateUser: { method: 'POST', path: '/v3/update-user', proof: 'body' },
  getData: { method: 'POST', path: '/v4/getdata', proof: 'body' },
  forgottenPasswordCaptcha: { method: 'POST', path: '/v5/accounts/forgotten-password', proof: 'none' },
  termsDocuments: { method: 'GET', path: '/v5/terms/{}/documents', proof: 'none' },
  termsDocument: { method: 'GET', path: '/v5/terms/{}/documents/{}', proof: 'none' },
  marketingApproval: { method: 'POST', path: '/v5/users/me/marketing-approval', proof: 'basic' },
  marketingConsent: { method: 'GET', path: '/v5/users/me/marketing-consent', proof: 'basic' },
  updateMarketingConsent: { method: 'PUT', path: '/v5/users/me/marketing-consent', proof: 'basic' },
  myTerms: { method: 'GET', path: '/v5/users/me/terms', proof: 'basic' },
  termsAgreements: { method: 'POST', path: '/v5/users/me/terms-agreements', proof: 'basic' },
  sessions: { method: 'GET', path: SESSIONS_PATH, proof: 'basic' },
  endSessions: { method: 'DELETE', path: SESSIONS_PATH, proof: 'basic' },
  connections: { method: 'GET', path: CONNECTIONS_PATH, proof: 'basic' },
  disconnect: { method: 'DELETE', path: CONNECTIONS_PATH, proof: 'basic' },
  exportData: { method: 'GET', path: '/v5/users/me/export', proof: 'basic' },
  offer: { method: 'GET', path: '/v5/offer', proof: 'none' },
} as const satisfies Record<CallName, Route>;

export const ACCOUNT_PREFIX = '/id';
export const CHALLENGE_PATH = '/v5/captcha/challenge';
