import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../ops/config/config.ts';
import { ConfigError } from '../ops/config/setting.ts';

/** Listens at PORT and HOST. Throws ConfigError if that is not possible. */
export async function listen<Listening>(
  config: Pick<Config, 'port' | 'host'>,
  begin: () => Promise<Listening>,
): Promise<Listening> {
  try {
    return await begin();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${config.port} is taken by another program; set PORT to a free one`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new ConfigError(`PORT ${config.port} on HOST ${config.host} can not be used: ${code}`);
    throw error;
  }
}

const HERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

export function ownUrl({ host, port }: Pick<Config, 'host' | 'port'>, server: Pick<Server, 'address'>): string {
  const address = server.address();
  const listened = typeof address === 'object' && address !== null ? address.port : port;
  const name = HERE.has(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${listened}`;
}
