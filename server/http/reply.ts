import { type IncomingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What is answered from memory needs no more of a request than this; it has no body. */
export interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An answer as a value. One that is given often is made once and given again: its head is then written once. */
export interface Reply {
  readonly status: number;
  /** Name, value, name, value; with the length of `bytes`, and without what every answer carries (Date, and Connection where it stays). */
  readonly head: readonly string[];
  readonly bytes?: Buffer;
}

/**
 * The answer to a request that came over a socket; null leaves it to the router. A promise that fails breaks the
 * connection off.
 */
export type FirstAnswer = (asked: Asked, socket: Socket) => Reply | Promise<Reply> | null;

/** The first lines of a reply as they are written, up to what every answer carries. */
export function headText({ status, head }: Reply): string {
  const lines = Array.from({ length: head.length / 2 }, (_, at) => `${head[2 * at]}: ${head[2 * at + 1]}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
}

/** Sends a reply by node:http. */
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
