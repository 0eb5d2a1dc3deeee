import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS } from './connection-limits.ts';
import { bothWays, closeAll, dial, get, HOST, start, WAIT, warm } from '../testing/raw-connection.ts';

afterEach(closeAll);

describe('ambiguous request heads are read by node:http alone', () => {
  const body = get('/kept');
  const length = `Content-Length: ${body.length}\r\n`;
  it.each<[string, readonly string[], number]>([
    ['a body that looks like a request', [`POST /none HTTP/1.1\r\n${HOST}${length}\r\n`, body], 1],
    ['a body of a GET', [get('/echo', length), body], 1],
    [
      'a body in pieces',
      [get('/echo', 'Transfer-Encoding: chunked\r\n'), `${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'],
      1,
    ],
    ['both lengths', [get('/echo', `${length}Transfer-Encoding: chunked\r\n`), body], 1],
    ['a head in two pieces, the second of which looks whole', ['GET /echo HTTP/1.1\r\nX-A: ', get('/kept')], 1],
    ['a head whose end comes later', [get('/kept').slice(0, -2), '\r\n', get('/echo')], 2],
    ['two in one chunk', [get('/kept') + get('/echo')], 2],
    ['one and a half in one chunk', [`${get('/kept')}GET /echo HTTP/1.1\r\n`, `${HOST}\r\n`], 2],
    ['a blank line before it', ['\r\n', get('/kept')], 1],
    ['lines that end without a return', ['GET /kept HTTP/1.1\nHost: a\n\n'], 1],
    ['a header that goes on in the next line', [get('/echo', 'X-A: b\r\n c\r\n')], 1],
    ['a space before the colon', [get('/kept', 'Content-Length : 5\r\n')], 1],
    ['a name twice', [get('/echo', 'X-A: 1\r\nx-a: 2\r\n')], 1],
    ['two hosts', [get('/echo', 'Host: b\r\n')], 1],
    ['no host', ['GET /kept HTTP/1.1\r\nX-A: b\r\n\r\n'], 1],
    ['the last one of its connection', [get('/kept', 'Connection: close\r\n')], 1],
    ['the last one, as proxies of old say it', [get('/kept', 'Proxy-Connection: close\r\n')], 1],
    ['an old version', ['GET /kept HTTP/1.0\r\nHost: a\r\n\r\n'], 1],
    ['a whole address', ['GET http://evil.example/kept HTTP/1.1\r\nHost: a\r\n\r\n'], 1],
    ['something expected', [get('/kept', 'Expect: 100-continue\r\n')], 2],
    ['a head without its body', [`HEAD /echo HTTP/1.1\r\n${HOST}\r\n`], 1],
    ['a name of other letters', [get('/echo', 'X-\xe6: a\r\n')], 1],
    ['a path of other letters', [get('/echo\xe6')], 1],
    ['a NUL', [get('/kept', 'X-A: a\0b\r\n')], 1],
    ['nothing of HTTP', ['\x16\x03\x01\x02\0\r\n\r\n'], 1],
    ['headers that are too long', [get('/kept', `X-A: ${'x'.repeat(LIMITS.maxHeaderBytes)}\r\n`)], 1],
  ])('%s', async (_, chunks, count) => {
    const running = await start();
    const cold = await dial(running);
    // Both connections are warm: each has been answered once.
    await cold.send(get('/kept', 'Connection: keep-alive\r\nX-Odd:\r\n'));
    await cold.answers(1);
    const line = await warm(running);
    for (const each of [cold, line]) {
      await each.send(...chunks);
      await each.answers(1 + count);
    }
    await sleep(30);
    await expect.poll(() => line.received() === cold.received(), WAIT).toBe(true);
    expect(line.received()).toBe(cold.received());
  });

  const word = fc.stringMatching(/^[!-~\x80-\xff]{1,12}$/);
  const name = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/),
    fc.constantFrom(
      'Host',
      'x-fsign',
      'X-Signature',
      'If-None-Match',
      'Connection',
      'Content-Length',
      'Upgrade',
      'constructor',
      'TE',
    ),
  );
  const value = fc.oneof(
    { weight: 5, arbitrary: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')) },
    fc.constantFrom('keep-alive', 'Keep-Alive', 'close', '0', '1', '', ' ', 'a\tb', 'a ', '\xe6', 'a\x7f', 'x'.repeat(300)),
  );
  const head = fc.record({
    start: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'get'),
    path: fc.stringMatching(/^[!-~]{0,12}$/).map((text) => `/echo${text}`),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'http/1.1'),
    fields: fc.array(fc.tuple(name, fc.constantFrom(': ', ': ', ': ', ': ', ': ', ': ', ': ', ':', ' : ', ':  '), value), {
      maxLength: 5,
    }),
    end: fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\n'),
  });
  it('the fast path reads every request head as node:http does', async () => {
    const running = await start();
    await fc.assert(
      fc.asyncProperty(head, async ({ start: method, path, version, fields, end }) => {
        const lines = fields.map(([field, colon, text]) => `${field}${colon}${text}${end}`).join('');
        const text = `${method} ${path} ${version}${end}${HOST}${lines}${end}`;
        const [byNode, later] = await bothWays(running, text);
        expect(later).toBe(byNode);
      }),
      { numRuns: 100, examples: [[{ start: 'GET', path: '/echo', version: 'HTTP/1.1', fields: [], end: '\r\n' }]] },
    );
    const line = await warm(running);
    const parsed = running.parsed();
    await line.send(get('/echo'));
    await line.answers(2);
    expect(running.parsed()).toBe(parsed);
  });
});
