import { copyState, emptyState, type Entry } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/live/scenario.ts';
import type { Database } from '../store/database.ts';
import { createInProcessBus } from '../bus/in-process.ts';
import { startTestStack } from '../test-stack.ts';
import { createFollower } from './follower.ts';
import { createLeader, JournalUnavailable } from './leader.ts';

/** The database of a running server, whose next journal writes fail where `fail` says so. */
function failing(db: Database, fail: () => boolean): Database {
  return new Proxy(db, {
    apply(target, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) {
      if (strings[0]?.includes('insert into journal') && fail()) return Promise.reject(new Error('no space left'));
      return Reflect.apply(target as never, self, [strings, ...values]);
    },
  });
}

const fail = (error: unknown): never => {
  throw error;
};

describe('the leader', () => {
  it('answers what was committed even where a follower fails', async () => {
    await using stack = await startTestStack();
    await stack.keyOf('test');
    const bus = createInProcessBus();
    await bus.follow(() => fail(new Error('a follower fails')));
    const reported: unknown[] = [];
    const leader = createLeader({
      db: stack.db,
      bus,
      state: emptyState(),
      nowMs: Date.now,
      report: (error) => reported.push(error),
    });
    expect(await leader.submit(PROVIDER, [fixture()])).toMatchObject([{ result: 'accepted' }]);
    expect(await leader.submit(PROVIDER, [status(1, 12)])).toMatchObject([{ result: 'accepted' }]);
    expect(reported).toHaveLength(2);
  });

  it('publishes after the commit, in order, and a follower that runs ahead passes old entries over', async () => {
    await using stack = await startTestStack();
    const bus = createInProcessBus();
    const published: Entry[] = [];
    await bus.follow((entries) => published.push(...entries));
    const follower = await createFollower(bus, emptyState());
    await stack.keyOf('test');
    const leader = createLeader({ db: stack.db, bus, state: emptyState(), nowMs: Date.now, report: fail });
    const [first, second] = await Promise.all([
      leader.submit(PROVIDER, [fixture(), status(1, 12)]),
      leader.submit(PROVIDER, [score(10, 1, 0)]),
    ]);
    expect([first, second].flat().map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(published.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(Number((await stack.db`select max(n) as n from journal`)[0]!.n)).toBe(3);
    const again = copyState(follower.state);
    await bus.publish(published);
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
    await bus.follow((entries) => steps.push(`publish ${entries.map(({ n }) => n).join(' ')}`));
    const leader = createLeader({ db, bus, state: emptyState(), nowMs: Date.now, report: fail });
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
    await bus.follow((entries) => published.push(...entries));
    const leader = createLeader({ db: failing(stack.db, () => broken), bus, state: emptyState(), nowMs: Date.now, report: fail });
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
});
