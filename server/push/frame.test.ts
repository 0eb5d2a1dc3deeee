import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { webSocketFrame } from './frame.ts';

/** Text that the library reads from bytes after a handshake. */
async function readBack(bytes: Buffer): Promise<string> {
  const server = createServer((socket) => {
    socket.once('data', (request) => {
      const [, key] = /sec-websocket-key: (.*)\r\n/i.exec(request.toString())!;
      const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      socket.write(bytes);
    });
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [data] = (await once(client, 'message')) as [Buffer];
  client.terminate();
  server.close();
  return data.toString();
}

describe('webSocketFrame', () => {
  it.each([0, 125, 126, 65_535, 65_536, 200_000])('encodes %i bytes that a client reads back', async (bytes) => {
    const text = 'x'.repeat(bytes);
    expect(await readBack(webSocketFrame(text))).toBe(text);
  });

  it('encodes the length in bytes, not characters', () => {
    expect([...webSocketFrame('÷')]).toEqual([0x81, 2, 0xc3, 0xb7]);
  });
});
