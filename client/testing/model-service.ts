import {
  applyDiff,
  type Calls,
  CALLS,
  type CallName,
  type DataKey,
  diffFault,
  type LoggedIn,
  type TermsError,
  type UserData,
} from '@stillingen/wire/account';
import type { FeedResponse } from '../ports.ts';
import type { Request } from '../account/ports.ts';

export type Fault = 'none' | 'network' | 'lost' | 'hang' | 'busy' | 'internal' | 'limit' | 'page';

export const MODEL_USER = 'u'.repeat(26);
export const MODEL_TERMS: TermsError = { code: 1002, type: 'tou', version: '2027-01', url: '/vilkaar' };

export interface ModelService {
  fault: Fault;
  needsTerms: boolean;
  user: string;
  refuses: string | null;
  documents: Record<DataKey, UserData>;
  rev: number;
  readonly calls: { readonly name: CallName; readonly sent: unknown; readonly headers: Readonly<Record<string, string>> }[];
  open(): LoggedIn;
  endSessions(): void;
  onRev: (rev: number) => void;
  request(url: string, init: Request): Promise<FeedResponse>;
}

interface Time {
  sleep(durationMs: number): Promise<void>;
  random(): number;
}
type Reply = { readonly status: number; readonly body: object | null; readonly headers?: Record<string, string> };

const asResponse = ({ status, body, headers = {} }: Reply): FeedResponse => ({
  status,
  headers: new Headers(headers),
  text: async () => (body === null ? '' : JSON.stringify(body)),
});
const PATHS = new Map<string, CallName>(Object.entries(CALLS).map(([name, { path }]) => [path, name as CallName]));
const ok = (body: object): Reply => ({ status: 200, body });
const LONGEST_WAY_MS = 200;

export function createModelService({ sleep, random }: Time): ModelService {
  const sessions = new Map<string, string>();
  let opened = 0;

  function storeMergedData({ key, dataDiff }: Calls['storeMergedData']['sent']): Reply {
    const { refuses } = model;
    const paths = [...Object.keys(dataDiff.merge), ...dataDiff.unmerge];
    if (diffFault(dataDiff) !== null || (refuses !== null && paths.some((path) => path.includes(refuses))))
      return ok({ err: 'XE11', field: 'dataDiff' });
    model.documents[key] = applyDiff(model.documents[key], dataDiff);
    model.rev += 1;
    model.onRev(model.rev);
    return ok({ r: 'XY1', rev: model.rev });
  }

  function answer(name: CallName, sent: { loggedIn?: LoggedIn } | null, headers: Readonly<Record<string, string>>): Reply {
    if (name === 'termsAgreements') {
      const [id, hash] = atob((headers.authorization ?? '').replace('Basic ', '')).split(':');
      if (id === undefined || sessions.get(hash ?? '') !== id) return { status: 401, body: { code: 101, message: 'no session' } };
      model.needsTerms = false;
      return { status: 204, body: null };
    }
    if (name === 'login') return ok({ ...model.open(), ...(model.needsTerms ? { err2: 'XE8', errors: [MODEL_TERMS] } : {}) });
    if (name === 'logout') {
      sessions.delete(sent?.loggedIn?.hash ?? '');
      return ok({ r: 'XY1' });
    }
    if (sent?.loggedIn === undefined || sessions.get(sent.loggedIn.hash) !== sent.loggedIn.id) return ok({ err: 'XE1' });
    if (model.needsTerms) return ok({ err: 'XE8', err2: 'XE8', errors: [MODEL_TERMS] });
    if (name === 'deleteAccount') {
      sessions.clear();
      return ok({ r: 'XY1' });
    }
    if (name === 'storeMergedData') return storeMergedData(sent as Calls['storeMergedData']['sent']);
    if (name === 'getData') {
      const profile = { id: sent.loggedIn.id, name: 'Anna', email: 'anna@example.dk', emailIsVerified: true };
      return ok({ ...model.documents, profile, rev: model.rev });
    }
    return { status: 404, body: null };
  }

  const model: ModelService = {
    fault: 'none',
    needsTerms: false,
    user: MODEL_USER,
    refuses: null,
    documents: { data: {}, privateData: {} },
    rev: 0,
    calls: [],
    open() {
      opened += 1;
      const hash = opened.toString(16).padStart(64, '0');
      sessions.set(hash, model.user);
      return { id: model.user, hash };
    },
    endSessions: () => sessions.clear(),
    onRev: () => {},
    async request(url, { body, headers, signal }) {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
      const { fault } = model;
      const name = PATHS.get(new URL(url).pathname)!;
      const sent = body === null ? null : (JSON.parse(body) as { loggedIn?: LoggedIn });
      model.calls.push({ name, sent, headers });
      const exchange = async (): Promise<FeedResponse> => {
        await sleep(random() * LONGEST_WAY_MS);
        if (fault === 'network') throw new Error('no network');
        if (fault === 'hang') await new Promise(() => {});
        if (fault === 'busy') return asResponse({ status: 503, body: null, headers: { 'Retry-After': '7' } });
        if (fault === 'internal') return asResponse(ok({ err: 'XE0' }));
        if (fault === 'limit') return asResponse(ok({ err: 'XE13', retryAfter: 11 }));
        if (fault === 'page') return { status: 200, headers: new Headers(), text: async () => '<html>' };
        const reply = asResponse(answer(name, sent, headers));
        await sleep(random() * LONGEST_WAY_MS);
        if (fault === 'lost') throw new Error('no network');
        return reply;
      };
      return Promise.race([exchange(), aborted]);
    },
  };
  return model;
}
