import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Bus, createInProcessBus, type Publication, type PublishedEntry } from './bus.ts';
import { createNatsBus } from './nats.ts';
import { createTcpRelay } from '../testing/tcp-relay.ts';
import { hasNats, startNats, type TestNats } from '../testing/nats.ts';

if (!hasNats) console.log('nats-server not found: the bus between machines is not tested. Install nats-server.');

const WAIT = { interval: 20 } as const;

const SILENT = { info: () => undefined, warn: () => undefined };

const entry = (n: number, note = 'Æ\t\n'): PublishedEntry => ({
  n,
  atMs: 1_795_000_000_000 + n,
  provider: { name: 'test', origin: 'real' },
  text: JSON.stringify({ n, note }),
});
const publication = (...numbers: number[]): Publication => ({ entries: numbers.map((n) => entry(n)), last: numbers.at(-1)! });
const heartbeat = (last: number): Publication => ({ entries: [], last });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function numbersOn(bus: Bus): Promise<number[]> {
  const received: number[] = [];
  await bus.subscribe(({ entries }) => received.push(...entries.map(({ n }) => n)));
  return received;
}

function busContract(name: string, open: () => Promise<AsyncDisposable & { readonly leader: Bus; readonly edge: Bus }>): void {
  describe(name, () => {
    it('delivers every publication to every subscriber, in order and unchanged', async () => {
      await using opened = await open();
      const batches: Publication[] = [];
      await opened.edge.subscribe((received) => batches.push(received));
      const other = await numbersOn(opened.edge);
      const own = await numbersOn(opened.leader);
      const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const published = [{ ...publication(1, 2), trace }, heartbeat(2), publication(3), heartbeat(3), publication(4, 5, 6)];
      for (const each of published) await opened.leader.publish(each);
      await expect.poll(() => batches, WAIT).toEqual(published);
      await expect
        .poll(() => [own, other], WAIT)
        .toEqual([
          [1, 2, 3, 4, 5, 6],
          [1, 2, 3, 4, 5, 6],
        ]);
    });

    it('keeps the order of a thousand publications made at once', async () => {
      await using opened = await open();
      const received = await numbersOn(opened.edge);
      const numbers = Array.from({ length: 1000 }, (_, at) => at + 1);
      await Promise.all(numbers.map((n) => opened.leader.publish(publication(n))));
      await expect.poll(() => received.length, WAIT).toBe(1000);
      expect(received).toEqual(numbers);
    });

    it('delivers nothing to a subscriber after its end', async () => {
      await using opened = await open();
      const received: number[] = [];
      const following = await opened.edge.subscribe(({ entries }) => received.push(...entries.map(({ n }) => n)));
      const other = await numbersOn(opened.edge);
      await opened.leader.publish(publication(1));
      await expect.poll(() => received, WAIT).toEqual([1]);
      await following[Symbol.asyncDispose]();
      await opened.leader.publish(publication(2));
      await expect.poll(() => other, WAIT).toEqual([1, 2]);
      expect(received).toEqual([1]);
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
  readonly logged: readonly string[];
  bus(name: string): Promise<Bus>;
}

async function startMachines(words?: readonly string[]): Promise<Machines> {
  await using stack = new AsyncDisposableStack();
  const nats = stack.use(await startNats(words));
  const logged: string[] = [];
  const log = { info: (line: string) => void logged.push(line), warn: (line: string) => void logged.push(line) };
  const bus = (name: string): Promise<Bus> => createNatsBus({ url: nats.url, name, log });
  const [leader, edge] = [stack.use(await bus('stillingen-8')), stack.use(await bus('stillingen-8'))];
  const machines = { nats, logged, bus, leader, edge };
  return Object.assign(stack.move(), machines);
}

async function untilReceived(bus: Bus, received: readonly number[], from: number): Promise<number> {
  let n = from;
  await expect
    .poll(async () => {
      await bus.publish(publication(n++));
      return received.some((number) => number >= from);
    }, WAIT)
    .toBe(true);
  return received.find((number) => number >= from)!;
}

describe.skipIf(!hasNats)('many machines on NATS', () => {
  busContract('the bus between machines', () => startMachines());

  it('splits a publication longer than a broker message into pieces with their own last number', async () => {
    await using machines = await startMachines();
    const received: Publication[] = [];
    await machines.edge.subscribe((each) => received.push(each));
    const entries = Array.from({ length: 100 }, (_, at) => entry(at + 1, 'x'.repeat(30_000)));
    await machines.leader.publish({ entries, last: 100 });
    await expect.poll(() => received.at(-1)?.last, WAIT).toBe(100);
    expect(received.length).toBeGreaterThan(2);
    expect(received.flatMap((each) => each.entries)).toEqual(entries);
    for (const each of received) expect(each.last).toBe(each.entries.at(-1)!.n);
  });

  it('delivers to its own process at once, and not again when the broker returns it', async () => {
    await using machines = await startMachines();
    const [own, other] = [await numbersOn(machines.leader), await numbersOn(machines.edge)];
    for (const n of [1, 2, 3]) {
      await machines.leader.publish(publication(n));
      expect(own.at(-1)).toBe(n);
    }
    await expect.poll(() => other.at(-1), WAIT).toBe(3);
    await machines.edge.publish(publication(4));
    await expect.poll(() => own.at(-1), WAIT).toBe(4);
    expect(own).toEqual([1, 2, 3, 4]);
  });

  it('delivers an entry once when the leader repeats it', async () => {
    await using machines = await startMachines();
    const received = await numbersOn(machines.edge);
    for (const n of [1, 1, 2, 1, 2, 3]) await machines.leader.publish(publication(n));
    await expect.poll(() => received.at(-1), WAIT).toBe(3);
    expect(received).toEqual([1, 2, 3]);
  });

  it('keeps sites of different names apart', async () => {
    await using machines = await startMachines();
    const received = await numbersOn(machines.edge);
    await using other = await machines.bus('stillingen-dk-8');
    await other.publish(publication(7));
    await machines.leader.publish(publication(1));
    await expect.poll(() => received, WAIT).toEqual([1]);
  });

  it('[F-01] publishes without waiting while the broker is killed, logs one line per bus, and reconnects', async () => {
    await using machines = await startMachines();
    const received = await numbersOn(machines.edge);
    await machines.leader.publish(publication(1));
    await expect.poll(() => received, WAIT).toEqual([1]);
    await machines.nats.kill();
    for (let n = 2; n < 200; n += 1) await machines.leader.publish(publication(n));
    await expect.poll(() => machines.logged.length, WAIT).toBe(2);
    await machines.nats.start();
    await untilReceived(machines.leader, received, 200);
    await expect.poll(() => machines.logged.length, WAIT).toBe(4);
    expect(machines.logged.slice(0, 2)).toEqual(
      Array(2).fill(expect.stringMatching(/^bus nats:.* unreachable .*: edges read the journal$/)),
    );
    expect(machines.logged.slice(2)).toEqual(Array(2).fill(expect.stringMatching(/reconnected; \d+ publications dropped$/)));
  });

  it('[F-01] uses a broker that restarts without its data', async () => {
    await using machines = await startMachines();
    const received = await numbersOn(machines.edge);
    for (let n = 1; n <= 50; n += 1) await machines.leader.publish(publication(n));
    await expect.poll(() => received.length, WAIT).toBe(50);
    await machines.nats.kill();
    await machines.nats.start('anew');
    await untilReceived(machines.leader, received, 51);
  });

  it('an edge receives after a broken link what the broker accepted meanwhile', async () => {
    await using machines = await startMachines();
    await using line = await createTcpRelay(machines.nats.port);
    await using edge = await createNatsBus({ url: `nats://127.0.0.1:${line.port}`, name: 'stillingen-8', log: SILENT });
    const received = await numbersOn(edge);
    await machines.leader.publish(publication(1));
    await expect.poll(() => received, WAIT).toEqual([1]);
    line.cut();
    for (let n = 2; n <= 20; n += 1) await machines.leader.publish(publication(n));
    line.join();
    await expect.poll(() => new Set(received).size, WAIT).toBe(20);
    expect([...new Set(received)]).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('an edge receives no old heartbeat again after a broken link, as it would hide a missing leader', async () => {
    await using machines = await startMachines();
    await using line = await createTcpRelay(machines.nats.port);
    await using edge = await createNatsBus({ url: `nats://127.0.0.1:${line.port}`, name: 'stillingen-8', log: SILENT });
    const received: Publication[] = [];
    await edge.subscribe((each) => received.push(each));
    await machines.leader.publish(heartbeat(7));
    await expect.poll(() => received, WAIT).toEqual([heartbeat(7)]);
    line.cut();
    line.join();
    await machines.leader.publish(publication(8));
    await expect.poll(() => received.at(-1), WAIT).toEqual(publication(8));
    expect(received).toEqual([heartbeat(7), publication(8)]);
  });

  it('[F-02] publishes without waiting and with flat memory while the broker is paused, and reconnects when it resumes', async () => {
    await using machines = await startMachines();
    const received = await numbersOn(machines.edge);
    await machines.leader.publish(publication(1));
    await expect.poll(() => received, WAIT).toEqual([1]);
    machines.nats.pause();
    const long = 'x'.repeat(100_000);
    const before = usedBytes();
    for (let n = 2; n < 1000; n += 1) {
      const published = machines.leader.publish({ entries: [entry(n, long)], last: n }).then(() => 'published');
      // Anything that waits for a broker or a timer settles after the next turn.
      expect(await Promise.race([published, nextTurn('waits')])).toBe('published');
      if (n % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(usedBytes() - before).toBeLessThan(60 * 2 ** 20);
    await expect.poll(() => machines.logged.filter((line) => line.includes('unreachable')).length, WAIT).toBe(2);
    machines.nats.resume();
    await untilReceived(machines.leader, received, 1000);
  });

  it('starts without a broker, and connects once it is up', async () => {
    await using nats = await startNats();
    await nats.kill();
    const logged: string[] = [];
    const log = { info: (line: string) => void logged.push(line), warn: (line: string) => void logged.push(line) };
    await using bus = await createNatsBus({ url: nats.url, name: 'stillingen-8', log });
    expect(logged).toEqual([`bus ${nats.url} unreachable (connection refused): edges read the journal`]);
    const received = await numbersOn(bus);
    await nats.start();
    await untilReceived(bus, received, 1);
  });

  it.each([
    [
      'has no JetStream',
      [],
      '',
      /^NATS_URL: the server at nats:\S+ has no JetStream: start it with -js, or allow it to this account$/,
    ],
    [
      'refuses the password',
      ['--jetstream', '--user', 'still', '--pass', 'right'],
      'still:wrong@',
      /^NATS_URL: the server at nats:\/\/…@127\.0\.0\.1:\d+ refuses these credentials: name others in NATS_URL \(nats:\/\/user:password@host\)$/,
    ],
    [
      'refuses a connection without a password',
      ['--jetstream', '--user', 'still', '--pass', 'right'],
      '',
      /refuses these credentials/,
    ],
  ])('rejects in one line when the broker %s', async (_name, words, user, expected) => {
    await using nats = await startNats(words);
    const url = nats.url.replace('//', `//${user}`);
    await expect(createNatsBus({ url, name: 'stillingen-8', log: SILENT })).rejects.toThrow(expected);
  });

  it('sends the user and password of the URL', async () => {
    await using nats = await startNats(['--jetstream', '--user', 'still', '--pass', 'r/ght']);
    const url = nats.url.replace('//', '//still:r%2Fght@');
    await using bus = await createNatsBus({ url, name: 'stillingen-8', log: SILENT });
    const received = await numbersOn(bus);
    await bus.publish(publication(1));
    await expect.poll(() => received, WAIT).toEqual([1]);
  });
});
