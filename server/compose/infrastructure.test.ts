import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ownUrl } from './infrastructure.ts';

it.each([
  ['127.0.0.1', 'http://localhost:8080'],
  ['::1', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['192.168.1.7', 'http://192.168.1.7:8080'],
  ['fd00::7', 'http://[fd00::7]:8080'],
  ['stue.lan', 'http://stue.lan:8080'],
])('ownUrl of %s is %s', (host, url) => {
  expect(ownUrl({ host, port: 8080 }, createServer())).toBe(url);
});

it('ownUrl has the free port once the server listens', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(ownUrl({ host: '127.0.0.1', port: 0 }, server)).toBe(`http://localhost:${port}`);
  server.close();
});
