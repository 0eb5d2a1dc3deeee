import type { CallName, LoggedIn } from '@stillingen/wire/account';
import type { FlowEffect, Job, Trouble } from '../flow/state.ts';
import { type Asked, clientError, endsSession, ERROR_CODES, isPassing, NOTHING_ASKED, type Outcome } from '../service/errors.ts';
import type { AccountService } from '../service/service.ts';
import type { StoredProfile } from '../storage/profile.ts';
import type { Sync } from '../sync/driver.ts';
import { NO_NOTICES, reportError, type NoticeStore } from '../state.ts';
import type { PendingLogout } from './pending-logout.ts';
import { type JobContext, runJob } from '../flow/jobs.ts';

/** A call of who is signed in. */
export type UserCall<Answer> = (loggedIn: LoggedIn) => Promise<Outcome<Answer>>;

/** Who is signed in, and what ends that. */
export interface Session {
  /** ACC-39: whoever was signed in before is not any more. */
  signIn(loggedIn: LoggedIn): void;
  /** Wipes the profile of this browser; changes that are not stored stay where the same user will be back for them. */
  wipe(keepsChanges?: boolean): void;
  /** O-012: whoever does not agree is logged out; the service hears of it as soon as it can. */
  leave(effect: Pick<Extract<FlowEffect, { type: 'leave' }>, 'holder' | 'isWanted'>): void;
  /** Makes a call of who is signed in, and hears what its answer says of the session. */
  asUser<Answer>(call: UserCall<Answer>): Promise<Outcome<Answer>>;
  /** The answer of such a call; null where it failed, which is notices. */
  answerOf<Answer>(call: UserCall<Answer>, name: CallName): Promise<Answer | null>;
}

export interface SessionParts {
  readonly service: AccountService;
  readonly profile: StoredProfile;
  readonly sync: Sync;
  readonly pendingLogout: Pick<PendingLogout, 'keep'>;
  readonly notices: NoticeStore;
  /** Data stay in this browser. */
  readonly isLocalOnly: boolean;
  /** Hears what the service asks for. */
  readonly onAsked: (asked: Asked) => void;
  /** Who is signed in may have changed. */
  readonly onChange: () => void;
}

const NOT_SIGNED_IN_ERROR = clientError(ERROR_CODES.loginMismatch, {});
/** The outcome of a call that nobody could make. */
export const NOT_SIGNED_IN: Extract<Outcome<never>, { ok: false }> = {
  ok: false,
  error: NOT_SIGNED_IN_ERROR,
  asked: NOTHING_ASKED,
};

export function createSession(parts: SessionParts): Session {
  const { service, profile, sync, pendingLogout, notices, isLocalOnly, onAsked, onChange } = parts;

  function wipe(keepsChanges = false): void {
    if (keepsChanges) sync.release();
    else sync.forget();
    profile.signOut(keepsChanges);
    notices.put({ ...NO_NOTICES, error: notices.get().error });
    sync.refreshLogin();
  }

  async function asUser<Answer>(call: UserCall<Answer>): Promise<Outcome<Answer>> {
    const loggedIn = profile.loggedIn();
    if (loggedIn === null) return NOT_SIGNED_IN;
    const outcome = await call(loggedIn);
    if (outcome.asked.terms.length > 0) onAsked(outcome.asked);
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
    leave({ holder: { loggedIn, isSignedIn }, isWanted }) {
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

/**
 * Logs in anew by the password, as the service asks for a login of a moment ago before it deletes, moves or hands out an account.
 * `captcha`: the answer of one that is drawn, where the service asked for it. What went wrong; null where nothing did.
 */
export function createProof(jobs: JobContext, profile: StoredProfile, session: Session) {
  return async (password: string, captcha: string | null = null): Promise<Trouble | null> => {
    const before = profile.loggedIn();
    const email = profile.person()?.email ?? '';
    const login: Job = { kind: 'login', email, password, captcha };
    const result = await runJob(jobs, login);
    if (result.kind === 'failed')
      return result.trouble.message === 'login_failed' ? { ...result.trouble, message: 'password_invalid' } : result.trouble;
    if (result.kind !== 'opened' || before?.id !== result.loggedIn.id)
      return { error: NOT_SIGNED_IN.error, message: 'password_invalid' };
    session.signIn(result.loggedIn);
    void jobs.service.logout(before);
    return null;
  };
}
