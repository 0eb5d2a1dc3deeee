import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Asked, type FirstAnswer, headText, type LatestOf, type Reply } from '../http/reply.ts';

type Reader = (chunk: Buffer) => void;

/** Heads as node:http writes them on a connection that stays; kept for a second. */
function createHeads(server: Server): (reply: Reply) => string {
  let [second, tail] = [0, ''];
  let written = new WeakMap<Reply, string>();
  return (reply) => {
    const nowMs = Date.now();
    const nowS = Math.floor(nowMs / 1000);
    if (nowS !== second) {
      second = nowS;
      const keepAliveS = Math.floor(server.keepAliveTimeout / 1000);
      tail = `Date: ${new Date(nowMs).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveS}\r\n\r\n`;
      written = new WeakMap();
    }
    const known = written.get(reply);
    if (known !== undefined) return known;
    const text = headText(reply) + tail;
    written.set(reply, text);
    return text;
  };
}

interface Shared {
  readonly server: Server;
  readonly first: FirstAnswer;
  readonly latestOf: LatestOf;
  readonly maxHeaderBytes: number;
  readonly headOf: (reply: Reply) => string;
}

/**
 * One connection; its limits, timers and end stay those of node:http.
 *   fast, parser idle ── simple request that `first` answers ──▶ fast, parser idle
 *   fast ── simple request that `first` leaves ──▶ fast, parser busy ── answered ──▶ fast, parser idle
 *   fast ── any other chunk ──▶ node:http alone, for good
 */
class FastConnection {
  readonly #shared: Shared;
  readonly #socket: Socket;
  readonly #parse: Reader;
  #isParserIdle = false;
  #idleMs = 0;

  constructor(shared: Shared, socket: Socket, parse: Reader) {
    this.#shared = shared;
    this.#socket = socket;
    this.#parse = parse;
  }

  attach(): void {
    this.#socket.removeListener('data', this.#parse);
    this.#socket.on('data', this.#read);
  }

  readonly #read: Reader = (chunk) => {
    const { first, maxHeaderBytes } = this.#shared;
    const socket = this.#socket;
    const asked = chunk.length < maxHeaderBytes ? readSimpleRequest(chunk.toString('latin1')) : null;
    if (asked === null) {
      socket.removeListener('data', this.#read);
      socket.on('data', this.#parse);
      this.#passOn(chunk);
      return;
    }
    this.#isParserIdle ||= this.#isAnswered() && socket.writable;
    const reply = this.#isParserIdle && socket.writableLength === 0 ? first(asked, socket) : null;
    if (reply === null) this.#passOn(chunk);
    else if (reply instanceof Promise) void this.#writeLater(reply);
    else this.#write(reply);
  };

  #passOn(chunk: Buffer): void {
    this.#isParserIdle = false;
    this.#parse(chunk);
  }

  /** A connection that sent the parser no request is ended soon, so its first one goes there. */
  #isAnswered(): boolean {
    return this.#shared.latestOf(this.#socket)?.writableFinished === true;
  }

  #write(reply: Reply): void {
    const socket = this.#socket;
    const head = this.#shared.headOf(reply);
    if (reply.bytes === undefined) socket.write(head, 'latin1', this.#onSent);
    else {
      socket.cork();
      socket.write(head, 'latin1');
      socket.write(reply.bytes, this.#onSent);
      socket.uncork();
    }
    if (socket.writableLength > 0) this.#awaitClient();
  }

  async #writeLater(reply: Promise<Reply>): Promise<void> {
    const socket = this.#socket;
    // Later requests are answered after it.
    socket.pause();
    this.#awaitClient();
    try {
      this.#write(await reply);
      socket.resume();
    } catch (error) {
      socket.destroy(error as Error);
    }
  }

  /** Not idle: a client that waits or reads slowly has the timeout of node:http. */
  #awaitClient(): void {
    const { server } = this.#shared;
    const socket = this.#socket;
    if (socket.timeout !== server.timeout) this.#idleMs = socket.timeout ?? 0;
    socket.setTimeout(server.timeout);
  }

  readonly #onSent = (): void => {
    const socket = this.#socket;
    if (socket.timeout === this.#shared.server.timeout && this.#isAnswered()) socket.setTimeout(this.#idleMs);
  };
}

/** Answers simple requests without the objects of node:http: three quarters of the processor time
 * for the same bytes. All other chunks go to the parser of node:http. */
export function addFastPath(server: Server, first: FirstAnswer, latestOf: LatestOf, maxHeaderBytes: number): void {
  const shared: Shared = { server, first, latestOf, maxHeaderBytes, headOf: createHeads(server) };
  server.on('connection', (socket: Socket) => {
    // Undocumented: node:http reads by a listener for `data`. Without one, all is left to it.
    const [parse] = socket.listeners('data') as (Reader | undefined)[];
    if (parse !== undefined) new FastConnection(shared, socket, parse).attach();
  });
}

/** Fewer requests than HTTP allows, so that every parser reads the same: a GET of a path, each
 * header on its own line with a value after one space. */
const REQUEST = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+: [!-~\x80-\xff]+(?: +[!-~\x80-\xff]+)*\r\n)+\r\n$/;
const [BEFORE_PATH, AFTER_PATH] = ['GET '.length, ' HTTP/1.1\r\n'.length];
/** Headers that frame a message or steer its connection; an upgrade is named in `connection` too. */
const STEERING = ['content-length', 'transfer-encoding', 'expect', 'proxy-connection'] as const;

/** Null for anything but one whole request without a body, a repeated header or a header that
 * steers its connection. `text` has a character for each byte. */
export function readSimpleRequest(text: string): Asked | null {
  const url = REQUEST.exec(text)?.[1];
  if (url === undefined) return null;
  const names = text.toLowerCase();
  const headers = Object.create(null) as Record<string, string>;
  const end = text.length - '\r\n'.length;
  for (let at = BEFORE_PATH + url.length + AFTER_PATH; at < end; ) {
    const colon = text.indexOf(':', at);
    const lineEnd = text.indexOf('\r', colon);
    const name = names.slice(at, colon);
    if (headers[name] !== undefined) return null;
    headers[name] = text.slice(colon + ': '.length, lineEnd);
    at = lineEnd + '\r\n'.length;
  }
  const { host, connection = 'keep-alive' } = headers;
  if (host === undefined || connection !== 'keep-alive' || STEERING.some((name) => headers[name] !== undefined)) return null;
  return { method: 'GET', url, headers };
}
