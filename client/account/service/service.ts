import type {
  Calls,
  DataDiff,
  DataKey,
  LoggedIn,
  SocialProvider,
  TermsError,
  TermsType,
  VerificationType,
  AccountOffer,
} from '@stillingen/wire/account';
import type { Caller, Where } from './calls.ts';
import type { AccountConfig } from './calls.ts';
import { type Outcome, NO_CONSENTS } from './errors.ts';
import { createStore, type Store } from '../../store.ts';

export type Typed<Name extends 'registration' | 'login' | 'loginUsingProvider'> = Omit<
  Calls[Name]['sent'],
  'namespace' | 'project' | 'termsofservice' | (Name extends 'registration' ? 'touApproval' | 'ppApproval' : never)
>;

/** By the names of the calls (ACC-38). */
export type AccountService = ReturnType<typeof createService>;

export function createService({ call, challenge, setAppVersion }: Caller, { namespace, project }: AccountConfig) {
  const place = { namespace, project };
  const projectIds = { projectIds: String(project) };
  const by = (loggedIn: LoggedIn, where: Where = {}): Where => ({ ...where, loggedIn });
  return {
    challenge,
    setAppVersion,
    offer: () => call('offer', null),
    /** REG-03: the form requires agreement before it sends. */
    registration: (typed: Typed<'registration'>) =>
      call('registration', { ...typed, ...place, termsofservice: true, touApproval: true, ppApproval: true }),
    login: (typed: Typed<'login'>) => call('login', { ...typed, ...place }),
    loginUsingProvider: (typed: Typed<'loginUsingProvider'> & { readonly provider: SocialProvider }) =>
      call('loginUsingProvider', { ...typed, ...place }),
    logout: (loggedIn: LoggedIn, everywhere = false) => call('logout', { loggedIn, ...(everywhere ? { all: true } : {}) }),
    verifyAccount: (c: string, i: string, t: VerificationType = 'verifyAccount') => call('verification', { t, c, i, namespace }),
    deleteAccount: (loggedIn: LoggedIn) => call('deleteAccount', { loggedIn }),
    /** O-061: a signed-in user gives the old password, a link of a mail its code. */
    changePassword: (
      id: string,
      proof: { readonly code: string } | { readonly password: string },
      newpassword: string,
      loggedIn?: LoggedIn,
    ) => call('passwordChange', { id, ...proof, newpassword }, loggedIn === undefined ? {} : { loggedIn }),
    forgottenPassword: (email: string) => call('forgottenPassword', { email, namespace, p: project }),
    forgottenPasswordCaptcha: (email: string, captcha: string) =>
      call('forgottenPasswordCaptcha', { email, captcha, projectId: project, namespace }),
    updateUser: (loggedIn: LoggedIn, changed: { readonly name?: string; readonly nickname?: string; readonly email?: string }) =>
      call('updateUser', { ...changed, loggedIn, project }),
    getData: (loggedIn: LoggedIn, signal?: AbortSignal) =>
      call('getData', { loggedIn, project }, signal === undefined ? {} : { signal }),
    storeMergedData: (loggedIn: LoggedIn, key: DataKey, dataDiff: DataDiff, signal?: AbortSignal) =>
      call('storeMergedData', { loggedIn, key, dataDiff, project }, signal === undefined ? {} : { signal }),
    termsDocuments: (type: TermsType, archived = false) =>
      call('termsDocuments', null, { path: [type], query: { archived: String(archived), ...projectIds } }),
    termsDocument: (type: TermsType, version?: string) =>
      call(
        'termsDocument',
        null,
        version === undefined ? { path: [type, 'latest'], query: { projectId: String(project) } } : { path: [type, version] },
      ),
    myTerms: (loggedIn: LoggedIn) => call('myTerms', null, by(loggedIn, { query: projectIds })),
    /** TERMS-06: no call without terms. */
    termsAgreements: async (loggedIn: LoggedIn, terms: readonly TermsError[]): Promise<Outcome<null>> =>
      terms.length === 0
        ? { ok: true, answer: null, required: NO_CONSENTS }
        : call(
            'termsAgreements',
            { projectId: project, terms: terms.map(({ code, type, version }) => ({ code, type, version })) },
            by(loggedIn),
          ),
    marketingApproval: (loggedIn: LoggedIn, approval: Omit<Calls['marketingApproval']['sent'], 'projectId'>) =>
      call('marketingApproval', { ...approval, projectId: project }, by(loggedIn)),
    marketingConsent: (loggedIn: LoggedIn) => call('marketingConsent', null, by(loggedIn)),
    updateMarketingConsent: (loggedIn: LoggedIn, consent: Calls['updateMarketingConsent']['sent']) =>
      call('updateMarketingConsent', consent, by(loggedIn)),
    sessions: (loggedIn: LoggedIn) => call('sessions', null, by(loggedIn)),
    endSessions: (loggedIn: LoggedIn, key: string | null) =>
      call('endSessions', null, by(loggedIn, key === null ? {} : { query: { key } })),
    connections: (loggedIn: LoggedIn) => call('connections', null, by(loggedIn)),
    disconnect: (loggedIn: LoggedIn, key: string) => call('disconnect', null, by(loggedIn, { query: { key } })),
    exportData: (loggedIn: LoggedIn) => call('exportData', null, by(loggedIn)),
  };
}

export interface Offer extends Store<AccountOffer | null> {
  /** Once; again after a failure. */
  load(): Promise<void>;
  /** @deprecated Renamed to load. */
  learn(): Promise<void>;
}

export function createOffer(service: Pick<AccountService, 'offer'>): Offer {
  const store = createStore<AccountOffer | null>(null);
  let loading: Promise<void> | null = null;
  async function fetchOffer(): Promise<void> {
    const outcome = await service.offer();
    if (outcome.ok) store.set(outcome.answer);
    loading = null;
  }
  async function load(): Promise<void> {
    if (store.get() === null) await (loading ??= fetchOffer());
  }
  return { get: store.get, subscribe: store.subscribe, load, learn: load };
}
