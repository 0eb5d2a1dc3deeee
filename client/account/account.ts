import type { Calls, ConnectionInfo, MailLink, SessionInfo } from '@stillingen/wire/account';
import { createStore, type Store } from '../store.ts';
import { arriveFrom, type Departure, departTo } from './flow/provider.ts';
import { type AccountData, createData } from './data.ts';
import { createFlow } from './flow/driver.ts';
import { checkForm, type FieldFaults, type Fields } from './flow/forms.ts';
import type { JobContext } from './flow/jobs.ts';
import type { FormName, Trouble } from './flow/state.ts';
import { createMarketing, type Marketing } from './marketing.ts';
import { createOffer, type Offer } from './service/service.ts';
import type { AccountPorts } from './ports.ts';
import { createCaller } from './service/calls.ts';
import type { AccountConfig } from './service/config.ts';
import type { Messages } from './service/errors.ts';
import { type AccountService, createService } from './service/service.ts';
import { createChannel } from './session/channel.ts';
import { createPendingLogout } from './session/pending-logout.ts';
import { createDeletion, createLogout } from './session/logout.ts';
import { createProof } from './session/session.ts';
import { createSession } from './session/session.ts';
import { type AccountState, isSame, stateOf } from './state.ts';
import { isAccountKey, KEYS } from './storage/storage.ts';
import { createProfile } from './storage/profile.ts';
import { createSync } from './sync/driver.ts';
import { NO_NOTICES, reportError, type ServerNotices } from './state.ts';

/** The account of the visitor in this browser. It does nothing with the network until somebody is signed in or asks for it. */
export interface Account extends Store<AccountState>, Marketing {
  readonly data: AccountData;
  /** The calls themselves, for what has no function here (ACC-38). */
  readonly service: AccountService;
  /** What the site offers for logging in. */
  readonly offer: Offer;
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
  sessions(): Promise<readonly SessionInfo[] | null>;
  /** Loads name and address where this visit does not know them yet, however fresh the data are. */
  loadPerson(): void;
  /** Ends one session, or all but this one where no key is named; whether it went well. */
  endSessions(key: string | null): Promise<boolean>;
  /** The accounts at providers by which the user may log in; null where they could not be fetched. */
  connections(): Promise<readonly ConnectionInfo[] | null>;
  /** Removes one connection, which ends all other sessions; whether it went well. */
  disconnect(key: string): Promise<boolean>;
  /** Everything that the service keeps of the user; null where it does not give it. */
  exportData(): Promise<Readonly<Record<string, unknown>> | null>;
  /**
   * Logs in anew by the password, as the service asks for a login of a moment ago before it deletes, moves or hands out an account.
   * `captcha`: the answer of one that is drawn, where the service asked for it. What went wrong; null where nothing did.
   */
  prove(password: string, captcha?: string | null): Promise<Trouble | null>;
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
const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function createAccount({ ports, config, messages = {} }: AccountOptions): Account {
  const { storage, session: tab } = ports;
  const isLocalOnly = config.localOnly === true;
  const service = createService(createCaller(ports, config, messages), config);
  const profile = createProfile(storage, tab, hexOf(ports.randomBytes(PAGE_NAME_BYTES)));
  const notices = createStore<ServerNotices>(NO_NOTICES);
  const offer = createOffer(service);

  const sync = createSync(ports, service, profile, {
    onChange: () => refresh(),
    onAsked: (asked) => flow.onAsked(asked),
    onRefused: (error) => reportError(notices, error, 'storeMergedData'),
    onSessionEnd: (error) => notices.set({ ...NO_NOTICES, error: { error, message: 'session_expired' } }),
  });
  const pendingLogout = createPendingLogout(ports, service, profile, (unfinished, outcome) => {
    if (!outcome.ok && unfinished.kind === 'deleteAccount') reportError(notices, outcome.error, 'deleteAccount');
    refresh();
  });
  const channel = createChannel(ports, config.namespace, { onRev: sync.onRevision, onDoubt: sync.revalidate });
  const parts = { service, profile, sync, pendingLogout, notices };
  const session = createSession({
    ...parts,
    isLocalOnly,
    onAsked: (asked) => flow.onAsked(asked),
    onChange: () => refresh(),
  });
  const jobs: JobContext = {
    service,
    offer,
    solveCaptcha: ports.solveCaptcha,
    asUser: session.asUser,
    onProfile: profile.setPerson,
    deleteAccount: createDeletion(parts, session),
  };
  const flow = createFlow({ jobs, profile, session, sync, channel, notices, onChange: () => refresh() });
  const data = createData(profile, sync, () => refresh());

  const stateNow = (old: AccountState | null): AccountState =>
    stateOf(old, { profile, sync, notices: notices.get(), flow: flow.state() });
  const store = createStore(stateNow(null));
  function refresh(): void {
    const old = store.get();
    const now = stateNow(old);
    if (!isLocalOnly) channel.follow(now.profile);
    if (!isSame(now, old)) store.set(now);
  }

  const endNotices = notices.subscribe(refresh);
  const endStorage = storage.subscribe((key) => {
    if (!isAccountKey(key)) return;
    if (!isLocalOnly && (key === null || key === KEYS.id || key === KEYS.hash)) sync.refreshLogin();
    refresh();
  });
  if (!isLocalOnly) sync.refreshLogin();
  refresh();

  return {
    get: store.get,
    subscribe: store.subscribe,
    data,
    service,
    offer,
    ...createMarketing(service, session, sync, notices),
    openForm: (form, link) => flow.dispatch({ type: 'open', form, ...(link === undefined ? {} : { link }) }),
    requireLogin() {
      if (isLocalOnly || profile.loggedIn() !== null) return true;
      flow.dispatch({ type: 'open', form: 'login', notice: 'login_needed' });
      return false;
    },
    submit(fields) {
      const state = flow.state();
      if (state.phase !== 'form') return null;
      const checked = checkForm(state.form, fields, state);
      if (!checked.ok) return checked.faults;
      flow.dispatch({ type: 'submit', job: checked.job });
      return null;
    },
    followLink(link) {
      if (link.kind === 'newPassword') flow.dispatch({ type: 'open', form: 'newPassword', link });
      else flow.dispatch({ type: 'submit', job: { kind: 'verification', link } });
    },
    agree: () => flow.dispatch({ type: 'agree' }),
    decline: () => flow.dispatch({ type: 'decline' }),
    closeWindow: () => flow.dispatch({ type: 'close' }),
    back: () => flow.dispatch({ type: 'back' }),
    departTo: (offered, redirectUri) => departTo(ports, offered, redirectUri),
    arriveFrom(fields, approves) {
      const answer = arriveFrom(tab, fields);
      if (answer === null) return false;
      const connects = profile.loggedIn() !== null;
      flow.dispatch({ type: 'submit', job: { kind: 'provider', answer, email: null, approves, connects } });
      return true;
    },
    logout: createLogout(ports, parts, session, store),
    sessions: async () => (await session.answerOf(service.sessions, 'sessions'))?.sessions ?? null,
    loadPerson() {
      if (profile.loggedIn() !== null && profile.person() === null) sync.revalidate();
    },
    async endSessions(key) {
      const outcome = await session.asUser((loggedIn) => service.endSessions(loggedIn, key));
      if (!outcome.ok) reportError(notices, outcome.error, 'endSessions');
      return outcome.ok;
    },
    connections: async () => (await session.answerOf(service.connections, 'connections'))?.connections ?? null,
    async disconnect(key) {
      const outcome = await session.asUser((loggedIn) => service.disconnect(loggedIn, key));
      if (!outcome.ok) reportError(notices, outcome.error, 'disconnect');
      return outcome.ok;
    },
    exportData: () => session.answerOf(service.exportData, 'exportData'),
    prove: createProof(jobs, profile, session),
    retry() {
      sync.retry();
      pendingLogout.retry();
    },
    dismissError: () => notices.set({ ...notices.get(), error: null }),
    release() {
      flow.release();
      sync.release();
    },
    close() {
      endNotices();
      endStorage();
      channel.close();
      pendingLogout.close();
      sync.close();
    },
  };
}
