// A crowd of subscribers in a process of its own: `crowd.ts HOST_PORT COUNT PATH HELLO READY`. It tells its parent how long messages took.
import { createConnection } from 'node:net';
import { clientFrame, createFrameReader } from './frames.ts';
import { DIGITS, MARK, type Received, systemUs } from './mark.ts';

const MAX_MS = 10_000;
const CONNECTS_AT_ONCE = 20;
const PAUSE_MS = 25;
const TEXT = 1;
/** All sockets read into it, one after another: a stream would make a buffer for each message, and the crowd would keep servers waiting. */
const buffer = Buffer.alloc(64 * 1024);

const [address = '', count = '0', path = '/', hello = '', ready = ''] = process.argv.slice(2);
const [host = '', port = '0'] = address.split(':');
let byMs = new Uint32Array(MAX_MS + 1);
let messages = 0;

const mark = MARK.charCodeAt(0);
function take(payload: Buffer): void {
  const nowUs = systemUs();
  for (let at = payload.indexOf(mark); at !== -1; at = payload.indexOf(mark, at + DIGITS)) {
    const sentUs = Number(payload.toString('latin1', at + 1, at + 1 + DIGITS));
    const ms = Math.min(MAX_MS, Math.max(0, Math.floor((nowUs - sentUs) / 1000)));
    byMs[ms]! += 1;
    messages += 1;
  }
}

const join = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = createConnection({
      host,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer,
        callback(length) {
          receive(buffer.subarray(0, length));
          return true;
        },
      },
    });
    let isReady = false;
    let greeting = '';
    const read = createFrameReader(
      (payload) => {
        if (isReady) take(payload);
        else if (payload.includes(ready)) {
          isReady = true;
          resolve();
        }
      },
      (bytes) => socket.write(bytes),
    );
    socket.on('error', reject).on('close', () => {
      if (!isReady) reject(new Error(`refused: ${greeting}`));
    });
    function receive(bytes: Buffer): void {
      if (greeting.endsWith('\r\n\r\n')) return read(bytes);
      const head = bytes.indexOf('\r\n\r\n');
      greeting += bytes.toString('latin1', 0, head === -1 ? bytes.length : head + 4);
      if (head === -1) return;
      if (!greeting.startsWith('HTTP/1.1 101')) socket.destroy();
      else {
        socket.write(clientFrame(TEXT, hello));
        read(bytes.subarray(head + 4));
      }
    }
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  });

process.on('message', () => {
  const received: Received = { messages, byMs: [...byMs] };
  byMs = new Uint32Array(MAX_MS + 1);
  messages = 0;
  process.send!(received);
});
process.once('disconnect', () => process.exit(0));
for (let i = 0; i < Number(count); i += CONNECTS_AT_ONCE) {
  const joining = Array.from({ length: Math.min(CONNECTS_AT_ONCE, Number(count) - i) }, join);
  // A server admits a thousand a second: who is late must not hurry.
  await Promise.all([...joining, new Promise((resolve) => setTimeout(resolve, PAUSE_MS))]);
}
process.send!('ready');
