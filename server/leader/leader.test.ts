import { copyState, emptyState, type Provider, Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { at, fixture, goal, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import type { Database } from '../database/database.ts';
import { createInProcessBus, type PublishedEntry, type Silence } from '../bus/bus.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { createFollower } from './follower.ts';
import { JournalUnavailable, Leader, type LeaderOptions, NotLeading } from './leader.ts';
import { loadState } from '../journal/load-state.ts';
import { Overloaded } from './decide-messages.ts';

function failing(db: Database, fail: () => boolean): Database {
  return new Proxy(db, {
    apply(target, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) {
      if (Array.isArray(strings) && strings.some((each) => each.includes('insert into journal')) && fail())
        return Promise.reject(new Error('no space left'));
      return Reflect.apply(target as never, self, [strings, ...values]);
    },
  });
}

const fail = (error: unknown): never => {
  throw error;
};
const never = (): never => fail(new Error('no other process leads'));

async function leaderOn({ db }: TestStack, options: Partial<LeaderOptions> & Pick<LeaderOptions, 'bus'>): Promise<Leader> {
  const [instance] = await db<{ term: string }[]>`select term from instance`;
  return new Leader({
    db,
    term: Number(instance!.term),
    state: emptyState(),
    reload: () => loadState(db, ''),
    nowMs: Date.now,
    report: fail,
    onLeadershipLost: never,
    ...options,
  });
}

describe('leader', () => {
  it('answers committed messages when a subscriber throws', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const bus = createInProcessBus();
    await bus.subscribe(() => fail(new Error('a follower fails')));
    const reported: unknown[] = [];
    const leader = await leaderOn(stack, { bus, report: (error) => reported.push(error) });
    expect(await leader.submit(PROVIDER, [fixture()])).toMatchObject([{ result: 'accepted' }]);
    expect(await leader.submit(PROVIDER, [status(1, 12)])).toMatchObject([{ result: 'accepted' }]);
    expect(reported).toHaveLength(2);
  });

  it('[F-25] publishes in heartbeats the silence of each provider, which an empty batch ends and a batch that only waits does not', async () => {
    await using stack = await startTestStack();
    for (const name of ['test', 'other']) await stack.keyOf(name);
    const bus = createInProcessBus();
    const beats: Silence[] = [];
    await bus.subscribe(({ silence }) => void (silence === undefined ? 0 : beats.push(silence)));
    const known: Silence = { byProvider: { test: 3_600_000, other: 3_600_000 }, ofOthers: 7_200_000 };
    const leader = await leaderOn(stack, { bus, silence: known });
    const other: Provider = { name: 'other', origin: 'real' };
    const beat = async (): Promise<Record<string, boolean>> => {
      leader.sendHeartbeat();
      await leader.drain();
      const { byProvider, ofOthers } = beats.at(-1)!;
      expect(ofOthers).toBeGreaterThanOrEqual(7_200_000);
      return Object.fromEntries(Object.entries(byProvider).map(([name, ms]) => [name, ms >= 3_600_000]));
    };
    expect(await beat()).toEqual({ test: true, other: true });
    await leader.submit(PROVIDER, []);
    expect(await beat()).toEqual({ test: false, other: true });
    await leader.submit(other, [status(1, Stage.awaitingUpdate), status(2, Stage.awaitingUpdate)]);
    expect(await beat()).toEqual({ test: false, other: true });
    await leader.submit(other, [status(1, Stage.awaitingUpdate), score(2, 1, 0)]);
    expect(await beat()).toEqual({ test: false, other: false });
  });

  it('publishes after the commit, in order, and a follower skips entries that it has', async () => {
    await using stack = await startTestStack();
    const bus = createInProcessBus();
    const published: PublishedEntry[] = [];
    await bus.subscribe(({ entries }) => published.push(...entries));
    await using follower = await createFollower({ bus, db: stack.db, state: emptyState() });
    await stack.keyOf('test');
    const leader = await leaderOn(stack, { bus });
    const [first, second] = await Promise.all([
      leader.submit(PROVIDER, [fixture(), status(1, 12)]),
      leader.submit(PROVIDER, [score(10, 1, 0)]),
    ]);
    expect([first, second].flat().map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(published.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(Number((await stack.db`select max(n) as n from journal`)[0]!.n)).toBe(3);
    const again = copyState(follower.state);
    await bus.publish({ entries: published, last: 3 });
    expect(follower.state.n).toBe(again.n);
  });

  it('writes the next commit while the last is published', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const steps: string[] = [];
    const db = failing(stack.db, () => {
      steps.push('write');
      return false;
    });
    const bus = createInProcessBus();
    await bus.subscribe(({ entries }) => steps.push(`publish ${entries.map(({ n }) => n).join(' ')}`));
    const leader = await leaderOn(stack, { db, bus });
    void leader.submit(PROVIDER, [fixture()]);
    void leader.submit(PROVIDER, [status(1, 12)]);
    await leader.drain();
    expect(steps).toEqual(['write', 'write', 'publish 1', 'publish 2']);
  });

  it('[F-17] answers every batch when batches without a new message arrive at once', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const leader = await leaderOn(stack, { bus: createInProcessBus() });
    await leader.submit(PROVIDER, [fixture()]);
    const again = Array.from({ length: 5 }, () => leader.submit(PROVIDER, [fixture()]));
    expect((await Promise.all(again)).flat().map(({ result }) => result)).toEqual(Array(5).fill('duplicate'));
  });

  it('answers a batch that arrives as the commit before it ends', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const later: Promise<unknown>[] = [];
    const leader = await leaderOn(stack, {
      bus: createInProcessBus(),
      onCommit: () => {
        if (later.length > 0) return;
        // After the last look at the queue.
        queueMicrotask(() => later.push(leader.submit(PROVIDER, [status(1, 12)])));
      },
    });
    await leader.submit(PROVIDER, [fixture()]);
    expect(await Promise.all(later)).toMatchObject([[{ result: 'accepted' }]]);
  });

  it('writes a batch longer than a commit in one, then the batch behind it', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const leader = await leaderOn(stack, { bus: createInProcessBus() });
    const many = Array.from({ length: 2001 }, (_, place) => fixture({ key: `m${place}`, home: { name: `Hold ${place}` } }));
    const [long, short] = await Promise.all([leader.submit(PROVIDER, many), leader.submit(PROVIDER, [fixture({ key: 'x' })])]);
    expect([...long, ...short].filter(({ result }) => result === 'accepted')).toHaveLength(2002);
    expect(await stack.db`select count(*)::int as n from journal`).toEqual([{ n: 2002 }]);
  });

  it('rejects batches that could not be written, and decides the same messages anew when retried', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    let broken = false;
    const published: PublishedEntry[] = [];
    const bus = createInProcessBus();
    await bus.subscribe(({ entries }) => published.push(...entries));
    const leader = await leaderOn(stack, { db: failing(stack.db, () => broken), bus });
    await leader.submit(PROVIDER, [fixture(), status(1, 12)]);
    broken = true;
    const lost = [leader.submit(PROVIDER, [score(10, 1, 0)]), leader.submit(PROVIDER, [score(11, 2, 0)])];
    await Promise.all(lost.map((submission) => expect(submission).rejects.toThrow(JournalUnavailable)));
    expect(published.map(({ n }) => n)).toEqual([1, 2]);
    broken = false;
    const [decision] = await leader.submit(PROVIDER, [score(10, 1, 0)]);
    expect(decision).toMatchObject({ result: 'accepted' });
    expect(published.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('refuses only the message on which the rules throw, and leaves no gap in the journal', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const state = { ...emptyState(), rankings: new Map() };
    state.rankings.get = () => fail(new Error('a mistake in the rules'));
    const reported: unknown[] = [];
    const leader = await leaderOn(stack, { state, bus: createInProcessBus(), report: (error) => reported.push(error) });
    const list: Message = {
      kind: 'ranking-list',
      key: 'r1',
      seq: 1,
      at: at(1),
      sport: 1,
      name: 'FIFA',
      date: '2026-11-20',
      rows: [],
    };
    expect(await leader.submit(PROVIDER, [fixture(), list, status(1, 12)])).toMatchObject([
      { result: 'accepted' },
      { result: 'refused', code: 'failed' },
      { result: 'accepted' },
    ]);
    expect(await leader.submit(PROVIDER, [list, score(10, 1, 0)])).toMatchObject([{ code: 'failed' }, { result: 'accepted' }]);
    expect(await stack.db`select n::int from journal order by n`).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(reported).toEqual([new Error('a mistake in the rules'), new Error('a mistake in the rules')]);
  });

  it('[F-03] sheds details first and then all messages while the database hangs', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const { promise: standing, reject: lose } = Promise.withResolvers<never>();
    let stands = true;
    const db = new Proxy(stack.db, {
      apply: (target, self, args) =>
        stands ? standing : Reflect.apply<unknown, unknown[], unknown>(target as never, self, args),
    });
    const leader = await leaderOn(stack, { db, reload: () => loadState(stack.db, ''), bus: createInProcessBus() });
    const comment: Message = { kind: 'comment', key: 'c1', seq: 1, at: at(1), event: 'm1', text: 'Bolden ruller' };
    const applied = (name: string, megabytes: number) => goal(name, 5, 'home', { detail: 'x'.repeat(megabytes * 2 ** 20) });
    const submissions = [
      leader.submit(PROVIDER, [fixture(), status(1, 12), comment, applied('g1', 9)]),
      leader.submit(PROVIDER, [{ ...comment, key: 'c2' }, score(2, 1, 0), applied('g2', 25)]),
    ];
    await expect(leader.submit(PROVIDER, [score(3, 2, 0)])).rejects.toThrow(Overloaded);
    stands = false;
    lose(new Error('it does not come back'));
    await Promise.all(submissions.map((submission) => expect(submission).rejects.toThrow(JournalUnavailable)));
    const all = await leader.submit(PROVIDER, [fixture(), status(1, 12), comment]);
    expect(all.map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('[F-03] answers a shed detail with overloaded, and accepts the score beside it', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const { promise: written, resolve: goOn } = Promise.withResolvers<void>();
    const db = new Proxy(stack.db, {
      apply: (target, self, args) => written.then(() => Reflect.apply<unknown, unknown[], unknown>(target as never, self, args)),
    });
    const leader = await leaderOn(stack, { db, bus: createInProcessBus() });
    const statistics = (key: string): Message => ({
      kind: 'statistics',
      key,
      seq: 1,
      at: at(1),
      event: 'm1',
      period: 0,
      values: [{ stat: 12, home: '1', away: '2' }],
    });
    const first = leader.submit(PROVIDER, [
      fixture(),
      status(1, 12),
      statistics('s1'),
      goal('g1', 5, 'home', { detail: 'x'.repeat(9 * 2 ** 20) }),
    ]);
    const second = leader.submit(PROVIDER, [statistics('s2'), score(2, 1, 0)]);
    goOn();
    expect((await first).map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect(await second).toMatchObject([{ result: 'refused', code: 'overloaded' }, { result: 'accepted' }]);
    expect(await leader.submit(PROVIDER, [statistics('s2')])).toMatchObject([{ result: 'accepted' }]);
  });

  it('writes nothing under a past term, rejects its batches, and reports the lost leadership once', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const bus = createInProcessBus();
    const published: PublishedEntry[] = [];
    await bus.subscribe(({ entries }) => published.push(...entries));
    let lost = 0;
    const leader = await leaderOn(stack, {
      bus,
      onLeadershipLost: () => {
        lost += 1;
      },
    });
    await leader.submit(PROVIDER, [fixture()]);
    await stack.db`update instance set term = term + 1`;
    const late = [leader.submit(PROVIDER, [status(1, 12)]), leader.submit(PROVIDER, [score(10, 1, 0)])];
    await Promise.all(late.map((submission) => expect(submission).rejects.toThrow(NotLeading)));
    await expect(leader.submit(PROVIDER, [score(10, 1, 0)])).rejects.toThrow(NotLeading);
    await leader.drain();
    expect(lost).toBe(1);
    expect(published.map(({ n }) => n)).toEqual([1]);
    expect(await stack.db`select n::int from journal`).toEqual([{ n: 1 }]);
  });

  it('lets no take-over come between its check of the term and its write', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const leader = await leaderOn(stack, { bus: createInProcessBus(), onLeadershipLost: () => undefined });
    const other = await stack.db.reserve();
    await other`begin`;
    await other`update instance set term = term + 1`;
    const late = leader.submit(PROVIDER, [fixture()]);
    // It may reject before it is awaited.
    late.catch(() => undefined);
    const waits = async (): Promise<number> =>
      (await stack.db`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into journal%'`).length;
    await expect.poll(waits).toBe(1);
    // The next leader reads the journal now: no write may follow.
    await other`commit`;
    other.release();
    await expect(late).rejects.toThrow(NotLeading);
    expect(await stack.db`select from journal`).toHaveLength(0);
  });
});
