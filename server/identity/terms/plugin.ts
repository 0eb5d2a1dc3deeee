import { createHash } from 'node:crypto';
import { type Calls, TERMS_TYPES, type TermsType } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Caller, Identity, Session } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { CallRouter, routeOf } from '../http/routes.ts';
import type { MarketingConsents } from '../marketing/consents.ts';
import { marketingRoutes } from '../marketing/plugin.ts';
import { requireClientSession, requireConsentSession } from '../sessions/authenticate.ts';
import { DETAIL_CODE_OF, type ProjectTerms } from './terms.ts';

const strict = { additionalProperties: false };
const ProjectIds = Type.Optional(Type.String({ pattern: '^[0-9]{1,4}(,[0-9]{1,4}){0,19}$' }));
const ListQuery = Type.Object({ archived: Type.Optional(Type.Enum(['true', 'false'])), projectIds: ProjectIds }, strict);
const DocumentQuery = Type.Object({ projectId: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) }, strict);
const AgreedQuery = Type.Object({ projectIds: ProjectIds }, strict);
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

/** Public documents change by new versions only. */
const CACHE = 'public, max-age=300';

function requireType(text: string): TermsType {
  const type = TERMS_TYPES.find((each) => each === text);
  if (type === undefined) throw new CallErrorV5(404, 'unknown', `unknown type; allowed: ${TERMS_TYPES.join(', ')}`);
  return type;
}

const includesProject = (projectIds: string | undefined, project: number): boolean =>
  projectIds === undefined || projectIds.split(',').map(Number).includes(project);

function sendCached(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  void reply.headers({ etag: tag, 'cache-control': CACHE });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*') ? reply.code(304).send() : reply.send(body);
}

/** GET /v5/terms/{tou or pp}/documents, and one by version or 'latest' (TERMS-07, TERMS-08, O-169). */
function documentRoutes(app: FastifyInstance, terms: ProjectTerms): void {
  app.route<{ Params: { type: string }; Querystring: { archived?: 'true' | 'false'; projectIds?: string } }>({
    ...routeOf('termsDocuments', 'type'),
    schema: { summary: 'List documents', querystring: ListQuery },
    async handler(request, reply) {
      const type = requireType(request.params.type);
      const { archived, projectIds } = request.query;
      const isListed = includesProject(projectIds, terms.project);
      const answer: Calls['termsDocuments']['answer'] = {
        documents: terms
          .list()
          .filter((each) => isListed && each.type === type && (archived === undefined || String(each.archived) === archived))
          .map(({ content: _, ...document }) => document),
      };
      return sendCached(request, reply, answer);
    },
  });
  app.route<{ Params: { type: string; version: string }; Querystring: { projectId?: string } }>({
    ...routeOf('termsDocument', 'type', 'version'),
    schema: { summary: 'Read a document', querystring: DocumentQuery },
    async handler(request, reply) {
      const { projectId } = request.query;
      const isOurs = projectId === undefined || Number(projectId) === terms.project;
      const found = isOurs ? terms.find(requireType(request.params.type), request.params.version) : null;
      if (found === null) throw new CallErrorV5(404, 'unknown', 'unknown version');
      return sendCached(request, reply, { ...found, contentType: 'text/markdown' } satisfies Calls['termsDocument']['answer']);
    },
  });
}

/** Records agreements and upgrades the session once none is missing. Throws 400 for other than
 * the newest versions. */
async function agree(
  { db, sessions, audit }: Identity,
  terms: ProjectTerms,
  { userId, key }: Session,
  { projectId, terms: documents }: Calls['termsAgreements']['sent'],
  caller: Caller,
): Promise<undefined> {
  const current = await terms.current(terms.project);
  const isNewest = documents.every(({ code, type, version }) => DETAIL_CODE_OF[type] === code && current[type] === version);
  if (projectId !== terms.project || !isNewest || new Set(documents.map(({ type }) => type)).size < documents.length)
    throw new CallErrorV5(400, 'invalidData', 'only the newest version of each document of this project is accepted, once');
  await db.begin(async (tx) => {
    await terms.agreeTo(tx, { userId, documents, source: 'agreement', address: caller.address });
    await audit(tx, { userId, event: 'terms', ok: true, caller });
    const { err2 } = await terms.missing(tx, userId, terms.project);
    if (err2 === undefined) await sessions.upgrade(tx, key);
  });
}

/** Agreements of a user (TERMS-12, TERMS-13); open to restricted sessions. */
function agreementRoutes(app: FastifyInstance, identity: Identity, terms: ProjectTerms): void {
  const router = new CallRouter(app, identity);
  router.userRoute(
    'myTerms',
    { summary: 'List agreements', querystring: AgreedQuery, proof: requireClientSession },
    async ({ session, query }): Promise<Calls['myTerms']['answer']> => ({
      terms: includesProject(query.projectIds, terms.project) ? await terms.agreementsOf(identity.db, session.userId) : [],
    }),
  );
  router.userRoute(
    'termsAgreements',
    { summary: 'Agree to documents', body: AgreementsBody, proof: requireConsentSession },
    async ({ session, body, caller }) => agree(identity, terms, session, body, caller),
  );
}

export const termsRoutes =
  (terms: ProjectTerms, marketing: MarketingConsents) =>
  (app: FastifyInstance, identity: Identity): void => {
    documentRoutes(app, terms);
    agreementRoutes(app, identity, terms);
    marketingRoutes(app, identity, marketing);
  };
