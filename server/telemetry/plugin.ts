import {
  type CountedUse,
  type ErrorLine,
  PROBE_PATHS,
  SESSION_LOG_PATH,
  type SessionBatch,
  USE_COUNT_PATH,
} from '@stillingen/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { isOtherSite } from '../http/other-site.ts';
import { oneLine, personalIn, type PersonalReason } from './personal.ts';
import { Batch, BODY_BYTES, Count, REFUSALS, type RefusalReason } from './schema.ts';

const RATE = { requests: 60, windowMs: 60_000, clockMs: () => performance.now() } as const;
const checkBatch = Compile(Batch);
const checkCount = Compile(Count);
const HIDDEN = { hide: true } as const;
/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export interface TelemetryCounts {
  readonly use: (use: CountedUse) => void;
  readonly line: (kind: SessionBatch['lines'][number]['kind']) => void;
  readonly lost: (lines: number) => void;
  /** A text of an error that was not kept. */
  readonly dropped: (reason: PersonalReason) => void;
  readonly refused: (reason: RefusalReason) => void;
}

export interface TelemetryOptions {
  readonly counters: boolean;
  readonly sessionLog: boolean;
  readonly counts: TelemetryCounts;
  readonly addressOf: (request: FastifyRequest) => string;
  /** Empty where it is not set. */
  readonly siteUrl: string;
}

type Status = keyof typeof REFUSALS;
const isStatus = (status: number): status is Status => status in REFUSALS;

class Refused extends Error {
  readonly statusCode: Status;
  readonly retryAfterS: number | null;
  constructor(statusCode: Status, retryAfterS: number | null = null) {
    super(REFUSALS[statusCode].reason);
    this.statusCode = statusCode;
    this.retryAfterS = retryAfterS;
  }
}

/** A request that names neither its site nor its origin is from no page. */
const isOwnPage = (request: FastifyRequest, siteUrl: string): boolean =>
  ['origin', 'sec-fetch-site'].some((name) => ![undefined, 'none'].includes(request.headers[name] as string | undefined)) &&
  !isOtherSite(request, siteUrl);

/** `TypeError main-a1b2c3d.js:1:200 x is not a function`. */
function errorText({ name, text, file, line, column }: ErrorLine, dropped: TelemetryCounts['dropped']): string {
  const shown = oneLine(text);
  const personal = personalIn(shown);
  if (personal !== null) dropped(personal);
  return `${name} ${file}:${line}:${column} ${personal === null ? shown : '…'}`;
}

function logBatch({ lines, lost }: SessionBatch, counts: TelemetryCounts): object {
  const of = { error: 0, slow: 0, push: 0 };
  const errors: string[] = [];
  let slowestMs = 0;
  for (const line of lines) {
    of[line.kind] += 1;
    counts.line(line.kind);
    if (line.kind === 'error') errors.push(errorText(line, counts.dropped));
    if (line.kind === 'slow') slowestMs = Math.max(slowestMs, line.ms);
  }
  if (lost > 0) counts.lost(lost);
  return { ...of, lost, slowestMs, errors };
}

/** `app` is a scope of its own. Nothing that is sent reaches a database. */
export function telemetry(app: FastifyInstance, { counters, sessionLog, counts, addressOf, siteUrl }: TelemetryOptions): void {
  const calls = createRateLimit(RATE);
  app.setErrorHandler<FastifyError | Refused>(async (error, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (!isStatus(status)) {
      request.log.error({ err: error }, 'telemetry could not be taken');
      return reply.code(503).send({ code: 'unavailable', message: 'nothing was taken; allowed: later' });
    }
    const { reason, allowed } = REFUSALS[status];
    counts.refused(reason);
    if (error instanceof Refused && error.retryAfterS !== null) void reply.header('retry-after', String(error.retryAfterS));
    return reply.code(status).send({ code: reason, message: `refused; allowed: ${allowed}` });
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isOwnPage(request, siteUrl)) throw new Refused(403);
    const waitS = calls(addressOf(request));
    if (waitS !== null) throw new Refused(429, waitS);
  });
  const done = (reply: FastifyReply): FastifyReply => reply.code(204).send();
  const options = { schema: HIDDEN, bodyLimit: BODY_BYTES };
  if (counters)
    app.post(USE_COUNT_PATH, options, async ({ body }, reply) => {
      if (!checkCount.Check(body)) throw new Refused(400);
      counts.use(body.use);
      return done(reply);
    });
  if (sessionLog)
    app.post(SESSION_LOG_PATH, options, async ({ body, log }, reply) => {
      if (!checkBatch.Check(body)) throw new Refused(400);
      log.info(logBatch(body, counts), 'part of a browser session');
      return done(reply);
    });
}

/** CALL-13: the two images of the probe. */
export function probeImages(app: FastifyInstance): void {
  for (const path of PROBE_PATHS)
    app.get(path, { schema: HIDDEN }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL),
    );
}
