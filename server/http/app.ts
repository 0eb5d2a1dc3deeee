import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import type { LogLevel } from '../config.ts';

const PUSH_PATH = '/push';
/** The default of the library is 100 MiB; a client's frame is a subject and a position. */
const MAX_FRAME_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The HTTP frame that the services hang in. */
export function createApp({ logLevel }: { logLevel: LogLevel }): FastifyInstance {
  return Fastify({
    logger: { level: logLevel },
    // Who looks at what is nobody's business: no request is logged.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Open connections of browsers must not hold up the end of the process.
    forceCloseConnections: true,
    // An address that can not even be read.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as unknown as FastifyReply).code(404).type('text/plain; charset=utf-8').send('Siden findes ikke.');
    },
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
  });
}

/** Only our own pages and programs without an origin may open the push channel. */
function sameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

/** WebSocket upgrades at /push are handed to `accept`. */
export function attachPush(app: FastifyInstance, accept: (socket: WebSocket) => void): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url !== PUSH_PATH) return refuse(socket, '404 Not Found');
    if (!sameOrigin(request)) return refuse(socket, '403 Forbidden');
    server.handleUpgrade(request, socket, head, accept);
  });
}
