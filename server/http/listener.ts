import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { addFastPath } from '../below-node/fast-path.ts';
import { followLatest } from './reply.ts';
import { addRefusals, type Limits, refusalOf } from './refusals.ts';
import { type FirstAnswer, send } from './reply.ts';
import { endSlowReaders } from './slow-readers.ts';

/** Other upgrades, such as h2c, are ignored; the request is answered (RFC 9110, 7.8). */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** The router answers what `first` leaves. `fastPath`: `first` runs below node:http. */
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
