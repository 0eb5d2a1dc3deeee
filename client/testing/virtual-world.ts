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

export function createVirtualWorld(
  random: () => number = () => 0.5,
  startMs = Date.UTC(2026, 10, 20, 18, 0, 0),
  aheadMs = 0,
): VirtualWorld {
  let nowMs = startMs;
  let sequence = 0;
  const timers = new Map<number, { atMs: number; callback: () => void }>();
  const sockets: ServerSocket[] = [];
  const requests: VirtualWorld['requests'] = [];
  const inFlight = new Map<string, number>();
  let mostInFlight = 0;

  function after(delayMs: number, callback: () => void): () => void {
    sequence += 1;
    const id = sequence;
    timers.set(id, { atMs: nowMs + Math.max(0, delayMs), callback });
    return () => timers.delete(id);
  }

  function openSocket(url: string): Socket {
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
    sockets.push(server);
    world.onSocket(server);
    return client;
  }

  const world: VirtualWorld = {
    sockets,
    requests,
    answer: async () => reply('', 204),
    onSocket: () => {},
    fetch(url, { headers, signal }) {
      requests.push({ url, headers, atMs: nowMs, aborted: () => signal.aborted });
      const count = (inFlight.get(url) ?? 0) + 1;
      inFlight.set(url, count);
      mostInFlight = Math.max(mostInFlight, count);
      let isOver = false;
      const end = (): void => {
        if (!isOver) inFlight.set(url, (inFlight.get(url) ?? 1) - 1);
        isOver = true;
      };
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
    after,
    nowMs: () => nowMs + aheadMs,
    trueMs: () => nowMs,
    random,
    visibility: createSwitch(),
    online: createSwitch(),
    mostInFlight: () => mostInFlight,
    sleep: (durationMs) => new Promise((resolve) => after(durationMs, resolve)),
    async advance(durationMs) {
      const endMs = nowMs + durationMs;
      await settlePromises();
      for (;;) {
        let next: [number, { atMs: number; callback: () => void }] | null = null;
        for (const entry of timers) if (next === null || entry[1].atMs < next[1].atMs) next = entry;
        if (next === null || next[1].atMs > endMs) break;
        timers.delete(next[0]);
        nowMs = next[1].atMs;
        next[1].callback();
        await settlePromises();
      }
      nowMs = endMs;
    },
  };
  return world;
}
