import type { Clock } from './clock.ts';
import type { Pauses } from './pauses.ts';
import type { Ports } from './ports.ts';
import { createRequest } from './request.ts';
import { createStore, type Store } from './store.ts';

/** What a feed call came to. */
export type FeedResult =
  /** `tag` is the entity tag of the text, where it has one. */
  | { readonly kind: 'data'; readonly text: string; readonly tag: string | null }
  /** The server has nothing, or nothing newer than what the validator stands for (FEED-13, FEED-14). */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

/** What the asker holds already: the entity tag of a text, or the signature of the last update (FEED-08). */
export type Validator = { readonly 'If-None-Match'?: string; readonly 'X-Signature'?: string };

export interface Feeds {
  /** Fetches a feed by name and tells the result once, but not after the returned function was called. */
  fetch(name: string, validator: Validator, onResult: (result: FeedResult) => void): () => void;
  /** False from when a call had no answer after all its retries until the next answer of any call. */
  readonly reachable: Store<boolean>;
}

/** Statuses that need no retry (FEED-12). */
const ACCEPTED = new Set([200, 304, 204, 1223, 0]);
/** A Date header is cut to the second and was some time on the way. */
const DATE_PRECISION_MS = 1_500;

/** Whether a body is more than a way of saying "nothing" (FEED-14). */
const hasData = (body: string): boolean => body !== '0' && body.length >= 4;

/** The feeds of one project at one origin (FEED-02). */
export function createFeeds(
  ports: Ports,
  pauses: Pauses,
  clock: Clock,
  options: { readonly origin: string; readonly projectId: number; readonly sign: string },
): Feeds {
  const reachable = createStore(true);
  let serverTimeKnown = false;

  return {
    reachable,
    fetch(name, validator, onResult) {
      const request = createRequest(ports, pauses, {
        url: `${options.origin}/${options.projectId}/x/feed/${name}`,
        headers: { 'x-fsign': options.sign, ...(serverTimeKnown ? {} : { 'X-utime': '1' }), ...validator },
        onError: () => {},
        onGiveUp() {
          reachable.set(false);
          onResult({ kind: 'failed' });
        },
        onDone({ status, body, headers }) {
          reachable.set(true);
          const dateMs = Date.parse(headers.get('date') ?? '');
          if (Number.isFinite(dateMs)) {
            clock.observe(dateMs + 500, DATE_PRECISION_MS);
            serverTimeKnown = true;
          }
          if (!ACCEPTED.has(status)) onResult({ kind: 'failed' });
          else if (status === 200 && hasData(body)) onResult({ kind: 'data', text: body, tag: headers.get('etag') });
          else onResult({ kind: 'none' });
        },
      });
      request.start();
      return () => request.abort();
    },
  };
}
