import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Publication, Bus, PublishedEntry } from './bus.ts';
import { createInProcessBus } from './in-process.ts';
import { createNatsBus } from './nats.ts';
import { createLine } from '../testing/line.ts';
import { hasNats, startNats, type TestNats } from '../testing/nats.ts';

if (!hasNats) console.log('No nats-server here: the bus between machines is not tested. Install nats-server.');

const WAIT = { interval: 20 } as const;

const SILENT = { info: () => undefined, warn: () => undefined };

const entry = (n: number, note = 'Æ\t\n'): PublishedEntry => ({
  n,
  atMs: 1_795_000_000_000 + n,
  provider: { name: 'test', origin: 'real' },
  text: JSON.stringify({ n, note }),
});
const batch = (...numbers: number[]): Publication => ({ entries: numbers.map((n) => entry(n)), last: numbers.at(-1)! });
const beat = (last: number): Publication => ({ entries: [], last });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** What this process holds, without what nobody has any more. */
function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Numbers of the entries that a follower hears. */
async function heardOn(bus: Bus): Promise<number[]> {
  const heard: number[] = [];
  await bus.subscribe(({ entries }) => heard.push(...entries.map(({ n }) => n)));
  return heard;
}

/** What every bus must do; each implementation runs it, with one door for the leader and one for an edge. */
function busContract(name: string, open: () => Promise<AsyncDisposable & { readonly leader: Bus; readonly edge: Bus }>): void {
  describe(name, () => {
    it('hands every batch to every follower, in order, with what it says beside the entries', async () => {
      await using opened = await open();
      const batches: Publication[] = [];
      await opened.edge.subscribe((heard) => batches.push(heard));
      const other = await heardOn(opened.edge);
      const own = await heardOn(opened.leader);
      const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const told = [{ ...batch(1, 2), trace }, beat(2), batch(3), beat(3), batch(4, 5, 6)];
      for (const each of told) await opened.leader.publish(each);
      await expect.poll(() => batches, WAIT).toEqual(told);
      await expect
        .poll(() => [own, other], WAIT)
        .toEqual([
          [1, 2, 3, 4, 5, 6],
          [1, 2, 3, 4, 5, 6],
        ]);
    });

    it('keeps the order of a thousand batches that are told at once', async () => {
      await using opened = await open();
      const heard = await heardOn(opened.edge);
      const numbers = Array.from({ length: 1000 }, (_, at) => at + 1);
      await Promise.all(numbers.map((n) => opened.leader.publish(batch(n))));
      await expect.poll(() => heard.length, WAIT).toBe(1000);
      expect(heard).toEqual(numbers);
    });

    it('a follower that has ended hears nothing more', async () => {
      await using opened = await open();
      const heard: number[] = [];
      const following = await opened.edge.subscribe(({ entries }) => heard.push(...entries.map(({ n }) => n)));
      const other = await heardOn(opened.edge);
      await opened.leader.publish(batch(1));
      await expect.poll(() => heard, WAIT).toEqual([1]);
      await following[Symbol.asyncDispose]();
      await opened.leader.publish(batch(2));
      await expect.poll(() => other, WAIT).toEqual([1, 2]);
      expect(heard).toEqual([1]);
    });
  });
}

busContract('the bus of a single process', async () => {
  const bus = createInProcessBus();
  return { leader: bus, edge: bus, [Symbol.asyncDispose]: () => bus[Symbol.asyncDispose]() };
});

interface Machines extends AsyncDisposable {
  readonly nats: TestNats;
  readonly leader: Bus;
  readonly edge: Bus;
  /** What the leader's bus says to the operator. */
  readonly said: readonly string[];
  bus(name: string): Promise<Bus>;
}

/** A leader and an edge on a broker. */
async function startMachines(words?: readonly string[]): Promise<Machines> {
  await using stack = new AsyncDisposableStack();
  const nats = stack.use(await startNats(words));
  const said: string[] = [];
  const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) };
  const bus = (name: string): Promise<Bus> => createNatsBus({ url: nats.url, name, log });
  const [leader, edge] = [stack.use(await bus('stillingen-8')), stack.use(await bus('stillingen-8'))];
  const machines = { nats, said, bus, leader, edge };
  const disposal = stack.move();
  return { ...machines, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}

/** Tells a batch of each next number until the follower hears one; the number that it heard. */
async function untilHeard(bus: Bus, heard: readonly number[], from: number): Promise<number> {
  let n = from;
  await expect
    .poll(async () => {
      await bus.publish(batch(n++));
      return heard.some((number) => number >= from);
    }, WAIT)
    .toBe(true);
  return heard.find((number) => number >= from)!;
}

describe.skipIf(!hasNats)('many machines on NATS', () => {
  busContract('the bus between machines', () => startMachines());

  it('carries what is longer than one message of the broker, in pieces, each of which says what it carries itself', async () => {
    await using machines = await startMachines();
    const heard: Publication[] = [];
    await machines.edge.subscribe((each) => heard.push(each));
    const entries = Array.from({ length: 100 }, (_, at) => entry(at + 1, 'x'.repeat(30_000)));
    await machines.leader.publish({ entries, last: 100 });
    await expect.poll(() => heard.at(-1)?.last, WAIT).toBe(100);
    expect(heard.length).toBeGreaterThan(2);
    expect(heard.flatMap((each) => each.entries)).toEqual(entries);
    for (const each of heard) expect(each.last).toBe(each.entries.at(-1)!.n);
  });

  it('tells its own process at once, and not again when it comes back', async () => {
    await using machines = await startMachines();
    const [own, other] = [await heardOn(machines.leader), await heardOn(machines.edge)];
    for (const n of [1, 2, 3]) {
      await machines.leader.publish(batch(n));
      expect(own.at(-1)).toBe(n);
    }
    await expect.poll(() => other.at(-1), WAIT).toBe(3);
    await machines.edge.publish(batch(4));
    await expect.poll(() => own.at(-1), WAIT).toBe(4);
    expect(own).toEqual([1, 2, 3, 4]);
  });

  it('does not tell twice what the leader repeats', async () => {
    await using machines = await startMachines();
    const heard = await heardOn(machines.edge);
    for (const n of [1, 1, 2, 1, 2, 3]) await machines.leader.publish(batch(n));
    await expect.poll(() => heard.at(-1), WAIT).toBe(3);
    expect(heard).toEqual([1, 2, 3]);
  });

  it('keeps sites apart that have names of their own', async () => {
    await using machines = await startMachines();
    const heard = await heardOn(machines.edge);
    await using other = await machines.bus('stillingen-dk-8');
    await other.publish(batch(7));
    await machines.leader.publish(batch(1));
    await expect.poll(() => heard, WAIT).toEqual([1]);
  });

  it('[F-01] a broker that is killed and started again: nobody waits for it, each says so in one line, and it is found again', async () => {
    await using machines = await startMachines();
    const heard = await heardOn(machines.edge);
    await machines.leader.publish(batch(1));
    await expect.poll(() => heard, WAIT).toEqual([1]);
    await machines.nats.kill();
    for (let n = 2; n < 200; n += 1) await machines.leader.publish(batch(n));
    await expect.poll(() => machines.said.length, WAIT).toBe(2);
    await machines.nats.start();
    await untilHeard(machines.leader, heard, 200);
    await expect.poll(() => machines.said.length, WAIT).toBe(4);
    expect(machines.said.slice(0, 2)).toEqual(
      Array(2).fill(expect.stringMatching(/^the bus at nats:.* is lost .*: edges follow the journal until it is back$/)),
    );
    expect(machines.said.slice(2)).toEqual(Array(2).fill(expect.stringMatching(/is back; \d+ batches were not told$/)));
  });

  it('[F-01] a broker that comes back without what it kept is used again', async () => {
    await using machines = await startMachines();
    const heard = await heardOn(machines.edge);
    for (let n = 1; n <= 50; n += 1) await machines.leader.publish(batch(n));
    await expect.poll(() => heard.length, WAIT).toBe(50);
    await machines.nats.kill();
    await machines.nats.start('anew');
    await untilHeard(machines.leader, heard, 51);
  });

  it('an edge hears after a break what the broker took meanwhile', async () => {
    await using machines = await startMachines();
    await using line = await createLine(machines.nats.port);
    await using edge = await createNatsBus({ url: `nats://127.0.0.1:${line.port}`, name: 'stillingen-8', log: SILENT });
    const heard = await heardOn(edge);
    await machines.leader.publish(batch(1));
    await expect.poll(() => heard, WAIT).toEqual([1]);
    line.cut();
    for (let n = 2; n <= 20; n += 1) await machines.leader.publish(batch(n));
    line.join();
    await expect.poll(() => new Set(heard).size, WAIT).toBe(20);
    expect([...new Set(heard)]).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('an edge does not hear after a break what it heard before it, as an old beat would say that somebody leads', async () => {
    await using machines = await startMachines();
    await using line = await createLine(machines.nats.port);
    await using edge = await createNatsBus({ url: `nats://127.0.0.1:${line.port}`, name: 'stillingen-8', log: SILENT });
    const heard: Publication[] = [];
    await edge.subscribe((each) => heard.push(each));
    await machines.leader.publish(beat(7));
    await expect.poll(() => heard, WAIT).toEqual([beat(7)]);
    line.cut();
    line.join();
    await machines.leader.publish(batch(8));
    await expect.poll(() => heard.at(-1), WAIT).toEqual(batch(8));
    expect(heard).toEqual([beat(7), batch(8)]);
  });

  it('[F-02] a broker that is stopped, not dead: no publisher waits, memory stays flat, and it is found again when it wakes', async () => {
    await using machines = await startMachines();
    const heard = await heardOn(machines.edge);
    await machines.leader.publish(batch(1));
    await expect.poll(() => heard, WAIT).toEqual([1]);
    machines.nats.pause();
    const long = 'x'.repeat(100_000);
    const before = usedBytes();
    for (let n = 2; n < 1000; n += 1) {
      const published = machines.leader.publish({ entries: [entry(n, long)], last: n }).then(() => 'published');
      // Whatever waits for a broker, or for a time, comes after the next turn.
      expect(await Promise.race([published, nextTurn('waits')])).toBe('published');
      if (n % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 300));
    }
    // A hundred megabytes were told.
    expect(usedBytes() - before).toBeLessThan(60 * 2 ** 20);
    await expect.poll(() => machines.said.filter((line) => line.includes('is lost')).length, WAIT).toBe(2);
    machines.nats.goOn();
    await untilHeard(machines.leader, heard, 1000);
  });

  it('is begun without a broker, and joins it when it is there', async () => {
    await using nats = await startNats();
    await nats.kill();
    const said: string[] = [];
    const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) };
    await using bus = await createNatsBus({ url: nats.url, name: 'stillingen-8', log });
    expect(said).toEqual([`the bus at ${nats.url} is lost (connection refused): edges follow the journal until it is back`]);
    const heard = await heardOn(bus);
    await nats.start();
    await untilHeard(bus, heard, 1);
  });

  it.each([
    [
      'has no JetStream',
      [],
      '',
      /^NATS_URL: the server at nats:\S+ has no JetStream: start it with -js, or allow it to this account$/,
    ],
    [
      'refuses our password',
      ['--jetstream', '--user', 'still', '--pass', 'right'],
      'still:wrong@',
      /^NATS_URL: the server at nats:\/\/…@127\.0\.0\.1:\d+ refuses these credentials: name others in NATS_URL \(nats:\/\/user:password@host\)$/,
    ],
    ['refuses us without a password', ['--jetstream', '--user', 'still', '--pass', 'right'], '', /refuses these credentials/],
  ])('a broker that %s is refused in one line', async (_name, words, user, says) => {
    await using nats = await startNats(words);
    const url = nats.url.replace('//', `//${user}`);
    await expect(createNatsBus({ url, name: 'stillingen-8', log: SILENT })).rejects.toThrow(says);
  });

  it('gives the name and password of the address', async () => {
    await using nats = await startNats(['--jetstream', '--user', 'still', '--pass', 'r/ght']);
    const url = nats.url.replace('//', '//still:r%2Fght@');
    await using bus = await createNatsBus({ url, name: 'stillingen-8', log: SILENT });
    const heard = await heardOn(bus);
    await bus.publish(batch(1));
    await expect.poll(() => heard, WAIT).toEqual([1]);
  });
});
