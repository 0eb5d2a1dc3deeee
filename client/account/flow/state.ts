import type { Calls, LoggedIn, MailLink, TermsError } from '@stillingen/wire/account';
import type { AccountError, MessageKey } from '../service/errors.ts';

/** What a visitor is asked to type (ACC-15 to 20). */
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

/** What a provider gave after the visitor came back from it. */
export type ProviderAnswer = Pick<
  Calls['loginUsingProvider']['sent'],
  'provider' | 'code' | 'codeVerifier' | 'redirectUri' | 'idToken' | 'accessToken' | 'nonce' | 'user'
>;

/** What is sent, once the form is right. */
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
  | { readonly kind: 'agreement'; readonly terms: readonly TermsError[]; readonly holder: Holder };
export type JobKind = Job['kind'];

/** Who is asked for agreement: a user who has just logged in, held in memory alone until then (O-012), or who is signed in. */
export interface Holder {
  readonly loggedIn: LoggedIn;
  readonly isSignedIn: boolean;
}

/** What went wrong, with the text that tells it. */
export interface Trouble {
  readonly error: AccountError;
  readonly message: MessageKey;
}

export type FlowState =
  | { readonly phase: 'idle' }
  /** `notice`: why the form is shown, such as that login is needed. */
  | {
      readonly phase: 'form';
      readonly form: FormName;
      readonly notice: 'login_needed' | 'session_expired' | null;
      readonly link: MailLink | null;
      readonly provider: ProviderAnswer | null;
    }
  | { readonly phase: 'sending'; readonly job: Job; readonly back: FormName }
  | { readonly phase: 'consent'; readonly terms: readonly TermsError[]; readonly holder: Holder }
  /** The provider asks for agreement before it opens an account. */
  | {
      readonly phase: 'consent';
      readonly terms: readonly TermsError[];
      readonly provider: ProviderAnswer;
      readonly email: string | null;
    }
  | { readonly phase: 'done'; readonly what: JobKind }
  | { readonly phase: 'error'; readonly trouble: Trouble; readonly back: FormName; readonly link: MailLink | null };

export type FlowEvent =
  | {
      readonly type: 'open';
      readonly form: FormName;
      readonly notice?: 'login_needed' | 'session_expired';
      readonly link?: MailLink;
    }
  | { readonly type: 'submit'; readonly job: Job }
  /** How sending ended. */
  | { readonly type: 'sent'; readonly result: JobResult }
  /** The service asks a signed-in user for agreement. */
  | { readonly type: 'ask'; readonly terms: readonly TermsError[]; readonly loggedIn: LoggedIn }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' }
  /** The window is closed (WIN-14). */
  | { readonly type: 'close' }
  /** From an error back to the form. */
  | { readonly type: 'back' };

export type JobResult =
  | { readonly kind: 'done' }
  /** A session was opened; `terms` are to be agreed to before it is used. */
  | { readonly kind: 'opened'; readonly loggedIn: LoggedIn; readonly terms: readonly TermsError[] }
  | { readonly kind: 'needsEmail' }
  | { readonly kind: 'needsTerms'; readonly terms: readonly TermsError[] }
  /** The page went while the call was on its way: nobody knows what became of it. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

export type FlowEffect =
  | { readonly type: 'send'; readonly job: Job }
  | { readonly type: 'signIn'; readonly loggedIn: LoggedIn }
  /** The terms are agreed to: what waited for it goes on. */
  | { readonly type: 'goOn' }
  /** Without agreement there is no session: it ends here and at the service (O-012). `isWanted`: the visitor did not agree. */
  | { readonly type: 'leave'; readonly holder: Holder; readonly isWanted: boolean };

export interface FlowTransition {
  readonly state: FlowState;
  readonly effects: readonly FlowEffect[];
}
