import type { HttpGet } from '../../ports.ts';
import type { Connector } from '../kit/connector.ts';
import { HOUR, MINUTE, SECOND } from '../kit/pace.ts';

const TIMEOUT_MS = 10 * SECOND;
const MAX_BYTES = 8 * 2 ** 20;
const MOST_RETRY_MS = 6 * HOUR;

/** What a later request sends, so that an unchanged answer need not be sent again. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export type Fetched =
  | {
      readonly kind: 'answer';
      readonly text: string;
      readonly validators: Validators;
      readonly headers: Headers;
      readonly status: number;
    }
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'failed';
      readonly why: string;
      /** Whether the key is refused, the address is wrong, or a later try may succeed. */
      readonly ends: 'source' | 'path' | 'try';
      /** Stated by the source; null where the connector decides. */
      readonly retryMs: number | null;
    };

type Headers = Readonly<Record<string, string>>;

/** Of a `retry-after`, in seconds or as a time; null where it cannot be read. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? null : Math.min(MOST_RETRY_MS, Math.max(SECOND, ms));
}

const failed = (why: string, ends: 'source' | 'path' | 'try' = 'try', retryMs: number | null = null): Fetched => ({
  kind: 'failed',
  why,
  ends,
  retryMs,
});

function failureOf(status: number, headers: Headers, { key }: Pick<Connector, 'key'>, nowMs: number): Fetched {
  const retryMs = retryAfterMs(headers['retry-after'], nowMs);
  if (status === 401 || status === 403) {
    const advice = key === null ? 'the source refuses requests' : `the source refuses the key: check ${key.setting}`;
    return failed(`${status}, ${advice}`, 'source');
  }
  if (status === 429) return failed('429, too many requests', 'try', retryMs ?? MINUTE);
  if (status === 400 || status === 404 || status === 410) return failed(`${status}, the source does not have it`, 'path');
  return failed(`${status}`, 'try', retryMs);
}

export interface FetchInput {
  readonly connector: Pick<Connector, 'key'>;
  /** Of the source or its mirror. */
  readonly address: URL;
  readonly path: string;
  readonly key: string;
  readonly userAgent: string;
  readonly validators: Validators;
  readonly httpGet: HttpGet;
  readonly nowMs: number;
  readonly signal: AbortSignal;
}

/** One request of a source. */
export async function fetchAnswer(input: FetchInput): Promise<Fetched> {
  const { connector, address, path, key, userAgent, validators, httpGet, nowMs, signal } = input;
  const headers = {
    accept: 'application/json',
    'user-agent': userAgent,
    ...(connector.key === null ? {} : { [connector.key.header]: key }),
    ...(validators.etag === undefined ? {} : { 'if-none-match': validators.etag }),
    ...(validators.lastModified === undefined ? {} : { 'if-modified-since': validators.lastModified }),
  };
  const url = new URL(`${address.pathname.replace(/\/$/, '')}${path}`, address);
  const answer = await httpGet(url, headers, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal });
  if ('error' in answer) return failed(answer.error);
  const { status, headers: given, body } = answer;
  if (status === 304) return { kind: 'unchanged' };
  if (status < 200 || status >= 300) return failureOf(status, given, connector, nowMs);
  const { etag, 'last-modified': lastModified } = given;
  const own = { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
  return { kind: 'answer', text: new TextDecoder().decode(body), validators: own, headers: given, status };
}
