import { copyState, emptyState, type Entry } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/live/scenario.ts';
import type { Database } from '../store/database.ts';
import { createInProcessBus } from '../bus/in-process.ts';
import { startTestStack, type TestStack } from '../test-stack.ts';
import { createFollower } from './follower.ts';
import { createLeader, JournalUnavailable, type LeaderOptions, NotLeading } from './leader.ts';
import { loadState } from './load-state.ts';

/** The database of a running server, whose next journal writes fail where `fail` says so. */
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
const never = (): never => fail(new Error('nobody else leads'));

/** A leader beside that of a running server, under the same term. */
async function leaderOn(
  { db }: TestStack,
  options: Partial<LeaderOptions> & Pick<LeaderOptions, 'bus'>,
): Promise<ReturnType<typeof createLeader>> {
  const [instance] = await db<{ term: string }[]>`select term from instance`;
  return createLeader({
    db,
    term: Number(instance!.term),
    state: emptyState(),
    reload: () => loadState(db, ''),
    nowMs: Date.now,
    report: fail,
    onLost: never,
    ...options,
  });
}

describe('the leader', () => {
  it('answers what was committed even where a follower fails', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const bus = createInProcessBus();
    await bus.follow(() => fail(new Error('a follower fails')));
    const reported: unknown[] = [];
    const leader = await leaderOn(stack, { bus, report: (error) => reported.push(error) });
    expect(await leader.submit(PROVIDER, [fixture()])).toMatchObject([{ result: 'accepted' }]);
    expect(await leader.submit(PROVIDER, [status(1, 12)])).toMatchObject([{ result: 'accepted' }]);
    expect(reported).toHaveLength(2);
  });

  it('[F-25] says in its beats for how long no provider has spoken; an empty batch is a word, too', async () => {
    await using stack = await startTestStack();
    const bus = createInProcessBus();
    const beats: number[] = [];
    await bus.follow(({ quietMs = -1 }) => beats.push(quietMs));
    const leader = await leaderOn(stack, { bus, quietMs: 3_600_000 });
    leader.beat();
    await leader.drain();
    await leader.submit(PROVIDER, []);
    leader.beat();
    await leader.drain();
    expect([beats.length, beats[0]! >= 3_600_000, beats[1]! < 3_600_000]).toEqual([2, true, true]);
  });

  it('publishes after the commit, in order, and a follower that runs ahead passes old entries over', async () => {
    await using stack = await startTestStack();
    const bus = createInProcessBus();
    const published: Entry[] = [];
    await bus.follow(({ entries }) => published.push(...entries));
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

  it('has the next commit written while the one before is published', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const steps: string[] = [];
    const db = failing(stack.db, () => {
      steps.push('write');
      return false;
    });
    const bus = createInProcessBus();
    await bus.follow(({ entries }) => steps.push(`publish ${entries.map(({ n }) => n).join(' ')}`));
    const leader = await leaderOn(stack, { db, bus });
    void leader.submit(PROVIDER, [fixture()]);
    void leader.submit(PROVIDER, [status(1, 12)]);
    await leader.drain();
    expect(steps).toEqual(['write', 'write', 'publish 1', 'publish 2']);
  });

  it('gives up what could not be written, and judges the same messages anew when it can', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    let broken = false;
    const published: Entry[] = [];
    const bus = createInProcessBus();
    await bus.follow(({ entries }) => published.push(...entries));
    const leader = await leaderOn(stack, { db: failing(stack.db, () => broken), bus });
    await leader.submit(PROVIDER, [fixture(), status(1, 12)]);
    broken = true;
    const lost = [leader.submit(PROVIDER, [score(10, 1, 0)]), leader.submit(PROVIDER, [score(11, 2, 0)])];
    for (const submission of lost) await expect(submission).rejects.toThrow(JournalUnavailable);
    expect(published.map(({ n }) => n)).toEqual([1, 2]);
    broken = false;
    const [verdict] = await leader.submit(PROVIDER, [score(10, 1, 0)]);
    expect(verdict).toMatchObject({ result: 'accepted' });
    expect(published.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('writes nothing under a term that is over: what it was sent is answered to nobody, and it says that it lost', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const bus = createInProcessBus();
    const published: Entry[] = [];
    await bus.follow(({ entries }) => published.push(...entries));
    let lost = 0;
    const leader = await leaderOn(stack, {
      bus,
      onLost: () => {
        lost += 1;
      },
    });
    await leader.submit(PROVIDER, [fixture()]);
    await stack.db`update instance set term = term + 1`;
    const late = [leader.submit(PROVIDER, [status(1, 12)]), leader.submit(PROVIDER, [score(10, 1, 0)])];
    for (const submission of late) await expect(submission).rejects.toThrow(NotLeading);
    await expect(leader.submit(PROVIDER, [score(10, 1, 0)])).rejects.toThrow(NotLeading);
    await leader.drain();
    expect(lost).toBe(1);
    expect(published.map(({ n }) => n)).toEqual([1]);
    expect(await stack.db`select n::int from journal`).toEqual([{ n: 1 }]);
  });

  it('is not overtaken by a take-over between its check of the term and its write', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const leader = await leaderOn(stack, { bus: createInProcessBus(), onLost: () => undefined });
    const other = await stack.db.reserve();
    await other`begin`;
    await other`update instance set term = term + 1`;
    const late = leader.submit(PROVIDER, [fixture()]);
    const waits = async (): Promise<number> =>
      (await stack.db`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into journal%'`).length;
    await expect.poll(waits).toBe(1);
    // Whoever takes over reads the journal now: what waits must not come after.
    await other`commit`;
    other.release();
    await expect(late).rejects.toThrow(NotLeading);
    expect(await stack.db`select from journal`).toHaveLength(0);
  });
});
