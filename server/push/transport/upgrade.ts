import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { PushClose, type ServerFrame } from '@stillingen/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import { WEB_SOCKET } from '../documentation.ts';
import { type ConnectionRefusal, refusal } from './admission.ts';
import { createWebSocketTransport, type WebSocketOptions } from './web-socket.ts';

const PATH = '/push';
const WEB_SOCKET_VERSION = '13';

/** The library's defaults are 100 MiB, 16,384 fragments, 262,144 chunks and 30 seconds. */
const HANDSHAKES = {
  noServer: true,
  maxPayload: 16 * 1024,
  maxFragments: 64,
  maxBufferedChunks: 1024,
  perMessageDeflate: false,
  clientTracking: false,
  // On a broken connection no close frame is answered. The type of the options lacks it.
  closeTimeout: 15_000,
} as const;

/** Closes without waiting for an answer. */
function sendBusy(webSocket: WebSocket, socket: Socket, afterMs: number): void {
  const busy: ServerFrame = { op: 'busy', afterMs };
  webSocket.on('error', () => undefined);
  webSocket.send(JSON.stringify(busy));
  webSocket.close(PushClose.drain, busy.op);
  socket.destroySoon();
}

function refuse(socket: Duplex, { status, reason, headers }: ConnectionRefusal): void {
  const lines = Object.entries({
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-length': reason.length,
    connection: 'close',
  });
  // A client that does not close its side would keep the connection.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${reason}`);
}

export function webSocketRoute(
  app: FastifyInstance,
  options: WebSocketOptions,
  admit: (request: IncomingMessage, socket: Duplex) => ConnectionRefusal | null,
): void {
  const handshakes = new WebSocketServer(HANDSHAKES);
  const serve = createWebSocketTransport(options);

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The connection may break before the handshake is complete.
    socket.on('error', () => socket.destroy());
    if (request.url !== PATH) return refuse(socket, refusal(404, 'not found'));
    if (request.headers['sec-websocket-version'] !== WEB_SOCKET_VERSION) {
      const headers = { 'sec-websocket-version': WEB_SOCKET_VERSION, upgrade: 'websocket' };
      return refuse(socket, refusal(426, `the version is ${WEB_SOCKET_VERSION}`, headers));
    }
    const refused = admit(request, socket);
    const { afterMs = null } = refused ?? {};
    // A page can not read an answer that opens no WebSocket: it gets the time to return over one.
    if (afterMs !== null && request.headers.origin !== undefined)
      return handshakes.handleUpgrade(request, socket, head, (webSocket) => sendBusy(webSocket, socket as Socket, afterMs));
    if (refused !== null) return refuse(socket, refused);
    const device = options.hub.deviceOf(request.headers.cookie ?? '');
    handshakes.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, socket as Socket, device));
  });

  app.get(PATH, { schema: WEB_SOCKET }, (_request, reply) =>
    reply
      .code(426)
      .headers({ upgrade: 'websocket', connection: 'upgrade', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('open a WebSocket at this address, or request /push/sse without one'),
  );
}
