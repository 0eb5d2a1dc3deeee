import type { Calls, LoggedIn, MailLink, MarketingConsent, SessionInfo } from '@stillingen/wire/account';
import { createStore, type Store } from '../store.ts';
import { createCaller } from './calls.ts';
import { createChannel } from './channel.ts';
import type { AccountConfig } from './config.ts';
import { FLUSH_MS } from './constants.ts';
import { type AccountData, createData } from './data.ts';
import {
  type AccountError,
  type Asked,
  clientError,
  endsSession,
  isPassing,
  ERROR_CODES,
  messageKeyOf,
  type Messages,
  NOTHING_ASKED,
  type Outcome,
} from './errors.ts';
import { createFarewell } from './farewell.ts';
import { checkForm, type FieldFaults, type Fields } from './flow/forms.ts';
import { type JobContext, runJob } from './flow/jobs.ts';
import { startFlow, stepFlow } from './flow/machine.ts';
import type { FlowEffect, FlowEvent, FormName, Job, Trouble } from './flow/state.ts';
import { KEYS, PENDING_PREFIX } from './keys.ts';
import type { AccountPorts } from './ports.ts';
import { createProfile } from './profile.ts';
import { arriveFrom, type Departure, departTo } from './provider.ts';
import { type AccountService, createService } from './service.ts';
import { type AccountState, isSame, type UserProfile } from './state.ts';
import { createSync } from './sync/driver.ts';

/** The account of the visitor in this browser. It does nothing with the network until somebody is signed in or asks for it. */
export interface Account extends Store<AccountState> {
  readonly data: AccountData;
  /** The calls themselves, for what has no function here (ACC-38). */
  readonly service: AccountService;
  openForm(form: FormName, link?: MailLink): void;
  /** ACC-14: whether a function of users may be used; opens the login form with a word on why where not. */
  requireLogin(): boolean;
  /** Sends what was typed into the open form; what is wrong with it, by field, where it is not sent. */
  submit(fields: Fields): FieldFaults | null;
  /** Confirms an account or address by the link of a mail, or asks for the new password. */
  followLink(link: MailLink): void;
  agree(): void;
  decline(): void;
  closeWindow(): void;
  back(): void;
  /** Sets out for a provider; open `url` in a window at once. */
  departTo(offered: Calls['offer']['answer']['providers'][number], redirectUri: string): Promise<Departure>;
  /** Logs in by what a provider gave, or connects it where somebody is signed in; false where it was not for this tab. */
  arriveFrom(fields: Readonly<Record<string, unknown>>, approves: boolean): boolean;
  logout(everywhere?: boolean): Promise<void>;
  answerMarketing(approval: Omit<Calls['marketingApproval']['sent'], 'projectId' | 'source'>): Promise<void>;
  loadMarketingConsent(): Promise<void>;
  updateMarketingConsent(consent: Calls['updateMarketingConsent']['sent']): Promise<void>;
  sessions(): Promise<readonly SessionInfo[] | null>;
  /** Loads name and address where this visit does not know them yet, however fresh the data are. */
  loadPerson(): void;
  /** Ends one session, or all but this one where no key is named; whether it went well. */
  endSessions(key: string | null): Promise<boolean>;
  /** Everything that the service keeps of the user; null where it does not give it. */
  exportData(): Promise<Readonly<Record<string, unknown>> | null>;
  /**
   * Logs in anew by the password, as the service asks for a login of a moment ago before it deletes, moves or hands out an account.
   * What went wrong; null where nothing did.
   */
  prove(password: string): Promise<Trouble | null>;
  /** Stores and loads again, and tries again what is unfinished. */
  retry(): void;
  dismissError(): void;
  /** The page may go: what is not stored is left to the next one. */
  release(): void;
  close(): void;
}

export interface AccountOptions {
  readonly ports: AccountPorts;
  readonly config: AccountConfig;
  readonly messages?: Messages;
}

const PAGE_NAME_BYTES = 8;
const NOBODY = clientError(ERROR_CODES.loginMismatch, {});
const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function createAccount({ ports, config, messages = {} }: AccountOptions): Account {
  const { storage, session } = ports;
  const service = createService(createCaller(ports, config, messages), config);
  const profile = createProfile(storage, session, hexOf(ports.randomBytes(PAGE_NAME_BYTES)));
  let asked = NOTHING_ASKED;
  let consent: MarketingConsent | null = null;
  let error: AccountState['error'] = null;
  let flow = startFlow();

  const sync = createSync(ports, service, profile, {
    onChange: () => refresh(),
    onAsked: (now) => hearAsked(now),
    onRefused: (refused) => tell(refused, 'storeMergedData'),
    onSessionEnd(ended) {
      asked = NOTHING_ASKED;
      error = { error: ended, message: 'session_expired' };
      refresh();
    },
  });
  const farewell = createFarewell(ports, service, profile, (unfinished, outcome) => {
    if (!outcome.ok && unfinished.kind === 'deleteAccount') tell(outcome.error, 'deleteAccount');
    refresh();
  });
  const channel = createChannel(ports, config.namespace, { onRev: sync.hear, onDoubt: sync.doubt });
  const data = createData(profile, sync, () => refresh());
  const store = createStore<AccountState>(stateNow(null));

  function tell(told: AccountError, name: keyof Calls): void {
    error = { error: told, message: messageKeyOf(told, { name }) };
    refresh();
  }

  function profileNow(loggedIn: LoggedIn): UserProfile {
    const person = profile.person();
    const isKnown = person?.id === loggedIn.id;
    return {
      ...loggedIn,
      name: isKnown ? person.name : '',
      email: isKnown ? person.email : '',
      emailIsVerified: isKnown && person.emailIsVerified,
      ppConfirmed: !asked.terms.some(({ type }) => type === 'pp'),
      touConfirmed: !asked.terms.some(({ type }) => type === 'tou'),
      data: profile.document('data'),
      privateData: profile.document('privateData'),
      marketingApproval: asked.marketing,
      marketingConsent: consent,
      backendErrors: asked.terms,
      storeAfterLoginNeeded: sync.phase() === 'asking',
    };
  }

  /** The state with all parts of the old one that are equal still. */
  function stateNow(old: AccountState | null): AccountState {
    const loggedIn = profile.loggedIn();
    const now = loggedIn === null ? null : profileNow(loggedIn);
    return {
      profile: now !== null && old !== null && old.profile !== null && isSame(now, old.profile) ? old.profile : now,
      flow,
      asked,
      error,
      isLoading: loggedIn !== null && profile.rev() === null,
      isSaving: !sync.isSettled(),
      unfinished: profile.unfinished()?.kind ?? null,
    };
  }

  function refresh(): void {
    const old = store.get();
    const now = stateNow(old);
    if (config.localOnly !== true) channel.follow(now.profile);
    if (!isSame(now, old)) store.set(now);
  }

  function hearAsked(now: Asked): void {
    asked = { terms: now.terms.length > 0 ? now.terms : asked.terms, marketing: now.marketing };
    askForTerms();
    refresh();
  }

  /** The terms are asked for as soon as no other step is under way. */
  function askForTerms(): void {
    const loggedIn = profile.loggedIn();
    if (asked.terms.length > 0 && loggedIn !== null && ['idle', 'form', 'error'].includes(flow.phase))
      dispatch({ type: 'ask', terms: asked.terms, loggedIn });
  }

  function dispatch(event: FlowEvent): void {
    const { state, effects } = stepFlow(flow, event);
    flow = state;
    for (const effect of effects) run(effect);
    if (flow.phase === 'idle') askForTerms();
    refresh();
  }

  function run(effect: FlowEffect): void {
    switch (effect.type) {
      case 'send':
        return void send(effect.job, effect.withCaptcha);
      case 'signIn':
        return signIn(effect.loggedIn);
      case 'goOn':
        asked = { ...asked, terms: [] };
        channel.renew();
        return sync.agreed();
      case 'leave':
        return leave(effect);
    }
  }

  const jobContext: JobContext = {
    service,
    solveCaptcha: ports.solveCaptcha,
    asUser,
    onProfile: profile.setPerson,
    deleteAccount,
  };
  async function send(job: Job, withCaptcha: boolean): Promise<void> {
    const result = await runJob(jobContext, job, withCaptcha);
    dispatch({ type: 'sent', result });
    // Which address is proved is the service's to say.
    if (job.kind === 'verification' && result.kind === 'done') sync.doubt();
  }

  /** ACC-39: whoever was signed in before is not any more. */
  function signIn(loggedIn: LoggedIn): void {
    const before = profile.loggedIn();
    if (before !== null && before.id !== loggedIn.id) wipe();
    [asked, error, consent] = [NOTHING_ASKED, null, null];
    profile.signIn(loggedIn);
    if (config.localOnly !== true) sync.look();
  }

  function wipe(keepsChanges = false): void {
    if (keepsChanges) sync.release();
    else sync.forget();
    profile.signOut(keepsChanges);
    [asked, consent] = [NOTHING_ASKED, null];
    sync.look();
  }

  /** O-012: whoever does not agree is logged out; the service hears of it as soon as it can. */
  function leave({ holder: { loggedIn, isSignedIn }, isWanted }: Extract<FlowEffect, { type: 'leave' }>): void {
    if (isSignedIn) wipe(!isWanted);
    void service.logout(loggedIn).then((outcome) => {
      if (!outcome.ok && isPassing(outcome.error)) farewell.keep({ kind: 'logout', ...loggedIn });
      refresh();
    });
  }

  async function asUser<Answer>(call: (loggedIn: LoggedIn) => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
    const loggedIn = profile.loggedIn();
    if (loggedIn === null) return { ok: false, error: NOBODY, asked: NOTHING_ASKED };
    const outcome = await call(loggedIn);
    if (outcome.asked.terms.length > 0) hearAsked(outcome.asked);
    if (!outcome.ok && endsSession(outcome.error)) {
      sync.endSession(outcome.error);
    }
    return outcome;
  }

  async function deleteAccount(): Promise<Outcome<unknown>> {
    const loggedIn = profile.loggedIn();
    if (loggedIn === null) return { ok: false, error: NOBODY, asked: NOTHING_ASKED };
    const outcome = await service.deleteAccount(loggedIn);
    // ACC-43: whether it went well or not; C12: where it did not, nobody is told that it did.
    wipe();
    if (!outcome.ok && isPassing(outcome.error)) farewell.keep({ kind: 'deleteAccount', ...loggedIn });
    return outcome;
  }

  /** Lets changes of the last moment reach the service; settles when they have, or after a short while. */
  function flushed(): Promise<void> {
    return new Promise((resolve) => {
      const finish = (): void => {
        endTimer();
        endListening();
        resolve();
      };
      const endTimer = ports.after(FLUSH_MS, finish);
      const endListening = store.subscribe(() => {
        if (sync.isSettled()) finish();
      });
      if (sync.isSettled() || !ports.online.holds()) finish();
      else sync.retry();
    });
  }

  async function logout(everywhere = false): Promise<void> {
    await flushed();
    const loggedIn = profile.loggedIn();
    if (loggedIn === null) return;
    error = null;
    const outcome = await service.logout(loggedIn, everywhere);
    // ACC-42, C11: cleared after success, where the session was over already, and where no answer comes at all.
    if (outcome.ok || endsSession(outcome.error)) return wipe();
    if (outcome.error.space === 'client' && outcome.error.isUnreachable) {
      wipe();
      farewell.keep({ kind: 'logout', ...loggedIn });
    }
    // O-166: otherwise the visitor stays signed in, and may try again.
    tell(outcome.error, 'logout');
  }

  async function orTell<Answer>(
    call: (loggedIn: LoggedIn) => Promise<Outcome<Answer>>,
    name: keyof Calls,
  ): Promise<Answer | null> {
    const outcome = await asUser(call);
    if (outcome.ok) return outcome.answer;
    tell(outcome.error, name);
    return null;
  }
  function takeConsent(now: MarketingConsent | null): void {
    if (now === null) return;
    consent = now;
    asked = { ...asked, marketing: now.variant };
    sync.agreed();
    refresh();
  }

  async function prove(password: string): Promise<Trouble | null> {
    const before = profile.loggedIn();
    const email = profile.person()?.email ?? '';
    const login: Job = { kind: 'login', email, password, captcha: null };
    const first = await runJob(jobContext, login, false);
    const result = first.kind === 'failed' && first.needsCaptcha ? await runJob(jobContext, login, true) : first;
    if (result.kind === 'failed')
      return result.trouble.message === 'login_failed' ? { ...result.trouble, message: 'password_invalid' } : result.trouble;
    if (result.kind !== 'opened' || before?.id !== result.loggedIn.id) return { error: NOBODY, message: 'password_invalid' };
    signIn(result.loggedIn);
    void service.logout(before);
    return null;
  }

  const isOurs = (key: string | null): boolean =>
    key === null || (Object.values(KEYS) as readonly string[]).includes(key) || key.startsWith(PENDING_PREFIX);
  const endStorage = storage.subscribe((key) => {
    if (!isOurs(key)) return;
    if (config.localOnly !== true && (key === null || key === KEYS.id || key === KEYS.hash)) sync.look();
    refresh();
  });
  if (config.localOnly !== true) sync.look();
  refresh();

  return {
    get: store.get,
    subscribe: store.subscribe,
    data,
    service,
    openForm: (form, link) => dispatch({ type: 'open', form, ...(link === undefined ? {} : { link }) }),
    requireLogin() {
      if (config.localOnly === true || profile.loggedIn() !== null) return true;
      dispatch({ type: 'open', form: 'login', notice: 'login_needed' });
      return false;
    },
    submit(fields) {
      if (flow.phase !== 'form') return null;
      const checked = checkForm(flow.form, fields, flow);
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
      const answer = arriveFrom(session, fields);
      if (answer === null) return false;
      dispatch({
        type: 'submit',
        job: { kind: 'provider', answer, email: null, approves, connects: profile.loggedIn() !== null },
      });
      return true;
    },
    logout,
    async answerMarketing(approval) {
      const source = asked.marketing;
      const outcome = await asUser((loggedIn) => service.marketingApproval(loggedIn, { ...approval, source }));
      if (!outcome.ok) return tell(outcome.error, 'marketingApproval');
      asked = { ...asked, marketing: 'NONE' };
      sync.agreed();
      refresh();
    },
    loadMarketingConsent: async () => takeConsent(await orTell(service.marketingConsent, 'marketingConsent')),
    updateMarketingConsent: async (now) =>
      takeConsent(await orTell((loggedIn) => service.updateMarketingConsent(loggedIn, now), 'updateMarketingConsent')),
    async sessions() {
      const answer = await orTell(service.sessions, 'sessions');
      return answer?.sessions ?? null;
    },
    loadPerson() {
      if (profile.loggedIn() !== null && profile.person() === null) sync.doubt();
    },
    async endSessions(key) {
      const outcome = await asUser((loggedIn) => service.endSessions(loggedIn, key));
      if (!outcome.ok) tell(outcome.error, 'endSessions');
      return outcome.ok;
    },
    exportData: () => orTell(service.exportData, 'exportData'),
    prove,
    retry() {
      sync.retry();
      farewell.retry();
    },
    dismissError() {
      error = null;
      refresh();
    },
    release: sync.release,
    close() {
      endStorage();
      channel.close();
      farewell.close();
      sync.close();
    },
  };
}
