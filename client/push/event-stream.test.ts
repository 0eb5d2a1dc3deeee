import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openEventStream } from './event-stream.ts';
import type { Socket } from '../ports.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function open(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket: Socket = openEventStream(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/push`);
  ends.push(
    () => socket.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const frames: unknown[] = [];
  const closed = new Promise<void>((resolve) => (socket.onclose = resolve));
  let resolveNext = (): void => {};
  socket.onmessage = ({ data }) => {
    frames.push(data);
    resolveNext();
  };
  const received = async (count: number): Promise<unknown[]> => {
    while (frames.length < count) await new Promise<void>((resolve) => (resolveNext = resolve));
    return frames;
  };
  await new Promise<void>((resolve) => (socket.onopen = resolve));
  return { socket, requests, closed, received };
}
const stream = (response: ServerResponse): void => void response.writeHead(200, { 'content-type': 'text/event-stream' });
const follow = (s: string, position: object = {}): string => JSON.stringify({ op: 'subscribe', s, ...position });

describe('an event stream', () => {
  it('an event stream requests all subjects at once, from their offsets, and passes the frames on', async () => {
    const { socket, requests, received } = await open((response) => {
      stream(response);
      response.write(': nothing yet\n\nid: e1:u_1_1=5,sys_1=2\ndata: {"o"');
      response.write(':5}\n\ndata: two\ndata:  lines\n\n');
    });
    socket.send(follow('u_1_1', { e: 'e1', o: 4 }));
    socket.send(follow('sys_1', { e: 'e1', o: 2 }));
    expect(await received(2)).toEqual(['{"o":5}', 'two lines']);
    expect(requests.map(({ url, headers }) => [url, headers['last-event-id']])).toEqual([
      ['/push/sse?s=u_1_1&s=sys_1', 'e1:u_1_1=4,sys_1=2'],
    ]);
  });

  it('[ACC-51] an event stream requests no channel of an account, as the address would hold the secret', async () => {
    const { socket, requests, received } = await open((response) => {
      stream(response);
      response.write('data: one\n\n');
    });
    const s = 'lsid_x_dk';
    socket.send(follow('u_1_1'));
    socket.send(follow(s, { loggedIn: { id: 'x', hash: 'secret' } }));
    expect((await received(2)).map(String)).toEqual([JSON.stringify({ op: 'refused', s, code: 'webSocketOnly' }), 'one']);
    socket.send(JSON.stringify({ op: 'unsubscribe', s }));
    socket.send(follow('sys_1'));
    await received(3);
    expect(requests.map(({ url }) => url)).toEqual(['/push/sse?s=u_1_1', '/push/sse?s=u_1_1&s=sys_1']);
  });

  it('an event stream reconnects from its last position when the subjects change', async () => {
    const { socket, requests, received } = await open((response) => {
      stream(response);
      response.write(`id: e1:u_1_1=7\ndata: ${requests.length}\n\n`);
    });
    socket.send(follow('u_1_1'));
    await received(1);
    socket.send(follow('u_7_1'));
    expect(await received(2)).toEqual(['1', '2']);
    expect(requests.map(({ url, headers }) => [url, headers['last-event-id']])).toEqual([
      ['/push/sse?s=u_1_1', undefined],
      ['/push/sse?s=u_1_1&s=u_7_1', 'e1:u_1_1=7'],
    ]);
  });

  it('an event stream discards positions of an earlier epoch', async () => {
    const { socket, requests, received } = await open((response) => {
      stream(response);
      response.write('data: one\n\n');
    });
    socket.send(follow('u_1_1', { e: 'e1', o: 4 }));
    socket.send(follow('sys_1', { e: 'e2', o: 2 }));
    await received(1);
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual(['e2:sys_1=2']);
  });

  it('an event stream reports its end, and the time of a retry when it is refused', async () => {
    const ended = await open((response) => {
      stream(response);
      response.end();
    });
    ended.socket.send(follow('u_1_1'));
    await ended.closed;
    const refused = await open((response) => response.writeHead(503, { 'retry-after': '7' }).end());
    refused.socket.send(follow('u_1_1'));
    await refused.closed;
    expect(await refused.received(1)).toEqual(['{"op":"drain","afterMs":7000}']);
  });
});
