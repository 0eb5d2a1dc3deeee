import type { CallName, LoggedIn } from '@stillingen/wire/account';
import type { FlowEffect, Job, FlowError } from '../flow/state.ts';
import {
  type RequiredConsents,
  clientError,
  endsSession,
  ERROR_CODES,
  isPassing,
  NO_CONSENTS,
  type Outcome,
} from '../service/errors.ts';
import type { AccountService } from '../service/service.ts';
import type { StoredProfile, Unfinished } from '../storage/profile.ts';
import type { Sync } from '../sync/driver.ts';
import { NO_NOTICES, reportError, type NoticeStore } from '../state.ts';
import { type JobContext, runJob } from '../flow/jobs.ts';

export type UserCall<Answer> = (loggedIn: LoggedIn) => Promise<Outcome<Answer>>;

export interface Session {
  /** ACC-39: signs out another user first. */
  signIn(loggedIn: LoggedIn): void;
  wipe(keepsChanges?: boolean): void;
  /** O-012: logs out and notifies the service. */
  leave(effect: Pick<Extract<FlowEffect, { type: 'leave' }>, 'user' | 'isWanted'>): void;
  asUser<Answer>(call: UserCall<Answer>): Promise<Outcome<Answer>>;
  answerOf<Answer>(call: UserCall<Answer>, name: CallName): Promise<Answer | null>;
}

export interface SessionParts {
  readonly service: AccountService;
  readonly profile: StoredProfile;
  readonly sync: Sync;
  readonly pendingLogout: { keep(unfinished: Unfinished): void };
  readonly notices: NoticeStore;
  readonly isLocalOnly: boolean;
  readonly onConsentRequired: (required: RequiredConsents) => void;
  readonly onChange: () => void;
}

const NOT_SIGNED_IN_ERROR = clientError(ERROR_CODES.loginMismatch, {});
export const NOT_SIGNED_IN: Extract<Outcome<never>, { ok: false }> = {
  ok: false,
  error: NOT_SIGNED_IN_ERROR,
  required: NO_CONSENTS,
};

export function createSession(parts: SessionParts): Session {
  const { service, profile, sync, pendingLogout, notices, isLocalOnly, onConsentRequired, onChange } = parts;

  function wipe(keepsChanges = false): void {
    if (keepsChanges) sync.release();
    else sync.discard();
    profile.signOut(keepsChanges);
    notices.put({ ...NO_NOTICES, error: notices.get().error });
    sync.refreshLogin();
  }

  async function asUser<Answer>(call: UserCall<Answer>): Promise<Outcome<Answer>> {
    const loggedIn = profile.loggedIn();
    if (loggedIn === null) return NOT_SIGNED_IN;
    const outcome = await call(loggedIn);
    if (outcome.required.terms.length > 0) onConsentRequired(outcome.required);
    if (!outcome.ok && endsSession(outcome.error)) sync.endSession(outcome.error);
    return outcome;
  }

  return {
    signIn(loggedIn) {
      const before = profile.loggedIn();
      if (before !== null && before.id !== loggedIn.id) wipe();
      notices.put(NO_NOTICES);
      profile.signIn(loggedIn);
      if (!isLocalOnly) sync.refreshLogin();
    },
    wipe,
    leave({ user: { loggedIn, isSignedIn }, isWanted }) {
      if (isSignedIn) wipe(!isWanted);
      void service.logout(loggedIn).then((outcome) => {
        if (!outcome.ok && isPassing(outcome.error)) pendingLogout.keep({ kind: 'logout', ...loggedIn });
        onChange();
      });
    },
    asUser,
    async answerOf(call, name) {
      const outcome = await asUser(call);
      if (outcome.ok) return outcome.answer;
      reportError(notices, outcome.error, name);
      return null;
    },
  };
}

/** A login by password, required before deletion, moves and export. Returns the error or null. */
export function createProof(jobs: JobContext, profile: StoredProfile, session: Session) {
  return async (password: string, captcha: string | null = null): Promise<FlowError | null> => {
    const before = profile.loggedIn();
    const email = profile.person()?.email ?? '';
    const login: Job = { kind: 'login', email, password, captcha };
    const result = await runJob(jobs, login);
    if (result.kind === 'failed')
      return result.error.message === 'login_failed' ? { ...result.error, message: 'password_invalid' } : result.error;
    if (result.kind !== 'opened' || before?.id !== result.loggedIn.id)
      return { error: NOT_SIGNED_IN.error, message: 'password_invalid' };
    session.signIn(result.loggedIn);
    void jobs.service.logout(before);
    return null;
  };
}
