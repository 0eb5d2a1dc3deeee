import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The response to the latest request that node:http has read on a connection; undefined before the
 * first.
 */
export type LatestOf = (socket: Socket) => ServerResponse | undefined;

export function followLatest(server: Server): LatestOf {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  return (socket) => latest.get(socket);
}
