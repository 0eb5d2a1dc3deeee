import type { FlowEffect, FlowEvent, FlowState, FlowTransition, FormName, Job, JobResult } from './state.ts';

/**
 * The login window (WIN-12 to 14, O-148), which is open in every state but idle:
 *
 *   idle, form, done, error --open--> form
 *   idle, form, done, error --submit--> sending
 *   idle, form, done, error --requireConsent--> consent
 *   sending --sent--> done, error, consent, form or idle
 *   consent --agree--> sending             consent --decline, close--> idle
 *   form, done, error --close--> idle      error --back--> form
 */
type Phase = FlowState['phase'];
type In<P extends Phase> = Extract<FlowState, { phase: P }>;
type On<Type extends FlowEvent['type']> = Extract<FlowEvent, { type: Type }>;
type Handler<P extends Phase, Type extends FlowEvent['type']> = (state: In<P>, event: On<Type>) => FlowTransition;

const IDLE: FlowState = { phase: 'idle' };
const keep = (state: FlowState, ...effects: FlowEffect[]): FlowTransition => ({ state, effects });
const ignore = (state: FlowState): FlowTransition => keep(state);
const toIdle = (): FlowTransition => keep(IDLE);

const formOf = (form: FormName, rest: Partial<Omit<In<'form'>, 'phase' | 'form'>> = {}): FlowState => ({
  phase: 'form',
  form,
  notice: null,
  link: null,
  provider: null,
  ...rest,
});
const open = (_state: FlowState, { form, notice, link }: On<'open'>): FlowTransition =>
  keep(formOf(form, { notice: notice ?? null, link: link ?? null }));
const requireConsent = (_state: FlowState, { terms, loggedIn }: On<'requireConsent'>): FlowTransition =>
  keep({ phase: 'consent', terms, user: { loggedIn, isSignedIn: true } });

const FORM_OF: Readonly<Record<Job['kind'], FormName>> = {
  login: 'login',
  registration: 'registration',
  forgottenPassword: 'forgottenPassword',
  newPassword: 'newPassword',
  passwordChange: 'passwordChange',
  verification: 'verification',
  provider: 'login',
  profile: 'profile',
  deleteAccount: 'deleteAccount',
  agreement: 'login',
};
const linkOf = (job: Job) => (job.kind === 'newPassword' || job.kind === 'verification' ? job.link : null);
const send = (job: Job): FlowTransition => keep({ phase: 'sending', job, back: FORM_OF[job.kind] }, { type: 'send', job });

function onSent(state: In<'sending'>, result: JobResult): FlowTransition {
  const { job, back } = state;
  switch (result.kind) {
    case 'done':
      return job.kind === 'agreement' ? agreed(job.user) : keep({ phase: 'done', what: job.kind });
    case 'opened':
      return result.terms.length === 0
        ? keep(IDLE, { type: 'signIn', loggedIn: result.loggedIn })
        : keep({ phase: 'consent', terms: result.terms, user: { loggedIn: result.loggedIn, isSignedIn: false } });
    case 'needsEmail':
      return job.kind === 'provider' ? keep(formOf('providerEmail', { provider: job.answer })) : keep(state);
    case 'needsTerms':
      return job.kind === 'provider'
        ? keep({ phase: 'consent', terms: result.terms, provider: job.answer, email: job.email })
        : keep(state);
    case 'unknown':
      return job.kind === 'agreement' ? keep({ phase: 'consent', terms: job.terms, user: job.user }) : keep(state);
    case 'failed': {
      const failed = keep({ phase: 'error', error: result.error, trouble: result.error, back, link: linkOf(job) });
      return job.kind === 'agreement' ? { ...failed, effects: [{ type: 'leave', user: job.user, isWanted: false }] } : failed;
    }
  }
}

const agreed = ({ loggedIn, isSignedIn }: Extract<Job, { kind: 'agreement' }>['user']): FlowTransition =>
  keep(IDLE, isSignedIn ? { type: 'resume' } : { type: 'signIn', loggedIn });

const agree: Handler<'consent', 'agree'> = (state) =>
  'user' in state
    ? send({ kind: 'agreement', terms: state.terms, user: state.user })
    : send({ kind: 'provider', answer: state.provider, email: state.email, approves: true, connects: false });
const leave = (state: In<'consent'>): FlowTransition =>
  'user' in state ? keep(IDLE, { type: 'leave', user: state.user, isWanted: true }) : keep(IDLE);

const IGNORED = {
  open: ignore,
  submit: ignore,
  sent: ignore,
  requireConsent: ignore,
  agree: ignore,
  decline: ignore,
  close: ignore,
  back: ignore,
};
const OPENS = { ...IGNORED, open, submit: (_state: FlowState, { job }: On<'submit'>) => send(job), requireConsent };

const TABLE: { readonly [P in Phase]: { readonly [Type in FlowEvent['type']]: Handler<P, Type> } } = {
  idle: OPENS,
  form: { ...OPENS, close: toIdle },
  // A call in flight can not be recalled: the window stays (O-147, O-148).
  sending: { ...IGNORED, sent: (state, { result }) => onSent(state, result) },
  consent: { ...IGNORED, agree, decline: leave, close: leave },
  done: { ...OPENS, close: toIdle, back: toIdle },
  error: { ...OPENS, close: toIdle, back: ({ back, link }) => keep(formOf(back, { link })) },
};

export const startFlow = (): FlowState => IDLE;

export function stepFlow(state: FlowState, event: FlowEvent): FlowTransition {
  const handler = TABLE[state.phase][event.type] as Handler<Phase, FlowEvent['type']>;
  return handler(state, event);
}

/** WIN-12, WIN-13. */
export const isWindowOpen = ({ phase }: FlowState): boolean => phase !== 'idle';
/** WIN-14, O-148. */
export const canCancel = ({ phase }: FlowState): boolean => phase === 'form' || phase === 'consent' || phase === 'error';
/** WIN-11, O-147. */
export const allowsSwitch = ({ phase }: FlowState): boolean => phase !== 'sending';
