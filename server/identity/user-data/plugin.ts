import { diffFault, DONE } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Identity } from '../context.ts';
import { publishEvent } from '../events.ts';
import { enforceLimit, serveCall } from '../http/routes.ts';
import { invalidField, callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { requireFullSession, LoggedInSchema } from '../sessions/authenticate.ts';
import { changeDocument, readDocuments } from './documents.ts';
import { checkSite, ProjectField } from '../accounts/schema.ts';
import { profileOf, userById } from '../accounts/queries.ts';

const MAX_PATH = 400;
const StoreBody = Type.Object(
  {
    loggedIn: LoggedInSchema,
    key: Type.Union([Type.Literal('data'), Type.Literal('privateData')]),
    dataDiff: Type.Object(
      {
        merge: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
        unmerge: Type.Array(Type.String({ maxLength: MAX_PATH })),
      },
      { additionalProperties: false },
    ),
    project: ProjectField,
    rev: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
const STORE_BYTES = 64 * 1024;

const GetBody = Type.Object({ loggedIn: LoggedInSchema, project: ProjectField }, { additionalProperties: false });

/** POST /v3/storemergeddata: changes a document path by path; whoever wrote a path last has it. */
function storeMergedData(app: FastifyInstance, identity: Identity): void {
  const { db, config, limits, nowMs, terms, marketing } = identity;
  const options = { summary: 'Change a document', body: StoreBody, bodyBytes: STORE_BYTES };
  serveCall(app, 'storeMergedData', options, async ({ loggedIn, key, dataDiff, project }, request) => {
    checkSite(config, { project });
    if (diffFault(dataDiff) !== null) throw invalidField('dataDiff');
    const { userId } = await requireFullSession(identity, loggedIn, project, request);
    await enforceLimit(limits, LIMITS.storeByUser, userId);
    const rev = await db.begin(async (tx) => {
      const next = await changeDocument(tx, { userId, project, key, diff: dataDiff, nowMs: nowMs() });
      if (next !== null) await publishEvent(tx, { kind: 'data', userId, project, rev: next });
      return next;
    });
    if (rev === null) throw invalidField('dataDiff');
    const [termsInfo, marketingInfo] = await Promise.all([terms.missing(db, userId, project), marketing.info(db, userId)]);
    return { r: DONE, rev, ...termsInfo, ...marketingInfo };
  });
}

/** POST /v4/getdata: both documents and the profile. */
function getData(app: FastifyInstance, identity: Identity): void {
  const { db, config, limits, terms, marketing } = identity;
  serveCall(app, 'getData', { summary: 'Read all documents', body: GetBody }, async ({ loggedIn, project }, request) => {
    checkSite(config, { project });
    const { userId } = await requireFullSession(identity, loggedIn, project, request);
    await enforceLimit(limits, LIMITS.readByUser, userId);
    const [user, documents, termsInfo, marketingInfo] = await Promise.all([
      userById(db, userId),
      readDocuments(db, userId, project),
      terms.missing(db, userId, project),
      marketing.info(db, userId),
    ]);
    if (user === null) throw callError('loginMismatch');
    return { ...documents, profile: profileOf(user), ...termsInfo, ...marketingInfo };
  });
}

export function data(app: FastifyInstance, identity: Identity): void {
  storeMergedData(app, identity);
  getData(app, identity);
}
