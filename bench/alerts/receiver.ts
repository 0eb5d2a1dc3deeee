// `receiver.ts PORTS`: as many push services, which answer 201 and count.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setPriority } from 'node:os';

// Push services are elsewhere: their work must not delay that of the product.
const NICE = 19;
setPriority(NICE);

let received = 0;
let bytes = 0;
let lastMs = 0;
const servers = Array.from({ length: Number(process.argv[2]) }, () =>
  createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      received += 1;
      lastMs = Date.now();
      response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1'),
);
await Promise.all(servers.map((server) => once(server, 'listening')));
process.on('message', () => {
  process.send!({ received, bytes, lastMs });
  [received, bytes] = [0, 0];
});
process.once('disconnect', () => process.exit(0));
process.send!(servers.map((server) => `http://127.0.0.1:${(server.address() as { port: number }).port}`));
