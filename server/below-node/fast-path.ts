import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Asked, type FirstAnswer, headText, type LatestOf, type Reply } from '../http/reply.ts';

type Reader = (chunk: Buffer) => void;

/** Writes the heads of replies as node:http does on a connection that stays; those of one second are kept for it. */
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

/**
 * Answers by `first` without the objects that node:http makes of a request and its response: the same bytes for three quarters of
 * the processor time. A connection is node:http's, with its limits, its timers and its end; only what its parser would be given is
 * looked at before. What is one whole simple request, while nothing before it waits for an answer, is answered here. Everything
 * else the parser gets as it came, and from the first chunk that is no simple request on, all that the connection sends.
 */
export function addFastPath(server: Server, first: FirstAnswer, latestOf: LatestOf, maxHeaderBytes: number): void {
  const headOf = createHeads(server);

  server.on('connection', (socket: Socket) => {
    // Promised nowhere: node:http hears of what comes by a listener for `data`. Without one, all is left to it.
    const [parse] = socket.listeners('data') as (Reader | undefined)[];
    if (parse === undefined) return;

    /** What the parser was given is answered. Its is the first request too, as a connection that has sent it none is ended soon. */
    const isAnswered = (): boolean => latestOf(socket)?.writableFinished === true;
    let isParserIdle = false;
    let idleMs = 0;

    const hand: Reader = (chunk) => {
      isParserIdle = false;
      parse(chunk);
    };
    /** A client that waits for an answer, or reads one slowly, is not idle: it has the timeout of node:http. */
    function wait(): void {
      if (socket.timeout !== server.timeout) idleMs = socket.timeout ?? 0;
      socket.setTimeout(server.timeout);
    }
    function sent(): void {
      if (socket.timeout === server.timeout && isAnswered()) socket.setTimeout(idleMs);
    }
    function write(reply: Reply): void {
      const head = headOf(reply);
      if (reply.bytes === undefined) socket.write(head, 'latin1', sent);
      else {
        socket.cork();
        socket.write(head, 'latin1');
        socket.write(reply.bytes, sent);
        socket.uncork();
      }
      if (socket.writableLength > 0) wait();
    }
    async function writeLater(reply: Promise<Reply>): Promise<void> {
      // What comes meanwhile is answered after it.
      socket.pause();
      wait();
      try {
        write(await reply);
        socket.resume();
      } catch (error) {
        socket.destroy(error as Error);
      }
    }
    const read: Reader = (chunk) => {
      const asked = chunk.length < maxHeaderBytes ? readSimpleRequest(chunk.toString('latin1')) : null;
      if (asked === null) {
        socket.removeListener('data', read);
        socket.on('data', parse);
        return hand(chunk);
      }
      isParserIdle ||= isAnswered() && socket.writable;
      const reply = isParserIdle && socket.writableLength === 0 ? first(asked, socket) : null;
      if (reply === null) hand(chunk);
      else if (reply instanceof Promise) void writeLater(reply);
      else write(reply);
    };
    socket.removeListener('data', parse);
    socket.on('data', read);
  });
}

/**
 * One whole request and nothing else: a GET of a path of ours, each header on a line of its own, with something to say and one space
 * before it. Fewer requests than HTTP knows, so that every parser reads the same out of it.
 */
const REQUEST = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+: [!-~\x80-\xff]+(?: +[!-~\x80-\xff]+)*\r\n)+\r\n$/;
const [BEFORE_PATH, AFTER_PATH] = ['GET '.length, ' HTTP/1.1\r\n'.length];
/** Headers that frame a message or steer its connection; an upgrade is named in `connection` too. */
const STEERING = ['content-length', 'transfer-encoding', 'expect', 'proxy-connection'] as const;

/**
 * The request that is all of a text, of one letter a byte; null where the text is anything else, has a body, steers its
 * connection, or says anything twice. What it reads, node:http reads alike.
 */
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
