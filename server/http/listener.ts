import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { addFastPath } from '../below-node/fast-path.ts';
import { followLatest } from './reply.ts';
import { addRefusals, refusalOf } from './refusals.ts';
import { type FirstAnswer, send } from './reply.ts';
import { endSlowReaders } from './slow-readers.ts';

/** Limits of one client (milliseconds, bytes, sockets). */
export interface Limits {
  /** From the first byte of a request to its last header. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** How long a connection with an unfinished answer may stand still. */
  readonly stalledMs: number;
  /** Bytes of an answer that its reader must take in each `stalledMs`. */
  readonly leastTakenBytes: number;
  readonly checkMs: number;
  /** How long a refused client may keep sending: closing earlier would lose the refusal. */
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
  // A quarter of the slowest mobile networks (1 kB a second).
  leastTakenBytes: 16_384,
  checkMs: 500,
  lingerMs: 400,
  maxHeaderBytes: 8192,
  maxConnections: 30_000,
  // Node's 511 fill in a tenth of a second when many clients reconnect; rejected ones retry after
  // 1, 3 and 7 seconds.
  backlog: 4096,
};

/** Other upgrades, such as h2c, are ignored and the request is answered as usual (RFC 9110, 7.8). */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** `first` answers some addresses, the router all others. `fastPath`: `first` runs below node:http. */
export function createListener(route: RequestListener, first: FirstAnswer, limits: Limits, fastPath: boolean): Server {
  const server: Server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.maxHeaderBytes,
      // No stream for requests without a body, which are most: a twelfth of the cost of a request.
      optimizeEmptyRequests: true,
      // Node would refuse without a text.
      requireHostHeader: false,
      // A refused request is answered like any other.
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
