import { isIPv4 } from 'node:net';

/** Whether a host is this machine, by its name alone, without a lookup. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIPv4(host) && host.startsWith('127.'));
}

/**
 * The origins of a list separated by commas, such as http://127.0.0.1:8080; null if one is invalid or of another machine, as the load
 * tool runs beside the server under load.
 */
export function parseTargets(text: string): readonly string[] | null {
  const origins = text.split(',').map((each) => {
    if (!URL.canParse(each)) return null;
    const { protocol, hostname, pathname, search, username, origin } = new URL(each);
    const isOrigin = protocol === 'http:' && pathname === '/' && search === '' && username === '';
    return isOrigin && isLoopback(hostname) ? origin : null;
  });
  return origins.includes(null) ? null : (origins as string[]);
}
