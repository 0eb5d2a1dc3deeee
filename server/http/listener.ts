import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { addFastPath } from './fast-path.ts';
import { type FirstAnswer, send } from './reply.ts';

/** How much of anything one client may take (milliseconds, bytes, sockets). */
export interface Limits {
  /** From the first byte of a request until its last header. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** For how long nothing may move on a connection that waits for an answer, or for its reader to take one. */
  readonly stalledMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
  readonly maxHeaderBytes: number;
  readonly maxConnections: number;
  /** Connections that wait to be accepted; the system may allow fewer (`net.core.somaxconn`). */
  readonly backlog: number;
}
export const LIMITS: Limits = {
  headersTimeoutMs: 9000,
  requestTimeoutMs: 15_000,
  stalledMs: 60_000,
  checkMs: 500,
  maxHeaderBytes: 8192,
  maxConnections: 30_000,
  // Node's own 511 is full in a tenth of a second when a crowd comes back, and who does not fit in is heard a second later, then three, then seven.
  backlog: 4096,
};

/** An address is a path of ours: nothing is fetched for others, so whole addresses and `*` are none. */
function refuseForeign(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url!.startsWith('/')) return false;
  response.writeHead(400, { 'content-length': '0', connection: 'close' });
  response.end();
  return true;
}

/** Programs offer other protocols beside HTTP, as h2c: who takes no such offer answers as if it had not been made (RFC 9110, 7.8). */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** The HTTP server: a few addresses are answered at once by `first`, all others by the router. */
export function createListener(route: RequestListener, first: FirstAnswer, limits: Limits): Server {
  const server: Server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.maxHeaderBytes,
      // What has no body, and most has none, is not made a stream: a twelfth of what a request costs.
      optimizeEmptyRequests: true,
      shouldUpgradeCallback: (request) => isWebSocket(request) && server.listenerCount('upgrade') > 0,
    },
    (request, response) => {
      if (refuseForeign(request, response)) return;
      const reply = first(request);
      if (reply === null) route(request, response);
      else send(response, reply);
    },
  );
  addFastPath(server, first, limits.maxHeaderBytes);
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.stalledMs;
  return server;
}
