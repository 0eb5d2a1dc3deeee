import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Connection, createFrame, type Frame } from './frame.ts';
import { FanOut, Subscriber } from './fan-out.ts';
import { PUSH_LIMITS } from './limits.ts';

const frame = (number: number): Frame => createFrame({ op: 'drain', afterMs: number });
const numberOf = ({ message }: Frame): unknown => 'afterMs' in message && message.afterMs;

function subscribersOf(count: number): { readonly subscribers: readonly Subscriber[]; readonly writes: readonly unknown[][][] } {
  const writes: unknown[][][] = Array.from({ length: count }, () => []);
  const subscribers = writes.map((mine) => {
    const connection: Pick<Connection, 'isFull' | 'write'> = {
      isFull: () => false,
      write: (frames) => void mine.push(frames.map(numberOf)),
    };
    return new Subscriber(connection as Connection, 0);
  });
  return { subscribers, writes };
}
const create = (yieldMs = 60_000): FanOut =>
  new FanOut(
    { ...PUSH_LIMITS, turnMs: 60_000, yieldMs },
    { clockMs: Date.now, onResync: () => undefined, onSlow: () => undefined },
  );

it.each(['one by one', 'all at once'])(
  'serves all subscribers in a turn, and four in a turn that yields to new connections, when frames are sent %s',
  async (how) => {
    const { subscribers, writes } = subscribersOf(100);
    const written = (): number => writes.filter((mine) => mine.length > 0).length;
    using fanOut = create();
    if (how === 'all at once') fanOut.sendAll([{ subscribers: new Set(subscribers), frame: frame(0) }]);
    else for (const subscriber of subscribers) fanOut.send(subscriber, frame(0));
    for (const few of [4, 8]) {
      fanOut.yieldToAccept();
      await setImmediate();
      expect(written()).toBe(few);
    }
    await setImmediate();
    expect(written()).toBe(subscribers.length);
  },
);

it('yields in every other turn only when subscribers have waited for long', async () => {
  const { subscribers, writes } = subscribersOf(100);
  const written = (): number => writes.filter((mine) => mine.length > 0).length;
  using fanOut = create(-1);
  for (const subscriber of subscribers) fanOut.send(subscriber, frame(0));
  fanOut.yieldToAccept();
  await setImmediate();
  expect(written()).toBe(4);
  fanOut.yieldToAccept();
  await setImmediate();
  expect(written()).toBe(subscribers.length);
});

it('serves every subscriber when frames come faster than they can be written', async () => {
  const { subscribers, writes } = subscribersOf(100);
  using fanOut = create();
  for (let sent = 0; sent < 30; sent += 1) {
    fanOut.sendAll([{ subscribers: new Set(subscribers), frame: frame(sent) }]);
    fanOut.yieldToAccept();
    await setImmediate();
  }
  expect(writes.filter((mine) => mine.length === 0)).toEqual([]);
});

it('writes once to a subscriber of several groups', async () => {
  const { subscribers, writes } = subscribersOf(3);
  using fanOut = create();
  const [first, second] = subscribers as [Subscriber, Subscriber, Subscriber];
  fanOut.sendAll([
    { subscribers: new Set(subscribers), frame: frame(0) },
    { subscribers: new Set([first]), frame: frame(1) },
    { subscribers: new Set([first, second]), frame: frame(2) },
  ]);
  await setImmediate();
  expect(writes).toEqual([[[1, 2, 0]], [[2, 0]], [[0]]]);
});

const SUBSCRIBERS = 12;
const someSubscribers = fc.uniqueArray(fc.nat(SUBSCRIBERS - 1));
const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), to: fc.nat(SUBSCRIBERS - 1) }),
  fc.record({ kind: fc.constant('sendAll' as const), groups: fc.array(someSubscribers, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('finish' as const), to: fc.nat(SUBSCRIBERS - 1) }),
  fc.record({ kind: fc.constant('turn' as const), isShort: fc.boolean() }),
);

it('delivers every frame to each of its subscribers once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { subscribers, writes } = subscribersOf(SUBSCRIBERS);
      const sent: number[][] = subscribers.map(() => []);
      using fanOut = create();
      for (const [i, each] of steps.entries()) {
        switch (each.kind) {
          case 'send':
            fanOut.send(subscribers[each.to]!, frame(i));
            sent[each.to]!.push(i);
            break;
          case 'sendAll':
            fanOut.sendAll(
              each.groups.map((group) => ({ subscribers: new Set(group.map((at) => subscribers[at]!)), frame: frame(i) })),
            );
            for (const at of each.groups.flat()) sent[at]!.push(i);
            break;
          case 'finish':
            fanOut.finish(subscribers[each.to]!);
            expect(writes[each.to]!.flat()).toEqual(sent[each.to]);
            break;
          case 'turn':
            if (each.isShort) fanOut.yieldToAccept();
            await setImmediate();
        }
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      fanOut.whenWritten(resolve);
      await promise;
      expect(writes.map((mine) => mine.flat())).toEqual(sent);
    }),
    { numRuns: 500 },
  );
});
