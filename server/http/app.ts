import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { LogFormat, LogLevel } from '../ops/config/reports.ts';
import { logOptions } from '../ops/log.ts';
import { createListener, LIMITS, type Limits } from './listener.ts';
import type { FirstAnswer } from './reply.ts';

/** The HTTP frame that the services hang in. What `first` answers never reaches its router. */
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
    // Who looks at what is nobody's business: no request is logged.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: limits.requestTimeoutMs,
    // Open connections of browsers must not hold up the end of the process.
    forceCloseConnections: true,
    // The listener has refused what is no HTTP.
    clientErrorHandler: () => undefined,
    // An address that can not even be read.
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
    // What went wrong here is for the operator alone.
    request.log.error({ req: request, err: error }, 'a request failed');
    return reply.code(status).send({ code: 'internal_error', message: 'the server failed to answer this' });
  });
  return app;
}
