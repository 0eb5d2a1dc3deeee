import type { Config } from '../ops/config/config.ts';
import type { Role } from '../ops/config/process.ts';
import type { Follower } from '../leader/follower.ts';
import type { Leadership } from '../leader/leadership.ts';
import { type Database, databaseHealth } from '../database/database.ts';
import type { Readiness } from '../ops/plugin.ts';
import { serviceStatus } from '../projection/service-status.ts';

/** An edge is ready with a state of any age: without it visitors would see nothing. */
export function readiness({
  config: { roles },
  db,
  follower,
  leadership,
}: {
  readonly config: Pick<Config, 'roles'>;
  readonly db: Database;
  readonly follower: Pick<Follower, 'behindMs'>;
  readonly leadership: Pick<Leadership, 'isLeading'> | null;
}): (role: Role | null) => Promise<Readiness> {
  const database = async (): Promise<string | null> =>
    (await databaseHealth(db)) === null ? 'the database can not be reached' : null;
  const behind = (): string | null => {
    const ms = follower.behindMs();
    return serviceStatus(ms) === 0 ? null : `the state may be ${Math.round(ms / 1000)} seconds old`;
  };
  const needsDatabase = roles.some((role) => role !== 'edge');
  const whole = async (): Promise<Readiness> => {
    const why = (needsDatabase ? await database() : null) ?? (roles.includes('edge') ? behind() : null);
    return why !== null && roles.includes('edge') ? { isReady: true, text: `pages are served from memory: ${why}` } : ready(why);
  };
  return async (role) => {
    if (role === null) return whole();
    if (!roles.includes(role)) return ready(`this process has no role ${role}`);
    if (role === 'live') return ready((await database()) ?? (leadership?.isLeading === true ? null : 'standby'));
    return ready(role === 'edge' ? behind() : await database());
  };
}

const ready = (why: string | null): Readiness => ({ isReady: why === null, text: why ?? 'ready' });
