import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { addFastPath } from '../below-node/fast-path.ts';
import { followLatest } from './latest.ts';
import { addRefusals, refusalOf } from './refusals.ts';
import { type FirstAnswer, send } from './reply.ts';
import { endSlowReaders } from './slow-readers.ts';

/** How much of anything one client may take (milliseconds, bytes, sockets). */
export interface Limits {
  /** From the first byte of a request until its last header. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** For how long nothing may move on a connection that waits for an answer, or for its reader to take one. */
  readonly stalledMs: number;
  /** What the reader of an answer that waits for him must take of it in each `stalledMs`. */
  readonly leastTakenBytes: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
  /** For how long whoever was refused may go on sending, unheard: a line that is cut before loses what he was told. */
  readonly lingerMs: number;
  readonly maxHeaderBytes: number;
  readonly maxConnections: number;
  /** Connections that wait to be accepted; the system may allow fewer (`net.core.somaxconn`). */
  readonly backlog: number;
}
export const LIMITS: Limits = {
  headersTimeoutMs: 9000,
  requestTimeoutMs: 15_000,
  stalledMs: 60_000,
  // A quarter of what the slowest telephones take (1 kB a second).
  leastTakenBytes: 16_384,
  checkMs: 500,
  lingerMs: 400,
  maxHeaderBytes: 8192,
  maxConnections: 30_000,
  // Node's own 511 is full in a tenth of a second when a crowd comes back, and who does not fit in is heard a second later, then three, then seven.
  backlog: 4096,
};

/** Programs offer other protocols beside HTTP, as h2c: who takes no such offer answers as if it had not been made (RFC 9110, 7.8). */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** The HTTP server: `first` answers a few addresses, the router all others. `fastPath`: `first` may answer below node:http. */
export function createListener(route: RequestListener, first: FirstAnswer, limits: Limits, fastPath: boolean): Server {
  const server: Server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.maxHeaderBytes,
      // What has no body, and most has none, is not made a stream: a twelfth of what a request costs.
      optimizeEmptyRequests: true,
      // Node would refuse it without a word.
      requireHostHeader: false,
      // What is refused is answered as any other request.
      shouldUpgradeCallback: (request) =>
        isWebSocket(request) && refusalOf(request) === null && server.listenerCount('upgrade') > 0,
    },
    (request, response) => {
      const reply = refusalOf(request) ?? first(request, request.socket);
      if (reply === null) route(request, response);
      else send(response, reply);
    },
  );
  const latestOf = followLatest(server);
  addRefusals(server, latestOf, limits);
  endSlowReaders(server, limits);
  if (fastPath) addFastPath(server, first, latestOf, limits.maxHeaderBytes);
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.stalledMs;
  return server;
}
