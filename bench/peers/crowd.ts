// `crowd.ts COUNT URL...`: COUNT push clients for each address, which discard what they read.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A server admits a thousand handshakes a second. */
const CONNECTS_AT_ONCE = 50;
const PAUSE_MS = 100;
const SUBSCRIBE = JSON.stringify({ op: 'subscribe', s: 'u_1_1' });

const [count = '0', ...urls] = process.argv.slice(2);
const received = new Map<string, number>(urls.map((url) => [url, 0]));

async function join(url: string): Promise<void> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', () => received.set(url, received.get(url)! + 1));
  await once(socket, 'open');
  socket.send(SUBSCRIBE);
}

const waiting = urls.flatMap((url) => Array.from({ length: Number(count) }, () => url));
while (waiting.length > 0) {
  await Promise.all(waiting.splice(0, CONNECTS_AT_ONCE).map(join));
  await sleep(PAUSE_MS);
}
process.once('SIGTERM', () => {
  console.error(`  the crowd received ${[...received.values()].join(' + ')} frames`);
  process.exit(0);
});
console.log('ready');
