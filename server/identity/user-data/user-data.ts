import {
  applyDiff,
  type Calls,
  DATA_LIMITS,
  type DataDiff,
  type DataKey,
  DONE,
  jsonBytes,
  type ProfileId,
  type UserData,
  valueAt,
} from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import { lockUser, profileOf, userById } from '../accounts/queries.ts';
import type { Identity, Session } from '../context.ts';
import { publishEvent } from '../events.ts';
import { callError, invalidField } from '../http/errors.ts';

const MAX_ENTRIES = { 'mygames.data': 500, myteams: 200 } as const;

interface Documents {
  readonly data: UserData;
  readonly privateData: UserData;
  /** Increased by every change of either. */
  readonly rev: number;
}
const EMPTY: Documents = { data: {}, privateData: {}, rev: 0 };

interface DocumentRow {
  readonly key: DataKey;
  readonly doc: UserData;
  readonly rev: string;
}

async function readDocuments(db: Statements, userId: ProfileId, project: number): Promise<Documents> {
  const rows = await db<DocumentRow[]>`select key, doc, rev from user_docs where user_id = ${userId} and project = ${project}`;
  return rows.reduce((all, { key, doc, rev }) => ({ ...all, [key]: doc, rev: Math.max(all.rev, Number(rev)) }), EMPTY);
}

const entriesAt = (document: UserData, path: string): number => {
  const part = valueAt(document, path);
  return typeof part === 'object' ? Object.keys(part).length : 0;
};
const isTooLarge = (document: UserData, bytes: number): boolean =>
  bytes > DATA_LIMITS.documentBytes || Object.entries(MAX_ENTRIES).some(([path, max]) => entriesAt(document, path) > max);

interface DataChange {
  readonly key: DataKey;
  readonly diff: DataDiff;
}

/** The new revision; null if the document became too large. */
async function changeDocument(
  { nowMs, config: { project } }: Identity,
  tx: Statements,
  userId: ProfileId,
  { key, diff }: DataChange,
): Promise<number | null> {
  if (!(await lockUser(tx, userId))) return null;
  const documents = await readDocuments(tx, userId, project);
  const doc = applyDiff(documents[key], diff);
  const bytes = jsonBytes(doc);
  if (isTooLarge(doc, bytes)) return null;
  const rev = documents.rev + 1;
  await tx`
    insert into user_docs (user_id, project, key, doc, rev, bytes, updated_at)
    values (${userId}, ${project}, ${key}, ${JSON.stringify(doc)}::text::json, ${rev}, ${bytes}, ${new Date(nowMs())})
    on conflict (user_id, project, key) do update set
      doc = excluded.doc, rev = excluded.rev, bytes = excluded.bytes, updated_at = excluded.updated_at`;
  return rev;
}

/** POST /v3/storemergeddata: changes a document path by path; the last write of a path wins. */
export async function storeUserData(
  identity: Identity,
  { userId }: Session,
  change: DataChange,
): Promise<Calls['storeMergedData']['answer']> {
  const { db, terms, marketing, config } = identity;
  const { project } = config;
  const rev = await db.begin(async (tx) => {
    const next = await changeDocument(identity, tx, userId, change);
    if (next !== null) await publishEvent(tx, { kind: 'data', userId, project, rev: next });
    return next;
  });
  if (rev === null) throw invalidField('dataDiff');
  const [termsInfo, marketingInfo] = await Promise.all([terms.missing(db, userId, project), marketing.info(db, userId)]);
  return { r: DONE, rev, ...termsInfo, ...marketingInfo };
}

export async function readUserData(
  { db, terms, marketing, config }: Identity,
  { userId }: Session,
): Promise<Calls['getData']['answer']> {
  const { project } = config;
  const [user, documents, termsInfo, marketingInfo] = await Promise.all([
    userById(db, userId),
    readDocuments(db, userId, project),
    terms.missing(db, userId, project),
    marketing.info(db, userId),
  ]);
  if (user === null) throw callError('loginMismatch');
  return { ...documents, profile: profileOf(user), ...termsInfo, ...marketingInfo };
}
