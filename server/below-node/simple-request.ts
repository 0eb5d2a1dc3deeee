import type { Asked } from '../http/reply.ts';

/**
 * One whole request and nothing else: a GET of a path of ours, each header on a line of its own, with something to say and one space
 * before it. Fewer requests than HTTP knows, so that every parser reads the same out of it.
 */
const REQUEST = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+: [!-~\x80-\xff]+(?: +[!-~\x80-\xff]+)*\r\n)+\r\n$/;
const [BEFORE_PATH, AFTER_PATH] = ['GET '.length, ' HTTP/1.1\r\n'.length];
/** Headers that frame a message or steer its connection; an upgrade is named in `connection` too. */
const STEERING = ['content-length', 'transfer-encoding', 'expect', 'proxy-connection'] as const;

/**
 * The request that is all of a text, of one letter a byte; null where the text is anything else, has a body, steers its
 * connection, or says anything twice. What it reads, node:http reads alike.
 */
export function readSimpleRequest(text: string): Asked | null {
  const url = REQUEST.exec(text)?.[1];
  if (url === undefined) return null;
  const names = text.toLowerCase();
  const headers = Object.create(null) as Record<string, string>;
  const end = text.length - '\r\n'.length;
  for (let at = BEFORE_PATH + url.length + AFTER_PATH; at < end; ) {
    const colon = text.indexOf(':', at);
    const lineEnd = text.indexOf('\r', colon);
    const name = names.slice(at, colon);
    if (headers[name] !== undefined) return null;
    headers[name] = text.slice(colon + ': '.length, lineEnd);
    at = lineEnd + '\r\n'.length;
  }
  const { host, connection = 'keep-alive' } = headers;
  if (host === undefined || connection !== 'keep-alive' || STEERING.some((name) => headers[name] !== undefined)) return null;
  return { method: 'GET', url, headers };
}
