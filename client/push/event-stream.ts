import { type ClientFrame, parseEventId, type ServerFrame, writeEventId } from '@stillingen/wire';
import type { Socket } from '../ports.ts';

/** Subjects that come or go within this time cost one stream. */
const REOPEN_MS = 50;

/** The address of the stream of events beside a push channel: 'wss://host/push' has 'https://host/push/sse'. */
const streamUrl = (url: string, subjects: Iterable<string>): string =>
  `${url.replace(/^ws/, 'http')}/sse?${Array.from(subjects, (subject) => `s=${encodeURIComponent(subject)}`).join('&')}`;

/**
 * The push channel as a stream of events over HTTP, in the place of a WebSocket: what it is told to follow becomes part of its
 * address, so it begins anew, from its last position, when that changes.
 */
export function openEventStream(url: string): Socket {
  const subjects = new Set<string>();
  let lastId: string | null = null;
  let controller: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let isClosed = false;

  function fail(retryAfterS: number): void {
    if (isClosed) return;
    // A server that admits nobody just now says when to come back, as one that ends does.
    if (retryAfterS > 0) socket.onmessage?.({ data: JSON.stringify({ op: 'drain', afterMs: retryAfterS * 1000 }) });
    socket.close();
    socket.onclose?.();
  }

  /** Takes the lines of one event. */
  function take(event: string): void {
    let data = '';
    for (const line of event.split(/\r\n|\n|\r/)) {
      const [, field, value = ''] = /^(id|data):? ?(.*)$/.exec(line) ?? [];
      if (field === 'id') lastId = value;
      else if (field === 'data') data += value;
    }
    if (data !== '') socket.onmessage?.({ data });
  }

  async function read(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of streamOf(body)) {
      if (signal.aborted) return;
      const events = (text + decoder.decode(bytes, { stream: true })).split(/\r\n\r\n|\n\n/);
      text = events.pop()!;
      for (const event of events) take(event);
    }
  }

  async function run({ signal }: AbortController): Promise<void> {
    const headers: Record<string, string> = lastId === null ? {} : { 'Last-Event-ID': lastId };
    let retryAfterS = 0;
    try {
      const response = await fetch(streamUrl(url, subjects), { headers, signal, cache: 'no-store' });
      if (response.status === 200 && response.body !== null) await read(response.body, signal);
      else retryAfterS = Number(response.headers.get('retry-after')) || 0;
    } catch {
      // Network errors and the end of a stream mean the same: the connection is sought again.
    }
    if (!signal.aborted) fail(retryAfterS);
  }

  function reopen(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      controller?.abort();
      controller = new AbortController();
      if (subjects.size > 0) void run(controller);
    }, REOPEN_MS);
  }

  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      const frame = JSON.parse(text) as ClientFrame;
      if (frame.op === 'unsubscribe') {
        if (!subjects.delete(frame.s)) return;
      } else if (frame.loggedIn !== undefined) {
        // The address would hold the secret.
        const refusal: ServerFrame = { op: 'refused', s: frame.s, code: 'webSocketOnly' };
        return queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify(refusal) }));
      } else subjects.add(frame.s);
      if (frame.op === 'subscribe' && frame.e !== undefined) {
        const known = lastId === null ? null : parseEventId(lastId);
        const positions = new Map(known?.e === frame.e ? known.positions : []);
        lastId = writeEventId(frame.e, positions.set(frame.s, frame.o ?? 0));
      }
      reopen();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      controller?.abort();
    },
  };
  // Whoever opened it says what to follow once it hears that it is open.
  timer = setTimeout(() => socket.onopen?.());
  return socket;
}

/** The chunks of a body; browsers do not all let a stream be iterated. */
async function* streamOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
