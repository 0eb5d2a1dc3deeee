import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { StoreError } from '../database/database.ts';
import { createApp } from '../http/app.ts';
import { logOptions, plainLine } from './log.ts';

const SECRET = 'hemmelighed-4711';

const databaseError = (code: string, message: string): Error =>
  Object.assign(new Error(message), { name: 'PostgresError', code });

function fail(): never {
  throw new TypeError('an error of our own', {
    cause: Object.assign(new SyntaxError(`${SECRET} is no JSON`), { code: 'E_FORM', detail: SECRET }),
  });
}

async function logged(): Promise<Record<string, unknown>[]> {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  await using app = Fastify({ logger: { ...logOptions('debug'), stream } });
  app.get('/page/:name', (request, reply) => {
    try {
      fail();
    } catch (error) {
      request.log.error(error);
      request.log.warn({ req: request, err: error }, 'it failed');
      request.log.error((error as Error).cause);
      request.log.error(new StoreError('what the operator can mend'));
      request.log.error(databaseError('53100', 'No space left on device'));
      request.log.error(databaseError('22P02', `${SECRET} is no number`));
    }
    return reply.send('');
  });
  await app.inject({
    url: `/page/${SECRET}?q=${SECRET}`,
    headers: { authorization: SECRET, cookie: SECRET },
    remoteAddress: '203.0.113.9',
  });
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('203.0.113.9');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('log', () => {
  it('logs errors and their stack, and nothing of the request', async () => {
    const errors = (await logged()).filter(({ err }) => err !== undefined);
    const cause = { type: 'SyntaxError', code: 'E_FORM', message: '', stack: expect.stringContaining('log.test.ts') };
    const own = { type: 'TypeError', message: 'an error of our own', stack: expect.stringContaining('log.test.ts'), cause };
    expect(errors).toMatchObject([
      { level: 50, msg: 'TypeError', err: own },
      { level: 40, msg: 'it failed', err: own, req: { method: 'GET', route: '/page/:name' } },
      { level: 50, msg: 'SyntaxError', err: cause },
      { level: 50, msg: 'StoreError', err: { message: 'what the operator can mend' } },
      { level: 50, msg: 'PostgresError', err: { code: '53100', message: 'No space left on device' } },
      { level: 50, msg: 'PostgresError', err: { code: '22P02', message: '' } },
    ]);
  });
});

describe('log for a terminal', () => {
  const TIME = new Date(2026, 10, 22, 14, 3, 9).getTime();
  it.each([
    [{ level: 30, msg: 'PostgreSQL: LOG:  redo' }, '14:03:09 PostgreSQL: LOG:  redo\n'],
    [{ level: 40, msg: 'taken again', refused: 3 }, '14:03:09 Warning: taken again (refused 3)\n'],
    [
      {
        level: 50,
        msg: 'refused',
        err: { type: 'JournalUnavailable', message: 'not written', cause: { type: 'E', code: '53100', message: '' } },
      },
      '14:03:09 Error: refused: not written (53100)\n',
    ],
  ])('logs %j in words on a terminal', (line, words) => {
    expect(plainLine(JSON.stringify({ time: TIME, pid: 1, hostname: 'h', ...line }))).toBe(words);
  });
});

it('answers a request that fails without the reason', async () => {
  await using app = createApp({ logLevel: 'silent' });
  app.get('/', async () => fail());
  const response = await app.inject('/');
  expect([response.statusCode, response.json()]).toEqual([500, { code: 'internal_error', message: 'internal error' }]);
});
