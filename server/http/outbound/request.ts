import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { guardedLookup, hostOf, isReachable, PRIVATE_ADDRESS, type Reach } from './guard.ts';

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From the lookup of the name to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Of the answer, as it arrives and as it is decoded. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface NoAnswer {
  /** Of an answer whose body can not be read; 0 without one. */
  readonly status: number;
  readonly reason: 'timeout' | 'private' | 'too-large' | 'encoding' | 'aborted' | 'failed';
  /** In a few words, without the address: the code of an error of the network. */
  readonly error: string;
}

/** Redirects are answers: they are not followed. Never rejects. */
export type Outbound = (url: URL, request: OutboundRequest) => Promise<OutboundAnswer | NoAnswer>;

class Unanswered extends Error {
  readonly reason: NoAnswer['reason'];
  constructor(reason: NoAnswer['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const SOCKETS = { keepAlive: true, maxFreeSockets: 4, timeout: 60_000 } as const;
const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

async function collect(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Unanswered('too-large', `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function contentOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
  const received = await collect(response, maxBytes);
  if (encoding === 'identity' || received.length === 0) return received;
  const decoder = DECODERS[encoding]?.();
  if (decoder === undefined) throw new Unanswered('encoding', 'an encoding that is not known');
  decoder.end(received);
  return collect(decoder, maxBytes);
}

type Reason = Omit<NoAnswer, 'status'>;
function reasonOf(error: unknown, signal: AbortSignal | undefined, timeout: AbortSignal): Reason {
  if (signal?.aborted === true) return { reason: 'aborted', error: 'aborted' };
  if (timeout.aborted) return { reason: 'timeout', error: 'no answer in time' };
  if (error instanceof Unanswered) return { reason: error.reason, error: error.message };
  const { message, code } = error as NodeJS.ErrnoException;
  if (message === PRIVATE_ADDRESS) return { reason: 'private', error: PRIVATE_ADDRESS };
  return { reason: 'failed', error: code ?? 'failed' };
}

/** Requests to others, of which none leaves the reach. `lookup` resolves the name of each connection. */
export function createOutbound(reach: Reach, lookup = guardedLookup(reach)): Outbound {
  const agents = { 'http:': new http.Agent(SOCKETS), 'https:': new https.Agent(SOCKETS) };
  const open = (url: URL, { method = 'GET', headers, body }: OutboundRequest, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const host = hostOf(url);
      // A connection to an address looks no name up.
      if (isIP(host) !== 0 && !isReachable(host, reach)) throw new Error(PRIVATE_ADDRESS);
      const agent = agents[url.protocol as keyof typeof agents];
      if (agent === undefined) throw new Unanswered('failed', 'no address of the web');
      const { request } = url.protocol === 'https:' ? https : http;
      const encoded = { 'accept-encoding': 'gzip, br', ...headers };
      request(url, { method, headers: encoded, agent, lookup, signal }, resolve).on('error', reject).end(body);
    });
  return async (url, request) => {
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = AbortSignal.any(request.signal === undefined ? [timeout] : [timeout, request.signal]);
    let status = 0;
    try {
      const response = await open(url, request, signal);
      status = response.statusCode!;
      const body = await contentOf(response, request.maxBytes);
      return { status, headers: headersOf(response), body };
    } catch (error) {
      return { status, ...reasonOf(error, request.signal, timeout) };
    }
  };
}
