import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../http/address.ts';
import { createAdmission } from './transport/admission.ts';
import { parseStreamRequest, serveEventStream } from './transport/event-stream.ts';
import type { PushHub } from './hub.ts';
import { PUSH_LIMITS, type PushLimits } from './limits.ts';
import { isOriginAllowed } from './transport/origin.ts';
import { createHandshakes, createWebSocketTransport, sendAway } from './transport/web-socket.ts';

const PATH = '/push';
const STREAM_PATH = '/push/sse';
const WEB_SOCKET_VERSION = '13';

export interface PushOptions {
  readonly hub: PushHub;
  /** A clock that never jumps (milliseconds). */
  readonly clockMs: () => number;
  readonly random: () => number;
  /** Origins of pages that may connect beside our own. */
  readonly origins: readonly string[];
  /** The header in which the proxy in front names the visitor's address; empty without a proxy. */
  readonly addressHeader: string;
  readonly limits?: PushLimits;
  /** Told of each connection that was refused, by status. */
  readonly onRefused?: (status: number) => void;
}

type Headers = Readonly<Record<string, string>>;
interface Refused {
  readonly status: number;
  readonly reason: string;
  readonly headers: Headers;
  /** Over which time to come back, where too many come at once. */
  readonly afterMs?: number | null;
}

/** The push channel as visitors reach it: WebSockets at /push, streams of events at /push/sse. Both are admitted by the same rules. */
export function push(app: FastifyInstance, options: PushOptions): void {
  const { hub, clockMs, random, origins, addressHeader, limits = PUSH_LIMITS, onRefused = () => undefined } = options;
  const admission = createAdmission(limits, { clockMs, random, isOpen: () => !hub.isEnding });
  const handshakes = createHandshakes();
  const serveWebSocket = createWebSocketTransport({ hub, limits, clockMs });

  /** A crowd is refused by the thousand: metrics count it, and the log says it once. */
  let isCrowdNoted = false;
  function noteCrowded(): void {
    if (isCrowdNoted) return;
    isCrowdNoted = true;
    app.log.warn(
      `${limits.perAddress} push connections from one address; behind a proxy set CLIENT_ADDRESS_HEADER (said once; counted by stillingen_push_refused_connections_total)`,
    );
  }

  /** Admits a request until its socket closes, or says why not. */
  function admit(request: IncomingMessage, socket: Duplex): Refused | null {
    const { origin, host } = request.headers;
    if (!isOriginAllowed(origin, host, origins)) {
      onRefused(403);
      return { status: 403, reason: 'pages of this origin may not connect', headers: {} };
    }
    const address = addressOf(request, addressHeader);
    const refusal = admission.admit(address);
    if (refusal === null) {
      socket.once('close', () => admission.release(address));
      return null;
    }
    onRefused(refusal.status);
    if (refusal.status === 429 && addressHeader === '') noteCrowded();
    const { status, reason, afterMs, retryAfterSeconds } = refusal;
    return { status, reason, afterMs, headers: { 'retry-after': String(retryAfterSeconds) } };
  }

  app.server.on('connection', () => hub.makeWay());
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    function refuse({ status, reason, headers }: Refused): void {
      const lines = Object.entries({
        ...headers,
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-length': reason.length,
        connection: 'close',
      });
      // Who does not close his side would keep the connection for ever.
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${reason}`);
    }
    // A connection that breaks off before it stands.
    socket.on('error', () => socket.destroy());
    if (request.url !== PATH) return refuse({ status: 404, reason: 'there is nothing here', headers: {} });
    if (request.headers['sec-websocket-version'] !== WEB_SOCKET_VERSION) {
      const headers = { 'sec-websocket-version': WEB_SOCKET_VERSION, upgrade: 'websocket' };
      return refuse({ status: 426, reason: `the version is ${WEB_SOCKET_VERSION}`, headers });
    }
    const refused = admit(request, socket);
    const { afterMs = null } = refused ?? {};
    // A page learns nothing of an answer that opens no WebSocket: it is told over one.
    if (afterMs !== null && request.headers.origin !== undefined)
      return handshakes.handleUpgrade(request, socket, head, (webSocket) => sendAway(webSocket, socket as Socket, afterMs));
    if (refused !== null) return refuse(refused);
    const device = hub.deviceOf(request.headers.cookie ?? '');
    handshakes.handleUpgrade(request, socket, head, (webSocket) => serveWebSocket(webSocket, socket as Socket, device));
  });

  app.get(PATH, (_request, reply) =>
    reply
      .code(426)
      .headers({ upgrade: 'websocket', connection: 'upgrade', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`a WebSocket is opened here; without one ask for ${STREAM_PATH}`),
  );

  /** What a browser wants to hear before it gives the answer to a page of another origin. */
  function allowed(origin: string | undefined): Headers {
    return origin !== undefined && origins.includes(origin) ? { 'access-control-allow-origin': origin, vary: 'origin' } : {};
  }

  app.options(STREAM_PATH, (request, reply) => {
    const headers = allowed(request.headers.origin);
    if (headers.vary === undefined) return reply.code(403).send();
    return reply
      .code(204)
      .headers({ ...headers, 'access-control-allow-headers': 'last-event-id', 'access-control-max-age': '86400' })
      .send();
  });

  app.route({
    method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: STREAM_PATH,
    // Before a body is read.
    onRequest: async (_request, reply) => reply.code(405).headers({ allow: 'GET, OPTIONS', 'cache-control': 'no-store' }).send(),
    handler: () => undefined,
  });

  app.get(STREAM_PATH, { exposeHeadRoute: false }, (request, reply) => {
    const headers = allowed(request.headers.origin);
    const refuse = ({ status, reason, headers: more }: Refused): unknown =>
      reply
        .code(status)
        .headers({ ...headers, ...more, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(reason);
    const lastId = request.headers['last-event-id'];
    const wanted = parseStreamRequest(request.raw.url!, typeof lastId === 'string' ? lastId : undefined, hub);
    if ('reason' in wanted) return refuse({ ...wanted, headers: {} });
    const refused = admit(request.raw, request.raw.socket);
    if (refused !== null) return refuse(refused);
    reply.hijack();
    const serve = (): void => serveEventStream({ hub, random }, wanted, reply.raw, headers);
    // A request that was sent behind others has the line once they are answered.
    if (reply.raw.socket === null) return reply.raw.once('socket', serve);
    return serve();
  });
}
