import { randomBytes } from 'node:crypto';
import { type ClientFrame, MAX_SUBJECTS, parseClientFrame, PushClose, type ServerFrame, WireError } from '@stillingen/wire';
import type { WebSocket } from 'ws';

/** History of a subject: a client that comes back within it is told all it missed. */
const HISTORY_FRAMES = 1024;
const HISTORY_MS = 300_000;
/** Rows that come within this time are one frame: one write a socket instead of many. */
const FLUSH_MS = 10;
/** Sockets served before other work gets its turn. */
const SOCKETS_PER_TURN = 500;
const HEARTBEAT_MS = 25_000;
const MAX_BUFFERED_BYTES = 256 * 1024;
const SLOW_MS = 10_000;
/** Frames a client may send within a window. */
const INBOUND = { frames: 50, windowMs: 20_000 } as const;

interface Subject {
  offset: number;
  history: { o: number; atMs: number; frame: Buffer }[];
  pending: string;
  readonly followers: Set<Client>;
}
interface Client {
  readonly socket: WebSocket;
  readonly subjects: Set<string>;
  alive: boolean;
  slowSinceMs: number | null;
  received: number;
  windowFromMs: number;
}

/** The push channel: subjects with numbered frames, and the sockets that follow them. */
export interface PushHub extends AsyncDisposable {
  /** Adds feed text to a subject; it goes out within milliseconds, in order. */
  publish(subject: string, text: string): void;
  accept(socket: WebSocket): void;
  readonly connections: number;
}

export function createPushHub({ nowMs }: { nowMs: () => number }): PushHub {
  /** Changes with every start, as the history is lost with the process. */
  const epoch = randomBytes(6).toString('hex');
  const subjects = new Map<string, Subject>();
  const clients = new Set<Client>();
  let flushTimer: NodeJS.Timeout | null = null;

  function subjectOf(name: string): Subject {
    let subject = subjects.get(name);
    if (subject === undefined) {
      subject = { offset: 0, history: [], pending: '', followers: new Set() };
      subjects.set(name, subject);
    }
    return subject;
  }

  const encode = (frame: ServerFrame): Buffer => Buffer.from(JSON.stringify(frame));

  function send(client: Client, frame: Buffer): void {
    const { socket } = client;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount <= MAX_BUFFERED_BYTES) {
      client.slowSinceMs = null;
      socket.send(frame, { binary: false, compress: false });
      return;
    }
    // A client that does not read loses its place; it repairs when it comes back. Nothing queues without bound.
    client.slowSinceMs ??= nowMs();
    if (nowMs() - client.slowSinceMs > SLOW_MS) socket.close(PushClose.slow, 'slow');
  }

  function broadcast(followers: readonly Client[], frame: Buffer, from = 0): void {
    const to = Math.min(from + SOCKETS_PER_TURN, followers.length);
    for (let i = from; i < to; i += 1) send(followers[i]!, frame);
    if (to < followers.length) setImmediate(() => broadcast(followers, frame, to));
  }

  function flush(): void {
    flushTimer = null;
    const t = nowMs();
    for (const [s, subject] of subjects) {
      if (subject.pending === '') continue;
      subject.offset += 1;
      const frame = encode({ s, e: epoch, o: subject.offset, t, d: subject.pending });
      subject.pending = '';
      subject.history.push({ o: subject.offset, atMs: t, frame });
      if (subject.history.length > HISTORY_FRAMES) subject.history.shift();
      broadcast([...subject.followers], frame);
    }
  }

  function subscribe(client: Client, { s, e, o }: Extract<ClientFrame, { op: 'subscribe' }>): void {
    if (client.subjects.size >= MAX_SUBJECTS && !client.subjects.has(s)) {
      client.socket.close(PushClose.tooManySubjects, `at most ${MAX_SUBJECTS} subjects`);
      return;
    }
    const subject = subjectOf(s);
    const after = nowMs() - HISTORY_MS;
    subject.history = subject.history.filter(({ atMs }) => atMs >= after);
    const missed = o === undefined ? [] : subject.history.filter((entry) => entry.o > o);
    const recovered = e === epoch && o !== undefined && o <= subject.offset && missed.length === subject.offset - o;
    client.subjects.add(s);
    subject.followers.add(client);
    send(client, encode({ op: 'subscribed', s, e: epoch, o: subject.offset, recovered }));
    if (recovered) for (const { frame } of missed) send(client, frame);
  }

  function receive(client: Client, text: string): void {
    const now = nowMs();
    if (now - client.windowFromMs > INBOUND.windowMs) {
      client.windowFromMs = now;
      client.received = 0;
    }
    client.received += 1;
    if (client.received > INBOUND.frames + MAX_SUBJECTS) {
      client.socket.close(1008, 'too many frames');
      return;
    }
    try {
      const frame = parseClientFrame(text);
      if (frame.op === 'subscribe') subscribe(client, frame);
      else {
        client.subjects.delete(frame.s);
        subjects.get(frame.s)?.followers.delete(client);
      }
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      client.socket.close(PushClose.badFrame, error.message);
    }
  }

  const heartbeat = setInterval(() => {
    const t = nowMs();
    for (const client of clients) {
      if (!client.alive) {
        client.socket.terminate();
        continue;
      }
      client.alive = false;
      client.socket.ping();
      const p = Object.fromEntries([...client.subjects].map((s) => [s, subjectOf(s).offset]));
      send(client, encode({ op: 'heartbeat', e: epoch, t, p }));
    }
  }, HEARTBEAT_MS);

  return {
    publish(name, text) {
      subjectOf(name).pending += text;
      flushTimer ??= setTimeout(flush, FLUSH_MS);
    },
    accept(socket) {
      const client: Client = { socket, subjects: new Set(), alive: true, slowSinceMs: null, received: 0, windowFromMs: nowMs() };
      clients.add(client);
      socket.on('pong', () => {
        client.alive = true;
      });
      socket.on('message', (data, binary) => {
        if (binary) socket.close(1003, 'text frames only');
        else receive(client, (data as Buffer).toString());
      });
      socket.on('close', () => {
        clients.delete(client);
        for (const name of client.subjects) subjects.get(name)?.followers.delete(client);
      });
      socket.on('error', () => socket.terminate());
    },
    get connections() {
      return clients.size;
    },
    async [Symbol.asyncDispose]() {
      clearInterval(heartbeat);
      if (flushTimer !== null) clearTimeout(flushTimer);
      const afterMs = clients.size;
      for (const client of clients) {
        send(client, encode({ op: 'drain', afterMs }));
        client.socket.close(PushClose.drain, 'restart');
      }
      const closing = setTimeout(() => {
        for (const { socket } of clients) socket.terminate();
      }, 1000);
      while (clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      clearTimeout(closing);
    },
  };
}
