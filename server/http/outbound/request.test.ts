import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardedLookup } from './guard.ts';
import { createHttpGet } from './http-get.ts';
import { createOutbound, type OutboundRequest } from './request.ts';

const REQUEST: OutboundRequest = { timeoutMs: 20_000, maxBytes: 1_000_000 };

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
let answer: Answer;
let requests: string[];
let origin: string;
let server: ReturnType<typeof createServer>;
beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const send = (path = '/', request: Partial<OutboundRequest> = {}) =>
  createOutbound('loopback')(new URL(path, origin), { ...REQUEST, ...request });
const named = (path = '/'): URL => new URL(path, origin.replace('127.0.0.1', 'localhost'));

it('a request carries its headers and body, and its answer status, headers and body', async () => {
  answer = async (request, response) => {
    const body = await buffer(request);
    response.writeHead(418, { 'x-sent': request.headers['x-own'] }).end(body.toString().toUpperCase());
  };
  const answered = await send('/a?b', { method: 'POST', headers: { 'x-own': '1' }, body: 'æ' });
  expect(answered).toMatchObject({ status: 418, headers: { 'x-sent': '1' }, body: Buffer.from('Æ') });
  expect(requests).toEqual(['POST /a?b']);
});

it.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['br', brotliCompressSync],
])('an answer in %s is decoded', async (encoding, encode) => {
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(encode(Buffer.from('text')));
  expect(await send()).toMatchObject({ status: 200, body: Buffer.from('text') });
});

it('an answer without a body is read whatever encoding it names', async () => {
  answer = (_request, response) => response.writeHead(304, { 'content-encoding': 'gzip' }).end();
  expect(await send()).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

it.each([
  ['large', (size: number) => Buffer.alloc(size), undefined],
  ['small, and large once decoded from gzip', (size: number) => gzipSync(Buffer.alloc(size)), 'gzip'],
  [
    'small, and large once decoded from br',
    (size: number) => brotliCompressSync(Buffer.alloc(size), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    'br',
  ],
])('an answer is cut when it is %s', async (_, body, encoding) => {
  answer = (_request, response) =>
    response.writeHead(200, encoding === undefined ? {} : { 'content-encoding': encoding }).end(body(100_000_000));
  expect(await send()).toEqual({ status: 200, reason: 'too-large', error: 'more than 1000000 bytes' });
});

it.each([
  ['in an unknown encoding', 'zstd', Buffer.from('x'), 'encoding'],
  ['encoded twice', 'gzip, gzip', gzipSync(gzipSync(Buffer.from('x'))), 'encoding'],
  ['that is none of its encoding', 'gzip', Buffer.from('plain'), 'failed'],
  ['that ends in the middle of its encoding', 'gzip', gzipSync(Buffer.from('text')).subarray(0, 15), 'failed'],
])('an answer %s is no answer', async (_, encoding, body, reason) => {
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body);
  expect(await send()).toMatchObject({ reason });
});

it('an answer that is shorter than it states is no answer', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.destroy(), 50);
  };
  expect(await send()).toMatchObject({ reason: 'failed' });
});

it.each<[string, Answer]>([
  ['never begins', () => undefined],
  ['never ends', (_request, response) => response.writeHead(200).write('x')],
])('a request ends in its time when the answer %s', async (_, listener) => {
  answer = listener;
  expect(await send('/', { timeoutMs: 100 })).toMatchObject({ reason: 'timeout' });
});

it('a request ends when it is aborted', async () => {
  const ending = new AbortController();
  answer = () => ending.abort();
  expect(await send('/', { signal: ending.signal })).toMatchObject({ reason: 'aborted' });
});

it('no machine at the address is a failure with its code', async () => {
  const url = new URL(origin);
  server.close();
  await once(server, 'close');
  expect(await createOutbound('loopback')(url, REQUEST)).toEqual({ status: 0, reason: 'failed', error: 'ECONNREFUSED' });
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});

it('a header that none may be is a failure, without its text', async () => {
  expect(await send('/', { headers: { key: 'secret\n' } })).toEqual({ status: 0, reason: 'failed', error: 'ERR_INVALID_CHAR' });
});

it.each(['http://127.0.0.1:1/', 'http://[::1]:1/', 'http://[::ffff:127.0.0.1]:1/', 'http://10.0.0.1/', 'http://2130706433/'])(
  'an address of this network gets no connection: %s',
  async (url) => {
    expect(await createOutbound('public')(new URL(url), REQUEST)).toMatchObject({ reason: 'private' });
  },
);

it.each(['file:///etc/passwd', 'dict://127.0.0.1:11211/', 'ftp://ftp.example/'])(
  'no other protocol is requested: %s',
  async (url) => {
    expect(await createOutbound('any')(new URL(url), REQUEST)).toMatchObject({ reason: 'failed' });
  },
);

it('a name that leads to this machine gets no connection, unless that is within reach', async () => {
  answer = (_request, response) => response.end('ok');
  expect(await createOutbound('public')(named(), REQUEST)).toMatchObject({ reason: 'private' });
  expect(requests).toEqual([]);
  expect(await createOutbound('loopback')(named(), REQUEST)).toMatchObject({ status: 200 });
  expect(await createOutbound('any')(named(), REQUEST)).toMatchObject({ status: 200 });
});

it('a name that leads to another address with the next connection is checked again', async () => {
  const found = (address: string): LookupAddress[] => [{ address, family: 4 }];
  const answers = [found('127.0.0.1'), found('10.0.0.1')];
  const outbound = createOutbound(
    'loopback',
    guardedLookup('loopback', (_host, done) => done(null, answers.shift()!)),
  );
  answer = (_request, response) => response.writeHead(200, { connection: 'close' }).end();
  expect(await outbound(named(), REQUEST)).toMatchObject({ status: 200 });
  expect(await outbound(named(), REQUEST)).toMatchObject({ reason: 'private' });
  expect([requests.length, answers]).toEqual([1, []]);
});

it('a redirect is an answer, and is not followed', async () => {
  answer = (_request, response) => response.writeHead(302, { location: '/b' }).end();
  expect(await send('/a')).toMatchObject({ status: 302, headers: { location: '/b' } });
  expect(requests).toEqual(['GET /a']);
});

const get = (path: string) =>
  createHttpGet('loopback')(new URL(path, origin), {}, { ...REQUEST, signal: new AbortController().signal });

it('a reader follows redirects on the same host', async () => {
  answer = ({ url }, response) => (url === '/a' ? response.writeHead(301, { location: '/b' }).end() : response.end(`at ${url}`));
  expect(await get('/a')).toMatchObject({ status: 200, body: Buffer.from('at /b') });
});

it.each([
  ['to another host', 'http://other.example/', 'a redirect to another host'],
  ['to another port', 'http://127.0.0.1:1/', 'a redirect to another host'],
  ['to another protocol', 'ftp://127.0.0.1/', 'a redirect to another host'],
  ['to no address', 'http://', 'a redirect to another host'],
  ['without an end', '/a', 'too many redirects'],
])('a reader follows no redirect %s', async (_, location, error) => {
  answer = (_request, response) => response.writeHead(302, { location }).end();
  expect(await get('/a')).toEqual({ error });
});

it('a reader has the reason why there is no answer', async () => {
  answer = (_request, response) => response.end(Buffer.alloc(2_000_000));
  expect(await get('/a')).toEqual({ error: 'more than 1000000 bytes' });
});
