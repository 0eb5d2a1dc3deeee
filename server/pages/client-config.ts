import type { ClientConfig } from '@stillingen/wire';
import type { Config } from '../ops/config/config.ts';

/** The configuration of browsers: only what differs from their defaults. */
export function clientConfig({
  projectId,
  feedSign,
  feedPrefix,
  feedResolver,
  geoHeaders,
  pushAliases,
  pushNamespace,
  identityNamespace,
}: Config): ClientConfig {
  return {
    projectId,
    sign: feedSign,
    ...(feedPrefix === '/x/feed/' ? {} : { feedPrefix }),
    ...(pushAliases.length === 0 ? {} : { push: pushAliases }),
    ...(pushNamespace === '' ? {} : { pushNamespace }),
    ...(identityNamespace === 'stillingen' ? {} : { accountNamespace: identityNamespace }),
    ...(geoHeaders === '' ? {} : { asksGeo: true }),
    ...(feedResolver.resolver === null ? {} : { resolver: feedResolver.resolver }),
  };
}
