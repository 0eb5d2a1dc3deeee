import { randomBytes } from 'node:crypto';
import { CONSENT_PATH, CONSENT_VERSION, CONSENT_PURPOSES, type ConsentPurpose } from '@stillingen/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { isOtherSite } from '../http/other-site.ts';
import type { ConsentCookies } from './cookies.ts';
import { ANSWER, ConsentCall, FORM, PROOF } from './schema.ts';
import type { ConsentProof } from './store.ts';

const RATE = { requests: 30, windowMs: 60_000 } as const;
const BODY_BYTES = 512;
const PROOF_BYTES = 16;
const ID = /^[\w-]{22}$/;
const RETRY_S = '2';
const checkCall = Compile(ConsentCall);

class ConsentError extends Error {
  override readonly name = 'ConsentError';
  readonly statusCode: number;
  readonly code: string;
  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

export interface ConsentRoutes {
  readonly cookies: Pick<ConsentCookies, 'write'>;
  readonly proofs: {
    keep(proof: ConsentProof): Promise<void>;
    /** Null for an unknown id. */
    find(id: string): Promise<ConsentProof | null>;
  };
  readonly addressOf: (request: FastifyRequest) => string;
  readonly siteUrl: string;
  readonly nowMs: () => number;
}

function answerError(error: FastifyError | ConsentError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ConsentError) return reply.code(error.statusCode).send({ code: error.code, message: error.message });
  const { statusCode = 500 } = error;
  if (statusCode < 500) return reply.code(statusCode).send({ code: 'invalid', message: `allowed: ${FORM}` });
  request.log.error({ err: error }, 'an answer to the question for consent was not kept');
  void reply.header('retry-after', RETRY_S);
  return reply.code(503).send({ code: 'unavailable', message: 'the answer was not kept; try again' });
}

const inOrder = (purposes: readonly ConsentPurpose[]): readonly ConsentPurpose[] =>
  CONSENT_PURPOSES.filter((each) => purposes.includes(each));

/** The answers of visitors and their proofs; `app` is a scope of their own. */
export function consent(app: FastifyInstance, { cookies, proofs, addressOf, siteUrl, nowMs }: ConsentRoutes): void {
  const calls = createRateLimit({ ...RATE, clockMs: () => performance.now() });

  app.setErrorHandler<FastifyError>(answerError);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isOtherSite(request, siteUrl)) throw new ConsentError(403, 'other_site', 'only pages of this site may call');
    const waitS = calls(addressOf(request));
    if (waitS === null) return;
    void reply.header('retry-after', String(waitS));
    throw new ConsentError(429, 'too_many', `allowed: ${RATE.requests} calls in a minute; try again in ${waitS} s`);
  });
  app.post(CONSENT_PATH, { schema: ANSWER, bodyLimit: BODY_BYTES }, async ({ body }, reply) => {
    if (!checkCall.Check(body) || body.granted.some((each) => !body.asked.includes(each)))
      throw new ConsentError(400, 'invalid', `allowed: ${FORM}`);
    const proof: ConsentProof = {
      id: randomBytes(PROOF_BYTES).toString('base64url'),
      atS: Math.floor(nowMs() / 1000),
      textVersion: CONSENT_VERSION,
      asked: inOrder(body.asked),
      granted: inOrder(body.granted),
    };
    await proofs.keep(proof);
    return reply.header('set-cookie', cookies.write({ ...proof, proof: proof.id })).send(proof);
  });
  app.get<{ Params: { id: string } }>(`${CONSENT_PATH}:id/`, { schema: PROOF }, async ({ params }, reply) => {
    const proof = ID.test(params.id) ? await proofs.find(params.id) : null;
    if (proof === null) throw new ConsentError(404, 'unknown', 'there is no such proof');
    return reply.send(proof);
  });
}
