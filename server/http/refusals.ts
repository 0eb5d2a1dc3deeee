import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './connection-limits.ts';
import type { LatestOf } from './reply.ts';
import { headText, type Reply, send } from './reply.ts';

function refusal(status: number, line: string): Required<Reply> {
  const bytes = Buffer.from(line);
  const head = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Length', String(bytes.length)],
    ['Cache-Control', 'no-store'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Connection', 'close'],
  ].flat();
  return { status, head, bytes };
}

const FOREIGN = refusal(400, 'the request target must be a path; allowed: a path that begins with /');
const NO_HOST = refusal(400, 'the Host header is missing; allowed: one Host in each request of HTTP/1.1');
const EXPECTS = refusal(417, 'the Expect header has an unknown value; allowed: 100-continue');

const TWO_HOSTS = refusal(400, 'the Host header is repeated; allowed: one Host in each request');
const isHost = (name: string, at: number): boolean => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';

export function refusalOf({ url, headers, rawHeaders, httpVersion }: IncomingMessage): Reply | null {
  if (httpVersion === '1.1' && headers.host === undefined) return NO_HOST;
  // A proxy may have used the other one (RFC 9112, 3.2).
  if (rawHeaders.filter(isHost).length > 1) return TWO_HOSTS;
  // This server is no proxy: absolute addresses and `*` are refused.
  return url!.startsWith('/') ? null : FOREIGN;
}

/** A fixed limit of Node. */
const CHUNK_EXTENSION_BYTES = 16_384;
const LENGTHS = 'one Content-Length, or a Transfer-Encoding that ends with chunked';

/** An error of node:http; `reason` is a text of its parser without content of the request. */
type ConnectionError = Error & { readonly code?: string; readonly reason?: string };

function refusalFor({ code = '', reason = '' }: ConnectionError, limits: Limits): Required<Reply> | null {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusal(431, `the address and the headers are too long; allowed: ${limits.maxHeaderBytes} bytes`);
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return refusal(413, `the extensions of the chunks are too long; allowed: ${CHUNK_EXTENSION_BYTES} bytes`);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(
        408,
        `the request was not received in time; allowed: ${limits.headersTimeoutMs} ms for its headers, ${limits.requestTimeoutMs} ms for all of it`,
      );
    case 'HPE_INVALID_CONTENT_LENGTH':
    case 'HPE_INVALID_TRANSFER_ENCODING':
    case 'HPE_UNEXPECTED_CONTENT_LENGTH':
      return refusal(400, `the length of the request is unclear: ${reason}; allowed: ${LENGTHS}`);
    default:
      return code.startsWith('HPE_') ? refusal(400, `the request is malformed: ${reason}; allowed: requests by RFC 9112`) : null;
  }
}

/** Answers what node:http refuses by itself, but never within or instead of another answer. */
export function addRefusals(server: Server, latestOf: LatestOf, limits: Limits): void {
  function mayAnswer(socket: Socket): boolean {
    const latest = latestOf(socket);
    if (!socket.writable || latest === undefined) return socket.writable;
    // The error is in the body of the latest request, or after it.
    return latest.req.complete ? latest.writableFinished : latest.socket === socket && !latest.headersSent;
  }

  server.on('clientError', (error: ConnectionError, socket: Socket) => {
    const reply = refusalFor(error, limits);
    if (reply === null || !mayAnswer(socket)) {
      socket.destroy();
      return;
    }
    socket.removeAllListeners('data');
    socket.resume();
    socket.write(`${headText(reply)}Date: ${new Date().toUTCString()}\r\n\r\n`, 'latin1');
    socket.end(reply.bytes);
    const linger = setTimeout(() => socket.destroy(), limits.lingerMs);
    socket.once('close', () => clearTimeout(linger));
  });
  server.on('checkExpectation', (_request, response) => send(response, EXPECTS));
}
