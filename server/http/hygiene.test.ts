import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../testing/stack.ts';

const HSTS = 'max-age=86400';
const DOOR = '/ingest/v1/messages';
let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack({ settings: { HSTS_SECONDS: '86400' } });
  key = await stack.keyOf('test');
});
afterAll(() => stack[Symbol.asyncDispose]());

async function statusLine(text: string): Promise<string> {
  const { hostname, port } = new URL(stack.url);
  const socket = connect(Number(port), hostname);
  socket.end(text);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString('latin1').split('\r\n')[0]!;
}
const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(stack.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body,
  });

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
  ])('of %s forbids browsers to guess its type', async (path) => {
    const { headers } = await fetch(stack.url + path, { headers: { 'x-fsign': 'stillingen' } });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
  it('of the router has strict-transport-security when HSTS_SECONDS is set', async () => {
    expect((await fetch(`${stack.url}/healthz`)).headers.get('strict-transport-security')).toBe(HSTS);
    await using plain = await startTestStack();
    expect((await fetch(`${plain.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  });
  it('of the API documentation runs its own scripts only, and forbids frames', async () => {
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
  ])('is refused with 400 when it has two hosts: %s', async (_what, text) => {
    expect(await statusLine(text)).toBe('HTTP/1.1 400 Bad Request');
  });
  it.each([
    [DOOR, 'application/json; charset=utf-7'],
    [DOOR, 'application/x-ndjson; charset="iso-8859-1"'],
    ['/id/v3/login', 'application/json;charset=utf-16'],
  ])('is refused with 415 when its text is not UTF-8: %s %s', async (path, type) => {
    expect((await post(path, '[]', { 'content-type': type })).status).toBe(415);
  });
  it.each(['application/json; charset=UTF-8', 'application/json;charset="utf8"'])('is accepted as %s', async (type) => {
    expect((await post(DOOR, '[]', { 'content-type': type })).status).toBe(200);
  });
});

describe('a body over 8 MiB', () => {
  const BYTES = 12 * 1024 * 1024;
  /** Sends the whole body before it reads, as plain programs do. */
  const send = (headers: Record<string, string | number>): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(stack.url);
      const sent = request(
        {
          hostname,
          port,
          path: DOOR,
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
  ])('%s is answered 413, and read until its sender has sent it', async (_how, headers) => {
    const { status, text } = await send(headers);
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { code: 'body_too_large', message: 'the body is too large; allowed: 8388608 bytes' },
    ]);
  });
});
