import { createHash, randomBytes } from 'node:crypto';
import type { LoggedIn } from '@stillingen/wire/account';
import type { Database } from '../../database/database.ts';

let users = 0;

/** A new user with a session, as a login leaves them. */
export async function signIn(db: Database): Promise<LoggedIn> {
  const id = String((users += 1)).padStart(26, 'u');
  const hash = randomBytes(32).toString('hex');
  await db`insert into users (id, status, created_at, last_seen_day) values (${id}, 1, now(), now())`;
  await db`
    insert into sessions (sha256, key, user_id, scope, platform, app_version, ua_family, ip_trunc, created_at, authed_at,
      last_seen_hour, expires_at)
    values (${createHash('sha256').update(hash).digest()}, ${`key${users}`}, ${id}, 'full', 'web', '4', '', '', now(), now(), now(),
      now() + interval '1 day')`;
  return { id, hash };
}
