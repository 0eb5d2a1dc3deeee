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

/** Runs machine.ts: events of the visitor and of the service, effects by calls and the session. */
export class Flow {
  readonly #parts: FlowParts;
  #state = startFlow();
  #releases = 0;

  constructor(parts: FlowParts) {
    this.#parts = parts;
  }

  state(): FlowState {
    return this.#state;
  }

  dispatch(event: FlowEvent): void {
    const next = stepFlow(this.#state, event);
    this.#state = next.state;
    for (const effect of next.effects) this.#run(effect);
    if (this.#state.phase === 'idle') this.#requireTerms();
    this.#parts.onChange();
  }

  onConsentRequired({ terms, marketing }: RequiredConsents): void {
    const { notices, onChange } = this.#parts;
    const { required, ...rest } = notices.get();
    notices.put({ ...rest, required: { terms: terms.length > 0 ? terms : required.terms, marketing } });
    this.#requireTerms();
    onChange();
  }

  /** The page may close: an agreement in flight is not a refusal. */
  release(): void {
    this.#releases += 1;
  }

  #requireTerms(): void {
    const { profile, notices } = this.#parts;
    const loggedIn = profile.loggedIn();
    const { terms } = notices.get().required;
    if (terms.length === 0 || loggedIn === null || !PHASES_THAT_ALLOW_CONSENT.includes(this.#state.phase)) return;
    this.dispatch({ type: 'requireConsent', terms, loggedIn });
  }

  #run(effect: FlowEffect): void {
    const { session, sync, channel, notices } = this.#parts;
    switch (effect.type) {
      case 'send':
        return void this.#send(effect.job);
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

  async #send(job: Job): Promise<void> {
    const before = this.#releases;
    const result = await runJob(this.#parts.jobs, job);
    const isUnknown = job.kind === 'agreement' && result.kind === 'failed' && this.#releases !== before;
    this.dispatch({ type: 'sent', result: isUnknown ? { kind: 'unknown' } : result });
    if (job.kind === 'verification' && result.kind === 'done') this.#parts.sync.revalidate();
  }
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
  const dispatch = (event: FlowEvent): void => flow.dispatch(event);
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
