import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { createApp } from './app.ts';
import { LIMITS } from './connection-limits.ts';

const INGEST = '/ingest/v1/messages';
let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack({ settings: { HSTS_SECONDS: '86400' } });
  key = await stack.keyOf('test');
});
afterAll(() => stack[Symbol.asyncDispose]());

const post = (body: BodyInit, headers: Record<string, string> = {}, path = INGEST, method = 'POST'): Promise<Response> =>
  fetch(stack.url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body,
  });

async function untilClosed(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('limits of a client', () => {
  it('limits the time of headers and bodies to seconds', () => {
    expect(LIMITS.headersTimeoutMs + LIMITS.checkMs).toBeLessThan(10_000);
    expect(LIMITS.requestTimeoutMs).toBeLessThanOrEqual(15_000);
    expect(LIMITS.maxHeaderBytes).toBeLessThanOrEqual(8192);
  });

  it('closes a connection whose headers arrive byte by byte', async () => {
    await using app = createApp({ logLevel: 'silent' }, undefined, { ...LIMITS, headersTimeoutMs: 200, checkMs: 20 });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await untilClosed(url, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('closes a connection whose body never arrives', async () => {
    await using app = createApp({ logLevel: 'silent' }, undefined, {
      ...LIMITS,
      headersTimeoutMs: 100,
      requestTimeoutMs: 200,
      checkMs: 20,
    });
    app.post('/', async () => 'never');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const text = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n[';
    expect(await untilClosed(url, text)).not.toContain('200 OK');
  });

  it('refuses headers that are too long', async () => {
    expect(await untilClosed(stack.url, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it('closes connections beyond the maximum', async () => {
    await using app = createApp({ logLevel: 'silent' }, undefined, { ...LIMITS, maxConnections: 1 });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { hostname, port } = new URL(url);
    const first = connect(Number(port), hostname);
    await once(first, 'connect');
    const text = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    // An answer proves that the first is counted.
    first.write(text.replace('close', 'keep-alive'));
    await once(first, 'data');
    expect(await untilClosed(url, text)).toBe('');
    first.destroy();
  });
});

describe('harmful bodies', () => {
  it('refuses a body that is too long by its content-length, unread', async () => {
    const answer = await untilClosed(
      stack.url,
      `POST ${INGEST} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('refuses a compressed body', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    expect((await post(bomb, { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('refuses forms and plain text, which a page of another site could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await post('[]', { 'content-type': type })).status).toBe(415);
  });

  it('refuses JSON with prototypes or a million keys', async () => {
    const keys = Array.from({ length: 1e6 }, (_, n) => `"k${n}":1`).join();
    for (const body of ['[{"__proto__":{"isAdmin":true}}]', `[{${keys}}]`]) {
      const response = await post(body);
      const results = response.ok ? ((await response.json()) as { results: { result: string }[] }).results : [];
      expect(response.ok ? results[0]!.result : response.status).toBe(response.ok ? 'refused' : 413);
    }
  });

  it('refuses another method at the address of messages', async () => {
    const response = await post('[]', {}, INGEST, 'PUT');
    expect([404, 405]).toContain(response.status);
  });
});

const HSTS = 'max-age=86400';
async function statusLine(text: string): Promise<string> {
  const { hostname, port } = new URL(stack.url);
  const socket = connect(Number(port), hostname);
  socket.end(text);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString('latin1').split('\r\n')[0]!;
}
describe('every answer', () => {
  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/nowhere/',
    '/8/x/feed/f_1_0_1_da_1',
    '/8/x/feed/none',
    '/pq_graphql?_hash=none',
    '/api/geo/',
    '/api/v2/search/?q=a',
    '/id/v5/offer',
    '/id/nowhere',
    '/ingest/docs/',
    '/ingest/docs/json',
    '/push',
    '/push/sse',
    '/%E0%A4%A',
  ])('forbids browsers to guess the type of an answer of %s', async (path) => {
    const { headers } = await fetch(stack.url + path, { headers: { 'x-fsign': 'stillingen' } });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
  it('sends strict-transport-security when HSTS_SECONDS is set', async () => {
    expect((await fetch(`${stack.url}/healthz`)).headers.get('strict-transport-security')).toBe(HSTS);
    await using plain = await startTestStack();
    expect((await fetch(`${plain.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  });
  it('lets the API documentation run its own scripts only, and forbids frames', async () => {
    const policy = (await fetch(`${stack.url}/ingest/docs/static/index.html`)).headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('an ambiguous request', () => {
  it.each([
    ['of HTTP', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['of a feed', 'GET /8/x/feed/f_1_0_1_da_1 HTTP/1.1\r\nHost: a\r\nhost: a\r\nx-fsign: stillingen\r\n\r\n'],
    [
      'of a WebSocket',
      'GET /push HTTP/1.1\r\nHost: a\r\nHost: b\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ],
  ])('answers 400 to a request with two hosts: %s', async (_what, text) => {
    expect(await statusLine(text)).toBe('HTTP/1.1 400 Bad Request');
  });
  it.each([
    [INGEST, 'application/json; charset=utf-7'],
    [INGEST, 'application/x-ndjson; charset="iso-8859-1"'],
    ['/id/v3/login', 'application/json;charset=utf-16'],
  ])('answers 415 to a text that is not UTF-8: %s %s', async (path, type) => {
    expect((await post('[]', { 'content-type': type }, path)).status).toBe(415);
  });
  it.each(['application/json; charset=UTF-8', 'application/json;charset="utf8"'])('accepts a body of type %s', async (type) => {
    expect((await post('[]', { 'content-type': type })).status).toBe(200);
  });
});

describe('a body over 8 MiB', () => {
  const BYTES = 12 * 1024 * 1024;
  const send = (headers: Record<string, string | number>): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(stack.url);
      const sent = request(
        {
          hostname,
          port,
          path: INGEST,
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          const done = (): void => resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString() });
          response.once('end', () => (sent.writableFinished ? done() : sent.once('finish', done)));
        },
      );
      sent.on('error', reject);
      sent.end(Buffer.alloc(BYTES, ' '));
    });

  it.each([
    ['of a known length', { 'content-length': BYTES }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('answers 413 to a body over 8 MiB %s, and reads until its sender has sent it', async (_how, headers) => {
    const { status, text } = await send(headers);
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { code: 'body_too_large', message: 'the body is too large; allowed: 8388608 bytes' },
    ]);
  });
});
