import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../ops/config/config.ts';

/** All addresses of this machine, or those that it alone reaches. */
const HERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/** The address that is listened on, as it is typed at this machine. A free port is known once it is listened on. */
export function ownUrl({ host, port }: Pick<Config, 'host' | 'port'>, server: Pick<Server, 'address'>): string {
  const address = server.address();
  const listened = typeof address === 'object' && address !== null ? address.port : port;
  const name = HERE.has(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${listened}`;
}
