import type { Condition, FeedResponse, KeyValue, Ports, Socket } from '../ports.ts';

export interface Switch extends Condition {
  set(holds: boolean): void;
}

function createSwitch(): Switch {
  let state = true;
  const listeners = new Set<() => void>();
  return {
    holds: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(holds) {
      if (holds === state) return;
      state = holds;
      for (const listener of [...listeners]) listener();
    },
  };
}

function createKeyValue(): KeyValue {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

export interface ServerSocket {
  readonly url: string;
  readonly isClosed: boolean;
  readonly received: Record<string, unknown>[];
  open(): void;
  send(frame: object): void;
  close(): void;
  onReceive: (frame: Record<string, unknown>) => void;
}

export interface VirtualWorld extends Ports {
  readonly visibility: Switch;
  readonly online: Switch;
  readonly sockets: ServerSocket[];
  readonly requests: {
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly atMs: number;
    readonly aborted: () => boolean;
  }[];
  answer: (url: string, headers: Record<string, string>) => Promise<FeedResponse>;
  onSocket: (socket: ServerSocket) => void;
  advance(durationMs: number): Promise<void>;
  sleep(durationMs: number): Promise<void>;
  trueMs(): number;
  mostInFlight(): number;
}

export const reply = (body: string, status = 200, headers: Record<string, string> = {}): FeedResponse => ({
  status,
  headers: new Headers(headers),
  text: async () => body,
});

const settlePromises = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

class VirtualTime {
  readonly #timers = new Map<number, { readonly atMs: number; readonly callback: () => void }>();
  #sequence = 0;
  #nowMs: number;

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  after(delayMs: number, callback: () => void): () => void {
    this.#sequence += 1;
    const id = this.#sequence;
    this.#timers.set(id, { atMs: this.#nowMs + Math.max(0, delayMs), callback });
    return () => this.#timers.delete(id);
  }

  async advance(durationMs: number): Promise<void> {
    const endMs = this.#nowMs + durationMs;
    await settlePromises();
    for (let next = this.#next(); next !== null && next[1].atMs <= endMs; next = this.#next()) {
      const [id, { atMs, callback }] = next;
      this.#timers.delete(id);
      this.#nowMs = atMs;
      callback();
      await settlePromises();
    }
    this.#nowMs = endMs;
  }

  #next(): [number, { readonly atMs: number; readonly callback: () => void }] | null {
    let next: [number, { readonly atMs: number; readonly callback: () => void }] | null = null;
    for (const timer of this.#timers) if (next === null || timer[1].atMs < next[1].atMs) next = timer;
    return next;
  }
}

function createSocketPair(url: string): { readonly client: Socket; readonly server: ServerSocket } {
  let isClosed = false;
  const client: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      const frame = JSON.parse(text) as Record<string, unknown>;
      if (isClosed) return;
      server.received.push(frame);
      server.onReceive(frame);
    },
    close() {
      isClosed = true;
    },
  };
  const server: ServerSocket = {
    url,
    received: [],
    get isClosed() {
      return isClosed;
    },
    open: () => client.onopen?.(),
    send: (frame) => {
      if (!isClosed) client.onmessage?.({ data: JSON.stringify(frame) });
    },
    close() {
      isClosed = true;
      client.onclose?.();
    },
    onReceive: () => {},
  };
  return { client, server };
}

/** Counts the requests of each address that are in flight at a time. */
class InFlight {
  readonly #counts = new Map<string, number>();
  #most = 0;

  get most(): number {
    return this.#most;
  }

  /** Returns the end of the request; further calls of it count nothing. */
  begin(url: string): () => void {
    const count = (this.#counts.get(url) ?? 0) + 1;
    this.#counts.set(url, count);
    this.#most = Math.max(this.#most, count);
    let isOver = false;
    return () => {
      if (!isOver) this.#counts.set(url, (this.#counts.get(url) ?? 1) - 1);
      isOver = true;
    };
  }
}

export function createVirtualWorld(
  random: () => number = () => 0.5,
  startMs = Date.UTC(2026, 10, 20, 18, 0, 0),
  aheadMs = 0,
): VirtualWorld {
  const time = new VirtualTime(startMs);
  const inFlight = new InFlight();

  function openSocket(url: string): Socket {
    const { client, server } = createSocketPair(url);
    world.sockets.push(server);
    world.onSocket(server);
    return client;
  }

  const world: VirtualWorld = {
    sockets: [],
    requests: [],
    answer: async () => reply('', 204),
    onSocket: () => {},
    fetch(url, { headers, signal }) {
      world.requests.push({ url, headers, atMs: time.nowMs, aborted: () => signal.aborted });
      const end = inFlight.begin(url);
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          end();
          reject(new Error('aborted'));
        });
      });
      return Promise.race([world.answer(url, headers), aborted]).finally(end);
    },
    openSocket,
    openEvents: async (url) => openSocket(`${url}/sse`),
    session: createKeyValue(),
    local: createKeyValue(),
    after: (delayMs, callback) => time.after(delayMs, callback),
    nowMs: () => time.nowMs + aheadMs,
    trueMs: () => time.nowMs,
    random,
    visibility: createSwitch(),
    online: createSwitch(),
    mostInFlight: () => inFlight.most,
    sleep: (durationMs) => new Promise((resolve) => time.after(durationMs, resolve)),
    advance: (durationMs) => time.advance(durationMs),
  };
  return world;
}
