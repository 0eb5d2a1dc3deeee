import { createHash } from 'node:crypto';
import { type Calls, TERMS_TYPES, type TermsType } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../context.ts';
import { documented } from '../http/answers.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { CallRouter, routeOf } from '../http/routes.ts';
import { LIMITS } from '../limits/limits.ts';
import { requireClientSession } from '../sessions/authenticate.ts';
import { type MarketingConsents, storeConsents } from './consents.ts';
import {
  AgreedQuery,
  AgreementsBody,
  ApprovalBody,
  ConsentBody,
  DocumentParams,
  DocumentQuery,
  ListParams,
  ListQuery,
} from './schema.ts';
import { agree, type ProjectTerms } from './terms.ts';

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
    schema: documented('termsDocuments', {
      summary: 'List documents',
      querystring: ListQuery,
      documents: { params: ListParams },
    }),
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
    schema: documented('termsDocument', {
      ...{ summary: 'Read a document', querystring: DocumentQuery, documents: { params: DocumentParams } },
    }),
    async handler(request, reply) {
      const { projectId } = request.query;
      const isOurs = projectId === undefined || Number(projectId) === terms.project;
      const found = isOurs ? terms.find(requireType(request.params.type), request.params.version) : null;
      if (found === null) throw new CallErrorV5(404, 'unknown', 'unknown version');
      return sendCached(request, reply, { ...found, contentType: 'text/markdown' } satisfies Calls['termsDocument']['answer']);
    },
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
    { summary: 'Agree to documents', body: AgreementsBody, proof: requireClientSession, limit: LIMITS.consentByUser },
    async ({ session, body, caller }) => agree(identity, terms, session, body, caller),
  );
}

function marketingRoutes(app: FastifyInstance, identity: Identity, marketing: MarketingConsents): void {
  const { db, config } = identity;
  const router = new CallRouter(app, identity);
  router.userRoute(
    'marketingApproval',
    { summary: 'Answer a marketing question', body: ApprovalBody, proof: requireClientSession, limit: LIMITS.consentByUser },
    async ({ session: { userId }, body: { projectId, level, approved, textVersion, source }, caller }) => {
      if (projectId !== config.project) throw new CallErrorV5(400, 'invalidData', `projectId is ${config.project} here`);
      const choices = { [level]: { granted: approved, textVersion } };
      await storeConsents(identity, marketing, { userId, choices, source }, caller);
      return undefined;
    },
  );
  router.userRoute(
    'marketingConsent',
    { summary: 'Read the marketing consent', proof: requireClientSession },
    async ({ session }) => marketing.get(db, session.userId),
  );
  router.userRoute(
    'updateMarketingConsent',
    { summary: 'Change the marketing consent', body: ConsentBody, proof: requireClientSession, limit: LIMITS.consentByUser },
    async ({ session: { userId }, body: { basic, extended }, caller }) => {
      const choices = {
        ...(basic === undefined ? {} : { BASIC: basic }),
        ...(extended === undefined ? {} : { EXTENDED: extended }),
      };
      await storeConsents(identity, marketing, { userId, choices, source: 'settings' }, caller);
      return marketing.get(db, userId);
    },
  );
}

export const termsRoutes =
  (terms: ProjectTerms, marketing: MarketingConsents) =>
  (app: FastifyInstance, identity: Identity): void => {
    documentRoutes(app, terms);
    agreementRoutes(app, identity, terms);
    marketingRoutes(app, identity, marketing);
  };
