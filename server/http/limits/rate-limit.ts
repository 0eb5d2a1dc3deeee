export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  readonly retryAfterS: number;
  constructor(retryAfterS: number, message = `try again in ${retryAfterS} s`) {
    super(message);
    this.retryAfterS = retryAfterS;
  }
}

const KEPT_CLIENTS = 20_000;

interface Window {
  readonly fromMs: number;
  count: number;
}

/** Counts per client in windows that begin with its first request. Clock in milliseconds. */
export class ClientWindows {
  readonly #windows = new Map<string, Window>();
  readonly #windowMs: number;
  readonly #clockMs: () => number;

  constructor(windowMs: number, clockMs: () => number) {
    this.#windowMs = windowMs;
    this.#clockMs = clockMs;
  }

  of(client: string): Window {
    const now = this.#clockMs();
    const known = this.#windows.get(client);
    if (known !== undefined && now - known.fromMs < this.#windowMs) return known;
    const begun = { fromMs: now, count: 0 };
    this.#windows.delete(client);
    if (this.#windows.size >= KEPT_CLIENTS) this.#windows.delete(this.#windows.keys().next().value!);
    this.#windows.set(client, begun);
    return begun;
  }

  secondsLeft({ fromMs }: Window): number {
    return Math.max(1, Math.ceil((fromMs + this.#windowMs - this.#clockMs()) / 1000));
  }
}

/** Counts a request of a client. Null if allowed, else seconds to wait. */
export type RateLimit = (client: string) => number | null;

export function createRateLimit(rate: { requests: number; windowMs: number; clockMs: () => number }): RateLimit {
  const windows = new ClientWindows(rate.windowMs, rate.clockMs);
  return (client) => {
    const window = windows.of(client);
    window.count += 1;
    return window.count <= rate.requests ? null : windows.secondsLeft(window);
  };
}
