import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RawSocket } from './raw-socket.ts';

const MANY_BYTES = 32 * 2 ** 20;

describe.each([
  ['below the stream', true],
  ['through the stream', false],
])('a write %s', (_way, isRaw) => {
  let server: Server;
  let here: Socket;
  let raw: RawSocket;
  let there: Socket;
  beforeEach(async () => {
    server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    there = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
    [here] = (await once(server, 'connection')) as [Socket];
    raw = new RawSocket(here, isRaw);
  });
  afterEach(() => {
    here.destroy();
    there.destroy();
    server.close();
  });

  async function readAll(): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of there) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  it('reports a write as pending no longer once the system has taken it', async () => {
    raw.write(Buffer.from('goal'));
    expect(raw.isPending()).toBe(false);
    const [bytes] = (await once(there, 'data')) as [Buffer];
    expect(bytes.toString()).toBe('goal');
  });

  it('reports a write as pending while the system has taken a part of it, and keeps the order of writes', async () => {
    const large = Buffer.alloc(MANY_BYTES, 'abc');
    raw.write(large);
    expect(raw.isPending()).toBe(true);
    raw.write(Buffer.from('first'));
    here.write('second');
    // The stream keeps this one to itself until the system has the one before.
    here.write('third');
    raw.write(Buffer.from('fourth'));
    here.end();
    const all = await readAll();
    expect(all.length).toBe(MANY_BYTES + 'firstsecondthirdfourth'.length);
    expect(all.subarray(0, MANY_BYTES).equals(large)).toBe(true);
    expect(all.subarray(MANY_BYTES).toString()).toBe('firstsecondthirdfourth');
    expect(raw.isPending()).toBe(false);
  });

  it('is not writable once the socket is destroyed', () => {
    expect(raw.isWritable()).toBe(true);
    here.destroy();
    expect(raw.isWritable()).toBe(false);
  });

  it('closes the socket when the other side is gone', async () => {
    here.on('error', () => undefined);
    const closed = new Promise((resolve) => here.once('close', resolve));
    // This side does not read, so only a write can fail.
    there.resetAndDestroy();
    await once(there, 'close');
    await expect
      .poll(() => {
        raw.write(Buffer.from('goal'));
        return here.destroyed;
      })
      .toBe(true);
    await closed;
    expect(raw.isPending()).toBe(false);
  });
});
