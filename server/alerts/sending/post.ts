import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';
import { PRIVATE_ADDRESS } from '../../http/outbound/guard.ts';

export interface PostAnswer {
  /** 0: no answer. */
  readonly status: number;
  readonly retryAfter: string;
  /** Of the answer's Date header; empty without. */
  readonly date: string;
  /** Why there is no answer: `timeout`, `private`, `invalid` or the code of the error. */
  readonly error: string;
}

const TIMEOUT_MS = 10_000;
/** A push service answers with a line; more is not read. */
const MAX_ANSWER_BYTES = 16 * 1024;
/** As many as the queue has on the way to one push service. */
const SOCKETS = { keepAlive: true, maxFreeSockets: 128, timeout: 60_000 } as const;

type Post = (
  url: URL,
  message: Pick<RequestDetails, 'headers' | 'body'>,
  onAnswer: (answer: Partial<PostAnswer>) => void,
) => void;

/** Posts to push services, without following redirects. `lookup` resolves the name of each connection. */
export function createPost(lookup: LookupFunction): Post {
  const agents = { 'http:': new http.Agent(SOCKETS), 'https:': new https.Agent(SOCKETS) };
  return (url, { headers, body }, onAnswer) => {
    let isAnswered = false;
    const once = (given: Partial<PostAnswer>): void => {
      clearTimeout(timer);
      if (!isAnswered) onAnswer(given);
      isAnswered = true;
    };
    const protocol = url.protocol as keyof typeof agents;
    const { request } = protocol === 'https:' ? https : http;
    const sending = request(url, { method: 'POST', headers, agent: agents[protocol], lookup }, (response) => {
      const { 'retry-after': retryAfter = '', date = '' } = response.headers;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) sending.destroy();
      });
      response.on('error', () => undefined);
      once({ status: response.statusCode ?? 0, retryAfter, date });
    });
    const timer = setTimeout(() => {
      once({ error: 'timeout' });
      sending.destroy();
    }, TIMEOUT_MS);
    sending.on('error', (error: NodeJS.ErrnoException) =>
      once({ error: error.message === PRIVATE_ADDRESS ? 'private' : (error.code ?? 'failed') }),
    );
    sending.end(body);
  };
}
