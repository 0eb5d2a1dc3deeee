export interface Ports {
  fetch(url: string, init: { headers: Record<string, string>; signal: AbortSignal; cache: 'no-store' }): Promise<FeedResponse>;
  openSocket(url: string): Socket;
  /** For networks that block WebSockets. */
  openEvents(url: string): Promise<Socket>;
  /** Returns a function that cancels the timer. */
  after(delayMs: number, callback: () => void): () => void;
  /** Monotonic, in milliseconds since the epoch. Only differences are trusted. */
  nowMs(): number;
  /** At least 0, below 1. */
  random(): number;
  /** Takes what is only logged (ERR-02, ERR-03); absent: nothing is. */
  readonly log?: (level: 'warn' | 'debug', line: string) => void;
  readonly visibility: Condition;
  readonly online: Condition;
  /** Kept until the browser is closed. */
  readonly session: KeyValue;
  readonly local: KeyValue;
}

/** Some transports have no headers (FEED-13). */
export type FeedResponse = Pick<Response, 'status' | 'text'> & { readonly headers: Headers | null };

/** Writes are dropped if storage is forbidden or full. */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface Condition {
  holds(): boolean;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export const randomBetween = (ports: Pick<Ports, 'random'>, least: number, most: number): number =>
  least + ports.random() * (most - least);
