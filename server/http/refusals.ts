import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { LatestOf } from './latest.ts';
import type { Limits } from './listener.ts';
import { headText, type Reply, send } from './reply.ts';

/** A refusal in one line, which says what is wrong and what is allowed; the connection ends with it. */
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

const FOREIGN = refusal(400, 'the address is no path of this server; allowed: a path, which begins with /');
const NO_HOST = refusal(400, 'the header Host is missing; allowed: one Host in each request of HTTP/1.1');
const EXPECTS = refusal(417, 'the header Expect asks for something unknown; allowed: 100-continue');

const TWO_HOSTS = refusal(400, 'the header Host stands twice; allowed: one Host in each request');
const isHost = (name: string, at: number): boolean => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';

/** Why a request that could be read is refused whatever it asks for; null where it is not. */
export function refusalOf({ url, headers, rawHeaders, httpVersion }: IncomingMessage): Reply | null {
  if (httpVersion === '1.1' && headers.host === undefined) return NO_HOST;
  // A proxy may have looked at the other one (RFC 9112, 3.2).
  if (rawHeaders.filter(isHost).length > 1) return TWO_HOSTS;
  // Nothing is fetched for others, so whole addresses and `*` are none of ours.
  return url!.startsWith('/') ? null : FOREIGN;
}

/** Node allows this much, and has no setting for it. */
const CHUNK_EXTENSION_BYTES = 16_384;
const LENGTHS = 'one Content-Length, or a Transfer-Encoding that ends with chunked';

/** Why node:http gave up on a connection: an error of its parser says so in `reason`, in words of its own and none that were sent. */
type ConnectionError = Error & { readonly code?: string; readonly reason?: string };

/** What somebody is told whom node:http could not read; null where it failed for another reason. */
function refusalFor({ code = '', reason = '' }: ConnectionError, limits: Limits): Required<Reply> | null {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusal(431, `the address and the headers are too long; allowed: ${limits.maxHeaderBytes} bytes`);
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return refusal(413, `the extensions of the chunks are too long; allowed: ${CHUNK_EXTENSION_BYTES} bytes`);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(
        408,
        `the request did not come in time; allowed: ${limits.headersTimeoutMs} ms for its headers, ${limits.requestTimeoutMs} ms for all of it`,
      );
    case 'HPE_INVALID_CONTENT_LENGTH':
    case 'HPE_INVALID_TRANSFER_ENCODING':
    case 'HPE_UNEXPECTED_CONTENT_LENGTH':
      return refusal(400, `the length of the request is unclear: ${reason}; allowed: ${LENGTHS}`);
    default:
      return code.startsWith('HPE_')
        ? refusal(400, `the request is malformed: ${reason}; allowed: requests as RFC 9112 has them`)
        : null;
  }
}

/**
 * Refuses in plain words what node:http refuses by itself: what its parser can not read, what does not come in time, and what is
 * expected of it. Nothing is written where it could be taken for a part of another answer, or for the answer to another request.
 */
export function addRefusals(server: Server, latestOf: LatestOf, limits: Limits): void {
  function mayAnswer(socket: Socket): boolean {
    const latest = latestOf(socket);
    if (!socket.writable || latest === undefined) return socket.writable;
    // What is wrong is either in the body of the latest request, or comes after it.
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
