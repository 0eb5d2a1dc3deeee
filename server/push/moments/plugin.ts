import type { ServerResponse } from 'node:http';
import { ALERT_KINDS, type AlertKind } from '@stillingen/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { queryOf } from '../../http/request.ts';
import type { AdmitAny } from '../plugin.ts';
import { type ConnectionRefusal, refusal } from '../transport/admission.ts';
import {
  ALL_KINDS,
  isMomentId,
  MOMENT_SUBJECTS,
  type MomentFeed,
  type MomentSubject,
  type StreamedMoment,
  type Wanted,
} from './feed.ts';
import { MOMENTS } from './schema.ts';

const PATH = '/events/:subject/:id';
/** Below the shortest timeout of common proxies. */
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3000;
/** Bytes that may wait for a slow reader, which then resumes; more than all that is kept. */
const MOST_WAITING = 1024 * 1024;
const ANY_ORIGIN = { 'access-control-allow-origin': '*' } as const;

const isSubject = (text: string): text is MomentSubject => MOMENT_SUBJECTS.includes(text as MomentSubject);
const isKind = (text: string): text is AlertKind => ALL_KINDS.has(text as AlertKind);

function readWanted(
  feed: MomentFeed,
  { subject, id }: { readonly subject: string; readonly id: string },
  query: URLSearchParams,
): Wanted | ConnectionRefusal {
  if (!isSubject(subject)) return refusal(404, `there is no ${JSON.stringify(subject)}; allowed: ${MOMENT_SUBJECTS.join(', ')}`);
  const other = [...query.keys()].find((name) => name !== 'kinds');
  if (other !== undefined) return refusal(400, `there is no parameter ${JSON.stringify(other)}; allowed: kinds`);
  const kinds = query.get('kinds')?.split(',') ?? ALERT_KINDS;
  const wrong = kinds.find((kind) => !isKind(kind));
  if (wrong !== undefined) return refusal(400, `kinds has ${JSON.stringify(wrong)}; allowed: ${ALERT_KINDS.join(',')}`);
  if (!feed.isKnown({ subject, id })) return refusal(404, `there is no ${subject} ${JSON.stringify(id)}`);
  return { subject, id, kinds: new Set(kinds.filter(isKind)) };
}

const textOf = ({ id, kind, data }: StreamedMoment): string => `id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`;

/** Streams of JSON events at /events/{match, team or league}/{id}, for programs of any site. */
export function momentRoutes(app: FastifyInstance, feed: MomentFeed, admit: AdmitAny): Disposable {
  const open = new Set<ServerResponse>();
  const heartbeat = setInterval(() => {
    for (const response of open) response.write(':\n\n');
  }, HEARTBEAT_MS).unref();

  function serve(response: ServerResponse, wanted: Wanted, after: string | null): void {
    response.socket!.setTimeout(0);
    response.socket!.setNoDelay(true);
    response.writeHead(200, {
      ...{ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
      ...{ 'x-content-type-options': 'nosniff', 'x-accel-buffering': 'no', ...ANY_ORIGIN },
    });
    const { missed, close } = feed.open(wanted, after, (moment) => {
      if (response.writableLength > MOST_WAITING) response.destroy();
      else response.write(textOf(moment));
    });
    // An event without data: a client that loses its connection before the first one resumes from here.
    response.write([`retry: ${RETRY_MS}\n${after === null ? `id: ${feed.position}\n` : ''}\n`, ...missed.map(textOf)].join(''));
    open.add(response);
    response.on('close', () => {
      open.delete(response);
      close();
    });
  }

  const refuse = (reply: FastifyReply, { status, reason, headers }: ConnectionRefusal): FastifyReply =>
    reply
      .code(status)
      .headers({ ...headers, ...ANY_ORIGIN, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(reason);

  app.options(PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .headers({ ...ANY_ORIGIN, 'access-control-allow-headers': 'last-event-id', 'access-control-max-age': '86400' })
      .send(),
  );
  app.get<{ Params: { subject: string; id: string } }>(PATH, { exposeHeadRoute: false, schema: MOMENTS }, (request, reply) => {
    const wanted = readWanted(feed, request.params, queryOf(request.raw.url!));
    if ('reason' in wanted) return refuse(reply, wanted);
    const last = request.headers['last-event-id'];
    const after = typeof last === 'string' && last !== '' ? last : null;
    if (after !== null && !isMomentId(after)) return refuse(reply, refusal(400, 'last-event-id is no id of this stream: 123-0'));
    const refused = admit(request.raw, request.raw.socket);
    if (refused !== null) return refuse(reply, refused);
    reply.hijack();
    const begin = (): void => serve(reply.raw, wanted, after);
    // A pipelined request gets the socket once the requests before it are answered.
    if (reply.raw.socket === null) return reply.raw.once('socket', begin);
    return begin();
  });
  return {
    [Symbol.dispose]() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}
