import { type Agent, get } from 'node:http';
import type { Condition, KeyValue, Ports, Socket } from '@stillingen/client';
import { openEventStream } from '../../client/push/event-stream.ts';
import { openBareSocket } from '../push/socket.ts';
import { type Counted, noteTime, type Tally, type Timed } from './report.ts';

const always: Condition = { holds: () => true, subscribe: () => () => undefined };
const nothing: KeyValue = { get: () => null, set: () => undefined, remove: () => undefined };

const BUSY = '"op":"busy"';

function openSocket(tally: Tally, url: string): Socket {
  const fromMs = performance.now();
  const { host, pathname } = new URL(url);
  let isOpen = false;
  let isFirst = true;
  const bare = openBareSocket(host, pathname, {
    onOpen() {
      isOpen = true;
      noteTime(tally, 'handshake', performance.now() - fromMs);
      socket.onopen?.();
    },
    onPayload(payload) {
      if (isFirst && payload.includes(BUSY)) tally.counts.sentAway += 1;
      isFirst = false;
      tally.counts.pushBytes += payload.length;
      socket.onmessage?.({ data: payload.toString() });
    },
    onClose() {
      if (!isOpen) tally.counts.refused += 1;
      socket.onclose?.();
    },
  });
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: bare.send, close: bare.destroy };
  return socket;
}

export const visitorPorts = (tally: Tally): Ports => ({
  fetch,
  openSocket: (url) => openSocket(tally, url),
  openEvents: async (url) => openEventStream(url),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  nowMs: Date.now,
  random: Math.random,
  visibility: always,
  online: always,
  session: nothing,
  local: nothing,
});

const HEADERS = { 'x-fsign': 'stillingen', 'accept-encoding': 'gzip, br' } as const;
const TIMEOUT_MS = 10_000;

/** Keeps only the tag of the answer, for the next request. False without an expected answer. */
export function fetchAndCount(
  tally: Tally,
  what: Extract<Timed, 'page' | 'feed'>,
  url: string,
  agent: Agent,
  tags: Map<string, string> | null = null,
): Promise<boolean> {
  const tag = tags?.get(url);
  const headers = tag === undefined ? HEADERS : { ...HEADERS, 'if-none-match': tag };
  const count = (name: Counted, by = 1): void => void (tally.counts[name] += by);
  const fromMs = performance.now();
  count('requests');
  return new Promise((resolve) => {
    const request = get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      noteTime(tally, what, performance.now() - fromMs);
      const isExpected = [200, 204, 304].includes(response.statusCode!);
      if (!isExpected) count('errors');
      if (response.headers.etag !== undefined) tags?.set(url, response.headers.etag);
      response.on('data', (chunk: Buffer) => count('bytes', chunk.length));
      response.on('end', () => resolve(isExpected));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', () => {
      count('errors');
      resolve(false);
    });
  });
}
