import type { FastifyInstance } from 'fastify';
import type { Config } from '../../ops/config/config.ts';
import type { Follower } from '../../leader/follower.ts';
import type { Metrics } from '../../ops/metrics/metrics.ts';
import type { Drain } from '../../ops/drain.ts';
import type { Tracing } from '../../ops/tracing.ts';
import type { Infrastructure } from '../infrastructure.ts';

export interface RoleContext {
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly infrastructure: Infrastructure;
  readonly follower: Follower;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly drain: Drain;
  readonly notice: (line: string) => void;
}
