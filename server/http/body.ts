import type { IncomingMessage } from 'node:http';

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** Whether a content type names another encoding than UTF-8. */
export function isForeignCharset(contentType: string | undefined): boolean {
  const charset = CHARSET.exec(contentType ?? '')?.[1];
  return charset !== undefined && !/^utf-?8$/i.test(charset);
}

/**
 * How many times its limit of a long body is read and discarded, so that the sender comes to read
 * the answer.
 */
const PASSED_OVER = 8;

/**
 * The bytes of a body; null if they exceed `limit`. The rest of a long body is discarded first: a
 * connection closed while its sender writes loses the answer. Rejects if the body breaks off.
 */
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
