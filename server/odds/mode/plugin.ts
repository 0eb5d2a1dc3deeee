import { ODDS_MODE_PATH, type OddsModeRefusal } from '@stillingen/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { createRateLimit } from '../../http/limits/rate-limit.ts';
import { isOtherSite } from '../../http/other-site.ts';
import { type ModeAnswer, type ModeCaller, type ModeController, ModeError } from './controller.ts';
import { CHANGE, ModeCall, READ } from './schema.ts';

const RATE = { requests: 30, windowMs: 60_000 } as const;
const BODY_BYTES = 1024;
const RETRY_S = '2';
const FORMS = '{"on": true, "adult": true}, {"on": false}, {"lockUntil": seconds since the epoch} or {"lockUntil": "forever"}';
const checkCall = Compile(ModeCall);

export interface ModeRoutes {
  readonly controller: ModeController;
  /** The id of the logged-in user; null without a valid login. */
  readonly userOf: (request: FastifyRequest) => Promise<string | null>;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly siteUrl: string;
}

function answerError(error: FastifyError | ModeError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refuse = (status: number, refusal: OddsModeRefusal): FastifyReply => reply.code(status).send(refusal);
  if (error instanceof ModeError) {
    if (error.retryAfterS !== null) void reply.header('retry-after', String(error.retryAfterS));
    return refuse(error.statusCode, { code: error.code, message: error.message });
  }
  const { statusCode = 500 } = error;
  if (statusCode < 500) return refuse(statusCode, { code: 'invalid', message: `allowed: ${FORMS}` });
  request.log.error({ err: error }, 'a call for the odds mode failed');
  void reply.header('retry-after', RETRY_S);
  return refuse(503, { code: 'unavailable', message: 'Prøv igen om lidt.' });
}

/** GET and POST of the mode; `app` is a scope of their own. */
export function oddsMode(app: FastifyInstance, { controller, userOf, addressOf, siteUrl }: ModeRoutes): void {
  const calls = createRateLimit({ ...RATE, clockMs: () => performance.now() });
  const callerOf = async (request: FastifyRequest): Promise<ModeCaller> => ({
    headers: request.headers,
    user: await userOf(request),
  });
  const send = (reply: FastifyReply, { mode, cookies }: ModeAnswer): FastifyReply =>
    (cookies.length === 0 ? reply : reply.header('set-cookie', [...cookies])).send(mode);

  app.setErrorHandler<FastifyError>(answerError);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
    if (isOtherSite(request, siteUrl)) throw new ModeError(403, 'other_site', 'only pages of this site may call');
    const waitS = calls(addressOf(request));
    if (waitS !== null) throw new ModeError(429, 'too_many', `Prøv igen om ${waitS} sekunder.`, waitS);
  });
  app.get(ODDS_MODE_PATH, { schema: READ }, async (request, reply) =>
    send(reply, await controller.read(await callerOf(request))),
  );
  app.post(ODDS_MODE_PATH, { schema: CHANGE, bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { body } = request;
    if (!checkCall.Check(body)) throw new ModeError(400, 'invalid', `allowed: ${FORMS}`);
    return send(reply, await controller.change(body, await callerOf(request)));
  });
}
