import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textAnswer } from '../http/documentation.ts';
import { isRole, type Role, ROLES } from './config/process.ts';

export interface Readiness {
  readonly isReady: boolean;
  readonly text: string;
}

export interface OperationsOptions {
  readonly isEnding: () => boolean;
  readonly readiness: (role: Role | null) => Promise<Readiness>;
  readonly metrics: { readonly contentType: string; readonly text: () => Promise<string> };
  /** The bearer token for metrics; without one only requests from this machine are answered. */
  readonly metricsToken: string;
  /** The header in which the proxy names the visitor's address; empty without a proxy. */
  readonly addressHeader: string;
}

const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet('127.0.0.0', 8);
THIS_MACHINE.addAddress('::1', 'ipv6');

/** A proxy on this machine forwards requests of everyone. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'cf-connecting-ip'] as const;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

function mayRead({ headers, socket }: FastifyRequest, { metricsToken, addressHeader }: OperationsOptions): boolean {
  if (metricsToken !== '') return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  const { remoteAddress = '' } = socket;
  const isFromHere = THIS_MACHINE.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
  return isFromHere && [...FORWARDED, addressHeader].every((header) => headers[header] === undefined);
}

const HEALTH = {
  summary: 'Whether the process runs',
  tags: ['Operation'],
  documents: { response: { 200: textAnswer('It runs.', 'ok') } },
};
const READINESS = {
  summary: 'Whether the server, or a role of it, is ready',
  tags: ['Operation'],
  documents: {
    querystring: { type: 'object', properties: { role: { type: 'string', enum: ROLES, examples: ['edge'] } } },
    response: {
      200: textAnswer('Ready.', 'ready'),
      400: textAnswer('An unknown role.', `role is one of ${ROLES.join(', ')}`),
      503: textAnswer('Not ready, and why.', 'starting'),
    },
  },
};
const METRICS = {
  summary: 'Metrics in the format of Prometheus',
  tags: ['Operation'],
  documents: {
    response: {
      200: textAnswer('Metrics.', 'stillingen_feed_answers_total{kind="full"} 12'),
      403: textAnswer('Neither from this machine nor with the token.', 'METRICS_TOKEN is needed'),
    },
  },
};

export function operations(app: FastifyInstance, options: OperationsOptions): void {
  const answer = (reply: FastifyReply, status: number, text: string, type = 'text/plain; charset=utf-8') =>
    reply.code(status).header('cache-control', 'no-store').type(type).send(text);

  app.get('/healthz', { schema: HEALTH }, async (_request, reply) => answer(reply, 200, 'ok'));
  app.get<{ Querystring: { role?: unknown } }>('/readyz', { schema: READINESS }, async ({ query: { role = null } }, reply) => {
    if (role !== null && !isRole(role)) return answer(reply, 400, `role is one of ${ROLES.join(', ')}`);
    if (options.isEnding()) return answer(reply, 503, 'shutting down');
    const { isReady, text } = await options.readiness(role);
    return answer(reply, isReady ? 200 : 503, text);
  });
  app.get('/metrics', { schema: METRICS }, async (request, reply) => {
    if (mayRead(request, options)) return answer(reply, 200, await options.metrics.text(), options.metrics.contentType);
    const why =
      options.metricsToken === '' ? 'metrics are read from this machine, or with METRICS_TOKEN' : 'METRICS_TOKEN is needed';
    return answer(reply, 403, why);
  });
}

export interface Drain {
  readonly isEnding: boolean;
  /** Of a time that began with the drain. */
  leftMs(ofMs: number): number;
  begin(): void;
  /** Resolves when all requests in progress are answered, or after the timeout. */
  settle(timeoutMs: number): Promise<void>;
}

const LOOK_MS = 10;

/** Counts requests in the router; those of the fast path are answered at once. */
export function createDrain(app: FastifyInstance): Drain {
  let begunMs: number | null = null;
  let underWay = 0;
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    if (begunMs !== null) reply.header('connection', 'close');
  });
  return {
    get isEnding() {
      return begunMs !== null;
    },
    leftMs: (ofMs) => ofMs - (begunMs === null ? 0 : performance.now() - begunMs),
    begin() {
      begunMs = performance.now();
    },
    async settle(timeoutMs) {
      const untilMs = performance.now() + timeoutMs;
      while (underWay > 0 && performance.now() < untilMs) await sleep(LOOK_MS);
    },
  };
}
