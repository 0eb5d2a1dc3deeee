const PROLOG = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i;
/** Enough for the first line of XML. */
const PROLOG_BYTES = 200;

/** By byte order mark, header or first line (RFC 7303); UTF-8 for charsets that are not known. */
export function decodeFeed(bytes: Uint8Array, contentType: string): string {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const prolog = PROLOG.exec(Buffer.from(bytes.subarray(0, PROLOG_BYTES)).toString('latin1'))?.[1];
  const charset = hasMark ? 'utf-8' : (CHARSET.exec(contentType)?.[1] ?? prolog ?? 'utf-8');
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
