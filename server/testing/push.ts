import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseServerFrame, type PushSubject, type ServerFrame, writeRow } from '@stillingen/wire';
import WebSocket from 'ws';
import { createApp } from '../http/app.ts';
import type { AccountGate } from '../push/account-channels.ts';
import { createPushHub, type PushHub } from '../push/hub.ts';
import { PUSH_LIMITS, type PushLimits } from '../push/limits.ts';
import { push, type PushOptions } from '../push/plugin.ts';

/** The push server alone on a free port, with a clock of its own. */
export interface TestPush extends AsyncDisposable {
  /** host:port */
  readonly address: string;
  readonly hub: PushHub;
  /** Lets time pass. */
  advance(ms: number): void;
  /** Sets the clock of the machine, in no time. */
  setClock(ms: number): void;
}

export const FOOTBALL: PushSubject = { kind: 'update', anySport: 1, projectType: 1 };
/** A row of one event. */
export const row = (id: string, ...cells: [key: string, value: string][]): string => writeRow([['AA', id], ...cells]);

export async function startTestPush(
  limits: Partial<PushLimits> = {},
  options: Partial<PushOptions> & { namespace?: string; isKnown?: PushHub['isKnown']; gate?: AccountGate } = {},
): Promise<TestPush> {
  let clock = 1_000_000;
  let ahead = 0;
  const clockMs = (): number => clock;
  const nowMs = (): number => clock + ahead;
  const all = { ...PUSH_LIMITS, ...limits };
  const app = createApp({ logLevel: 'silent' });
  const { namespace = '', isKnown = () => true, gate, ...rest } = options;
  const hub = createPushHub({ nowMs, clockMs, isKnown, namespace, limits: all, ...(gate === undefined ? {} : { gate }) });
  push(app, { hub, clockMs, random: () => 0, origins: [], addressHeader: '', limits: all, ...rest });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    hub,
    advance(ms) {
      clock += ms;
    },
    setClock(ms) {
      ahead += ms;
    },
    async [Symbol.asyncDispose]() {
      await hub[Symbol.asyncDispose]();
      await app.close();
    },
  };
}

/** A queue of frames: each is asked for once, in order. */
function createInbox(): { put(frame: ServerFrame): void; next(): Promise<ServerFrame> } {
  const frames: ServerFrame[] = [];
  const waiting: ((frame: ServerFrame) => void)[] = [];
  return {
    put(frame) {
      const next = waiting.shift();
      if (next === undefined) frames.push(frame);
      else next(frame);
    },
    next: () =>
      new Promise((resolve) => {
        const frame = frames.shift();
        if (frame === undefined) waiting.push(resolve);
        else resolve(frame);
      }),
  };
}

/** A client of the push channel whose frames are read one after another. */
export interface TestClient {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** They come at any time, so they are kept apart from the other frames. */
  readonly heartbeats: readonly ServerFrame[];
  send(frame: unknown): void;
  next(): Promise<ServerFrame>;
  /** Sends a frame and takes the answer. */
  ask(frame: unknown): Promise<ServerFrame>;
}

/** Opens a WebSocket; rejects with the status where it is refused. */
export async function openSocket(address: string, options: WebSocket.ClientOptions = {}): Promise<TestClient> {
  const socket = new WebSocket(`ws://${address}/push`, options);
  const inbox = createInbox();
  const heartbeats: ServerFrame[] = [];
  socket.on('message', (data) => {
    const frame = parseServerFrame((data as Buffer).toString());
    if ('op' in frame && frame.op === 'heartbeat') heartbeats.push(frame);
    else inbox.put(frame);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  // A server that has closed may still be written to.
  socket.on('error', () => undefined);
  const send = (frame: unknown): void => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return {
    socket,
    closed,
    heartbeats,
    send,
    next: inbox.next,
    ask(frame) {
      send(frame);
      return inbox.next();
    },
  };
}

/** One event of a stream. */
export interface StreamEvent {
  readonly id: string | null;
  readonly retry: string | null;
  readonly frame: ServerFrame;
}

/** Opens a stream of events, whose heartbeats are passed over. */
export async function openStream(
  address: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<{ response: Response; next(): Promise<StreamEvent | null>; close(): void }> {
  const abort = new AbortController();
  const response = await fetch(`http://${address}/push/sse?${query}`, { headers, signal: abort.signal });
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    response,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end !== -1) {
          const fields = new Map(
            text
              .slice(0, end)
              .split('\n')
              .map((line) => line.split(/: (.*)/s) as [string, string]),
          );
          text = text.slice(end + 2);
          const frame = parseServerFrame(fields.get('data')!);
          if ('op' in frame && frame.op === 'heartbeat') continue;
          return { id: fields.get('id') ?? null, retry: fields.get('retry') ?? null, frame };
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += decoder.decode(value, { stream: true });
      }
    },
    close: () => abort.abort(),
  };
}
