import { type CallName, type Calls, CALLS, CHALLENGE_PATH, type LoggedIn, VERSION_HEADERS } from '@stillingen/wire/account';
import type { FeedResponse } from '../../ports.ts';
import { askedBy, errorCodeOf, isJson, wholeAnswer } from './answers.ts';
import { type AccountConfig, baseUrlOf } from './config.ts';
import { ACCOUNT_TIMEOUT_MS } from '../constants.ts';
import {
  type AccountError,
  clientError,
  ERROR_CODES,
  type Messages,
  NOTHING_ASKED,
  type Outcome,
  serverError,
  v5Error,
} from './errors.ts';
import type { AccountPorts, Request } from '../ports.ts';

/** Where a call goes beyond its path: what stands in the places of the path, and the query. */
export interface Where {
  readonly path?: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  /** Who calls, where the call tells it in a header (O-062). */
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
  /** A challenge of the proof of work; null where none came. */
  challenge(): Promise<unknown>;
  /** ACC-38. */
  setAppVersion(version: string): void;
}

const isV5 = (name: CallName): boolean => CALLS[name].path.startsWith('/v5/');

/** ACC-25: the header that says who calls. */
const basicOf = ({ id, hash }: LoggedIn): string => `Basic ${btoa(`${id}:${hash}`)}`;

function urlOf(base: string, name: CallName, { path = [], query = {} }: Where): string {
  const places = [...path];
  const filled = CALLS[name].path.replaceAll('{}', () => encodeURIComponent(places.shift() ?? ''));
  const asked = new URLSearchParams(query).toString();
  return base + filled + (asked === '' ? '' : `?${asked}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const retryAfterOf = ({ headers }: FeedResponse): number | null => {
  const seconds = headers?.get('retry-after') ?? null;
  return seconds !== null && /^\d{1,5}$/.test(seconds) ? Number(seconds) : null;
};
const textOr = (value: unknown, other: string): string => (typeof value === 'string' && value !== '' ? value : other);

/** Calls of the account service as values: an answer, or an error with what kind it is. Never throws, never rejects. */
export function createCaller(ports: AccountPorts, config: AccountConfig, messages: Messages = {}): Caller {
  const base = baseUrlOf(config);
  let appVersion: string = VERSION_HEADERS['x-app-version'];

  /** The status and the text of an answer; null where none came within the time. */
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

  /** AERR-48, AERR-37 to 40: what an answer means whose status is no success. */
  function failureOf(name: CallName, response: FeedResponse, json: unknown): AccountError {
    const retryAfterS = retryAfterOf(response);
    const fields = isJson(json) ? json : {};
    // A session that is over is told by the status alone: none of the codes says it.
    if (response.status === 401 && CALLS[name].proof === 'basic')
      return clientError(ERROR_CODES.loginMismatch, messages, typeof fields.code === 'number' ? { serverCode: fields.code } : {});
    if (isV5(name) && typeof fields.code === 'number') return v5Error(fields.code, messages, { retryAfterS });
    const code = typeof fields.code === 'number' || typeof fields.code === 'string' ? fields.code : null;
    return {
      space: 'api',
      status: response.status === 0 ? 500 : response.status,
      code,
      message: textOr(fields.message, 'Unexpected server error'),
      retryAfterS,
    };
  }

  function outcomeOf<Name extends CallName>(name: Name, response: FeedResponse, json: unknown): Outcome<Calls[Name]['answer']> {
    const asked = askedBy(json);
    if (response.status < 200 || response.status > 299) {
      const error = failureOf(name, response, json);
      return { ok: false, error, asked };
    }
    if (isV5(name) && response.status !== 200) return { ok: true, answer: null as Calls[Name]['answer'], asked };
    const answer = wholeAnswer(name, json);
    const err = errorCodeOf(json);
    // A marketing question beside a whole answer is no error (AERR-33).
    if (answer !== null && (err === null || err === 'XE12')) return { ok: true, answer, asked };
    if (err === 'XE8' || asked.terms.length > 0)
      return { ok: false, error: { space: 'terms', terms: asked.terms, message: 'Terms confirmation needed!' }, asked };
    if (err === null) return { ok: false, error: clientError(ERROR_CODES.technical, messages), asked };
    const fields = isJson(json) ? json : {};
    const error = serverError(err, messages, {
      retryAfterS: typeof fields.retryAfter === 'number' ? fields.retryAfter : retryAfterOf(response),
      field: typeof fields.field === 'string' ? fields.field : null,
    });
    return { ok: false, error, asked };
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
      ? { ok: false, error: clientError(ERROR_CODES.technical, messages, { isUnreachable: true }), asked: NOTHING_ASKED }
      : outcomeOf(name, exchanged.response, exchanged.json);
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
