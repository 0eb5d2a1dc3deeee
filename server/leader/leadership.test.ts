import { differences, emptyState } from '@stillingen/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import { createInProcessBus } from '../bus/in-process.ts';
import { connectOnce } from '../database/database.ts';
import { readJournal, readProviders } from '../journal/journal.ts';
import { seekLease, takeLease } from '../journal/lease.ts';
import { openShared } from '../database/open.ts';
import { issueKey } from '../journal/providers.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createFollower } from './follower.ts';
import { JournalUnavailable, NotLeading } from './leader.ts';
import { createLeadership, type Leadership } from './leadership.ts';
import { noTracing } from '../ops/tracing.ts';
import { loadState } from '../journal/load-state.ts';
import { replayJournal } from '../journal/replay-journal.ts';

const PATIENT = { interval: 10 };
const HOUR_MS = 3_600_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres[Symbol.asyncDispose]());

const open = (url = postgres.url) => openShared(url, { timeoutMs: 60_000 });
beforeEach(async () => {
  await using store = await open();
  await store.db`truncate journal, snapshot, provider cascade`;
  await issueKey(store.db, PROVIDER.name, PROVIDER.origin);
});

/** A process that would lead, with a database and a follower of its own. */
async function startProcess(bus = createInProcessBus(), { nowMs = Date.now, url = postgres.url } = {}) {
  const stack = new AsyncDisposableStack();
  const { db, address } = stack.use(await open(url));
  const follower = stack.use(await createFollower({ bus, db, state: await loadState(db, '') }));
  const said: string[] = [];
  const leadership: Leadership = stack.use(
    await createLeadership({
      db,
      bus,
      follower,
      held: null,
      seek: (where) => seekLease(db, address, where),
      nowMs,
      report: () => undefined,
      warn: (line) => said.push(line),
      onCommit: () => undefined,
      tracing: noTracing,
    }),
  );
  return { db, address, follower, leadership, said, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
const leading =
  (...all: readonly { leadership: Leadership }[]) =>
  () =>
    all.map(({ leadership }) => leadership.isLeading);

describe('of two processes on one database', () => {
  it('one leads; the other refuses messages, and leads where the first has ended, under a later term', async () => {
    const bus = createInProcessBus();
    const first = await startProcess(bus);
    await expect.poll(leading(first), PATIENT).toEqual([true]);
    await using second = await startProcess(bus);
    await expect.poll(() => second.leadership.isStandby, PATIENT).toBe(true);
    await expect(second.leadership.submit(PROVIDER, [fixture()])).rejects.toThrow(NotLeading);
    expect(await first.leadership.submit(PROVIDER, [fixture()])).toMatchObject([{ result: 'accepted' }]);
    const { term } = first.leadership;
    await first[Symbol.asyncDispose]();
    expect(first.said).toEqual([`this process leads (term ${term})`]);
    await expect.poll(leading(second), PATIENT).toEqual([true]);
    expect(second.leadership.term).toBeGreaterThan(term);
    // It knows what the first was told.
    expect(await second.leadership.submit(PROVIDER, [fixture(), status(1, 12)])).toMatchObject([
      { result: 'duplicate' },
      { result: 'accepted' },
    ]);
  });

  it('says where it can be reached also where it is told so while it takes the lease', async () => {
    await using only = await startProcess();
    await only.leadership.announce('http://edge.example:8080');
    await expect.poll(leading(only), PATIENT).toEqual([true]);
    await expect.poll(() => only.db`select url from instance`, PATIENT).toEqual([{ url: 'http://edge.example:8080' }]);
  });

  it('the one whose term was passed by force writes and answers nothing more, and steps down', async () => {
    const bus = createInProcessBus();
    const published: number[] = [];
    await bus.subscribe(({ entries }) => published.push(...entries.map(({ n }) => n)));
    await using only = await startProcess(bus);
    await expect.poll(leading(only), PATIENT).toEqual([true]);
    const { term } = only.leadership;
    await only.leadership.submit(PROVIDER, [fixture()]);
    await only.db`update instance set term = term + 10`;
    await expect(only.leadership.submit(PROVIDER, [status(1, 12)])).rejects.toThrow(NotLeading);
    await expect(only.leadership.submit(PROVIDER, [status(1, 12)])).rejects.toThrow(NotLeading);
    expect(published).toEqual([1]);
    expect(await only.db`select n::int from journal`).toEqual([{ n: 1 }]);
    // It did not exit: it may lead again, under a term after that one.
    await expect.poll(() => only.leadership.term, PATIENT).toBeGreaterThan(term + 10);
    expect(await only.leadership.submit(PROVIDER, [status(1, 12)])).toMatchObject([{ result: 'accepted' }]);
  });

  it('the one whose term was passed notices at its next beat, also where it is told nothing', async () => {
    await using only = await startProcess();
    await expect.poll(leading(only), PATIENT).toEqual([true]);
    const { term } = only.leadership;
    const passed = term + 10;
    await only.db`update instance set term = ${passed}`;
    await expect.poll(() => only.leadership.term, PATIENT).toBeGreaterThan(passed);
    expect(only.leadership.takeOvers).toBe(2);
    expect(only.said).toEqual([
      `this process leads (term ${term})`,
      `the lease to write the journal is lost: this process leads no more (term ${term})`,
      `this process leads (term ${passed + 1})`,
    ]);
  });

  it('one that leads again is no standby, whatever becomes of what it wrote under its last term', async () => {
    await using only = await startProcess();
    await expect.poll(leading(only), PATIENT).toEqual([true]);
    await using busy = await open();
    const waits = async (): Promise<number> => (await busy.db`select from pg_locks where not granted`).length;
    const { term } = only.leadership;
    await busy.db.begin(async (tx) => {
      await tx`lock table journal in share mode`;
      const hanging = only.leadership.submit(PROVIDER, [fixture()]);
      // It may be refused before it is awaited.
      hanging.catch(() => undefined);
      await expect.poll(waits, PATIENT).toBe(1);
      await tx`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7345512`;
      await expect(hanging).rejects.toThrow(JournalUnavailable);
      await expect.poll(() => only.leadership.term, PATIENT).toBeGreaterThan(term);
    });
    await expect.poll(waits, PATIENT).toBe(0);
    expect(await only.leadership.submit(PROVIDER, [fixture()])).toMatchObject([{ result: 'accepted' }]);
    expect([only.leadership.isLeading, only.leadership.isStandby]).toEqual([true, false]);
  });

  it('clocks that are two hours apart change nothing: order comes from numbers', async () => {
    const bus = createInProcessBus();
    const early = await startProcess(bus, { nowMs: () => Date.now() + HOUR_MS });
    await expect.poll(leading(early), PATIENT).toEqual([true]);
    await early.leadership.submit(PROVIDER, [fixture(), status(1, 12), score(10, 1, 0)]);
    await using late = await startProcess(bus, { nowMs: () => Date.now() - HOUR_MS });
    await early[Symbol.asyncDispose]();
    await expect.poll(leading(late), PATIENT).toEqual([true]);
    expect(await late.leadership.submit(PROVIDER, [score(9, 0, 0), score(11, 1, 1)])).toMatchObject([
      { result: 'stale' },
      { result: 'accepted' },
    ]);
    const rebuilt = emptyState();
    await replayJournal(rebuilt, readJournal(late.db, 0), await readProviders(late.db));
    expect(rebuilt.n).toBe(4);
    expect(differences(late.follower.state, rebuilt)).toEqual([]);
    expect([...rebuilt.events.values()].map(({ results }) => results)).toEqual(
      [...late.follower.state.events.values()].map(({ results }) => results),
    );
    const [times] = await late.db<{ backwards: boolean }[]>`
      select bool_or(received_at < before) as backwards from (select received_at, lag(received_at) over (order by n) as before from journal) as row`;
    expect(times!.backwards).toBe(true);
  });

  it('the one whose line to the database is dead is passed within seconds, and its senders are told', async () => {
    const line = await postgres.lineOfItsOwn();
    const bus = createInProcessBus();
    const first = await startProcess(bus, { url: line.url });
    await expect.poll(leading(first), PATIENT).toEqual([true]);
    await using second = await startProcess(bus);
    line.stall();
    const hanging = first.leadership.submit(PROVIDER, [fixture()]);
    await expect(hanging).rejects.toThrow(new JournalUnavailable('the lease to write the journal is lost'));
    await expect.poll(leading(first, second), PATIENT).toEqual([false, true]);
    // What hung may have been written or not: whoever leads now knows which.
    const [verdict] = await second.leadership.submit(PROVIDER, [fixture()]);
    expect(['accepted', 'duplicate']).toContain(verdict!.result);
    line.join();
    await first[Symbol.asyncDispose]();
    await line[Symbol.asyncDispose]();
    expect(await second.db`select n::int from journal`).toEqual([{ n: 1 }]);
  });

  it('one of an older version, which does not beat, is left alone; one that has stopped to beat is not', async () => {
    await using store = await open();
    const held = connectOnce({ url: postgres.url }, () => undefined);
    await held`select pg_advisory_lock(7345512)`;
    await store.db`update instance set beat_at = null`;
    // Longer than a leader may be silent.
    await held`select pg_sleep(3.5)`;
    expect(await seekLease(store.db, store.address, '')).toBeNull();
    expect(await held`select 1 as alive`).toEqual([{ alive: 1 }]);
    await store.db`update instance set beat_at = now() - interval '1 hour'`;
    // It did something just now: it may have taken the lease this moment.
    expect(await seekLease(store.db, store.address, '')).toBeNull();
    let lease: Awaited<ReturnType<typeof seekLease>> = null;
    await expect.poll(async () => (lease ??= await seekLease(store.db, store.address, '')), PATIENT).not.toBeNull();
    await lease![Symbol.asyncDispose]();
    await held.end({ timeout: 1 });
  });

  it('one whose line dies while it takes the lease gives up, and the lease is taken by another', async () => {
    await using store = await open();
    await using line = await postgres.lineOfItsOwn();
    const busy = await store.db.reserve();
    await busy`begin`;
    await busy`lock table instance`;
    const taking = takeLease(line, '', 1000);
    // It may be refused before it is awaited.
    taking.catch(() => undefined);
    const waits = async (): Promise<number> =>
      (await store.db`select from pg_stat_activity where wait_event_type = 'Lock'`).length;
    await expect.poll(waits, PATIENT).toBe(1);
    line.stall();
    await busy`rollback`;
    busy.release();
    await expect(taking).rejects.toThrow('CONNECTION_DESTROYED');
    let lease: Awaited<ReturnType<typeof seekLease>> = null;
    await expect.poll(async () => (lease ??= await seekLease(store.db, store.address, '')), PATIENT).not.toBeNull();
    await lease![Symbol.asyncDispose]();
  });
});
