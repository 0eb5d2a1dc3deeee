import type { Provider } from '@stillingen/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimited } from '../http/limits/rate-limit.ts';
import { JOURNAL_UNAVAILABLE, refuse, UNKNOWN_KEY } from './problems.ts';
import type { OutageLog } from './reports.ts';

/** Rejects with RateLimited if the sender used too many unknown keys. */
export type ProviderOf = (key: string, sender: FastifyRequest['raw']) => Promise<Provider | null>;

interface Authentication {
  /** Refuses a request without a known API key. */
  readonly check: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;
  /** The provider of a request that passed. */
  providerOf(request: FastifyRequest): Provider;
}

function bearerOf(request: FastifyRequest): string | null {
  const [scheme, key, ...rest] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && key !== undefined && rest.length === 0 ? key : null;
}

export function createAuthentication(providerOf: ProviderOf, outage: Pick<OutageLog, 'refused'>): Authentication {
  const authenticated = new WeakMap<FastifyRequest, Provider>();
  return {
    async check(request, reply) {
      const key = bearerOf(request);
      const found = key === null ? null : await providerOf(key, request.raw).catch((error: unknown) => error as Error);
      if (found === null) return refuse(reply, UNKNOWN_KEY);
      if (found instanceof RateLimited) {
        const { message, retryAfterS } = found;
        return refuse(reply, { status: 429, code: 'too_many_unknown_keys', message, retryAfterS });
      }
      if (found instanceof Error) {
        outage.refused(found);
        return refuse(reply, JOURNAL_UNAVAILABLE);
      }
      authenticated.set(request, found);
    },
    providerOf: (request) => authenticated.get(request)!,
  };
}
