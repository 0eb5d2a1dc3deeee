import type { Condition, KeyValue, Ports, Socket } from '@stillingen/client';
import { openEventStream } from '../../client/push/event-stream.ts';
import { openBareSocket } from '../push/socket.ts';
import { noteTime, type Tally } from './tally.ts';

const always: Condition = { holds: () => true, subscribe: () => () => undefined };
const nothing: KeyValue = { get: () => null, set: () => undefined, remove: () => undefined };

const BUSY = '"op":"busy"';

/** A WebSocket as the client of the product wants it, of which each handshake is timed. */
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

/** The world of the visitors of one process: a page that is seen, a device that is online. */
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
