import { setImmediate as nextTurn } from 'node:timers/promises';
import { differences, emptyState, type Entry, type LiveState } from '@stillingen/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import { type Bus, createInProcessBus, type EntryListener, type PublishedEntry } from '../bus/bus.ts';
import { StoreError } from '../database/database.ts';
import { readJournal } from '../journal/journal.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { createFollower, type Follower, type FollowerOptions } from './follower.ts';
import { loadState } from '../journal/load-state.ts';

const GOALS = 22;

let stack: TestStack;
let truth: LiveState;
const journal: PublishedEntry[] = [];
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

async function follow(
  more: Partial<FollowerOptions> = {},
): Promise<{ follower: Follower; bus: ReturnType<typeof createInProcessBus>; applied: number[]; warned: number[] }> {
  const bus = createInProcessBus();
  const applied: number[] = [];
  const warned: number[] = [];
  const before: EntryListener = (entries) => warned.push(...entries.map(({ n }) => n));
  const follower = await createFollower({ bus, db: stack.db, state: emptyState(), before, ...more });
  follower.onEntries((entries) => applied.push(...entries.map(({ n }) => n)));
  return { follower, bus, applied, warned };
}
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Any publications, in any order, with repetitions; one without entries is a heartbeat. */
const publications = fc.array(
  fc.record({ from: fc.nat(GOALS + 1), size: fc.nat(6), pause: fc.boolean(), fromAfar: fc.boolean() }),
  {
    maxLength: 20,
  },
);

describe('follower', () => {
  it('reaches the state of the journal, each entry once and in order, when the bus loses, repeats and reorders publications', async () => {
    expect(journal).toHaveLength(truth.n);
    await fc.assert(
      fc.asyncProperty(publications, async (applied) => {
        const { follower, bus, applied: published, warned } = await follow();
        await using _ended = follower;
        for (const { from, size, pause, fromAfar } of applied) {
          const entries = journal.slice(from, from + size).map((entry) => (fromAfar ? bare(entry) : entry));
          await bus.publish({ entries, last: entries.at(-1)?.n ?? from });
          if (pause) await nextTurn();
        }
        await bus.publish({ entries: [], last: truth.n });
        await expect.poll(() => follower.state.n, { interval: 1 }).toBe(truth.n);
        expect(differences(follower.state, truth)).toEqual([]);
        expect(published).toEqual(numbers(truth.n));
        expect(warned).toEqual(numbers(truth.n));
      }),
      { numRuns: 60 },
    );
  });

  it('calls listeners for entries that arrive during its start', async () => {
    const bus = createInProcessBus();
    const eager: Bus = {
      ...bus,
      async subscribe(listener) {
        const following = await bus.subscribe(listener);
        await bus.publish({ entries: journal.slice(0, 3), last: 3 });
        return following;
      },
    };
    const applied: string[] = [];
    const note =
      (when: string): EntryListener =>
      (entries) =>
        applied.push(`${when} ${entries.map(({ n }) => n).join()}`);
    await using _ended = (await follow({ bus: eager, before: note('before'), after: note('after') })).follower;
    expect(applied).toEqual(['before 1', 'before 2', 'before 3', 'after 1,2,3']);
  });

  it('reads the journal when the bus is silent', async () => {
    let nowMs = 0;
    const { follower, applied } = await follow({ clockMs: () => nowMs });
    await using _ended = follower;
    nowMs = 2900;
    expect(applied).toEqual([]);
    nowMs = 3100;
    await expect.poll(() => applied).toEqual(numbers(truth.n));
    expect(follower.behindMs()).toBeLessThanOrEqual(0);
    expect(follower.gaps).toBe(0);
  });

  it('[F-25] reports the silence of each provider, by heartbeats and by entries', async () => {
    let nowMs = 1_000_000;
    const { follower, bus } = await follow({ clockMs: () => nowMs });
    await using _ended = follower;
    const beat = (byProvider: Record<string, number>, ofOthers = 200_000) =>
      bus.publish({ entries: [], last: follower.state.n, silence: { byProvider, ofOthers } });
    const silences = (): number[] => ['test', 'other', 'unknown'].map((provider) => follower.silenceOf(provider));
    nowMs += 50_000;
    expect(silences()).toEqual([50_000, 50_000, 50_000]);
    await beat({ test: 40_000, other: 100_000 });
    expect(silences()).toEqual([40_000, 100_000, 200_000]);
    nowMs += 1000;
    await beat({ test: 400, other: 101_000 });
    expect(silences()).toEqual([400, 101_000, 200_000]);
    await beat({ test: 90_000 });
    expect(silences()).toEqual([400, 101_000, 200_000]);
    nowMs += 2000;
    await bus.publish({ entries: journal.slice(0, 3), last: 3 });
    expect(silences()).toEqual([0, 103_000, 202_000]);
    nowMs += 2000;
    await bus.publish({ entries: journal.slice(0, 3), last: 3 });
    expect(silences()).toEqual([2000, 105_000, 204_000]);
  });

  it('[F-25] takes the heartbeat of a leader of an older version for that of every provider', async () => {
    let nowMs = 1_000_000;
    const { follower, bus } = await follow({ clockMs: () => nowMs });
    await using _ended = follower;
    nowMs += 500_000;
    await bus.publish({ entries: [], last: follower.state.n, quietMs: 700 });
    expect([follower.silenceOf('test'), follower.silenceOf('other')]).toEqual([700, 700]);
  });

  it('calls every listener when one of them throws, and reports the error', async () => {
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

  it('skips an entry that this version refuses, reports it once, and continues', async () => {
    const reported: unknown[] = [];
    const { follower, bus, applied } = await follow({ report: (error) => reported.push(error) });
    await using _ended = follower;
    const [first, second] = journal.slice(0, 2).map(bare) as [PublishedEntry, PublishedEntry];
    const novel = (n: number): PublishedEntry => ({ ...first, n, text: JSON.stringify({ kind: 'novel', key: `n${n}`, seq: 1 }) });
    await bus.publish({ entries: [first, novel(2), novel(3), { ...second, n: 4 }], last: 4 });
    expect(applied).toEqual([1, 2, 3, 4]);
    expect([...follower.state.events.values()]).toMatchObject([{ stage: 12 }]);
    expect(reported).toEqual([new StoreError('entry 2 skipped: refused by this version (unknown_kind)')]);
  });

  it('skips an entry on which the rules throw, and reports it', async () => {
    const reported: unknown[] = [];
    const { follower, bus, applied } = await follow({ report: (error) => reported.push(error) });
    await using _ended = follower;
    const [first, second] = journal.slice(0, 2).map(bare) as [PublishedEntry, PublishedEntry];
    const shapeless: PublishedEntry = { ...first, n: 2, text: JSON.stringify({ kind: 'fixture', key: 'm2', seq: 1, sport: 1 }) };
    await bus.publish({ entries: [first, shapeless, { ...second, n: 3 }], last: 3 });
    expect(applied).toEqual([1, 2, 3]);
    expect([...follower.state.events.values()]).toMatchObject([{ stage: 12 }]);
    expect(String(reported)).toMatch(/^StoreError: entry 2 skipped: refused by this version \(the rules fail on it: .*\)$/);
  });

  it('calls listeners for entries read before the journal became unreadable', async () => {
    const db = new Proxy(stack.db, {
      apply: async (target, self, args) => {
        const rows = await Reflect.apply<unknown, unknown[], Promise<{ n?: string }[]>>(target as never, self, args);
        return rows.filter(({ n }) => n !== '5');
      },
    });
    const { follower, applied } = await follow({ db });
    await using _ended = follower;
    await expect(follower.catchUp()).rejects.toThrow(new StoreError('entry 5 is no longer in the journal: restart this process'));
    expect([follower.state.n, applied]).toEqual([4, numbers(4)]);
  });

  it('reports the age of its state while bus and journal are silent, and resets it when one of them answers', async () => {
    let nowMs = 0;
    let isAway = true;
    const db = new Proxy(stack.db, {
      apply: (target, self, args) =>
        isAway
          ? Promise.reject(new Error('the link is down'))
          : Reflect.apply<unknown, unknown[], unknown>(target as never, self, args),
    });
    const { follower, bus, applied } = await follow({ db, clockMs: () => nowMs });
    await using _ended = follower;
    nowMs = 60_000;
    expect(follower.behindMs()).toBe(60_000);
    await bus.publish({ entries: journal.slice(0, 3), last: 3 });
    expect([follower.behindMs(), applied]).toEqual([0, [1, 2, 3]]);
    // A gap that can not be closed.
    nowMs = 65_000;
    await bus.publish({ entries: journal.slice(5, 6), last: 6 });
    expect([follower.behindMs(), follower.gaps, follower.committed, follower.state.n]).toEqual([5000, 1, 6, 3]);
    isAway = false;
    await expect.poll(() => applied).toEqual(numbers(truth.n));
    expect(follower.behindMs()).toBe(0);
  });
});
