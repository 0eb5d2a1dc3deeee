import { type Calls, TERMS_TYPES } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Identity } from '../context.ts';
import { routeOf } from '../http/routes.ts';
import { BODY_BYTES } from '../http/setup.ts';
import { V5Refusal } from '../http/errors.ts';
import { namedSessionOf, writingSessionOf } from './signed-in.ts';
import { CODE_OF, type TermsOfProject } from './terms.ts';

const strict = { additionalProperties: false };
const MineQuery = Type.Object({ projectIds: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}(,[0-9]{1,4}){0,19}$' })) }, strict);
const AgreementsBody = Type.Object(
  {
    projectId: Type.Integer({ minimum: 1, maximum: 9999 }),
    terms: Type.Array(
      Type.Object(
        {
          code: Type.Enum(Object.values(CODE_OF)),
          type: Type.Enum([...TERMS_TYPES]),
          version: Type.String({ minLength: 1, maxLength: 32 }),
        },
        strict,
      ),
      { minItems: 1, maxItems: TERMS_TYPES.length },
    ),
  },
  strict,
);

/** What a user agreed to, and agreeing (TERMS-12, TERMS-13). Both are open to a session that waits for just that. */
export function agreementCalls(app: FastifyInstance, identity: Identity, terms: TermsOfProject): void {
  const { db, sessions, audit, callerOf } = identity;
  app.route<{ Querystring: { projectIds?: string } }>({
    ...routeOf('myTerms'),
    schema: { summary: 'List what was agreed to', querystring: MineQuery },
    async handler(request): Promise<Calls['myTerms']['answer']> {
      const { userId } = await namedSessionOf(identity, request);
      const asked = request.query.projectIds?.split(',').map(Number);
      return { terms: asked?.includes(terms.project) === false ? [] : await terms.mine(db, userId) };
    },
  });
  app.route<{ Body: Calls['termsAgreements']['sent'] }>({
    ...routeOf('termsAgreements'),
    bodyLimit: BODY_BYTES,
    schema: { summary: 'Agree to documents', body: AgreementsBody },
    async handler(request, reply) {
      const session = await writingSessionOf(identity, request);
      const { userId, key } = session;
      const { projectId, terms: agreed } = request.body;
      const current = await terms.current(terms.project);
      const isNewest = agreed.every(({ code, type, version }) => CODE_OF[type] === code && current[type] === version);
      if (projectId !== terms.project || !isNewest || new Set(agreed.map(({ type }) => type)).size < agreed.length)
        throw new V5Refusal(400, 'invalidData', 'the newest version of each document of this project can be agreed to, once');
      const caller = callerOf(request);
      await db.begin(async (tx) => {
        await terms.agreeTo(tx, { userId, documents: agreed, source: 'agreement', address: caller.address });
        await audit(tx, { userId, event: 'terms', ok: true, caller });
        const { err2 } = await terms.missing(tx, userId, terms.project);
        if (err2 === undefined) await sessions.widen(tx, key);
      });
      return reply.code(204).send();
    },
  });
}
