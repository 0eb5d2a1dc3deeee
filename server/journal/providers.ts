import { createHash, randomBytes } from 'node:crypto';
import type { Attribution, Origin, Provider } from '@stillingen/domain';
import { type Database, type Statements, StoreError } from '../database/database.ts';

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const KEY = /^sk_[A-Za-z0-9_-]{43}$/;

/** The key is returned once; its hash is stored. Throws StoreError for another origin. */
export async function issueKey(db: Database, name: string, origin: Origin, attribution?: Attribution): Promise<string> {
  const key = `sk_${randomBytes(32).toString('base64url')}`;
  await db.begin(async (tx) => {
    const { count } = await tx`insert into provider (name, origin) values (${name}, ${origin}) on conflict (name) do nothing`;
    const [known] = await tx<Provider[]>`select origin from provider where name = ${name}`;
    if (known!.origin !== origin)
      throw new StoreError(
        `the provider ${name} is known, and its matches are ${known!.origin}, not ${origin}: name another provider; nothing was changed`,
      );
    if (attribution !== undefined) await storeAttribution(tx, name, attribution);
    if (count > 0 || attribution !== undefined) await tx`select pg_notify(${CHANNEL}, '')`;
    await tx`insert into provider_key (hash, provider) values (${hashOf(key)}, ${name})`;
  });
  return key;
}

const CHANNEL = 'stillingen_providers';

async function storeAttribution(tx: Statements, name: string, { text, url, licence }: Attribution): Promise<void> {
  await tx`update provider set attribution = ${JSON.stringify({ text, url, licence })}::text::json where name = ${name}`;
}

/** All providers by name; null for one without an attribution. */
export type Attributions = ReadonlyMap<string, Attribution | null>;

async function readAttributions(db: Database): Promise<Attributions> {
  const rows = await db<
    { name: string; attribution: Attribution | null }[]
  >`select name, attribution from provider order by name`;
  return new Map(rows.map(({ name, attribution }) => [name, attribution]));
}

/** Calls `onRead` before it resolves, and after each change by any process. */
export async function followProviders(
  db: Database,
  onRead: (attributions: Attributions) => void,
  report: (error: unknown) => void,
): Promise<AsyncDisposable> {
  let reading = Promise.resolve();
  const read = (): void => {
    reading = reading.then(async () => onRead(await readAttributions(db))).catch(report);
  };
  // At the start, and after a lost connection: changes may have been missed.
  const { unlisten } = await db.listen(CHANNEL, read, read);
  await reading;
  return { [Symbol.asyncDispose]: unlisten };
}

export async function revokeKey(db: Database, key: string): Promise<void> {
  await db`update provider_key set revoked_at = now() where hash = ${hashOf(key)}`;
}

export async function revokeKeysOf(db: Database, name: string): Promise<number> {
  const { count } = await db`update provider_key set revoked_at = now() where provider = ${name} and revoked_at is null`;
  return count;
}

export async function providerOfKey(db: Database, key: string): Promise<Provider | null> {
  if (!KEY.test(key)) return null;
  const [row] = await db<Provider[]>`
    select provider.name, provider.origin from provider_key join provider on provider.name = provider_key.provider
    where hash = ${hashOf(key)} and revoked_at is null`;
  return row === undefined ? null : { name: row.name, origin: row.origin };
}
