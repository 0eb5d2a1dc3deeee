import type { LoggedIn } from '@stillingen/wire/account';
import { createStore, type Store } from '../store.ts';
import { type AccountData, createData } from './data.ts';
import { createFlowActions, Flow, type FlowActions } from './flow/driver.ts';
import type { JobContext } from './flow/jobs.ts';
import type { FlowError } from './flow/state.ts';
import type { AccountPorts } from './ports.ts';
import { type AccountConfig, basicOf, createCaller } from './service/calls.ts';
import type { Messages } from './service/errors.ts';
import { type AccountService, createOffer, createService, type Offer } from './service/service.ts';
import { Channel } from './session/channel.ts';
import { createDeletion, createLogout, PendingLogout } from './session/logout.ts';
import { createProof, createSession } from './session/session.ts';
import { type AccountState, isSame, NO_NOTICES, reportError, type ServerNotices, stateOf } from './state.ts';
import { StoredProfile } from './storage/profile.ts';
import { isAccountKey, KEYS } from './storage/storage.ts';
import { Sync } from './sync/driver.ts';
import { createUserCalls, type UserCalls } from './user-calls.ts';

export interface Account extends Store<AccountState>, FlowActions, UserCalls {
  readonly data: AccountData;
  /** The calls themselves (ACC-38). */
  readonly service: AccountService;
  readonly offer: Offer;
  logout(everywhere?: boolean): Promise<void>;
  loadPerson(): void;
  /** The proof for calls of other services; null without a login. */
  loggedIn(): LoggedIn | null;
  /** The same as the header of a request. */
  authorization(): string | null;
  /** Logs in again (before deletion, moves, export). Returns the error; null if it succeeded. */
  prove(password: string, captcha?: string | null): Promise<FlowError | null>;
  retry(): void;
  dismissError(): void;
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

function createParts({ ports, config, messages = {} }: AccountOptions, onChange: () => void) {
  const isLocalOnly = config.localOnly === true;
  const service = createService(createCaller(ports, config, messages), config);
  const profile = new StoredProfile(ports.storage, ports.session, hexOf(ports.randomBytes(PAGE_NAME_BYTES)));
  const notices = createStore<ServerNotices>(NO_NOTICES);
  const offer = createOffer(service);
  const sync = new Sync(ports, service, profile, {
    onChange,
    onConsentRequired: (required) => flow.onConsentRequired(required),
    onRefused: (error, path) => reportError(notices, error, 'storeMergedData', path),
    onSessionEnd: (error) => notices.set({ ...NO_NOTICES, error: { error, message: 'session_expired' } }),
  });
  const pendingLogout = new PendingLogout(ports, service, profile, (unfinished, outcome) => {
    if (!outcome.ok && unfinished.kind === 'deleteAccount') reportError(notices, outcome.error, 'deleteAccount');
    onChange();
  });
  const channel = new Channel(ports, config.namespace, {
    onRev: (rev) => sync.onRevision(rev),
    onMaybeMissed: () => sync.revalidate(),
  });
  const parts = { service, profile, sync, pendingLogout, notices };
  const session = createSession({
    ...parts,
    isLocalOnly,
    onConsentRequired: (required) => flow.onConsentRequired(required),
    onChange,
  });
  const jobs: JobContext = {
    service,
    offer,
    solveCaptcha: ports.solveCaptcha,
    asUser: session.asUser,
    onProfile: (person) => profile.setPerson(person),
    deleteAccount: createDeletion(parts, session),
  };
  const flow = new Flow({ jobs, profile, session, sync, channel, notices, onChange });
  return { ...parts, isLocalOnly, offer, channel, session, jobs, flow };
}

export function createAccount(options: AccountOptions): Account {
  const { ports } = options;
  const parts = createParts(options, () => refresh());
  const { service, profile, sync, pendingLogout, notices, isLocalOnly, offer, channel, session, jobs, flow } = parts;

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
  const endStorage = ports.storage.subscribe((key) => {
    if (!isAccountKey(key)) return;
    if (!isLocalOnly && (key === null || key === KEYS.id || key === KEYS.hash)) sync.refreshLogin();
    refresh();
  });
  if (!isLocalOnly) sync.refreshLogin();
  refresh();

  return {
    get: store.get,
    subscribe: store.subscribe,
    data: createData(profile, sync, refresh),
    service,
    offer,
    ...createUserCalls(service, session, sync, notices),
    ...createFlowActions(flow, profile, ports, isLocalOnly),
    logout: createLogout(ports, parts, session, store),
    loadPerson() {
      if (profile.loggedIn() !== null && profile.person() === null) sync.revalidate();
    },
    loggedIn: () => profile.loggedIn(),
    authorization() {
      const loggedIn = profile.loggedIn();
      return loggedIn && basicOf(loggedIn);
    },
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
