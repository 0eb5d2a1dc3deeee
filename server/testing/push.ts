import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseServerFrame, type PushSubject, type ServerFrame, writeRow } from '@stillingen/wire';
import WebSocket from 'ws';
import { createApp } from '../http/app.ts';
import type { AccountGate } from '../push/account-channels.ts';
import { type OddsGate, PushHub } from '../push/hub.ts';
import { PUSH_LIMITS, type PushLimits } from '../push/limits.ts';
import { push, type PushOptions } from '../push/plugin.ts';

export interface TestPush extends AsyncDisposable {
  readonly address: string;
  readonly hub: PushHub;
  advance(ms: number): void;
  /** Sets the time of the machine without letting time pass. */
  setClock(ms: number): void;
}

export const WRITE_MODES = [
  ['below the stream', true],
  ['through the stream', false],
] as const;

export const FOOTBALL: PushSubject = { kind: 'update', anySport: 1, projectType: 1 };
export const row = (id: string, ...cells: [key: string, value: string][]): string => writeRow([['AA', id], ...cells]);

export async function startTestPush(
  limits: Partial<PushLimits> = {},
  options: Partial<PushOptions> & {
    namespace?: string;
    isKnown?: PushHub['isKnown'];
    gate?: AccountGate;
    oddsGate?: OddsGate;
  } = {},
): Promise<TestPush> {
  let clock = 1_000_000;
  let ahead = 0;
  const clockMs = (): number => clock;
  const nowMs = (): number => clock + ahead;
  const all = { ...PUSH_LIMITS, ...limits };
  const app = createApp({ logLevel: 'silent' });
  const { namespace = '', isKnown = () => true, gate, oddsGate, ...rest } = options;
  const gates = { ...(gate === undefined ? {} : { gate }), ...(oddsGate === undefined ? {} : { oddsGate }) };
  const hub = new PushHub({ nowMs, clockMs, isKnown, namespace, limits: all, ...gates });
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

export interface TestClient {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly heartbeats: readonly ServerFrame[];
  send(frame: unknown): void;
  next(): Promise<ServerFrame>;
  ask(frame: unknown): Promise<ServerFrame>;
}

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

export interface StreamEvent {
  readonly id: string | null;
  readonly retry: string | null;
  readonly frame: ServerFrame;
}

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
