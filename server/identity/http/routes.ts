import { type CallName, CALLS, type Calls, type Failure } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { LimitRule, RateLimits } from '../context.ts';
import { rateLimited, rateLimitedV5 } from './errors.ts';
import { BODY_BYTES } from './setup.ts';

interface CallOptions<Name extends CallName, Body extends TSchema> {
  readonly summary: string;
  /** Says the same as the contract; whatever it lets through is what the contract says is sent. */
  readonly body: Static<Body> extends Calls[Name]['sent'] ? Body : never;
  readonly bodyBytes?: number;
}

/** Where a call of the contract is served; the arguments of its path have these names. */
export const routeOf = (name: CallName, ...parameters: readonly string[]) => ({
  method: CALLS[name].method,
  url: parameters.reduce((url, parameter) => url.replace('{}', `:${parameter}`), CALLS[name].path as string),
});

/** Serves one v3 or v4 call of the contract. Refusals are thrown. */
export function serveCall<Name extends CallName, Body extends TSchema>(
  app: FastifyInstance,
  name: Name,
  { summary, body, bodyBytes = BODY_BYTES }: CallOptions<Name, Body>,
  answer: (sent: Calls[Name]['sent'], request: FastifyRequest, reply: FastifyReply) => Promise<Calls[Name]['answer'] | Failure>,
): void {
  app.route({
    ...routeOf(name),
    bodyLimit: bodyBytes,
    schema: { summary, body },
    handler: async (request, reply) => reply.send(await answer(request.body as Calls[Name]['sent'], request, reply)),
  });
}

/** Counts an attempt of a v3 or v4 call. Refuses with XE13. */
export async function enforceLimit(limits: RateLimits, rule: LimitRule, key: string): Promise<void> {
  const waitS = await limits.consume(rule, key);
  if (waitS !== null) throw rateLimited(waitS);
}

/** Counts an attempt of a v5 call. Refuses with 429. */
export async function enforceLimitV5(limits: RateLimits, rule: LimitRule, key: string): Promise<void> {
  const waitS = await limits.consume(rule, key);
  if (waitS !== null) throw rateLimitedV5(waitS);
}
