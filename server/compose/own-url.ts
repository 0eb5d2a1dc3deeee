import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../ops/config/config.ts';

/** Addresses for which localhost is equivalent. */
const HERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/** The listening address as typed at this machine. A free port is known once the server listens. */
export function ownUrl({ host, port }: Pick<Config, 'host' | 'port'>, server: Pick<Server, 'address'>): string {
  const address = server.address();
  const listened = typeof address === 'object' && address !== null ? address.port : port;
  const name = HERE.has(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${listened}`;
}
