import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addFastPath } from '../below-node/fast-path.ts';
import { type Limits, LIMITS } from './connection-limits.ts';
import { addRefusals, refusalOf } from './refusals.ts';
import { type FirstAnswer, followLatest, send } from './reply.ts';
import { endSlowReaders } from './connection-limits.ts';

/** Other upgrades, such as h2c, are ignored; the request is answered (RFC 9110, 7.8). */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** `fastPath`: `first` runs below node:http. The router answers what `first` leaves. */
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

/** Answers on the port why the server can not serve yet. Disposing frees the port. */
export async function waitOn(
  { port, host }: { port: number; host: string },
  why: string,
): Promise<AsyncDisposable & AddressInfo> {
  const server = createListener(
    (request, response) => {
      const isAlive = request.url === '/healthz';
      const headers = {
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        connection: 'close',
      };
      response.writeHead(isAlive ? 200 : 503, isAlive ? headers : { ...headers, 'retry-after': '2' });
      response.end(isAlive ? 'ok' : why);
    },
    () => null,
    LIMITS,
    false,
  );
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await listening;
  return {
    ...(server.address() as AddressInfo),
    async [Symbol.asyncDispose]() {
      const closed = new Promise<void>((done) => {
        server.close(() => done());
      });
      server.closeAllConnections();
      await closed;
    },
  };
}
