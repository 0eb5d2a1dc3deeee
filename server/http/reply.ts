import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** What is answered from memory needs no more of a request than this; it has no body. */
export interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An answer as a value. One that is given often is made once and given again: its head is then written once. */
export interface Reply {
  readonly status: number;
  /** Name, value, name, value; with the length of `bytes`, and without what every answer carries (Date, Connection). */
  readonly head: readonly string[];
  readonly bytes?: Buffer;
}

/** The answer to a request; null leaves it to the router. A promise that fails breaks the connection off. */
export type FirstAnswer = (asked: Asked) => Reply | Promise<Reply> | null;

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
