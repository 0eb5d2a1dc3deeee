import { createHash } from 'node:crypto';
import { type Calls, TERMS_TYPES, type TermsType } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Identity } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { routeOf } from '../http/routes.ts';
import { BODY_BYTES } from '../http/setup.ts';
import type { MarketingConsents } from '../marketing/consents.ts';
import { marketingRoutes } from '../marketing/plugin.ts';
import { requireClientSession, requireConsentSession } from '../sessions/authenticate.ts';
import { DETAIL_CODE_OF, type ProjectTerms } from './terms.ts';

const strict = { additionalProperties: false };
const ListQuery = Type.Object(
  {
    archived: Type.Optional(Type.Enum(['true', 'false'])),
    projectIds: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}(,[0-9]{1,4}){0,19}$' })),
  },
  strict,
);
const DocumentQuery = Type.Object({ projectId: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) }, strict);

/** What is public changes by new versions alone. */
const CACHE = 'public, max-age=300';

/** Refuses with 404. */
function typeOf(text: string): TermsType {
  const type = TERMS_TYPES.find((each) => each === text);
  if (type === undefined)
    throw new CallErrorV5(404, 'unknown', `there are no such documents; allowed: ${TERMS_TYPES.join(', ')}`);
  return type;
}

/** Answers a body that browsers may keep, or 304 where they have it. */
function sendKept(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  void reply.headers({ etag: tag, 'cache-control': CACHE });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*') ? reply.code(304).send() : reply.send(body);
}

/** GET /v5/terms/{tou or pp}/documents, and one of them by version or as latest (TERMS-07, TERMS-08, O-169). */
export function documentCalls(app: FastifyInstance, terms: ProjectTerms): void {
  app.route<{ Params: { type: string }; Querystring: { archived?: 'true' | 'false'; projectIds?: string } }>({
    ...routeOf('termsDocuments', 'type'),
    schema: { summary: 'List documents', querystring: ListQuery },
    async handler(request, reply) {
      const type = typeOf(request.params.type);
      const { archived, projectIds } = request.query;
      const isAsked = projectIds === undefined || projectIds.split(',').map(Number).includes(terms.project);
      const answer: Calls['termsDocuments']['answer'] = {
        documents: terms
          .list()
          .filter((each) => isAsked && each.type === type && (archived === undefined || String(each.archived) === archived))
          .map(({ content: _, ...document }) => document),
      };
      return sendKept(request, reply, answer);
    },
  });
  app.route<{ Params: { type: string; version: string }; Querystring: { projectId?: string } }>({
    ...routeOf('termsDocument', 'type', 'version'),
    schema: { summary: 'Read a document', querystring: DocumentQuery },
    async handler(request, reply) {
      const { projectId } = request.query;
      const isOurs = projectId === undefined || Number(projectId) === terms.project;
      const found = isOurs ? terms.find(typeOf(request.params.type), request.params.version) : null;
      if (found === null) throw new CallErrorV5(404, 'unknown', 'there is no such version');
      return sendKept(request, reply, { ...found, contentType: 'text/markdown' } satisfies Calls['termsDocument']['answer']);
    },
  });
}

const MineQuery = Type.Object({ projectIds: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}(,[0-9]{1,4}){0,19}$' })) }, strict);
const AgreementsBody = Type.Object(
  {
    projectId: Type.Integer({ minimum: 1, maximum: 9999 }),
    terms: Type.Array(
      Type.Object(
        {
          code: Type.Enum(Object.values(DETAIL_CODE_OF)),
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
export function agreementCalls(app: FastifyInstance, identity: Identity, terms: ProjectTerms): void {
  const { db, sessions, audit, callerOf } = identity;
  app.route<{ Querystring: { projectIds?: string } }>({
    ...routeOf('myTerms'),
    schema: { summary: 'List what was agreed to', querystring: MineQuery },
    async handler(request): Promise<Calls['myTerms']['answer']> {
      const { userId } = await requireClientSession(identity, request);
      const asked = request.query.projectIds?.split(',').map(Number);
      return { terms: asked?.includes(terms.project) === false ? [] : await terms.agreementsOf(db, userId) };
    },
  });
  app.route<{ Body: Calls['termsAgreements']['sent'] }>({
    ...routeOf('termsAgreements'),
    bodyLimit: BODY_BYTES,
    schema: { summary: 'Agree to documents', body: AgreementsBody },
    async handler(request, reply) {
      const session = await requireConsentSession(identity, request);
      const { userId, key } = session;
      const { projectId, terms: agreed } = request.body;
      const current = await terms.current(terms.project);
      const isNewest = agreed.every(({ code, type, version }) => DETAIL_CODE_OF[type] === code && current[type] === version);
      if (projectId !== terms.project || !isNewest || new Set(agreed.map(({ type }) => type)).size < agreed.length)
        throw new CallErrorV5(400, 'invalidData', 'the newest version of each document of this project can be agreed to, once');
      const caller = callerOf(request);
      await db.begin(async (tx) => {
        await terms.agreeTo(tx, { userId, documents: agreed, source: 'agreement', address: caller.address });
        await audit(tx, { userId, event: 'terms', ok: true, caller });
        const { err2 } = await terms.missing(tx, userId, terms.project);
        if (err2 === undefined) await sessions.upgrade(tx, key);
      });
      return reply.code(204).send();
    },
  });
}

/** The calls of documents, agreements and consents. */
export const termsRoutes =
  (terms: ProjectTerms, marketing: MarketingConsents) =>
  (app: FastifyInstance, identity: Identity): void => {
    documentCalls(app, terms);
    agreementCalls(app, identity, terms);
    marketingRoutes(app, identity, marketing);
  };
