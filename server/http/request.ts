import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';
import Type, { type TObject, type TObjectOptions, type TProperties } from 'typebox';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A household has one /64, and can use all of its addresses. */
const NETWORK_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [before = '', after] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const groups = (text: string): string[] => text.split(':').filter((group) => group !== '');
  if (after === undefined) return groups(before);
  const [left, right] = [groups(before), groups(after)];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/** The unit of limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/** Behind a proxy: the last address in its header. Clients can send all other headers. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, header: string): string {
  const named = header === '' ? undefined : headers[header];
  const last = String(named ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return addressKey(last === '' ? (socket.remoteAddress ?? '') : last);
}

export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

export function isForeignCharset(contentType: string | undefined): boolean {
  const charset = CHARSET.exec(contentType ?? '')?.[1];
  return charset !== undefined && !/^utf-?8$/i.test(charset);
}

/** Times its limit that are discarded of a long body, so that the sender reads the answer. */
const PASSED_OVER = 8;

/** Null above `limit`, after the rest is discarded: a sender that is cut off loses the answer. */
export async function readBody(
  body: NodeJS.ReadableStream & Pick<IncomingMessage, 'destroy'>,
  limit: number,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (length > limit * PASSED_OVER) break;
  }
  return length > limit ? null : Buffer.concat(chunks);
}

/** The schema of an object without unknown fields. */
export const strictObject = <Fields extends TProperties>(fields: Fields, options?: TObjectOptions): TObject<Fields> =>
  Type.Object(fields, { ...options, additionalProperties: false });
