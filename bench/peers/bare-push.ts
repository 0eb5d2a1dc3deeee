// Peer of `journey`: sends every posted text to all sockets, and serves a page that shows it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** Rows as [event id, name of the home side][]. */
const [rowsFile = ''] = process.argv.slice(2);
const rows = JSON.parse(readFileSync(rowsFile, 'utf8')) as [id: string, home: string][];

const script = `
const goalsOf = new Map([...document.querySelectorAll('a')].map((row) => [row.dataset.event, row.querySelector('b').firstChild]));
new WebSocket(location.origin.replace('http', 'ws')).onmessage = ({ data }) => {
  for (const row of JSON.parse(data).d.split('~')) {
    const goals = goalsOf.get(/AA÷([^¬]+)/.exec(row)?.[1]);
    const score = /AG÷([^¬]+)/.exec(row)?.[1];
    if (goals !== undefined && score !== undefined) goals.data = score;
  }
};`;
const page = `<!doctype html><meta charset="utf-8"><body>${rows.map(([id, home]) => `<p><a data-event="${id}"><bdi>${home}</bdi> <b>0</b></a>`).join('')}<script>${script}</script>`;

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html').end(page);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const frame = Buffer.concat(chunks);
    for (const socket of sockets.clients) socket.send(frame, { binary: false });
    response.end();
  });
});
server.on('upgrade', (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request)),
);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
