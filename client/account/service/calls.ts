import { type CallName, type Calls, CALLS, CHALLENGE_PATH, type LoggedIn, VERSION_HEADERS } from '@stillingen/wire/account';
import { outcomeOf } from './answers.ts';
import { ACCOUNT_TIMEOUT_MS } from '../constants.ts';
import { clientError, ERROR_CODES, type Messages, NO_CONSENTS, type Outcome } from './errors.ts';
import type { AccountPorts, Request } from '../ports.ts';

export interface Where {
  readonly path?: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  /** Sent in a header (O-062). */
  readonly loggedIn?: LoggedIn;
  readonly signal?: AbortSignal;
}
export type Call = <Name extends CallName>(
  name: Name,
  sent: Calls[Name]['sent'],
  where?: Where,
) => Promise<Outcome<Calls[Name]['answer']>>;

export interface Caller {
  readonly call: Call;
  challenge(): Promise<unknown>;
  /** ACC-38. */
  setAppVersion(version: string): void;
}

/** ACC-25. */
export const basicOf = ({ id, hash }: LoggedIn): string => `Basic ${btoa(`${id}:${hash}`)}`;

function urlOf(base: string, name: CallName, { path = [], query = {} }: Where): string {
  const places = [...path];
  const filled = CALLS[name].path.replaceAll('{}', () => encodeURIComponent(places.shift() ?? ''));
  const search = new URLSearchParams(query).toString();
  return base + filled + (search === '' ? '' : `?${search}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function createCaller(ports: AccountPorts, config: AccountConfig, messages: Messages = {}): Caller {
  const base = baseUrlOf(config);
  let appVersion: string = VERSION_HEADERS['x-app-version'];

  async function exchange(
    url: string,
    init: { method: Request['method']; headers: Record<string, string>; body: string | null },
    signal?: AbortSignal,
  ) {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    const endTimer = ports.after(ACCOUNT_TIMEOUT_MS, abort);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const response = await ports.request(url, { ...init, signal: controller.signal });
      return { response, json: parseJson(await response.text()) };
    } catch {
      return null;
    } finally {
      endTimer();
      signal?.removeEventListener('abort', abort);
    }
  }

  async function call<Name extends CallName>(
    name: Name,
    sent: Calls[Name]['sent'],
    where: Where = {},
  ): Promise<Outcome<Calls[Name]['answer']>> {
    const { method, proof } = CALLS[name];
    const headers: Record<string, string> = { accept: 'application/json' };
    if (sent !== null) headers['content-type'] = 'application/json';
    if (proof === 'basic') Object.assign(headers, VERSION_HEADERS, { 'x-app-version': appVersion });
    if (where.loggedIn !== undefined) headers.authorization = basicOf(where.loggedIn);
    const body = sent === null ? null : JSON.stringify(sent);
    const exchanged = await exchange(urlOf(base, name, where), { method, headers, body }, where.signal);
    return exchanged === null
      ? { ok: false, error: clientError(ERROR_CODES.technical, messages, { isUnreachable: true }), required: NO_CONSENTS }
      : outcomeOf(name, exchanged.response, exchanged.json, messages);
  }

  return {
    call,
    async challenge() {
      const exchanged = await exchange(base + CHALLENGE_PATH, {
        method: 'GET',
        headers: { accept: 'application/json' },
        body: null,
      });
      return exchanged?.response.status === 200 ? exchanged.json : null;
    },
    setAppVersion(version) {
      appVersion = version;
    },
  };
}

/** ACC-12, ACC-13. */
export interface AccountConfig {
  readonly namespace: string;
  readonly project: number;
  readonly api: { readonly mode: 'production' | 'sandbox'; readonly production: string; readonly sandbox?: string };
  readonly localOnly?: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isUrl = (value: unknown): value is string => typeof value === 'string' && (value === '' || URL.canParse(value));

/** Throws RangeError with the invalid value and the allowed ones. */
export function parseAccountConfig(value: unknown): AccountConfig {
  const refuse = (what: string): never => {
    throw new RangeError(`account: ${what}`);
  };
  if (!isObject(value)) return refuse('the configuration is no object');
  const { namespace, project, api, localOnly = false } = value;
  if (typeof namespace !== 'string') return refuse('namespace is missing; allowed: a text');
  if (typeof project !== 'number' || !Number.isSafeInteger(project)) return refuse('project is missing; allowed: a whole number');
  if (typeof localOnly !== 'boolean') return refuse('localOnly is no truth value; allowed: true or false');
  if (!isObject(api)) return refuse('api is missing; allowed: mode, production and sandbox');
  const { mode, production, sandbox } = api;
  if (mode !== 'production' && mode !== 'sandbox') return refuse('api.mode is none; allowed: production or sandbox');
  if (!isUrl(production)) return refuse('api.production is missing; allowed: an address, empty for that of the page');
  if (mode === 'production') return { namespace, project, api: { mode, production }, localOnly };
  if (!isUrl(sandbox)) return refuse('api.sandbox is missing; allowed: an address, empty for that of the page');
  return { namespace, project, api: { mode, production, sandbox }, localOnly };
}

/** ACC-22: what stands before the path of every call, without a slash at its end. */
export const baseUrlOf = ({ api }: AccountConfig): string =>
  (api.mode === 'sandbox' ? (api.sandbox ?? '') : api.production).replace(/\/$/, '');
