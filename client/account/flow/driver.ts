import type { Calls, MailLink } from '@stillingen/wire/account';
import type { AccountPorts } from '../ports.ts';
import type { RequiredConsents } from '../service/errors.ts';
import type { Channel } from '../session/channel.ts';
import type { Session } from '../session/session.ts';
import type { NoticeStore } from '../state.ts';
import type { StoredProfile } from '../storage/profile.ts';
import type { Sync } from '../sync/driver.ts';
import { checkForm, type FieldFaults, type Fields } from './forms.ts';
import { type JobContext, runJob } from './jobs.ts';
import { startFlow, stepFlow } from './machine.ts';
import { arriveFrom, departTo, type Departure } from './provider.ts';
import type { FlowEffect, FlowEvent, FlowState, FormName, Job } from './state.ts';

export interface Flow {
  state(): FlowState;
  dispatch(event: FlowEvent): void;
  onConsentRequired(required: RequiredConsents): void;
  /** The page may close: an agreement in flight is not a refusal. */
  release(): void;
}

export interface FlowParts {
  readonly jobs: JobContext;
  readonly profile: StoredProfile;
  readonly session: Session;
  readonly sync: Sync;
  readonly channel: Channel;
  readonly notices: NoticeStore;
  readonly onChange: () => void;
}

const PHASES_THAT_ALLOW_CONSENT: readonly FlowState['phase'][] = ['idle', 'form', 'error'];

export function createFlow({ jobs, profile, session, sync, channel, notices, onChange }: FlowParts): Flow {
  let state = startFlow();
  let releases = 0;

  function requireTerms(): void {
    const loggedIn = profile.loggedIn();
    const { terms } = notices.get().required;
    if (terms.length > 0 && loggedIn !== null && PHASES_THAT_ALLOW_CONSENT.includes(state.phase))
      dispatch({ type: 'requireConsent', terms, loggedIn });
  }

  function dispatch(event: FlowEvent): void {
    const next = stepFlow(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect);
    if (state.phase === 'idle') requireTerms();
    onChange();
  }

  function run(effect: FlowEffect): void {
    switch (effect.type) {
      case 'send':
        return void send(effect.job);
      case 'signIn':
        return session.signIn(effect.loggedIn);
      case 'resume': {
        const { required, ...rest } = notices.get();
        notices.put({ ...rest, required: { ...required, terms: [] } });
        channel.renew();
        return sync.agreed();
      }
      case 'leave':
        return session.leave(effect);
    }
  }

  async function send(job: Job): Promise<void> {
    const before = releases;
    const result = await runJob(jobs, job);
    const isUnknown = job.kind === 'agreement' && result.kind === 'failed' && releases !== before;
    dispatch({ type: 'sent', result: isUnknown ? { kind: 'unknown' } : result });
    if (job.kind === 'verification' && result.kind === 'done') sync.revalidate();
  }

  return {
    state: () => state,
    dispatch,
    onConsentRequired({ terms, marketing }) {
      const { required, ...rest } = notices.get();
      notices.put({ ...rest, required: { terms: terms.length > 0 ? terms : required.terms, marketing } });
      requireTerms();
      onChange();
    },
    release() {
      releases += 1;
    },
  };
}

export interface FlowActions {
  openForm(form: FormName, link?: MailLink): void;
  /** ACC-14: false opens the login form with a notice. */
  requireLogin(): boolean;
  submit(fields: Fields): FieldFaults | null;
  followLink(link: MailLink): void;
  agree(): void;
  decline(): void;
  closeWindow(): void;
  back(): void;
  departTo(offered: Calls['offer']['answer']['providers'][number], redirectUri: string): Promise<Departure>;
  arriveFrom(fields: Readonly<Record<string, unknown>>, approves: boolean): boolean;
}

export function createFlowActions(
  flow: Flow,
  profile: StoredProfile,
  ports: Pick<AccountPorts, 'randomBytes' | 'sha256' | 'session'>,
  isLocalOnly: boolean,
): FlowActions {
  const { dispatch } = flow;
  return {
    openForm: (form, link) => dispatch({ type: 'open', form, ...(link === undefined ? {} : { link }) }),
    requireLogin() {
      if (isLocalOnly || profile.loggedIn() !== null) return true;
      dispatch({ type: 'open', form: 'login', notice: 'login_needed' });
      return false;
    },
    submit(fields) {
      const state = flow.state();
      if (state.phase !== 'form') return null;
      const checked = checkForm(state.form, fields, state);
      if (!checked.ok) return checked.faults;
      dispatch({ type: 'submit', job: checked.job });
      return null;
    },
    followLink(link) {
      if (link.kind === 'newPassword') dispatch({ type: 'open', form: 'newPassword', link });
      else dispatch({ type: 'submit', job: { kind: 'verification', link } });
    },
    agree: () => dispatch({ type: 'agree' }),
    decline: () => dispatch({ type: 'decline' }),
    closeWindow: () => dispatch({ type: 'close' }),
    back: () => dispatch({ type: 'back' }),
    departTo: (offered, redirectUri) => departTo(ports, offered, redirectUri),
    arriveFrom(fields, approves) {
      const answer = arriveFrom(ports.session, fields);
      if (answer === null) return false;
      const connects = profile.loggedIn() !== null;
      dispatch({ type: 'submit', job: { kind: 'provider', answer, email: null, approves, connects } });
      return true;
    },
  };
}
