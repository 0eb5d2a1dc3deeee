import type {
  LoggedIn,
  MarketingConsent,
  MarketingVariant,
  ProfileId,
  TermsError,
  UserData,
  CallName,
} from '@stillingen/wire/account';
import type { FlowState } from './flow/state.ts';
import { type AccountError, type RequiredConsents, type MessageKey, messageKeyOf, NO_CONSENTS } from './service/errors.ts';
import type { StoredProfile, Unfinished } from './storage/profile.ts';
import type { Sync } from './sync/driver.ts';
import type { WritableStore } from '../store.ts';

/** ACC-04. */
export interface UserProfile {
  readonly id: ProfileId;
  readonly hash: string;
  readonly name: string;
  readonly email: string;
  readonly emailIsVerified: boolean;
  readonly ppConfirmed: boolean;
  readonly touConfirmed: boolean;
  readonly data: UserData;
  readonly privateData: UserData;
  readonly marketingApproval: MarketingVariant;
  readonly marketingConsent: MarketingConsent | null;
  readonly backendErrors: readonly TermsError[];
  /** Changes are stored after the required consent is given (ACC-41). */
  readonly storeAfterLoginNeeded: boolean;
}

export interface AccountState {
  readonly profile: UserProfile | null;
  readonly flow: FlowState;
  readonly required: RequiredConsents;
  /** @deprecated Renamed to required. */
  readonly asked: RequiredConsents;
  /** `path`: of the data, whose change was refused. */
  readonly error: {
    readonly error: AccountError;
    readonly message: MessageKey | 'session_expired';
    readonly path?: string;
  } | null;
  readonly isLoading: boolean;
  readonly isSaving: boolean;
  readonly unfinished: Unfinished['kind'] | null;
}

export function isSame<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => Object.is(a[key], b[key]));
}

export interface StateParts {
  readonly profile: StoredProfile;
  readonly sync: Pick<Sync, 'phase' | 'isSettled'>;
  readonly notices: ServerNotices;
  readonly flow: FlowState;
}

function profileOf(loggedIn: LoggedIn, { profile, sync, notices: { required, consent } }: StateParts): UserProfile {
  const person = profile.person();
  const isKnown = person?.id === loggedIn.id;
  return {
    ...loggedIn,
    name: isKnown ? person.name : '',
    email: isKnown ? person.email : '',
    emailIsVerified: isKnown && person.emailIsVerified,
    ppConfirmed: !required.terms.some(({ type }) => type === 'pp'),
    touConfirmed: !required.terms.some(({ type }) => type === 'tou'),
    data: profile.document('data'),
    privateData: profile.document('privateData'),
    marketingApproval: required.marketing,
    marketingConsent: consent,
    backendErrors: required.terms,
    storeAfterLoginNeeded: sync.phase() === 'consent',
  };
}

export function stateOf(old: AccountState | null, parts: StateParts): AccountState {
  const { profile, sync, notices, flow } = parts;
  const loggedIn = profile.loggedIn();
  const now = loggedIn === null ? null : profileOf(loggedIn, parts);
  return {
    profile: now !== null && old !== null && old.profile !== null && isSame(now, old.profile) ? old.profile : now,
    flow,
    required: notices.required,
    asked: notices.required,
    error: notices.error,
    isLoading: loggedIn !== null && profile.rev() === null,
    isSaving: !sync.isSettled(),
    unfinished: profile.unfinished()?.kind ?? null,
  };
}

export interface ServerNotices {
  readonly required: RequiredConsents;
  readonly consent: MarketingConsent | null;
  readonly error: AccountState['error'];
}
export type NoticeStore = WritableStore<ServerNotices>;

export const NO_NOTICES: ServerNotices = { required: NO_CONSENTS, consent: null, error: null };

export function reportError(notices: NoticeStore, error: AccountError, name: CallName, path?: string): void {
  const place = path === undefined ? {} : { path };
  notices.set({ ...notices.get(), error: { error, message: messageKeyOf(error, { name }), ...place } });
}
