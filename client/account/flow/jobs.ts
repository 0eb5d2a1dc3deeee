import type { CallName, Calls, LoggedIn, Profile, TermsInfo } from '@stillingen/wire/account';
import { type AccountError, ERROR_CODES, messageKeyOf, type Outcome } from '../service/errors.ts';
import type { AccountService } from '../service/service.ts';
import type { Job, JobResult } from './state.ts';

/** What jobs need of the account. */
export interface JobContext {
  readonly service: AccountService;
  solveCaptcha(challenge: unknown): Promise<string>;
  /** Runs a call of who is signed in; hears what it says about the session. Null where nobody is. */
  asUser<Answer>(run: (loggedIn: LoggedIn) => Promise<Outcome<Answer>>): Promise<Outcome<Answer> | null>;
  /** ACC-44. */
  onProfile(profile: Profile): void;
  deleteAccount(): Promise<Outcome<unknown> | null>;
}

/** The captcha of a call: what the window gave, else work that is done unseen. Empty where the service asks for none. */
async function captchaFor({ service, solveCaptcha }: JobContext, given: string | null, isAsked: boolean): Promise<string> {
  if (given !== null && given !== '') return given;
  const challenge = isAsked ? await service.challenge() : null;
  if (challenge === null) return '';
  return solveCaptcha(challenge).catch(() => '');
}

const failed = (error: AccountError, name: CallName, byPassword = false): JobResult => ({
  kind: 'failed',
  trouble: { error, message: messageKeyOf(error, { name, byPassword }) },
  needsCaptcha: error.space === 'client' && error.code === ERROR_CODES.invalidCaptcha,
});
const done = (name: CallName, outcome: Outcome<unknown> | null, byPassword = false): JobResult =>
  outcome === null || outcome.ok ? { kind: 'done' } : failed(outcome.error, name, byPassword);

const opened = ({ id, hash }: LoggedIn & TermsInfo, terms: Outcome<unknown>['asked']['terms']): JobResult => ({
  kind: 'opened',
  loggedIn: { id, hash },
  terms,
});

async function loginUsingProvider({ service, asUser }: JobContext, job: Extract<Job, { kind: 'provider' }>): Promise<JobResult> {
  const { answer, email, approves } = job;
  const sent: Omit<Calls['loginUsingProvider']['sent'], 'namespace' | 'project'> = {
    ...answer,
    ...(email === null ? {} : { email }),
    touApproval: approves,
    ppApproval: approves,
  };
  if (job.connects) {
    const connect = (loggedIn: LoggedIn) => service.loginUsingProvider({ ...sent, loggedIn });
    return done('loginUsingProvider', await asUser(connect));
  }
  const outcome = await service.loginUsingProvider(sent);
  if (outcome.ok) return opened(outcome.answer, outcome.asked.terms);
  const { error } = outcome;
  if (error.space === 'terms') return { kind: 'needsTerms', terms: error.terms };
  if (error.space === 'client' && error.serverCode === 'XE7') return { kind: 'needsEmail' };
  return failed(error, 'loginUsingProvider');
}

/** Makes the calls of a job; `withCaptcha` where the service asks for the work first. */
export async function runJob(context: JobContext, job: Job, withCaptcha: boolean): Promise<JobResult> {
  const { service } = context;
  switch (job.kind) {
    case 'login': {
      const captcha = await captchaFor(context, job.captcha, withCaptcha);
      const { email, password } = job;
      const outcome = await service.login({ email, password, ...(captcha === '' ? {} : { captcha }) });
      return outcome.ok ? opened(outcome.answer, outcome.asked.terms) : failed(outcome.error, 'login');
    }
    case 'registration': {
      const captcha = await captchaFor(context, job.captcha, withCaptcha);
      const { email, password, name, nickname } = job;
      const names = name === '' ? { nickname } : { name, nickname };
      return done('registration', await service.registration({ email, password, ...names, captcha, lang: 'da' }));
    }
    case 'forgottenPassword': {
      const captcha = await captchaFor(context, job.captcha, withCaptcha);
      return done('forgottenPasswordCaptcha', await service.forgottenPasswordCaptcha(job.email, captcha));
    }
    case 'newPassword':
      return done('passwordChange', await service.changePassword(job.link.id, { code: job.link.code }, job.password));
    case 'passwordChange': {
      const change = (loggedIn: LoggedIn) => service.changePassword(loggedIn.id, { password: job.old }, job.password, loggedIn);
      return done('passwordChange', await context.asUser(change), true);
    }
    case 'verification': {
      const { kind, id, code } = job.link;
      return done('verification', await service.verifyAccount(code, id, kind === 'verifyEmail' ? kind : 'verifyAccount'));
    }
    case 'provider':
      return loginUsingProvider(context, job);
    case 'profile': {
      const { kind: _kind, ...changed } = job;
      const outcome = await context.asUser((loggedIn) => service.updateUser(loggedIn, changed));
      if (outcome?.ok === true) context.onProfile(outcome.answer.profile);
      return done('updateUser', outcome);
    }
    case 'deleteAccount':
      return done('deleteAccount', await context.deleteAccount());
    case 'agreement':
      return done('termsAgreements', await service.termsAgreements(job.holder.loggedIn, job.terms));
  }
}
