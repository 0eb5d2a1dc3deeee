import { type IncomingHttpHeaders, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

export interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An answer as a value. Its head is written once for all that send it. */
export interface Reply {
  readonly status: number;
  /** Name, value, name, value; with content-length, without date and connection. */
  readonly head: readonly string[];
  readonly bytes?: Buffer;
}

/** Null leaves a request to the router. A rejected promise closes the connection. */
export type FirstAnswer = (request: RequestHead, socket: Socket) => Reply | Promise<Reply> | null;

export function headText({ status, head }: Reply): string {
  const lines = Array.from({ length: head.length / 2 }, (_, at) => `${head[2 * at]}: ${head[2 * at + 1]}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
}

export function send(response: ServerResponse, reply: Reply | Promise<Reply>): void {
  if (reply instanceof Promise) {
    reply.then(
      (made) => send(response, made),
      (error: Error) => response.destroy(error),
    );
    return;
  }
  response.writeHead(reply.status, reply.head as string[]);
  response.end(reply.bytes);
}

/** The response to the latest request on a connection; undefined before the first. */
export type LatestOf = (socket: Socket) => ServerResponse | undefined;

export function followLatest(server: Server): LatestOf {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  return (socket) => latest.get(socket);
}
