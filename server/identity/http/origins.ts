import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityConfig } from '../context.ts';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.test(hostname);

const ALLOWED_HEADERS = 'authorization, content-type, x-platform, x-app-version';
const ALLOWED_METHODS = 'GET, POST, PUT, DELETE';
const PREFLIGHT_S = '600';

const isLoopback = (origin: string): boolean => URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);

type Sites = Pick<IdentityConfig, 'siteUrl' | 'origins' | 'allowsAnyHost' | 'isProxied'>;

function isOwnHost(origin: string, { headers }: FastifyRequest, isProxied: boolean): boolean {
  const url = URL.parse(origin);
  const forwarded = headers['x-forwarded-proto'];
  // Without a proxy there is no TLS; a proxy without the header may use either scheme.
  const scheme = isProxied ? (forwarded === undefined ? url?.protocol : `${String(forwarded)}:`) : 'http:';
  return url !== null && url.host === headers.host && url.protocol === scheme;
}

function isAllowed(origin: string, request: FastifyRequest, { siteUrl, origins, allowsAnyHost, isProxied }: Sites): boolean {
  if (origin === siteUrl || origins.includes(origin)) return true;
  if (isLoopback(siteUrl) && isLoopback(origin)) return true;
  return allowsAnyHost && isOwnHost(origin, request, isProxied);
}

export function enforceOrigins(app: FastifyInstance, config: Sites): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method } = request;
    const { origin } = headers;
    void reply.header('vary', 'Origin');
    if (origin !== undefined && isAllowed(origin, request, config))
      void reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    else if (origin !== undefined || headers['sec-fetch-site'] === 'cross-site')
      return reply.code(403).send({ code: 101, message: 'only pages of this site may call' });
    if (method !== 'OPTIONS') return undefined;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': ALLOWED_METHODS,
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': PREFLIGHT_S,
      })
      .send();
  });
}
