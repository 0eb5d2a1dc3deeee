import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A household has this much of IPv6, and can use all of its addresses. */
const NETWORK_GROUPS = 4;

/** All eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [before = '', after] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const groups = (text: string): string[] => text.split(':').filter((group) => group !== '');
  if (after === undefined) return groups(before);
  const [left, right] = [groups(before), groups(after)];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/** What counts as one address: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/**
 * The address of whoever sent a request: of the connection, or, behind a proxy, the last that the configured header names, which
 * the proxy itself has added. A header that is not configured says nothing, as anybody can send it.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, header: string): string {
  const told = header === '' ? undefined : headers[header];
  const last = String(told ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return addressKey(last === '' ? (socket.remoteAddress ?? '') : last);
}
