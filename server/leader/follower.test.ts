import { setImmediate as nextTurn } from 'node:timers/promises';
import { differences, emptyState, type Entry, type LiveState } from '@stillingen/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import type { Bus, EntryListener, PublishedEntry } from '../bus/bus.ts';
import { createInProcessBus } from '../bus/in-process.ts';
import { StoreError } from '../database/store-error.ts';
import { readJournal } from '../journal/journal.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { createFollower, type Follower, type FollowerOptions } from './follower.ts';
import { loadState } from '../journal/load-state.ts';

const GOALS = 22;

let stack: TestStack;
let truth: LiveState;
/** What the leader told, as its own process hears it. */
const journal: PublishedEntry[] = [];
/** The same as other machines hear it. */
const bare = ({ n, atMs, provider, text }: PublishedEntry): PublishedEntry => ({ n, atMs, provider, text });
beforeAll(async () => {
  stack = await startTestStack();
  const key = await stack.keyOf(PROVIDER.name);
  await stack.submit(key, [fixture(), status(1, 12)]);
  for (let goals = 1; goals <= GOALS; goals += 1) await stack.submit(key, [score(10 + goals, goals, 0)]);
  truth = await loadState(stack.db, '');
  const bus = createInProcessBus();
  await using replayed = await createFollower({ bus, db: stack.db, state: emptyState() });
  const changes = new Map<number, Entry['changes']>();
  replayed.onEntries((entries) => entries.forEach((entry) => changes.set(entry.n, entry.changes)));
  await replayed.catchUp();
  for await (const { n, receivedAtMs: atMs, text } of readJournal(stack.db, 0))
    journal.push({ n, atMs, provider: PROVIDER, text, changes: changes.get(n)! });
});
afterAll(() => stack[Symbol.asyncDispose]());

/** A follower that knows nothing yet, its bus, and the numbers of what it told. */
async function follow(
  more: Partial<FollowerOptions> = {},
): Promise<{ follower: Follower; bus: ReturnType<typeof createInProcessBus>; told: number[]; warned: number[] }> {
  const bus = createInProcessBus();
  const told: number[] = [];
  const warned: number[] = [];
  const before: EntryListener = (entries) => warned.push(...entries.map(({ n }) => n));
  const follower = await createFollower({ bus, db: stack.db, state: emptyState(), before, ...more });
  follower.onEntries((entries) => told.push(...entries.map(({ n }) => n)));
  return { follower, bus, told, warned };
}
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Pieces of what was told, any of them, in any order and as often as it comes; a piece without entries is a beat. */
const pieces = fc.array(fc.record({ from: fc.nat(GOALS + 1), size: fc.nat(6), pause: fc.boolean(), fromAfar: fc.boolean() }), {
  maxLength: 20,
});

describe('a follower', () => {
  it('comes to the state of the journal, each entry once and in order, whatever the bus loses, repeats or turns round', async () => {
    expect(journal).toHaveLength(truth.n);
    await fc.assert(
      fc.asyncProperty(pieces, async (told) => {
        const { follower, bus, told: heard, warned } = await follow();
        await using _ended = follower;
        for (const { from, size, pause, fromAfar } of told) {
          const entries = journal.slice(from, from + size).map((entry) => (fromAfar ? bare(entry) : entry));
          await bus.publish({ entries, last: entries.at(-1)?.n ?? from });
          if (pause) await nextTurn();
        }
        // The leader is alive: sooner or later its beat says where the journal ends.
        await bus.publish({ entries: [], last: truth.n });
        await expect.poll(() => follower.state.n, { interval: 1 }).toBe(truth.n);
        expect(differences(follower.state, truth)).toEqual([]);
        expect(heard).toEqual(numbers(truth.n));
        expect(warned).toEqual(numbers(truth.n));
      }),
      { numRuns: 60 },
    );
  });

  it('tells what comes while it begins to follow', async () => {
    const bus = createInProcessBus();
    const eager: Bus = {
      ...bus,
      async subscribe(listener) {
        const following = await bus.subscribe(listener);
        await bus.publish({ entries: journal.slice(0, 3), last: 3 });
        return following;
      },
    };
    const told: string[] = [];
    const note =
      (when: string): EntryListener =>
      (entries) =>
        told.push(`${when} ${entries.map(({ n }) => n).join()}`);
    await using _ended = (await follow({ bus: eager, before: note('before'), after: note('after') })).follower;
    expect(told).toEqual(['before 1', 'before 2', 'before 3', 'after 1,2,3']);
  });

  it('asks the journal where the bus is silent', async () => {
    let nowMs = 0;
    const { follower, told } = await follow({ clockMs: () => nowMs });
    await using _ended = follower;
    nowMs = 2900;
    expect(told).toEqual([]);
    nowMs = 3100;
    await expect.poll(() => told).toEqual(numbers(truth.n));
    expect(follower.behindMs()).toBeLessThanOrEqual(0);
    expect(follower.gaps).toBe(0);
  });

  it('[F-25] says for how long no provider has spoken: by beats of the leader, and by what comes', async () => {
    let nowMs = 1_000_000;
    const { follower, bus } = await follow({ clockMs: () => nowMs });
    await using _ended = follower;
    const beat = (quietMs: number) => bus.publish({ entries: [], last: follower.state.n, quietMs });
    nowMs += 50_000;
    await beat(50_000);
    expect(follower.quietMs()).toBe(50_000);
    // An empty batch, which no entry tells of.
    nowMs += 1000;
    await beat(400);
    expect(follower.quietMs()).toBe(400);
    // Of another leader, or late.
    await beat(90_000);
    expect(follower.quietMs()).toBe(400);
    nowMs += 2000;
    await bus.publish({ entries: journal.slice(0, 3), last: 3 });
    expect(follower.quietMs()).toBe(0);
    nowMs += 2000;
    await bus.publish({ entries: journal.slice(0, 3), last: 3 });
    expect(follower.quietMs()).toBe(2000);
  });

  it('tells all who listen, also where one of them fails, and says so', async () => {
    const reported: unknown[] = [];
    const { follower, bus } = await follow({ report: (error) => reported.push(error) });
    await using _ended = follower;
    const late: number[] = [];
    const mistake = new Error('a mistake in a listener');
    follower.onEntries(() => {
      throw mistake;
    });
    follower.onEntries((entries) => late.push(...entries.map(({ n }) => n)));
    await bus.publish({ entries: journal.slice(0, 2), last: 2 });
    expect([late, reported]).toEqual([[1, 2], [mistake]]);
    await follower.catchUp();
    expect([late, follower.state.n, reported.length]).toEqual([numbers(truth.n), truth.n, 2]);
  });

  it('passes over what only a newer version accepts, says so once, and goes on', async () => {
    const reported: unknown[] = [];
    const { follower, bus, told } = await follow({ report: (error) => reported.push(error) });
    await using _ended = follower;
    const [first, second] = journal.slice(0, 2).map(bare) as [PublishedEntry, PublishedEntry];
    const novel = (n: number): PublishedEntry => ({ ...first, n, text: JSON.stringify({ kind: 'novel', key: `n${n}`, seq: 1 }) });
    await bus.publish({ entries: [first, novel(2), novel(3), { ...second, n: 4 }], last: 4 });
    expect(told).toEqual([1, 2, 3, 4]);
    expect([...follower.state.events.values()]).toMatchObject([{ stage: 12 }]);
    expect(reported).toEqual([new StoreError('entry 2 changes nothing here, as this version refuses it (unknown_kind)')]);
  });

  it('goes on past an entry that the rules of this version fail on, and says so', async () => {
    const reported: unknown[] = [];
    const { follower, bus, told } = await follow({ report: (error) => reported.push(error) });
    await using _ended = follower;
    const [first, second] = journal.slice(0, 2).map(bare) as [PublishedEntry, PublishedEntry];
    const shapeless: PublishedEntry = { ...first, n: 2, text: JSON.stringify({ kind: 'fixture', key: 'm2', seq: 1, sport: 1 }) };
    await bus.publish({ entries: [first, shapeless, { ...second, n: 3 }], last: 3 });
    expect(told).toEqual([1, 2, 3]);
    expect([...follower.state.events.values()]).toMatchObject([{ stage: 12 }]);
    expect(String(reported)).toMatch(/^StoreError: entry 2 changes nothing here, as .* \(the rules fail on it: .*\)$/);
  });

  it('tells what it has read also where it can not read on', async () => {
    const db = new Proxy(stack.db, {
      apply: async (target, self, args) => {
        const rows = await Reflect.apply<unknown, unknown[], Promise<{ n?: string }[]>>(target as never, self, args);
        return rows.filter(({ n }) => n !== '5');
      },
    });
    const { follower, told } = await follow({ db });
    await using _ended = follower;
    await expect(follower.catchUp()).rejects.toThrow(
      new StoreError('entry 5 is not in the journal any more: start this process anew'),
    );
    expect([follower.state.n, told]).toEqual([4, numbers(4)]);
  });

  it('says how old its state may be where neither bus nor journal speaks, and that it is true as soon as one does', async () => {
    let nowMs = 0;
    let isAway = true;
    const db = new Proxy(stack.db, {
      apply: (target, self, args) =>
        isAway
          ? Promise.reject(new Error('the link is down'))
          : Reflect.apply<unknown, unknown[], unknown>(target as never, self, args),
    });
    const { follower, bus, told } = await follow({ db, clockMs: () => nowMs });
    await using _ended = follower;
    nowMs = 60_000;
    expect(follower.behindMs()).toBe(60_000);
    await bus.publish({ entries: journal.slice(0, 3), last: 3 });
    expect([follower.behindMs(), told]).toEqual([0, [1, 2, 3]]);
    // A gap that can not be closed.
    nowMs = 65_000;
    await bus.publish({ entries: journal.slice(5, 6), last: 6 });
    expect([follower.behindMs(), follower.gaps, follower.committed, follower.state.n]).toEqual([5000, 1, 6, 3]);
    isAway = false;
    await expect.poll(() => told).toEqual(numbers(truth.n));
    expect(follower.behindMs()).toBe(0);
  });
});
