import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Statements } from '../../database/database.ts';
import { removeLinks } from '../providers/queries.ts';
import { createVault, type Keys } from '../secrets/keys.ts';

const MINUTE_MS = 60_000;

/** Keyed hashes of deleted accounts, for restores of backups older than a deletion. */
async function writeList(db: Database, file: string): Promise<void> {
  const rows = await db<{ text: string }[]>`select row_to_json(deletion_log)::text as text from deletion_log order by done_at`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, rows.map(({ text }) => `${text}\n`).join(''), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

export async function maintainDeletionList(
  db: Database,
  file: string,
  report: (error: unknown) => void,
): Promise<AsyncDisposable> {
  let written = '0 ';
  async function turn(): Promise<void> {
    const [row] = await db<{ state: string }[]>`select concat(count(*), ' ', max(done_at)) as state from deletion_log`;
    const { state } = row!;
    if (state === written) return;
    await writeList(db, file);
    written = state;
  }
  await turn().catch(report);
  const timer = setInterval(() => void turn().catch(report), MINUTE_MS).unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await turn().catch(report);
    },
  };
}

export const readDeletionList = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** The number of deleted users. */
export async function deleteRestoredUsers(tx: Statements, keys: Keys, list: readonly string[], nowMs: number): Promise<number> {
  await tx`
    insert into deletion_log select * from json_populate_recordset(null::deletion_log, ${`[${list.join(',')}]`}::text::json)
    on conflict do nothing`;
  const deleted = await tx<{ user_hash: Buffer; done_at: Date }[]>`select user_hash, done_at from deletion_log`;
  const doneMs = new Map(deleted.map(({ user_hash, done_at }) => [user_hash.toString('hex'), done_at.getTime()]));
  const vaults = [...keys.byId].map(([kid, secret]) => createVault({ current: { kid, secret }, byId: keys.byId }));
  const isDeleted = (name: string, since: Date): boolean =>
    vaults.some(({ digest }) => (doneMs.get(digest(name).toString('hex')) ?? 0) >= since.getTime());

  const users = await tx<{ id: string; created_at: Date }[]>`select id, created_at from users`;
  const gone = users.filter(({ id, created_at }) => isDeleted(id, created_at));
  for (const { id } of gone) {
    await removeLinks(tx, { userId: id, at: new Date(nowMs) });
    await tx`delete from users where id = ${id}`;
  }
  const links = await tx<
    { provider: string; sub: string; linked_at: Date }[]
  >`select provider, sub, linked_at from provider_links`;
  for (const { provider, sub, linked_at } of links)
    if (isDeleted(`${provider} ${sub}`, linked_at))
      await tx`delete from provider_links where provider = ${provider} and sub = ${sub}`;
  return gone.length;
}
