import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DataFrame, ServerFrame } from '@stillingen/wire';
import { FOOTBALL, openSocket, row, startTestPush, type TestClient, type TestPush, WRITE_MODES } from '../../testing/push.ts';

const WAITING_BYTES = 256 * 1024;
const SWEEP_MS = 5;
const FILLER = 'x'.repeat(8000);

describe.each(WRITE_MODES)('a subscriber that does not read, written to %s', (_way, rawWrites) => {
  let server: TestPush;
  let slow: TestClient;
  let quick: TestClient;
  beforeEach(async () => {
    server = await startTestPush({ flushMs: 0, sweepMs: SWEEP_MS }, { rawWrites });
    [slow, quick] = await Promise.all([openSocket(server.address), openSocket(server.address)]);
    for (const client of [slow, quick]) await client.ask({ op: 'subscribe', s: 'u_1_1' });
    slow.socket.pause();
  });
  afterEach(() => server[Symbol.asyncDispose]());

  async function publish(id: string, value: string): Promise<number> {
    server.hub.publish(FOOTBALL, () => row(id, ['AG', value], ['ZZ', FILLER]));
    return ((await quick.next()) as DataFrame).o;
  }
  async function untilOffset(offset: number): Promise<ServerFrame[]> {
    const frames: ServerFrame[] = [];
    for (;;) {
      const frame = await slow.next();
      frames.push(frame);
      if ('op' in frame ? frame.op === 'resync' : frame.o === offset) return frames;
    }
  }

  it('a slow reader gets the newest value of each event and key in fewer frames without a gap', async () => {
    let last = 0;
    for (let goals = 1; goals <= 150; goals += 1) last = await publish(goals % 2 === 0 ? 'aaaaaaaa' : 'bbbbbbbb', String(goals));
    slow.socket.resume();
    const frames = (await untilOffset(last)) as DataFrame[];
    expect(frames.length).toBeLessThan(50);
    let position = 0;
    for (const { o, n = 1 } of frames) {
      expect(o - n).toBe(position);
      position = o;
    }
    expect(frames.at(-1)!.d).toContain('AG÷150¬');
    expect(frames.at(-1)!.d).toContain('AG÷149¬');
    expect(frames.at(-1)!.d).not.toContain('AG÷148¬');
  });

  it('a slow reader gets nothing behind a close frame when it confirms earlier frames', async () => {
    const client = await openSocket(server.address, { autoPong: false });
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    const pinged = once(client.socket, 'ping');
    const bytes: Buffer[] = [];
    (client.socket as unknown as { readonly _socket: Socket })._socket.on('data', (part: Buffer) => bytes.push(part));
    // Enough that the server pings, and so much behind the ping that the next one is due with the pong.
    for (let i = 0; i < 15; i += 1) await publish(String(i).padStart(8, '0'), '1');
    await publish('00000015', FILLER.repeat(3));
    await pinged;
    client.send('no frame');
    client.socket.pong();
    expect(await client.closed).toBe(4400);
    const [closeFrame, length] = [0x88, 2 + 'the frame is not JSON'.length];
    expect(Buffer.concat(bytes).at(-length - 2)).toBe(closeFrame);
  });

  it('a slow reader above the limit gets a resync when it reads again, and no gap after it', async () => {
    const sent = 300;
    let last = 0;
    for (let i = 0; i < sent; i += 1) last = await publish(String(i).padStart(8, '0'), '1');
    slow.socket.resume();
    const frames = await untilOffset(Number.NaN);
    expect(frames.at(-1)).toMatchObject({ op: 'resync', p: { u_1_1: last } });
    const bytes = frames.reduce((sum, frame) => sum + JSON.stringify(frame).length, 0);
    expect(bytes).toBeLessThan(2 * WAITING_BYTES);
    const next = await publish('aaaaaaaa', '2');
    expect(next).toBe(last + 1);
    expect(await slow.next()).toMatchObject({ o: next });
  });

  it.each([
    [10_000, 'gets a resync'],
    [10_001, 'is closed with 1013'],
  ])('a slow reader that reads again after %i ms %s', async (ms, outcome) => {
    for (let i = 0; i < 200; i += 1) await publish(String(i).padStart(8, '0'), '1');
    server.advance(ms);
    // Server and test share a process: what was due in it has run after this.
    await new Promise((resolve) => setTimeout(resolve, 20 * SWEEP_MS));
    slow.socket.resume();
    if (outcome === 'is closed with 1013') expect(await slow.closed).toBe(1013);
    else expect((await untilOffset(Number.NaN)).at(-1)).toMatchObject({ op: 'resync' });
  });

  it('a slow reader of an event stream above the limit gets a resync', async () => {
    const [host, port] = server.address.split(':');
    const stream = createConnection({ host: host!, port: Number(port) });
    stream.write(`GET /push/sse?s=u_1_1 HTTP/1.1\r\nHost: ${server.address}\r\n\r\n`);
    await once(stream, 'data');
    stream.pause();
    const filler = 'x'.repeat(200_000);
    for (let i = 0; i < 100; i += 1) {
      server.hub.publish(FOOTBALL, () => row(String(i).padStart(8, '0'), ['ZZ', filler]));
      await quick.next();
    }
    let text = '';
    stream.on('data', (bytes: Buffer) => (text += bytes.toString()));
    stream.resume();
    await expect.poll(() => text.includes('"op":"resync"')).toBe(true);
    expect(text.length).toBeLessThan(100 * filler.length);
    stream.destroy();
  });
});
