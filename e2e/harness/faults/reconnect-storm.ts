// `reconnect-storm.ts URL MILLISECONDS`: visitors that connect, leave and come back without a pause.
import { connect } from 'node:net';

const TOGETHER = 200;

const [url = '', forMs = '0'] = process.argv.slice(2);
const { port, host } = new URL(url);
const REQUEST = `GET /push HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
const counts = { admitted: 0, refused: 0, withoutRetryAfter: 0, failed: 0 };
const startMs = performance.now();

/** The first bytes of the server are its answer. */
const attempt = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(REQUEST));
    socket.once('data', (data: Buffer) => {
      const head = data.toString('latin1');
      if (head.startsWith('HTTP/1.1 101')) counts.admitted += 1;
      else {
        counts.refused += 1;
        if (!/\r\nretry-after: \d/i.test(head)) counts.withoutRetryAfter += 1;
      }
      socket.destroy();
    });
    socket.on('error', () => {
      counts.failed += 1;
    });
    socket.once('close', () => resolve());
  });

async function storm(): Promise<void> {
  while (performance.now() - startMs < Number(forMs)) await attempt();
}
await Promise.all(Array.from({ length: TOGETHER }, storm));
process.stdout.write(JSON.stringify({ ...counts, ms: Math.round(performance.now() - startMs) }));
