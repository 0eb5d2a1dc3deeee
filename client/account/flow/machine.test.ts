import { describe, expect, it } from 'vitest';
import { clientError } from '../service/errors.ts';
import { allowsSwitch, canCancel, isWindowOpen, startFlow, stepFlow } from './machine.ts';
import type { FlowEvent, FlowState, PendingUser, Job, JobResult, FlowError } from './state.ts';

const loggedIn = { id: 'a'.repeat(26), hash: '0'.repeat(64) };
const terms = [{ code: 1002, type: 'tou', version: '2', url: '/x' }] as const;
const error: FlowError = { error: clientError(1001, {}), message: 'login_failed' };
const login: Job = { kind: 'login', email: 'a@b.dk', password: '12345', captcha: null };
const provider: Job = {
  kind: 'provider',
  answer: { provider: 'google', code: 'x' },
  email: null,
  approves: false,
  connects: false,
};
const held: PendingUser = { loggedIn, isSignedIn: false };
const link = { kind: 'newPassword', id: loggedIn.id, code: 'c'.repeat(40) } as const;

const STATES: { readonly [P in FlowState['phase']]: FlowState } = {
  idle: startFlow(),
  form: { phase: 'form', form: 'login', notice: null, link: null, provider: null },
  sending: { phase: 'sending', job: login, back: 'login' },
  consent: { phase: 'consent', terms, user: held },
  done: { phase: 'done', what: 'registration' },
  error: { phase: 'error', error, back: 'login', link: null },
};
const sent = (result: JobResult): FlowEvent => ({ type: 'sent', result });
const EVENTS: readonly FlowEvent[] = [
  { type: 'open', form: 'registration' },
  { type: 'submit', job: login },
  sent({ kind: 'done' }),
  { type: 'requireConsent', terms, loggedIn },
  { type: 'agree' },
  { type: 'decline' },
  { type: 'close' },
  { type: 'back' },
];
const sending = (job: Job): FlowState => ({ phase: 'sending', job, back: 'login' });

describe('the login flow', () => {
  it.each<[FlowState['phase'], boolean]>([
    ['idle', false],
    ['form', true],
    ['sending', true],
    ['consent', true],
    ['done', true],
    ['error', true],
  ])('[WIN-12][WIN-13] the login window in phase %s is open: %j', (phase, isOpen) => {
    expect(isWindowOpen(STATES[phase])).toBe(isOpen);
  });

  it('[WIN-14] closing the window cancels where that is allowed, and changes nothing while a call is in flight', () => {
    for (const state of Object.values(STATES)) {
      const { state: next } = stepFlow(state, { type: 'close' });
      if (canCancel(state) || state.phase === 'done') expect(next.phase).toBe('idle');
      else expect(next).toBe(state);
    }
    expect(
      Object.values(STATES)
        .filter(canCancel)
        .map(({ phase }) => phase),
    ).toEqual(['form', 'consent', 'error']);
  });

  it('[WIN-11] the login window gives way to another window except while a call is in flight', () => {
    expect(
      Object.values(STATES)
        .filter((state) => !allowsSwitch(state))
        .map(({ phase }) => phase),
    ).toEqual(['sending']);
  });

  it('the login flow answers every event in every state, and sends one job at a time', () => {
    for (const state of Object.values(STATES)) {
      for (const event of EVENTS) {
        const { state: next, effects } = stepFlow(state, event);
        expect(Object.keys(STATES)).toContain(next.phase);
        const sends = effects.filter(({ type }) => type === 'send').length;
        expect(sends).toBe(next.phase === 'sending' && next !== state ? 1 : 0);
      }
    }
  });

  it('the login flow signs the user in, and closes', () => {
    expect(stepFlow(sending(login), sent({ kind: 'opened', loggedIn, terms: [] }))).toEqual({
      state: { phase: 'idle' },
      effects: [{ type: 'signIn', loggedIn }],
    });
  });

  it('[ACC-47] the login flow requires agreement before a login counts, and logs out without it', () => {
    const { state, effects } = stepFlow(sending(login), sent({ kind: 'opened', loggedIn, terms }));
    expect([state, effects]).toEqual([{ phase: 'consent', terms, user: held }, []]);
    for (const type of ['decline', 'close'] as const)
      expect(stepFlow(state, { type })).toEqual({
        state: { phase: 'idle' },
        effects: [{ type: 'leave', user: held, isWanted: true }],
      });
    const agreeing = stepFlow(state, { type: 'agree' });
    expect(agreeing.effects).toEqual([{ type: 'send', job: { kind: 'agreement', terms, user: held } }]);
    expect(stepFlow(agreeing.state, sent({ kind: 'done' })).effects).toEqual([{ type: 'signIn', loggedIn }]);
    expect(stepFlow(agreeing.state, sent({ kind: 'failed', error }))).toMatchObject({
      state: { phase: 'error' },
      effects: [{ type: 'leave', user: held, isWanted: false }],
    });
  });

  it('[ACC-47] a signed-in user stays signed in after agreement', () => {
    const { state } = stepFlow(STATES.idle, { type: 'requireConsent', terms, loggedIn });
    const agreeing = stepFlow(state, { type: 'agree' });
    expect(stepFlow(agreeing.state, sent({ kind: 'done' }))).toEqual({ state: { phase: 'idle' }, effects: [{ type: 'resume' }] });
  });

  it('a provider without an address or agreement is retried with it', () => {
    expect(stepFlow(sending(provider), sent({ kind: 'needsEmail' })).state).toMatchObject({
      phase: 'form',
      form: 'providerEmail',
      provider: provider.answer,
    });
    const consent = stepFlow(sending(provider), sent({ kind: 'needsTerms', terms }));
    expect(stepFlow(consent.state, { type: 'agree' }).effects).toMatchObject([
      { type: 'send', job: { ...provider, approves: true } },
    ]);
    expect(stepFlow(consent.state, { type: 'decline' })).toEqual({ state: { phase: 'idle' }, effects: [] });
  });

  it('the login flow goes back from an error to its form with its link', () => {
    const job: Job = { kind: 'newPassword', link, password: 'x' };
    const failed = stepFlow({ phase: 'sending', job, back: 'newPassword' }, sent({ kind: 'failed', error }));
    expect(stepFlow(failed.state, { type: 'back' }).state).toMatchObject({ phase: 'form', form: 'newPassword', link });
  });
});
