import { type ClientConfig, isWhole } from '@stillingen/wire';
import type { Clock } from '../time/clock.ts';
import { BENCHMARK_SHARE } from '../constants.ts';
import type { Geo } from './origin.ts';
import type { Pauses } from '../time/pauses.ts';
import type { Ports } from '../ports.ts';
import { createRequest } from './request.ts';
import { createStore, type Store } from '../store.ts';

export type FeedResult =
  | { readonly kind: 'data'; readonly text: string; readonly tag: string | null }
  /** The body is '0' (FEED-14). */
  | { readonly kind: 'empty' }
  /** Nothing newer than the validator (`isReported`), or an empty answer (FEED-13, FEED-14). */
  | { readonly kind: 'none'; readonly isReported: boolean }
  | { readonly kind: 'failed' };

/** Entity tag of a text, or signature of the last update (FEED-08). */
export type Validator = { readonly 'If-None-Match'?: string; readonly 'X-Signature'?: string };

export interface Feeds {
  fetch(name: string, validator: Validator, onResult: (result: FeedResult) => void, asOfS?: number): () => void;
  readonly reachable: Store<boolean>;
}

/** Statuses that need no retry (FEED-12). */
const ACCEPTED = new Set([200, 304, 204, 1223, 0]);
const DATE_PRECISION_MS = 1_500;
/** Characters of a body that are logged. */
const LOGGED_BODY = 200;

/** FEED-14. */
const hasData = (body: string): boolean => body !== '0' && body.length >= 4;

function resultOf(status: number, body: string, headers: Headers | null): FeedResult {
  if (status === 200 && headers !== null) {
    if (hasData(body)) return { kind: 'data', text: body, tag: headers.get('etag') };
    if (body === '0') return { kind: 'empty' };
  }
  return { kind: 'none', isReported: headers !== null && status !== 200 && status !== 0 };
}

export const failIfCut = (result: FeedResult): FeedResult =>
  result.kind === 'data' && !isWhole(result.text) ? { kind: 'failed' } : result;

export interface FeedOptions extends Pick<ClientConfig, 'projectId' | 'sign' | 'feedPrefix'> {
  readonly origin: string | ((country: string | null) => string);
  readonly geo?: Geo;
  /** Whether one call in a hundred is marked as a benchmark (FEED-07, O-087). */
  readonly benchmark?: boolean;
}

/** FEED-02. */
export function createFeeds(ports: Ports, pauses: Pauses, clock: Clock, options: FeedOptions): Feeds {
  const { origin, projectId, sign, geo, feedPrefix = '/x/feed/', benchmark = false } = options;
  const reachable = createStore(true);

  /** FEED-04 to FEED-08. */
  const headersFor = (validator: Validator, requestsGeo: boolean): Record<string, string> => ({
    'x-fsign': sign,
    ...(clock.isKnown() ? {} : { 'X-utime': '1' }),
    ...(requestsGeo ? { 'X-GeoIP': '1' } : {}),
    ...(benchmark && ports.random() < BENCHMARK_SHARE ? { 'X-BenchmarkRequest': '1' } : {}),
    ...validator,
  });

  return {
    reachable,
    fetch(name, validator, onResult, asOfS) {
      const requestsGeo = geo?.claimRequest() === true;
      const host = typeof origin === 'string' ? origin : origin(geo?.record()?.countryCode ?? null);
      const url = `${host}/${projectId}${feedPrefix}${name}${asOfS === undefined ? '' : `?asof=${asOfS}`}`;
      const request = createRequest(ports, pauses, {
        url,
        headers: headersFor(validator, requestsGeo),
        onError: () => {},
        onGiveUp() {
          if (requestsGeo) geo?.settle(null);
          reachable.set(false);
          onResult({ kind: 'failed' });
        },
        onDone({ status, body, headers }) {
          reachable.set(true);
          if (requestsGeo) geo?.settle(headers);
          // A cache names the age of its answer.
          const dateMs = Date.parse(headers?.get('date') ?? '') + Number(headers?.get('age') ?? 0) * 1000;
          // The middle of the second that the header names.
          if (Number.isFinite(dateMs)) clock.observe(dateMs + 500, DATE_PRECISION_MS);
          const isAccepted = ACCEPTED.has(status);
          // ERR-02.
          if (!isAccepted) ports.log?.('warn', `feed ${name}: ${url} answered ${status}: ${body.slice(0, LOGGED_BODY)}`);
          onResult(isAccepted ? resultOf(status, body, headers) : { kind: 'failed' });
        },
      });
      request.start();
      return () => {
        // An aborted call has no answer: the next one requests it.
        if (requestsGeo && request.state() === 'updating') geo?.settle(null);
        request.abort();
      };
    },
  };
}
