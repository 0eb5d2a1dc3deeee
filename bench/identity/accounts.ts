import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { LoggedIn, UserData } from '@stillingen/wire/account';
import type { Database } from '../../server/database/database.ts';
import { HashPool } from '../../server/identity/secrets/hash-pool.ts';
import { createHasher } from '../../server/identity/secrets/hasher.ts';
import { openKeyFile } from '../../server/identity/secrets/keys.ts';

export const PASSWORD = 'Bench_1234';
export const PLACE = { namespace: 'stillingen', project: 8 } as const;
/** Rows of one statement. */
const BATCH = 1000;

export const emailOf = (n: number): string => `bench${n}@example.dk`;
const idOf = (n: number): string => String(n).padStart(26, '0');

function documentOf(keys: number): UserData {
  const games = Array.from({ length: keys / 6 }, (_, i) => [
    `g_1_${String(i).padStart(8, '0')}`,
    { AD: 1_763_640_000 + i, AP: 1_763_650_000, MG: '0', is_duel: true, HN: 'Brøndby IF', AN: 'FC København' },
  ]);
  return { mygames: { data: Object.fromEntries(games) } };
}

async function insert(db: Database, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await db`insert into ${db(table)} ${db(rows.slice(from, from + BATCH))}`;
}

/** Writes users with one password, each with a session and a document of `keys` keys. */
export async function writeUsers(db: Database, folder: string, count: number, keys: number): Promise<LoggedIn[]> {
  await using pool = new HashPool();
  const hasher = createHasher({ keys: await openKeyFile(db, path.join(folder, 'data', 'identity.keys')), pool });
  const { phc, kid } = await hasher.hash(PASSWORD);
  const at = new Date();
  const numbers = Array.from({ length: count }, (_, n) => n);
  const signedIn = numbers.map((n): LoggedIn => ({ id: idOf(n), hash: randomBytes(32).toString('hex') }));
  await insert(
    db,
    'users',
    numbers.map((n) => ({
      ...{ id: idOf(n), status: 1, email: emailOf(n), email_norm: emailOf(n), email_verified_at: at },
      ...{ pw_phc: phc, pw_pepper_kid: kid, created_at: at, last_seen_day: at },
    })),
  );
  await insert(
    db,
    'sessions',
    signedIn.map(({ id, hash }) => ({
      ...{ sha256: createHash('sha256').update(hash).digest(), key: id, user_id: id, scope: 'full', platform: 'web' },
      ...{ app_version: 'client-v4', ua_family: '', ip_trunc: '', created_at: at, authed_at: at, last_seen_hour: at },
      expires_at: new Date(at.getTime() + 86_400_000),
    })),
  );
  const doc = JSON.stringify(documentOf(keys));
  await db`
    insert into user_docs (user_id, project, key, doc, rev, bytes, updated_at)
    select id, ${PLACE.project}, 'data', ${doc}::text::json, 1, ${doc.length}, ${at} from users`;
  await db`
    insert into terms_agreements (user_id, type, version, project, at, source, ip_trunc)
    select users.id, terms.type, terms.version, terms.project, ${at}, 'bench', '' from users, terms_documents terms`;
  await db`analyze`;
  return signedIn;
}
