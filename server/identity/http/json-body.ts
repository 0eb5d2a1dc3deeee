import type { FastifyInstance } from 'fastify';

/** Objects and lists within each other. What is sent needs four. */
const MAX_DEPTH = 20;

/** A body that can not be read; the status is part of the answer. */
class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly statusCode = 400;
}

/** Refuses what a parser would let through, before anything is made of it: nesting too deep, and a name that comes twice in an object. */
function checkForm(text: string): void {
  /** The names so far in each object or list that is open. */
  const open: Set<string>[] = [];
  const nameEnd = /\s*:/y;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (char === '{' || char === '[') {
      if (open.length === MAX_DEPTH) throw new BodyError(`the body nests deeper than ${MAX_DEPTH}`);
      open.push(new Set());
    } else if (char === '}' || char === ']') open.pop();
    else if (char === '"') {
      const from = i;
      for (i += 1; i < text.length && text[i] !== '"'; i += 1) if (text[i] === '\\') i += 1;
      nameEnd.lastIndex = i + 1;
      if (!nameEnd.test(text)) continue;
      const names = open.at(-1);
      const name = JSON.parse(text.slice(from, i + 1)) as string;
      // Which of the two is meant, nobody knows.
      if (names?.has(name) === true) throw new BodyError('the body names a field twice');
      names?.add(name);
    }
  }
}

function parse(text: string): unknown {
  try {
    checkForm(text);
    return JSON.parse(text);
  } catch (error) {
    // What the parser says repeats what was sent.
    throw error instanceof BodyError ? error : new BodyError('the body is not JSON');
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
