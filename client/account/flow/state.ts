import type { Calls, LoggedIn, MailLink, TermsError } from '@stillingen/wire/account';
import type { AccountError, MessageKey } from '../service/errors.ts';

export type FormName =
  | 'login'
  | 'registration'
  | 'forgottenPassword'
  | 'newPassword'
  | 'passwordChange'
  | 'verification'
  | 'providerEmail'
  | 'profile'
  | 'deleteAccount';

export type ProviderAnswer = Pick<
  Calls['loginUsingProvider']['sent'],
  'provider' | 'code' | 'codeVerifier' | 'redirectUri' | 'idToken' | 'accessToken' | 'nonce' | 'user'
>;

export type Job =
  | { readonly kind: 'login'; readonly email: string; readonly password: string; readonly captcha: string | null }
  | {
      readonly kind: 'registration';
      readonly email: string;
      readonly password: string;
      readonly name: string;
      readonly nickname: string;
      readonly captcha: string | null;
    }
  | { readonly kind: 'forgottenPassword'; readonly email: string; readonly captcha: string | null }
  | { readonly kind: 'newPassword'; readonly link: MailLink; readonly password: string }
  | { readonly kind: 'passwordChange'; readonly old: string; readonly password: string }
  | { readonly kind: 'verification'; readonly link: MailLink }
  | {
      readonly kind: 'provider';
      readonly answer: ProviderAnswer;
      readonly email: string | null;
      readonly approves: boolean;
      readonly connects: boolean;
    }
  | { readonly kind: 'profile'; readonly name?: string; readonly nickname?: string; readonly email?: string }
  | { readonly kind: 'deleteAccount' }
  | { readonly kind: 'agreement'; readonly terms: readonly TermsError[]; readonly user: PendingUser };
export type JobKind = Job['kind'];

/** Agreement of this user is pending: just logged in and in memory only (O-012), or signed in. */
export interface PendingUser {
  readonly loggedIn: LoggedIn;
  readonly isSignedIn: boolean;
}

/** @deprecated Renamed to FlowError. */
export type Trouble = FlowError;
export interface FlowError {
  readonly error: AccountError;
  readonly message: MessageKey;
}

export type FlowState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'form';
      readonly form: FormName;
      readonly notice: 'login_needed' | 'session_expired' | null;
      readonly link: MailLink | null;
      readonly provider: ProviderAnswer | null;
    }
  | { readonly phase: 'sending'; readonly job: Job; readonly back: FormName }
  | { readonly phase: 'consent'; readonly terms: readonly TermsError[]; readonly user: PendingUser }
  | {
      readonly phase: 'consent';
      readonly terms: readonly TermsError[];
      readonly provider: ProviderAnswer;
      readonly email: string | null;
    }
  | { readonly phase: 'done'; readonly what: JobKind }
  | {
      readonly phase: 'error';
      readonly error: FlowError;
      /** @deprecated Renamed to error. */
      readonly trouble?: FlowError;
      readonly back: FormName;
      readonly link: MailLink | null;
    };

export type FlowEvent =
  | {
      readonly type: 'open';
      readonly form: FormName;
      readonly notice?: 'login_needed' | 'session_expired';
      readonly link?: MailLink;
    }
  | { readonly type: 'submit'; readonly job: Job }
  | { readonly type: 'sent'; readonly result: JobResult }
  | { readonly type: 'requireConsent'; readonly terms: readonly TermsError[]; readonly loggedIn: LoggedIn }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' }
  /** The window is closed (WIN-14). */
  | { readonly type: 'close' }
  | { readonly type: 'back' };

export type JobResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'opened'; readonly loggedIn: LoggedIn; readonly terms: readonly TermsError[] }
  | { readonly kind: 'needsEmail' }
  | { readonly kind: 'needsTerms'; readonly terms: readonly TermsError[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: FlowError };

export type FlowEffect =
  | { readonly type: 'send'; readonly job: Job }
  | { readonly type: 'signIn'; readonly loggedIn: LoggedIn }
  | { readonly type: 'resume' }
  /** O-012: the session ends without agreement. `isWanted`: the visitor declined. */
  | { readonly type: 'leave'; readonly user: PendingUser; readonly isWanted: boolean };

export interface FlowTransition {
  readonly state: FlowState;
  readonly effects: readonly FlowEffect[];
}
