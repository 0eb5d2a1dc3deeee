import type { FastifyInstance } from 'fastify';
import type { Config } from '../../ops/config/config.ts';
import type { Follower } from '../../leader/follower.ts';
import type { Metrics } from '../../ops/metrics/metrics.ts';
import type { Drain } from '../../ops/drain.ts';
import type { Tracing } from '../../ops/tracing.ts';
import type { Infrastructure } from '../infrastructure.ts';

/** What every role is given to stand on. */
export interface RoleContext {
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly infrastructure: Infrastructure;
  readonly follower: Follower;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly drain: Drain;
  /** Takes a line about the settings that the operator reads once the server is served. */
  readonly notice: (line: string) => void;
}
