import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { createApp } from './app.ts';
import { LIMITS } from './refusals.ts';

const DOOR = '/ingest/v1/messages';
let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
});
afterAll(() => stack[Symbol.asyncDispose]());

const post = (body: BodyInit, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> =>
  fetch(`${stack.url}${DOOR}`, {
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
  it('are seconds for its headers and for its body', () => {
    expect(LIMITS.headersTimeoutMs + LIMITS.checkMs).toBeLessThan(10_000);
    expect(LIMITS.requestTimeoutMs).toBeLessThanOrEqual(15_000);
    expect(LIMITS.maxHeaderBytes).toBeLessThanOrEqual(8192);
  });

  it('close a connection whose headers arrive byte by byte', async () => {
    await using app = createApp({ logLevel: 'silent' }, undefined, { ...LIMITS, headersTimeoutMs: 200, checkMs: 20 });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await untilClosed(url, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('close a connection whose body never arrives', async () => {
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

  it('refuse headers that are too long', async () => {
    expect(await untilClosed(stack.url, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it('close connections beyond the maximum', async () => {
    await using app = createApp({ logLevel: 'silent' }, undefined, { ...LIMITS, maxConnections: 1 });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { hostname, port } = new URL(url);
    const first = connect(Number(port), hostname);
    await once(first, 'connect');
    const request = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    // An answer proves that the first is counted.
    first.write(request.replace('close', 'keep-alive'));
    await once(first, 'data');
    expect(await untilClosed(url, request)).toBe('');
    first.destroy();
  });
});

describe('harmful bodies', () => {
  it('are refused by their content-length, unread, when too long', async () => {
    const answer = await untilClosed(
      stack.url,
      `POST ${DOOR} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('are refused when compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    expect((await post(bomb, { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('are refused as form or plain text, which a page of another site could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await post('[]', { 'content-type': type })).status).toBe(415);
  });

  it('are refused as JSON with prototypes or a million keys', async () => {
    const keys = Array.from({ length: 1e6 }, (_, n) => `"k${n}":1`).join();
    for (const body of ['[{"__proto__":{"isAdmin":true}}]', `[{${keys}}]`]) {
      const response = await post(body);
      const results = response.ok ? ((await response.json()) as { results: { result: string }[] }).results : [];
      expect(response.ok ? results[0]!.result : response.status).toBe(response.ok ? 'refused' : 413);
    }
  });

  it('leave no effect by another method at the same address', async () => {
    const response = await post('[]', {}, 'PUT');
    expect([404, 405]).toContain(response.status);
  });
});
