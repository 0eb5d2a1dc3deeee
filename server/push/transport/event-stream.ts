import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_SUBJECTS, parseEventId, parsePushSubject, type ServerFrame, writeEventId } from '@stillingen/wire';
import { queryOf } from '../../http/query.ts';
import type { Connection } from './connection.ts';
import type { PushHub } from '../hub.ts';

/** How long an idle line stands before the system asks whether the other side is there (milliseconds). */
const KEEP_ALIVE_MS = 10_000;
/** A browser that finds the server still ending gives the stream up; one that finds nothing there asks again after this time, each time. */
const LEAST_RETRY_MS = 2000;
const ACCOUNTS_ELSEWHERE = 'channels of accounts are followed over a WebSocket alone, as an address must hold no secret';

/** What a stream of events follows: subjects, and the position that each was read to. */
interface Wanted {
  readonly subjects: readonly string[];
  readonly e?: string;
  readonly positions: ReadonlyMap<string, number>;
}
/** Why there is no such stream. */
interface StreamRefusal {
  readonly status: 400 | 404;
  readonly reason: string;
}

/** Reads what a request for a stream wants: `s` once for each subject, and the id of the last event that came. */
export function parseStreamRequest(
  url: string,
  lastEventId: string | undefined,
  { namespace, isKnown }: Pick<PushHub, 'namespace' | 'isKnown'>,
): Wanted | StreamRefusal {
  const query = queryOf(url);
  const asked = [...new Set(query.getAll('s'))];
  const wrong = [...query.keys()].find((key) => key !== 's');
  if (wrong !== undefined) return { status: 400, reason: `there is no parameter ${JSON.stringify(wrong)}; allowed: s` };
  if (asked.length === 0 || asked.length > MAX_SUBJECTS)
    return { status: 400, reason: `s names ${asked.length} subjects; allowed: 1 to ${MAX_SUBJECTS}` };
  const parsed = asked.map((s) => parsePushSubject(s, namespace));
  const none = asked[parsed.indexOf(null)];
  if (none !== undefined) return { status: 400, reason: `s is ${JSON.stringify(none)}, which is no subject` };
  if (parsed.some((subject) => subject?.kind === 'account')) return { status: 400, reason: ACCOUNTS_ELSEWHERE };
  if (!parsed.some((subject) => isKnown(subject!))) return { status: 404, reason: 'there is nothing of that name' };
  const from = lastEventId === undefined ? null : parseEventId(lastEventId);
  return from === null ? { subjects: asked, positions: new Map() } : { subjects: asked, ...from };
}

/** Moves the positions past a frame. */
function advance(positions: Map<string, number>, message: ServerFrame): void {
  if (!('op' in message)) positions.set(message.s, message.o);
  else if (message.op === 'heartbeat' || message.op === 'resync')
    for (const [s, offset] of Object.entries(message.p)) positions.set(s, offset);
  else if (message.op === 'subscribed' && !message.recovered) positions.set(message.s, message.o);
}

/** A connection over a stream of events. Who comes back with the id of the last event gets what he missed, of every subject. */
function createConnection(socket: Socket, positions: Map<string, number>, random: () => number): Connection {
  let epoch = '';
  return {
    transport: 'eventStream',
    write(frames) {
      const parts: Buffer[] = [];
      for (const { message, event } of frames) {
        if ('e' in message) epoch = message.e;
        advance(positions, message);
        // A program that comes back by itself does so after this time: each after another.
        const retry =
          'op' in message && message.op === 'drain' ? `retry: ${LEAST_RETRY_MS + Math.ceil(random() * message.afterMs)}\n` : '';
        const id = epoch === '' ? '' : `id: ${writeEventId(epoch, positions)}\n`;
        parts.push(Buffer.from(retry + id), event);
      }
      socket.write(Buffer.concat(parts));
    },
    isFull: () => socket.writableLength > 0,
    // The other side has no way to answer; the system finds out whether it is there.
    probe: () => undefined,
    isSilent: () => false,
    close() {
      if (socket.writableLength > 0) socket.destroy();
      else socket.end();
    },
    terminate: () => socket.destroy(),
  };
}

/** Answers a request with a stream of events, each of them a push frame, until either side ends it. */
export function serveEventStream(
  { hub, random }: { readonly hub: PushHub; readonly random: () => number },
  { subjects, e, positions }: Wanted,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): void {
  const socket = response.socket!;
  socket.setTimeout(0);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  socket.setNoDelay(true);
  // The body ends with the connection: events are written to the socket as they are.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // nginx would otherwise keep events back until it has many.
    'x-accel-buffering': 'no',
    connection: 'close',
    ...headers,
  });
  response.flushHeaders();
  const read = new Map([...positions].filter(([s]) => subjects.includes(s)));
  const follower = hub.join(createConnection(socket, read, random));
  response.on('close', () => hub.leave(follower));
  for (const s of subjects) {
    const o = positions.get(s);
    hub.subscribe(follower, e === undefined || o === undefined ? { s } : { s, e, o });
  }
}
