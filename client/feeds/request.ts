import { TRANSPORT_RETRIES, TRANSPORT_RETRY_STEP_MS, TRANSPORT_TIMEOUT_MS } from '../constants.ts';
import type { Pauses } from '../time/pauses.ts';
import type { Ports } from '../ports.ts';

export type RequestState = 'idle' | 'updating' | 'done' | 'aborted' | 'failed';

/** The body is text (FEED-09). */
export interface TextResponse {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers | null;
}

export interface FeedRequest {
  state(): RequestState;
  start(): void;
  abort(): void;
}

export interface RequestOptions {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly onDone: (answer: TextResponse) => void;
  /** Every failure, also of attempts that are retried (LOAD-08). */
  readonly onError: () => void;
  /** After the last retry (LOAD-07). */
  readonly onGiveUp: () => void;
}

/** Up to 3 retries (LOAD-04, 05), each later (LOAD-06), none while paused (LOAD-10); 10 s each. */
export function createRequest(ports: Pick<Ports, 'fetch' | 'after'>, pauses: Pauses, options: RequestOptions): FeedRequest {
  let state: RequestState = 'idle';
  let attempts = 0;
  let stop = (): void => {};

  function fail(): void {
    options.onError();
    if (state !== 'updating') return;
    if (attempts > TRANSPORT_RETRIES) {
      state = 'failed';
      options.onGiveUp();
    } else {
      stop = pauses.after(TRANSPORT_RETRY_STEP_MS * attempts, attempt);
    }
  }

  function attempt(): void {
    attempts += 1;
    const controller = new AbortController();
    let open = true;
    const settle = (then: () => void): void => {
      if (!open) return;
      open = false;
      cancelTimeout();
      then();
    };
    const cancelTimeout = ports.after(TRANSPORT_TIMEOUT_MS, () => {
      settle(() => {
        controller.abort();
        fail();
      });
    });
    stop = () => settle(() => controller.abort());
    ports
      .fetch(options.url, { headers: options.headers, signal: controller.signal, cache: 'no-store' })
      .then(async (response) => ({ status: response.status, body: await response.text(), headers: response.headers }))
      .then(
        (answer) =>
          settle(() => {
            state = 'done';
            options.onDone(answer);
          }),
        () => settle(fail),
      );
  }

  return {
    state: () => state,
    start() {
      if (state !== 'idle') return;
      state = 'updating';
      attempt();
    },
    abort() {
      if (state !== 'idle' && state !== 'updating') return;
      state = 'aborted';
      stop();
    },
  };
}
