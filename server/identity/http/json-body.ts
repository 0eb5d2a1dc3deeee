import type { FastifyInstance } from 'fastify';

/** Objects and lists within each other. What is sent needs four. */
const MAX_DEPTH = 20;

/** A body that can not be read; the status is part of the answer. */
class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly statusCode = 400;
}

/** Whether a JSON text nests too deep, seen before it is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (inText) {
      if (char === '\\') i += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

function parse(text: string): unknown {
  if (isTooDeep(text)) throw new BodyError(`the body nests deeper than ${MAX_DEPTH}`);
  try {
    return JSON.parse(text);
  } catch {
    // What the parser says repeats what was sent.
    throw new BodyError('the body is not JSON');
  }
}

/** JSON alone is read: a page of another site can not send it without being asked first. Other types are refused with 415. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parse(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
}
