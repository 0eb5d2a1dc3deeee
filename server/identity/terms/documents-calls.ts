import { createHash } from 'node:crypto';
import { type Calls, TERMS_TYPES, type TermsType } from '@stillingen/wire/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { routeOf } from '../http/routes.ts';
import { V5Refusal } from '../http/errors.ts';
import type { TermsOfProject } from './terms.ts';

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
  if (type === undefined) throw new V5Refusal(404, 'unknown', `there are no such documents; allowed: ${TERMS_TYPES.join(', ')}`);
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
export function documentCalls(app: FastifyInstance, terms: TermsOfProject): void {
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
      if (found === null) throw new V5Refusal(404, 'unknown', 'there is no such version');
      return sendKept(request, reply, { ...found, contentType: 'text/markdown' } satisfies Calls['termsDocument']['answer']);
    },
  });
}
