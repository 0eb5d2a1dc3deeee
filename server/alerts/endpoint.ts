import { isIP } from 'node:net';
import { hostOf, type Reach, readPublicUrl } from '../http/outbound/guard.ts';

export const reachOf = (allowsLoopback: boolean): Reach => (allowsLoopback ? 'loopback' : 'public');

/** Null unless it is https at a public name, port 443; loopback only where the operator allows it. */
export function readEndpoint(text: string, allowsLoopback: boolean): URL | null {
  const url = readPublicUrl(text, reachOf(allowsLoopback));
  return url !== null && url.port !== '' && isIP(hostOf(url)) === 0 ? null : url;
}
