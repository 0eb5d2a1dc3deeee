import type { CallName, Calls, LoggedIn, Profile, TermsInfo } from '@stillingen/wire/account';
import type { Offer } from '../service/service.ts';
import { type AccountError, ERROR_CODES, messageKeyOf, type Outcome } from '../service/errors.ts';
import type { AccountService } from '../service/service.ts';
import type { Job, JobResult } from './state.ts';

export interface JobContext {
  readonly service: AccountService;
  readonly offer: Offer;
  solveCaptcha(challenge: unknown): Promise<string>;
  asUser<Answer>(run: (loggedIn: LoggedIn) => Promise<Outcome<Answer>>): Promise<Outcome<Answer> | null>;
  onProfile(profile: Profile): void;
  deleteAccount(): Promise<Outcome<unknown> | null>;
}

async function unseenCaptcha({ service, offer, solveCaptcha }: JobContext): Promise<string> {
  await offer.load();
  // Without an offer, a challenge of the service is still requested.
  if ((offer.get()?.captcha ?? 'proof-of-work') !== 'proof-of-work') return '';
  const challenge = await service.challenge();
  return challenge === null ? '' : solveCaptcha(challenge).catch(() => '');
}

const failed = (error: AccountError, name: CallName, byPassword = false): JobResult => ({
  kind: 'failed',
  error: { error, message: messageKeyOf(error, { name, byPassword }) },
});
const requiresCaptcha = (error: AccountError): boolean => error.space === 'client' && error.code === ERROR_CODES.invalidCaptcha;
const done = (name: CallName, outcome: Outcome<unknown> | null, byPassword = false): JobResult =>
  outcome === null || outcome.ok ? { kind: 'done' } : failed(outcome.error, name, byPassword);

const opened = ({ id, hash }: LoggedIn & TermsInfo, terms: Outcome<unknown>['required']['terms']): JobResult => ({
  kind: 'opened',
  loggedIn: { id, hash },
  terms,
});

async function login(context: JobContext, { email, password, captcha }: Extract<Job, { kind: 'login' }>): Promise<JobResult> {
  const { service } = context;
  let outcome = await service.login({ email, password, ...(captcha === null ? {} : { captcha }) });
  if (!outcome.ok && captcha === null && requiresCaptcha(outcome.error)) {
    const solved = await unseenCaptcha(context);
    if (solved !== '') outcome = await service.login({ email, password, captcha: solved });
  }
  return outcome.ok ? opened(outcome.answer, outcome.required.terms) : failed(outcome.error, 'login');
}

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
  if (outcome.ok) return opened(outcome.answer, outcome.required.terms);
  const { error } = outcome;
  if (error.space === 'terms') return { kind: 'needsTerms', terms: error.terms };
  if (error.space === 'client' && error.serverCode === 'XE7') return { kind: 'needsEmail' };
  return failed(error, 'loginUsingProvider');
}

/** REG-01, ACC-17: with the captcha that the service requires. */
export async function runJob(context: JobContext, job: Job): Promise<JobResult> {
  const { service } = context;
  switch (job.kind) {
    case 'login':
      return login(context, job);
    case 'registration': {
      const captcha = job.captcha ?? (await unseenCaptcha(context));
      const { email, password, name, nickname } = job;
      const names = name === '' ? { nickname } : { name, nickname };
      return done('registration', await service.registration({ email, password, ...names, captcha, lang: 'da' }));
    }
    case 'forgottenPassword': {
      const captcha = job.captcha ?? (await unseenCaptcha(context));
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
      return done('termsAgreements', await service.termsAgreements(job.user.loggedIn, job.terms));
  }
}
