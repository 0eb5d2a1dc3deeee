import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { createListener } from '../http/listener.ts';
import { LIMITS, type Limits } from '../http/connection-limits.ts';
import type { RequestHead, FirstAnswer, Reply } from '../http/reply.ts';

export const HOST = 'Host: a\r\n';
export const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;
const ROUTE_MS = 50;
export const IDLE_MS = 1500;
export const WAIT = { interval: 2 } as const;
export const LARGE = Buffer.alloc(20_000_000, 'x');

const reply = (text: string | Buffer, status = 200): Reply => {
  const bytes = Buffer.from(text);
  return { status, head: ['content-type', 'text/plain', 'content-length', String(bytes.length)], bytes };
};
const kept: Reply = { status: 304, head: ['etag', '"a"'] };
const echo = ({ method, url, headers }: RequestHead): Reply => reply(JSON.stringify([method, url, { ...headers }]));

const first: FirstAnswer = (asked) => {
  const { url = '' } = asked;
  if (url === '/kept') return kept;
  if (url === '/large') return reply(LARGE);
  if (url === '/late') return sleep(20).then(() => reply('late'));
  if (url === '/fails') return Promise.reject(new Error('a mistake of ours'));
  return url.startsWith('/echo') ? echo(asked) : null;
};

const open: (() => void)[] = [];
export const closeAll = (): void => open.splice(0).forEach((close) => close());

export interface Running {
  readonly server: Server;
  readonly port: number;
  readonly parsed: () => number;
  readonly asked: () => number;
  readonly peerOf: (line: Socket) => Socket;
}
export async function start({ fastPath = true, ...limits }: Partial<Limits> & { fastPath?: boolean } = {}): Promise<Running> {
  let [parsed, asked] = [0, 0];
  const server = createListener(
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      // Later than answers from memory and than a body.
      const ms = request.url === '/slow' ? 2 * IDLE_MS : ROUTE_MS;
      setTimeout(() => response.end(`routed ${request.url} ${Buffer.concat(chunks).toString()}`), ms);
    },
    (request, socket) => {
      asked += 1;
      return first(request, socket);
    },
    { ...LIMITS, ...limits },
    fastPath,
  );
  server.prependListener('request', () => {
    parsed += 1;
  });
  const peers = new Map<number, Socket>();
  server.on('connection', (peer: Socket) => peers.set(peer.remotePort!, peer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    parsed: () => parsed,
    asked: () => asked,
    peerOf: (line) => peers.get(line.localPort!)!,
  };
}

export interface RawConnection {
  readonly socket: Socket;
  readonly received: () => string;
  send(...texts: readonly string[]): Promise<void>;
  answers(count: number): Promise<void>;
}
export async function dial({ port, peerOf }: Running): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  open.push(() => socket.destroy());
  await once(socket, 'connect');
  await expect.poll(() => peerOf(socket), WAIT).toBeDefined();
  const peer = peerOf(socket);
  const received = (): string => text.replaceAll(/^Date: .{29}\r\n/gm, '');
  return {
    socket,
    received,
    async send(...texts) {
      for (const each of texts) {
        socket.write(each, 'latin1');
        // The server has read it before the next one arrives, unless it no longer reads.
        do await sleep(10);
        while (peer.bytesRead < socket.bytesWritten && !peer.isPaused() && !peer.destroyed);
      }
    },
    answers: (count) => expect.poll(() => received().split('HTTP/1.1 ').length - 1, WAIT).toBe(count),
  };
}

/** A connection on which node:http has answered: only then may the fast path answer. */
export async function warm(running: Running): Promise<RawConnection> {
  const line = await dial(running);
  await line.send(get('/kept'));
  await line.answers(1);
  return line;
}

export async function bothWays(running: Running, text: string, count = 1): Promise<[string, string]> {
  const cold = await dial(running);
  await cold.send(text);
  await cold.answers(count);
  const line = await warm(running);
  const before = line.received().length;
  await line.send(text);
  await line.answers(1 + count);
  return [cold.received(), line.received().slice(before)];
}
