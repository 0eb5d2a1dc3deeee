import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RawSocket } from '../below-node/raw-socket.ts';
import { MAX_WRITES } from './shared-writes.ts';
import { createWriters, type Writers } from './writers.ts';

const READERS = 200;
const ROUNDS = 50;
/** More than any system buffers for a reader. */
const MANY_BYTES = 32 * 2 ** 20;

interface Line {
  readonly here: Socket;
  readonly raw: RawSocket;
  readonly there: Socket;
}

describe.each([0, 1, 3])('writers with %i helping threads', (helpers) => {
  let server: Server;
  let lines: Line[];
  let writers: Writers;

  async function openLine(): Promise<Line> {
    const there = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
    const [here] = (await once(server, 'connection')) as [Socket];
    return { here, raw: new RawSocket(here), there };
  }
  beforeEach(async () => {
    server = createServer({ noDelay: true, pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    lines = [];
    for (let i = 0; i < READERS; i += 1) lines.push(await openLine());
    writers = createWriters(helpers);
    writers.start();
  });
  afterEach(async () => {
    await writers[Symbol.asyncDispose]();
    for (const { here, there } of lines) {
      here.destroy();
      there.destroy();
    }
    server.close();
  });

  async function readAll({ here, there }: Line): Promise<Buffer> {
    here.end();
    const parts: Buffer[] = [];
    for await (const part of there) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  it('give each of many what is his, in order, however often they are told', async () => {
    const goal = Buffer.from('goal;');
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = lines.map((_, i) => Buffer.from(`${round} for ${i};`));
      writers.together(() => {
        for (const [i, { raw }] of lines.entries()) writers.write(raw, i % 2 === 0 ? own[i]! : goal);
      });
    }
    const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
    const texts = await Promise.all(lines.map(readAll));
    for (const [i, text] of texts.entries())
      expect(text.toString()).toBe(rounds.map((round) => (i % 2 === 0 ? `${round} for ${i};` : 'goal;')).join(''));
  });

  it('have handed over all of it to the system when they come back', () => {
    const bytes = Buffer.from('goal');
    writers.together(() => {
      for (const { raw } of lines) writers.write(raw, bytes);
    });
    expect(lines.filter(({ raw }) => raw.isPending())).toEqual([]);
  });

  it('write as well what is more than they can take at a time, and forget nothing of what they took first', async () => {
    const [gone, ...others] = lines as [Line, ...Line[]];
    gone.there.resetAndDestroy();
    await once(gone.there, 'close');
    const times = Math.ceil((MAX_WRITES + 100) / others.length);
    writers.together(() => {
      writers.write(gone.raw, Buffer.from('goal;'));
      for (let time = 0; time < times; time += 1) for (const { raw } of others) writers.write(raw, Buffer.from('goal;'));
    });
    expect(gone.here.destroyed).toBe(true);
    for (const line of others) expect((await readAll(line)).toString()).toBe('goal;'.repeat(times));
  });

  it('keep what a reader does not take, and give it to him in order when he reads', async () => {
    const [stuck] = lines as [Line];
    const large = Buffer.alloc(MANY_BYTES, 'abc');
    stuck.here.write(large);
    writers.together(() => {
      for (const { raw } of lines) writers.write(raw, Buffer.from('goal;'));
    });
    writers.write(stuck.raw, Buffer.from('end'));
    const all = await readAll(stuck);
    expect(all.length).toBe(MANY_BYTES + 'goal;end'.length);
    expect(all.subarray(0, MANY_BYTES).equals(large)).toBe(true);
    expect(all.subarray(MANY_BYTES).toString()).toBe('goal;end');
  });

  it('give a reader the rest of what the system has taken in parts', async () => {
    const bytes = Buffer.alloc(100_000, 'abcdefg');
    const times = 200;
    for (let time = 0; time < times; time += 1)
      writers.together(() => {
        for (const { raw } of lines.slice(0, 40)) writers.write(raw, bytes);
      });
    const [first] = lines as [Line];
    expect(first.raw.isPending()).toBe(true);
    expect((await readAll(first)).equals(Buffer.concat(Array.from({ length: times }, () => bytes)))).toBe(true);
  });

  it('close the socket of one who is gone, and reach all others', async () => {
    const [gone, ...others] = lines as [Line, ...Line[]];
    gone.there.resetAndDestroy();
    await once(gone.there, 'close');
    await expect
      .poll(() => {
        writers.together(() => {
          for (const { raw } of lines) writers.write(raw, Buffer.from('goal'));
        });
        return gone.here.destroyed;
      })
      .toBe(true);
    for (const line of others) expect((await readAll(line)).toString()).toMatch(/^(goal)+$/);
  });
});
