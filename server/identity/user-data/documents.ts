import {
  applyDiff,
  DATA_LIMITS,
  type DataDiff,
  type DataKey,
  jsonBytes,
  type ProfileId,
  type UserData,
  valueAt,
} from '@stillingen/wire/account';
import type { Database, Statements } from '../../database/database.ts';
import { lockUser } from '../accounts/queries.ts';

/** How many entries a part of a document may have. */
const MAX_ENTRIES = { 'mygames.data': 500, myteams: 200 } as const;

export interface Documents {
  readonly data: UserData;
  readonly privateData: UserData;
  /** Counts up with every change of either. */
  readonly rev: number;
}
const EMPTY: Documents = { data: {}, privateData: {}, rev: 0 };

interface Row {
  readonly key: DataKey;
  readonly doc: UserData;
  readonly rev: string;
}

export async function readDocuments(db: Database | Statements, userId: ProfileId, project: number): Promise<Documents> {
  const rows = await db<Row[]>`select key, doc, rev from user_docs where user_id = ${userId} and project = ${project}`;
  return rows.reduce((all, { key, doc, rev }) => ({ ...all, [key]: doc, rev: Math.max(all.rev, Number(rev)) }), EMPTY);
}

const entriesAt = (document: UserData, path: string): number => {
  const part = valueAt(document, path);
  return typeof part === 'object' ? Object.keys(part).length : 0;
};

/** Applies a change: of two of one path the later one holds. The new count, or null where the document would be too large. */
export async function changeDocument(
  tx: Statements,
  change: {
    readonly userId: ProfileId;
    readonly project: number;
    readonly key: DataKey;
    readonly diff: DataDiff;
    readonly nowMs: number;
  },
): Promise<number | null> {
  const { userId, project, key, diff, nowMs } = change;
  // One change of a user at a time.
  if (!(await lockUser(tx, userId))) return null;
  const documents = await readDocuments(tx, userId, project);
  const doc = applyDiff(documents[key], diff);
  const bytes = jsonBytes(doc);
  const isTooLarge =
    bytes > DATA_LIMITS.documentBytes || Object.entries(MAX_ENTRIES).some(([path, max]) => entriesAt(doc, path) > max);
  if (isTooLarge) return null;
  const rev = documents.rev + 1;
  await tx`
    insert into user_docs (user_id, project, key, doc, rev, bytes, updated_at)
    values (${userId}, ${project}, ${key}, ${JSON.stringify(doc)}::text::json, ${rev}, ${bytes}, ${new Date(nowMs)})
    on conflict (user_id, project, key) do update set
      doc = excluded.doc, rev = excluded.rev, bytes = excluded.bytes, updated_at = excluded.updated_at`;
  return rev;
}
