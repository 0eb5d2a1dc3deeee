import type { Config, Role } from '../config.ts';
import type { Follower } from '../live/follower.ts';
import type { Leadership } from '../live/leadership.ts';
import type { Database } from '../store/database.ts';
import { databaseHealth } from '../store/health.ts';
import { serviceStatus } from './service-status.ts';

/**
 * Why a role of this process, or the process as a whole, can not be sent work; null where it can. A standby is sound as a
 * process, but messages are for the leader.
 */
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
}): (role: Role | null) => Promise<string | null> {
  const database = async (): Promise<string | null> =>
    (await databaseHealth(db)) === null ? 'the database can not be reached' : null;
  const behind = (): string | null => {
    const ms = follower.behindMs();
    return serviceStatus(ms) === 0 ? null : `the state may be ${Math.round(ms / 1000)} seconds old`;
  };
  return async (role) => {
    if (role === null)
      return (
        (roles.includes('live') || roles.includes('identity') ? await database() : null) ??
        (roles.includes('edge') ? behind() : null)
      );
    if (!roles.includes(role)) return `this process has no role ${role}`;
    if (role === 'live') return (await database()) ?? (leadership?.isLeading === true ? null : 'standby');
    return role === 'edge' ? behind() : database();
  };
}
