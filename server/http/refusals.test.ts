import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { LIMITS } from './connection-limits.ts';
import { closeAll, dial, get, HOST, type RawConnection, type Running, start, warm } from '../testing/raw-connection.ts';

afterEach(closeAll);

const SOON = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkMs: 20 };
const CHUNKED = `POST /none HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`;
const MALFORMED = /^the request is malformed: [A-Z][^;]+; allowed: requests by RFC 9112$/;
const UNCLEAR =
  /^the length of the request is unclear: [A-Z][^;]+; allowed: one Content-Length, or a Transfer-Encoding that ends with chunked$/;
const LATE = 'the request was not received in time; allowed: 100 ms for its headers, 200 ms for all of it';
const NO_HOST = 'the Host header is missing; allowed: one Host in each request of HTTP/1.1';
const FOREIGN = 'the request target must be a path; allowed: a path that begins with /';

function readRefusal(text: string): { status: number; line: string } {
  const [head, line] = text.split('\r\n\r\n') as [string, string];
  const [statusLine, ...fields] = head.split('\r\n') as [string, ...string[]];
  expect(fields.toSorted()).toEqual([
    'Cache-Control: no-store',
    'Connection: close',
    `Content-Length: ${line.length}`,
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
  ]);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) [A-Z]/.exec(statusLine)![1]), line };
}
async function refusedAfter(line: RawConnection, text: string): Promise<{ status: number; line: string }> {
  const before = line.received().length;
  const closed = once(line.socket, 'close');
  line.socket.write(text, 'latin1');
  expect(await closed).toEqual([false]);
  return readRefusal(line.received().slice(before));
}

describe('malformed requests', () => {
  it.each<[string, string, number, RegExp | string]>([
    ['no request line', 'hello\r\n\r\n', 400, MALFORMED],
    ['another version', `GET / HTTP/3.0\r\n${HOST}\r\n`, 400, MALFORMED],
    ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: b\r\n\r\n`, 400, MALFORMED],
    ['a chunk of no size', `${CHUNKED}zz\r\n`, 400, MALFORMED],
    ['both lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`, 400, UNCLEAR],
    ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, UNCLEAR],
    ['a length that is no number', `POST / HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`, 400, UNCLEAR],
    ['a coding that never ends', `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip\r\n\r\n`, 400, UNCLEAR],
    ['no host', 'GET / HTTP/1.1\r\nX-A: b\r\n\r\n', 400, NO_HOST],
    ['a whole address', `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n`, 400, FOREIGN],
    ['all addresses', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 400, FOREIGN],
    [
      'headers too long',
      get('/', `X-A: ${'x'.repeat(9000)}\r\n`),
      431,
      'the address and the headers are too long; allowed: 8192 bytes',
    ],
    ['an address too long', get(`/${'x'.repeat(9000)}`), 431, 'the address and the headers are too long; allowed: 8192 bytes'],
    [
      'extensions of chunks',
      `${CHUNKED}5;${'x'.repeat(17_000)}\r\n`,
      413,
      'the extensions of the chunks are too long; allowed: 16384 bytes',
    ],
    ['headers that do not end', 'GET / HTTP/1.1\r\nX-Slow: ', 408, LATE],
    [
      'something expected',
      get('/', 'Expect: 200-maybe\r\n'),
      417,
      'the Expect header has an unknown value; allowed: 100-continue',
    ],
  ])('%s is answered with the error and what is allowed', async (_, text, status, answered) => {
    const running = await start(status === 408 ? SOON : {});
    for (const line of [await dial(running), await warm(running)]) {
      const refused = await refusedAfter(line, text);
      expect(refused.status).toBe(status);
      expect(refused.line).toMatch(answered instanceof RegExp ? answered : new RegExp(`^${RegExp.escape(answered)}$`));
    }
  });

  it('answers a malformed request with a date header', async () => {
    const line = await dial(await start());
    const received = once(line.socket, 'data');
    line.socket.write('hello\r\n\r\n');
    const date = /^Date: (.*)\r$/m.exec(String((await received)[0]))![1]!;
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(5000);
  });

  it('requires no host in HTTP/1.0', async () => {
    const line = await dial(await start());
    await line.send('GET /kept HTTP/1.0\r\n\r\n');
    await line.answers(1);
    expect(line.received()).toMatch(/^HTTP\/1\.1 304 /);
  });

  it('answers malformed requests alike in the whole app', async () => {
    await using app = createApp({ logLevel: 'silent' });
    const closed = Promise.withResolvers<void>();
    // A client that is cut off before it ended its side may not have read the answer.
    let hasEnded = false;
    app.server.on('connection', (peer) => {
      peer.on('end', () => {
        hasEnded = true;
      });
      peer.on('close', () => closed.resolve());
    });
    const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.write('hello\r\n\r\n');
    await closed.promise;
    expect(readRefusal(text.replace(/^Date: .*\r\n/m, '')).line).toMatch(MALFORMED);
    expect(hasEnded).toBe(true);
  });
});

describe('a refusal', () => {
  it('delivers a refusal to a client that keeps sending, and closes its connection after a while', async () => {
    const line = await dial(await start({ lingerMs: 300 }));
    const errors: Error[] = [];
    line.socket.on('error', (error) => errors.push(error));
    // The client does not end its side when the server ends.
    line.socket.allowHalfOpen = true;
    const ended = once(line.socket, 'end');
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    line.socket.once('close', () => resolve());
    const fromMs = performance.now();
    const sending = setInterval(() => line.socket.write('x'.repeat(10_000)), 5);
    line.socket.write('hello\r\n\r\n');
    await ended;
    expect(readRefusal(line.received()).line).toMatch(MALFORMED);
    expect(errors).toEqual([]);
    await closed;
    clearInterval(sending);
    expect(performance.now() - fromMs).toBeGreaterThan(200);
    expect(performance.now() - fromMs).toBeLessThan(3000);
  });

  async function silentAfter(running: Running, text: string, end: string): Promise<string> {
    const line = await dial(running);
    await line.send(text);
    const closed = once(line.socket, 'close');
    line.socket.write(end);
    await closed;
    return line.received();
  }

  it('sends no refusal in place of the answers to earlier valid requests', async () => {
    expect(await silentAfter(await start(), get('/slow'), 'hello\r\n\r\n')).toBe('');
  });

  it('sends a refusal without waiting for earlier requests', async () => {
    expect(await silentAfter(await start(), get('/slow') + CHUNKED, 'zz\r\n')).toBe('');
  });

  it('writes no refusal into an answer in progress', async () => {
    const running = await start();
    running.server.prependListener('request', (_request, response) => response.write('begun'));
    const received = await silentAfter(running, CHUNKED, 'zz\r\n');
    expect(received).toContain('begun');
    expect(received.split('HTTP/1.1 ')).toHaveLength(2);
  });

  it('sends no refusal after the answer to a request whose body is malformed', async () => {
    const running = await start();
    const line = await dial(running);
    await line.send(CHUNKED.replace('/none', '/kept'));
    await line.answers(1);
    const closed = once(line.socket, 'close');
    line.socket.write('zz\r\n');
    await closed;
    expect(line.received().split('HTTP/1.1 ')).toHaveLength(2);
  });

  it.each([
    ['on a socket that can not be written', 'HPE_INVALID_METHOD', true],
    ['on a connection that failed', 'ECONNRESET', false],
  ])('writes no refusal %s', async (_, code, isOver) => {
    const running = await start();
    const line = await dial(running);
    const peer = running.peerOf(line.socket);
    const closed = once(line.socket, 'close');
    if (isOver) peer.end();
    const errors: unknown[] = [];
    running.server.on('clientError', (error: NodeJS.ErrnoException) => errors.push(error.code));
    running.server.emit('clientError', Object.assign(new Error(code), { code }), peer);
    expect(peer.destroyed).toBe(true);
    await closed;
    expect(line.received()).toBe('');
    expect(errors).toEqual([code]);
  });
});

it('closes the connection of an unfinished request ten seconds after its first byte', () => {
  expect(LIMITS.headersTimeoutMs + LIMITS.checkMs + LIMITS.lingerMs).toBeLessThan(10_000);
});
