import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { MAX_SUBJECTS, parseEventId, parsePushSubject, type ServerFrame, writeEventId } from '@stillingen/wire';
import { queryOf } from '../../http/request.ts';
import { EVENT_STREAM } from '../documentation.ts';
import type { PushHub } from '../hub.ts';
import { type ConnectionRefusal, refusal } from './admission.ts';
import type { Connection } from '../frame.ts';

const PATH = '/push/sse';
const KEEP_ALIVE_MS = 10_000;
/** A browser gives a stream up on an HTTP error, and retries after this time without a server. */
const LEAST_RETRY_MS = 2000;

interface StreamRequest {
  readonly subjects: readonly string[];
  readonly e?: string;
  readonly positions: ReadonlyMap<string, number>;
}

/** The query names `s` once per subject; the id of the last event has the positions. */
function parseStreamRequest(
  url: string,
  lastEventId: string | undefined,
  { namespace, isKnown }: Pick<PushHub, 'namespace' | 'isKnown'>,
): StreamRequest | ConnectionRefusal {
  const query = queryOf(url);
  const wrong = [...query.keys()].find((key) => key !== 's');
  if (wrong !== undefined) return refusal(400, `there is no parameter ${JSON.stringify(wrong)}; allowed: s`);
  const subjects = [...new Set(query.getAll('s'))];
  if (subjects.length === 0 || subjects.length > MAX_SUBJECTS)
    return refusal(400, `s names ${subjects.length} subjects; allowed: 1 to ${MAX_SUBJECTS}`);
  const parsed = subjects.map((s) => parsePushSubject(s, namespace));
  const invalid = subjects[parsed.indexOf(null)];
  if (invalid !== undefined) return refusal(400, `s is ${JSON.stringify(invalid)}, which is not a subject`);
  if (parsed.some((subject) => subject?.kind === 'account'))
    return refusal(400, 'channels of accounts are available over a WebSocket only, as an address must not hold a secret');
  if (!parsed.some((subject) => isKnown(subject!))) return refusal(404, 'none of these subjects exists');
  const from = lastEventId === undefined ? null : parseEventId(lastEventId);
  return from === null ? { subjects, positions: new Map() } : { subjects, ...from };
}

/** The id of each event holds the positions of all its subjects. */
class StreamConnection implements Connection {
  readonly transport = 'eventStream';
  readonly #socket: Socket;
  readonly #positions: Map<string, number>;
  readonly #random: () => number;
  #epoch = '';

  constructor(socket: Socket, positions: Map<string, number>, random: () => number) {
    this.#socket = socket;
    this.#positions = positions;
    this.#random = random;
  }

  write(frames: Parameters<Connection['write']>[0]): void {
    const parts: Buffer[] = [];
    for (const { message, event } of frames) {
      if ('e' in message) this.#epoch = message.e;
      this.#advance(message);
      // Clients that reconnect by themselves do so after this time, which differs for each.
      const retry =
        'op' in message && message.op === 'drain'
          ? `retry: ${LEAST_RETRY_MS + Math.ceil(this.#random() * message.afterMs)}\n`
          : '';
      const id = this.#epoch === '' ? '' : `id: ${writeEventId(this.#epoch, this.#positions)}\n`;
      parts.push(Buffer.from(retry + id), event);
    }
    this.#socket.write(Buffer.concat(parts));
  }
  isFull(): boolean {
    return this.#socket.writableLength > 0;
  }
  /** The transport has no ping: the system finds broken connections. */
  probe(): void {}
  isSilent(): boolean {
    return false;
  }
  close(): void {
    if (this.#socket.writableLength > 0) this.#socket.destroy();
    else this.#socket.end();
  }
  terminate(): void {
    this.#socket.destroy();
  }

  #advance(message: ServerFrame): void {
    if (!('op' in message)) this.#positions.set(message.s, message.o);
    else if (message.op === 'heartbeat' || message.op === 'resync')
      for (const [s, offset] of Object.entries(message.p)) this.#positions.set(s, offset);
    else if (message.op === 'subscribed' && !message.recovered) this.#positions.set(message.s, message.o);
  }
}

interface StreamOptions {
  readonly hub: PushHub;
  readonly random: () => number;
  /** Origins of pages that may connect beside our own. */
  readonly origins: readonly string[];
}

function serve(
  { hub, random }: StreamOptions,
  { subjects, e, positions }: StreamRequest,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): void {
  const socket = response.socket!;
  socket.setTimeout(0);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  socket.setNoDelay(true);
  // The body ends with the connection, so events are written to the socket as they are.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // nginx would otherwise buffer events.
    'x-accel-buffering': 'no',
    connection: 'close',
    ...headers,
  });
  response.flushHeaders();
  const read = new Map([...positions].filter(([s]) => subjects.includes(s)));
  const subscriber = hub.join(new StreamConnection(socket, read, random));
  response.on('close', () => hub.leave(subscriber));
  for (const s of subjects) {
    const o = positions.get(s);
    hub.subscribe(subscriber, e === undefined || o === undefined ? { s } : { s, e, o });
  }
}

export function eventStreamRoutes(
  app: FastifyInstance,
  options: StreamOptions,
  admit: (request: IncomingMessage, socket: Duplex) => ConnectionRefusal | null,
): void {
  function corsHeaders(origin: string | undefined): Readonly<Record<string, string>> {
    return origin !== undefined && options.origins.includes(origin)
      ? { 'access-control-allow-origin': origin, vary: 'origin' }
      : {};
  }

  app.options(PATH, { schema: { hide: true } }, (request, reply) => {
    const headers = corsHeaders(request.headers.origin);
    if (headers['vary'] === undefined) return reply.code(403).send();
    return reply
      .code(204)
      .headers({ ...headers, 'access-control-allow-headers': 'last-event-id', 'access-control-max-age': '86400' })
      .send();
  });

  app.route({
    method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: PATH,
    schema: { hide: true },
    // Before a body is read.
    onRequest: async (_request, reply) => reply.code(405).headers({ allow: 'GET, OPTIONS', 'cache-control': 'no-store' }).send(),
    handler: () => undefined,
  });

  app.get(PATH, { exposeHeadRoute: false, schema: EVENT_STREAM }, (request, reply) => {
    const headers = corsHeaders(request.headers.origin);
    const lastId = request.headers['last-event-id'];
    const wanted = parseStreamRequest(request.raw.url!, typeof lastId === 'string' ? lastId : undefined, options.hub);
    const refused = 'reason' in wanted ? wanted : admit(request.raw, request.raw.socket);
    if (refused !== null)
      return reply
        .code(refused.status)
        .headers({ ...headers, ...refused.headers, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(refused.reason);
    reply.hijack();
    const begin = (): void => serve(options, wanted as StreamRequest, reply.raw, headers);
    // A pipelined request gets the socket once the requests before it are answered.
    if (reply.raw.socket === null) return reply.raw.once('socket', begin);
    return begin();
  });
}
