import { type CallName, CALLS, type Calls, type Failure } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Caller, Identity, IdentityConfig, LimitRule, Session } from '../context.ts';
import { requireFullSession, requireSession } from '../sessions/authenticate.ts';
import { documented } from './answers.ts';
import { callError, invalidField } from './errors.ts';

export const BODY_BYTES = 16 * 1024;

export const routeOf = (name: CallName, ...parameters: readonly string[]) => ({
  method: CALLS[name].method,
  url: parameters.reduce((url, parameter) => url.replace('{}', `:${parameter}`), CALLS[name].path as string),
});

/** Throws XE11 for a call to another site. */
function checkSite({ namespace, project }: IdentityConfig, sent: unknown): void {
  const site = sent as { readonly namespace?: string; readonly project?: number; readonly p?: number };
  if (site.namespace !== undefined && site.namespace !== namespace) throw invalidField('namespace');
  for (const field of ['project', 'p'] as const)
    if (site[field] !== undefined && site[field] !== project) throw invalidField(field);
}

export interface CallContext {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Sent<Name extends CallName> = Calls[Name]['sent'];

interface CallPolicy<Name extends CallName, Body extends TSchema, Form> {
  readonly summary: string;
  /** Must accept no more than the contract does. */
  readonly body: Static<Body> extends Sent<Name> ? Body : never;
  readonly bodyBytes?: number;
  /** Checks what the schema can not express. Throws CallError. */
  readonly read?: (sent: Sent<Name>) => Form;
  /** By client address, or by user where the call needs a session. */
  readonly limit?: LimitRule;
}
type Handler<Name extends CallName, Form, Context> = (form: Form, context: Context) => Promise<Calls[Name]['answer'] | Failure>;

interface SessionPolicy {
  /** `full`: the terms are agreed to. `fresh`: any scope, with a login of the last 15 minutes (C10). */
  readonly session: 'full' | 'fresh';
}
type SessionCallName = 'storeMergedData' | 'getData' | 'updateUser' | 'deleteAccount';

interface UserRoutePolicy<Query extends TSchema, Body extends TSchema> {
  readonly summary: string;
  readonly querystring?: Query;
  readonly body?: Body;
  readonly proof: (identity: Identity, request: FastifyRequest) => Promise<Session>;
  readonly limit?: LimitRule;
}
interface UserRequest<Query, Body> {
  readonly session: Session;
  readonly caller: Caller;
  readonly query: Query;
  readonly body: Body;
  readonly reply: FastifyReply;
}
type Answer<Name extends CallName> = Calls[Name]['answer'] extends null ? undefined : Calls[Name]['answer'];

export class CallRouter {
  readonly #app: FastifyInstance;
  readonly #identity: Identity;

  constructor(app: FastifyInstance, identity: Identity) {
    this.#app = app;
    this.#identity = identity;
  }

  /** A v3 or v4 call: schema, site, form, limit by address, handler. */
  publicCall<Name extends CallName, Body extends TSchema, Form = Sent<Name>>(
    name: Name,
    { summary, body, bodyBytes = BODY_BYTES, read, limit }: CallPolicy<Name, Body, Form>,
    handle: Handler<Name, Form, CallContext>,
  ): void {
    const identity = this.#identity;
    this.#app.route({
      ...routeOf(name),
      bodyLimit: bodyBytes,
      schema: documented(name, { summary, body }),
      async handler(request, reply) {
        const sent = request.body as Sent<Name>;
        checkSite(identity.config, sent);
        const form = read === undefined ? (sent as Form) : read(sent);
        const caller = identity.callerOf(request);
        if (limit !== undefined) await identity.limits.enforce(limit, caller.address);
        return reply.send(await handle(form, { caller, request, reply }));
      },
    });
  }

  /** A v3 or v4 call of a session: schema, site, form, session, limit by user, handler. */
  sessionCall<Name extends SessionCallName, Body extends TSchema, Form = Sent<Name>>(
    name: Name,
    { session: proof, limit, ...policy }: CallPolicy<Name, Body, Form> & SessionPolicy,
    handle: Handler<Name, Form, CallContext & { readonly session: Session }>,
  ): void {
    const identity = this.#identity;
    this.publicCall(name, policy, async (form, context) => {
      const { loggedIn } = context.request.body as Sent<Name>;
      const session =
        proof === 'full'
          ? await requireFullSession(identity, loggedIn, identity.config.project, context.request)
          : await requireSession(identity, loggedIn, context.request);
      if (proof === 'fresh' && !session.isFresh) throw callError('loginMismatch');
      if (limit !== undefined) await identity.limits.enforce(limit, session.userId);
      return handle(form, { ...context, session });
    });
  }

  /** A v5 call of a session: schema, session, limit by user, handler. Undefined is sent as 204. */
  userRoute<Name extends CallName, Query extends TSchema, Body extends TSchema>(
    name: Name,
    { summary, querystring, body, proof, limit }: UserRoutePolicy<Query, Body>,
    handle: (request: UserRequest<Static<Query>, Static<Body>>) => Promise<Answer<Name>>,
  ): void {
    const identity = this.#identity;
    this.#app.route({
      ...routeOf(name),
      bodyLimit: BODY_BYTES,
      schema: documented(name, {
        summary,
        ...(querystring === undefined ? {} : { querystring }),
        ...(body === undefined ? {} : { body }),
      }),
      async handler(request, reply) {
        const session = await proof(identity, request);
        if (limit !== undefined) await identity.limits.enforce(limit, session.userId);
        const caller = identity.callerOf(request);
        const query = request.query as Static<Query>;
        const answer = await handle({ session, caller, query, body: request.body as Static<Body>, reply });
        return answer === undefined ? reply.code(204).send() : reply.send(answer);
      },
    });
  }
}
