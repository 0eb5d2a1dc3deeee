import type { MarketingConsent, MarketingVariant, ProfileId, TermsError, UserData } from '@stillingen/wire/account';
import type { AccountError, Asked, MessageKey } from './errors.ts';
import type { FlowState } from './flow/state.ts';
import type { Unfinished } from './profile.ts';

/** ACC-04: who is signed in, and what this browser holds of it. */
export interface UserProfile {
  readonly id: ProfileId;
  readonly hash: string;
  /** Empty until they were loaded in this visit. */
  readonly name: string;
  readonly email: string;
  readonly emailIsVerified: boolean;
  readonly ppConfirmed: boolean;
  readonly touConfirmed: boolean;
  readonly data: UserData;
  readonly privateData: UserData;
  /** Which marketing question is asked. */
  readonly marketingApproval: MarketingVariant;
  /** What was answered; null before it was asked for. */
  readonly marketingConsent: MarketingConsent | null;
  readonly backendErrors: readonly TermsError[];
  /** What is changed now is stored once what the service asks for is answered (ACC-41). */
  readonly storeAfterLoginNeeded: boolean;
}

/** What windows draw. The same object until something of it changes. */
export interface AccountState {
  /** Null while nobody is signed in. */
  readonly profile: UserProfile | null;
  readonly flow: FlowState;
  readonly asked: Asked;
  /** What went wrong last outside a form; `dismissError` forgets it. */
  readonly error: { readonly error: AccountError; readonly message: MessageKey | 'session_expired' } | null;
  /** Whether data of the account are being loaded for the first time. */
  readonly isLoading: boolean;
  /** Whether changes are not at the service yet. */
  readonly isSaving: boolean;
  /** A logout or deletion that the service has not confirmed: it is not claimed, and may be tried again. */
  readonly unfinished: Unfinished['kind'] | null;
}

/** Whether two states have the same parts. */
export function isSame<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => Object.is(a[key], b[key]));
}
