import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { DataFrame } from '@stillingen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FOOTBALL, openSocket, row, startTestPush, type TestClient, type TestPush, WRITE_MODES } from '../../testing/push.ts';

/** Opens a WebSocket and never answers again, like a broken connection. */
async function openMute(address: string): Promise<Socket> {
  const [host, port] = address.split(':');
  const socket = createConnection({ host: host!, port: Number(port) });
  socket.write(
    `GET /push HTTP/1.1\r\nHost: ${address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await once(socket, 'data');
  const subscribe = Buffer.from('{"op":"subscribe","s":"u_1_1"}');
  // A masked text frame whose mask is zero.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | subscribe.length, 0, 0, 0, 0]), subscribe]));
  await once(socket, 'data');
  socket.on('error', () => undefined).resume();
  return socket;
}

describe.each(WRITE_MODES)('liveness of connections, written to %s', (_way, rawWrites) => {
  let server: TestPush;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = await startTestPush({}, { rawWrites });
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    vi.useRealTimers();
  });

  /** Lets a second pass, and waits until the server has read what the client sent in it. */
  async function second(client: TestClient): Promise<void> {
    server.advance(1000);
    vi.advanceTimersByTime(1000);
    const pong = once(client.socket, 'pong');
    client.socket.ping();
    await pong;
  }

  it('closes a connection that answers no ping within 33 seconds, and keeps one that does', async () => {
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    const mute = await openMute(server.address);
    let isClosed = false;
    mute.on('close', () => (isClosed = true));
    for (let i = 0; i < 33; i += 1) await second(client);
    await expect.poll(() => isClosed).toBe(true);
    for (let i = 0; i < 33; i += 1) await second(client);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    expect(server.hub.connections).toBe(1);
  });

  it('does not write to a connection whose client sent a close frame', async () => {
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    const leaving = await openMute(server.address);
    leaving.allowHalfOpen = true;
    const ended = once(leaving, 'end');
    // An empty masked close frame.
    leaving.write(Buffer.from([0x88, 0x80, 0, 0, 0, 0]));
    await ended;
    server.hub.publish(FOOTBALL, () => row('aaaaaaaa', ['AG', '1']));
    await client.next();
    expect(server.hub.connections).toBe(2);
    leaving.end();
    await expect.poll(() => server.hub.connections).toBe(1);
  });

  it('sends the position of every subject in a heartbeat every 25 seconds', async () => {
    const client = await openSocket(server.address);
    for (const s of ['u_1_1', 'sys_1']) await client.ask({ op: 'subscribe', s });
    server.hub.publish({ kind: 'system', projectType: 1 }, () => 'LIV÷¬~');
    await client.next();
    for (let i = 0; i < 50; i += 1) await second(client);
    await second(client);
    expect(client.heartbeats.length).toBeGreaterThanOrEqual(2);
    expect(client.heartbeats.length).toBeLessThanOrEqual(3);
    expect(client.heartbeats.at(-1)).toMatchObject({ op: 'heartbeat', p: { u_1_1: 0, sys_1: 1 } });
  });

  it('[PUSH-03] sends in heartbeats the time over which all present clients can reconnect', async () => {
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    for (let i = 0; i < 2; i += 1) await (await openSocket(server.address)).ask({ op: 'subscribe', s: 'u_1_1' });
    for (let i = 0; i < 26; i += 1) await second(client);
    expect(client.heartbeats.at(-1)).toMatchObject({ afterMs: 3 });
  });

  it('closes a connection that follows no subject for 10 seconds', async () => {
    const idle = await openSocket(server.address);
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    for (let i = 0; i < 10; i += 1) await second(client);
    expect(idle.socket.readyState).toBe(idle.socket.OPEN);
    await second(client);
    expect(await idle.closed).toBe(4410);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('[F-14] closes no connection and loses no frame when the clock of the machine jumps', async () => {
    const client = await openSocket(server.address);
    const idle = await openSocket(server.address);
    const { e } = (await client.ask({ op: 'subscribe', s: 'u_1_1' })) as { e: string };
    const publish = (): void => server.hub.publish({ kind: 'update', anySport: 1, projectType: 1 }, () => 'AA÷aaaaaaaa¬~');
    publish();
    const first = (await client.next()) as DataFrame;
    for (const ms of [3_600_000, -4_000_000]) {
      server.setClock(ms);
      await second(client);
      await second(idle);
    }
    expect(await client.ask({ op: 'subscribe', s: 'u_1_1', e, o: 0 })).toMatchObject({ recovered: true });
    expect(await client.next()).toEqual(first);
    publish();
    expect(((await client.next()) as DataFrame).t).toBe(first.t + 4000 - 400_000);
    expect(idle.socket.readyState).toBe(idle.socket.OPEN);
  });

  it('forgets a subject without subscribers and does not take its old positions for new ones', async () => {
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'sys_1' });
    const { e } = (await client.ask({ op: 'subscribe', s: 'u_1_1' })) as { e: string };
    const publish = async (): Promise<unknown> => {
      server.hub.publish({ kind: 'update', anySport: 1, projectType: 1 }, () => 'AA÷aaaaaaaa¬~');
      return client.next();
    };
    for (let o = 1; o <= 3; o += 1) expect(await publish()).toMatchObject({ o });
    client.send({ op: 'unsubscribe', s: 'u_1_1' });
    for (let i = 0; i < 302; i += 1) await second(client);
    const back = await client.ask({ op: 'subscribe', s: 'u_1_1', e, o: 3 });
    expect(back).toMatchObject({ op: 'subscribed', recovered: false });
    const { o } = back as { o: number };
    expect(o).toBeGreaterThan(3);
    expect(await publish()).toMatchObject({ o: o + 1 });
  });
});
