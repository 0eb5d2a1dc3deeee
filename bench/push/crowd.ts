// A crowd of subscribers in a process of its own: `crowd.ts HOST_PORT COUNT PATH HELLO READY`. It tells its parent how long messages took.
import { createConnection } from 'node:net';
import { clientFrame, createFrameReader } from './frames.ts';
import { DIGITS, MARK, type Received, systemUs } from './mark.ts';

const MAX_MS = 10_000;
const CONNECTS_AT_ONCE = 20;
const CONNECTS_PER_SECOND = 800;
const TEXT = 1;

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
    const socket = createConnection({ host, port: Number(port), noDelay: true });
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
    socket.on('data', (bytes) => {
      if (greeting.endsWith('\r\n\r\n')) return read(bytes);
      const head = bytes.indexOf('\r\n\r\n');
      greeting += bytes.toString('latin1', 0, head === -1 ? bytes.length : head + 4);
      if (head === -1) return undefined;
      if (!greeting.startsWith('HTTP/1.1 101')) return socket.destroy();
      socket.write(clientFrame(TEXT, hello));
      return read(bytes.subarray(head + 4));
    });
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
const startMs = performance.now();
for (let i = 0; i < Number(count); i += CONNECTS_AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(CONNECTS_AT_ONCE, Number(count) - i) }, join));
  // A server admits a thousand a second.
  const aheadMs = startMs + (i / CONNECTS_PER_SECOND) * 1000 - performance.now();
  if (aheadMs > 0) await new Promise((resolve) => setTimeout(resolve, aheadMs));
}
process.send!('ready');
