import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Follower } from '../../live/follower.ts';
import type { Metrics } from '../../metrics.ts';
import type { Drain } from '../../operations/drain.ts';
import type { Tracing } from '../../tracing.ts';
import type { Ground } from '../ground.ts';

/** What every role is given to stand on. */
export interface RoleSetting {
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly ground: Ground;
  readonly follower: Follower;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly drain: Drain;
  /** Takes a line about the settings that the operator reads once the server is served. */
  readonly notice: (line: string) => void;
}
