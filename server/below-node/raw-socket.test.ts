import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RawSocket } from './raw-socket.ts';

/** More than any system buffers for a reader. */
const MANY_BYTES = 32 * 2 ** 20;

describe('a write below the stream', () => {
  let server: Server;
  let here: Socket;
  let raw: RawSocket;
  let there: Socket;
  beforeEach(async () => {
    server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    there = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
    [here] = (await once(server, 'connection')) as [Socket];
    raw = new RawSocket(here);
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

  it('that the system takes at once leaves nothing pending', async () => {
    raw.write(Buffer.from('goal'));
    expect(raw.isPending()).toBe(false);
    const [bytes] = (await once(there, 'data')) as [Buffer];
    expect(bytes.toString()).toBe('goal');
  });

  it('that the system takes in parts is pending until it has all, and what follows comes behind it, whichever way it is written', async () => {
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

  it('is not attempted once the socket is destroyed', () => {
    expect(raw.isWritable()).toBe(true);
    here.destroy();
    expect(raw.isWritable()).toBe(false);
  });

  it('to one who is gone closes the socket', async () => {
    const closed = once(here, 'close');
    // Nobody reads here, so that only a write can find out.
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
