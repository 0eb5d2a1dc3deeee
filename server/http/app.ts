import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { LogFormat, LogLevel } from '../ops/config/reports.ts';
import { logOptions } from '../ops/log.ts';
import { createListener } from './listener.ts';
import { LIMITS, type Limits } from './connection-limits.ts';
import type { FirstAnswer } from './reply.ts';

/** The HTTP server of all services. What `first` answers never reaches the router. */
export function createApp(
  {
    logLevel,
    logFormat,
    hstsSeconds = 0,
    httpFastPath = true,
  }: {
    readonly logLevel: LogLevel;
    readonly logFormat?: LogFormat;
    readonly hstsSeconds?: number;
    readonly httpFastPath?: boolean;
  },
  first: FirstAnswer = () => null,
  limits: Limits = LIMITS,
): FastifyInstance {
  const app = Fastify({
    serverFactory: (route) => createListener(route, first, limits, httpFastPath),
    logger: logOptions(logLevel, logFormat),
    // Requests are never logged: what a visitor reads is private.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: limits.requestTimeoutMs,
    // Open connections of browsers must not delay a shutdown.
    forceCloseConnections: true,
    // The listener has refused malformed HTTP.
    clientErrorHandler: () => undefined,
    frameworkErrors: (_error, _request, reply) => {
      void (reply as unknown as FastifyReply)
        .code(404)
        .headers({ 'x-content-type-options': 'nosniff' })
        .type('text/plain; charset=utf-8')
        .send('Siden findes ikke.');
    },
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
  });
  const common = {
    'x-content-type-options': 'nosniff',
    ...(hstsSeconds === 0 ? {} : { 'strict-transport-security': `max-age=${hstsSeconds}` }),
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(common));
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode: status = 500, code, message } = error;
    if (status < 500) return reply.code(status).send({ code, message });
    request.log.error({ req: request, err: error }, 'a request failed');
    return reply.code(status).send({ code: 'internal_error', message: 'internal error' });
  });
  return app;
}
