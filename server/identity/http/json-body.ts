import type { FastifyInstance } from 'fastify';
import { repeatedFields, TooDeep } from '../../http/strict-json.ts';

/** Objects and lists within each other. What is sent needs four. */
const MAX_DEPTH = 20;

/** A body that can not be read; the status is part of the answer. */
class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly statusCode = 400;
}

/** Refuses what a parser would let through, before anything is made of it: nesting too deep, and a name that comes twice in an object. */
function checkForm(text: string): void {
  try {
    if (repeatedFields(text, MAX_DEPTH).length > 0) throw new BodyError('the body names a field twice');
  } catch (error) {
    throw error instanceof TooDeep ? new BodyError(`the body nests deeper than ${MAX_DEPTH}`) : error;
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
