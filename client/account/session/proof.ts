import { type JobContext, runJob } from '../flow/jobs.ts';
import type { Job, Trouble } from '../flow/state.ts';
import type { StoredProfile } from '../storage/profile.ts';
import { BY_NOBODY, type Session } from './session.ts';

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
      return { error: BY_NOBODY.error, message: 'password_invalid' };
    session.signIn(result.loggedIn);
    void jobs.service.logout(before);
    return null;
  };
}
