import type { IncomingMessage } from 'node:http';

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
