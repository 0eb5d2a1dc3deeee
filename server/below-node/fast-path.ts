import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type RequestHead, type FirstAnswer, headText, type LatestOf, type Reply } from '../http/reply.ts';

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

interface FastPath {
  readonly server: Server;
  readonly first: FirstAnswer;
  readonly latestOf: LatestOf;
  readonly maxHeaderBytes: number;
  readonly headOf: (reply: Reply) => string;
}

/** Reads a connection in place of the parser of node:http, and hands over what is not simple. */
class FastConnection {
  readonly #path: FastPath;
  readonly #socket: Socket;
  readonly #parse: Reader;
  #isParserIdle = false;
  #idleMs = 0;

  constructor(path: FastPath, socket: Socket, parse: Reader) {
    this.#path = path;
    this.#socket = socket;
    this.#parse = parse;
  }

  start(): void {
    this.#socket.removeListener('data', this.#parse);
    this.#socket.on('data', this.#read);
  }

  readonly #read: Reader = (chunk) => {
    const { first, maxHeaderBytes } = this.#path;
    const socket = this.#socket;
    const request = chunk.length < maxHeaderBytes ? readSimpleRequest(chunk.toString('latin1')) : null;
    if (request === null) {
      socket.removeListener('data', this.#read);
      socket.on('data', this.#parse);
      this.#hand(chunk);
      return;
    }
    this.#isParserIdle ||= this.#isAnswered() && socket.writable;
    const reply = this.#isParserIdle && socket.writableLength === 0 ? first(request, socket) : null;
    if (reply === null) this.#hand(chunk);
    else if (reply instanceof Promise) void this.#writeLater(reply);
    else this.#write(reply);
  };

  /** A connection that sent the parser no request is ended soon, so its first one goes there. */
  #isAnswered(): boolean {
    return this.#path.latestOf(this.#socket)?.writableFinished === true;
  }

  #hand(chunk: Buffer): void {
    this.#isParserIdle = false;
    this.#parse(chunk);
  }

  #write(reply: Reply): void {
    const socket = this.#socket;
    const head = this.#path.headOf(reply);
    if (reply.bytes === undefined) socket.write(head, 'latin1', this.#sent);
    else {
      socket.cork();
      socket.write(head, 'latin1');
      socket.write(reply.bytes, this.#sent);
      socket.uncork();
    }
    if (socket.writableLength > 0) this.#wait();
  }

  async #writeLater(reply: Promise<Reply>): Promise<void> {
    // What comes meanwhile is answered after it.
    this.#socket.pause();
    this.#wait();
    try {
      this.#write(await reply);
      this.#socket.resume();
    } catch (error) {
      this.#socket.destroy(error as Error);
    }
  }

  /** It is not idle: it has the timeout of node:http. */
  #wait(): void {
    const { timeout } = this.#path.server;
    if (this.#socket.timeout !== timeout) this.#idleMs = this.#socket.timeout ?? 0;
    this.#socket.setTimeout(timeout);
  }

  readonly #sent = (): void => {
    if (this.#socket.timeout === this.#path.server.timeout && this.#isAnswered()) this.#socket.setTimeout(this.#idleMs);
  };
}

/** Answers one whole simple request at a time, while nothing before it waits, without the objects
 * of node:http: three quarters of the processor time. All else goes to the parser of node:http,
 * and after a chunk that is no simple request, everything that the connection sends. */
export function addFastPath(server: Server, first: FirstAnswer, latestOf: LatestOf, maxHeaderBytes: number): void {
  const path: FastPath = { server, first, latestOf, maxHeaderBytes, headOf: createHeads(server) };
  server.on('connection', (socket: Socket) => {
    // Undocumented: node:http reads by a listener for `data`. Without one, all is left to it.
    const [parse] = socket.listeners('data') as (Reader | undefined)[];
    if (parse !== undefined) new FastConnection(path, socket, parse).start();
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
export function readSimpleRequest(text: string): RequestHead | null {
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
