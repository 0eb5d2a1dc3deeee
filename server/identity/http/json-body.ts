import type { FastifyInstance } from 'fastify';
import { repeatedFields, TooDeep } from '../../http/strict-json.ts';

const MAX_DEPTH = 20;

class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly statusCode = 400;
}

/** Rejects deep nesting and repeated fields, which JSON.parse accepts. */
function checkForm(text: string): void {
  try {
    if (repeatedFields(text, MAX_DEPTH).length > 0) throw new BodyError('the body repeats a field');
  } catch (error) {
    throw error instanceof TooDeep ? new BodyError(`the body nests deeper than ${MAX_DEPTH}`) : error;
  }
}

function parse(text: string): unknown {
  try {
    checkForm(text);
    return JSON.parse(text);
  } catch (error) {
    // The parser's message would repeat the body.
    throw error instanceof BodyError ? error : new BodyError('the body is not JSON');
  }
}

/** Accepts JSON only, which other sites can not send without a preflight; 415 for other types. */
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
