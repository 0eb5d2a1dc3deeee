import type { AddressInfo } from 'node:net';
import { createListener } from './listener.ts';
import { LIMITS } from './refusals.ts';

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
